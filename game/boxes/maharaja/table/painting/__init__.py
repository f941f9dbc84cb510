"""Everything on the table below the items."""
