"""Faults as a person makes them, planted one at a time: which tests catch each?"""
