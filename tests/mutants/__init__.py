"""Small faults planted in the rules, one at a time: does a test notice each?"""
