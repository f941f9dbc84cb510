"""What is around every scene: the stack, services, dialogs, notices."""
