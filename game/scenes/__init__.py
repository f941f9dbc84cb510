"""What fills the window: menu, lobby, table, curtain and the others."""
