"""What can be said and shown of a run: results, tables, placement, the scene of a cycle."""
