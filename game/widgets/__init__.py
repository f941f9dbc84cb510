"""Controls on a semantic tree and the protocol of a table."""
