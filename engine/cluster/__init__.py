"""Clusters (lecture 3.4): measured times, their reading, and the models fitted to them."""
