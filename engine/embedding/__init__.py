"""Embeddings: one network laid into another (lecture 3.3), as a value with its three numbers."""

from engine.embedding.guests import GUESTS, Guest, GuestKind, guest_kind, guest_of
from engine.embedding.hosts import HOSTS, Host, HostKind, host_for, host_kind, host_of, host_on
from engine.embedding.maps import BEST, BY_HAND, MAPS, TITLES, Map, map_of, nodes_of, why_not
from engine.embedding.reading import checked_nodes, in_file, inline, read_lines
from engine.embedding.value import Embedding, by_hand, embedding_of, moved

__all__ = [
    "BEST",
    "BY_HAND",
    "GUESTS",
    "HOSTS",
    "MAPS",
    "TITLES",
    "Embedding",
    "Guest",
    "GuestKind",
    "Host",
    "HostKind",
    "Map",
    "by_hand",
    "checked_nodes",
    "embedding_of",
    "guest_kind",
    "guest_of",
    "host_for",
    "host_kind",
    "host_of",
    "host_on",
    "in_file",
    "inline",
    "map_of",
    "moved",
    "nodes_of",
    "read_lines",
    "why_not",
]
