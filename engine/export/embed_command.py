"""An embedding as the command line that prints it."""

from __future__ import annotations

import shlex

from engine.embedding import BY_HAND, Embedding, inline


def embed_words(embedding: Embedding, seed: int = 0) -> list[str]:
    """Return the words after ``main.py``; ``seed`` is that of a random map.

    >>> from engine.embedding import embedding_of, guest_of, host_of
    >>> ring = embedding_of(guest_of("ring", 8), host_of("hypercube", 8))
    >>> " ".join(embed_words(ring))
    'embed --guest ring --p 8 --host hypercube --host-p 8 --map gray'
    """
    guest, host = embedding.guest, embedding.host
    by_hand = embedding.map == BY_HAND
    words = ["embed", "--guest", guest.kind]
    words += ["--dims" if len(guest.dims) > 1 else "--p", guest.written]
    words += ["--host", host.kind]
    words += ["--host-dims" if host.kind in ("torus", "mesh") else "--host-p", host.written]
    words += ["--map", inline(embedding.placed) if by_hand else embedding.map]
    return [*words, "--seed", str(seed)] if embedding.map == "random" else words


def embed_line(embedding: Embedding, seed: int = 0) -> str:
    """Return the command line of ``embed_words``, as a shell takes it."""
    return shlex.join(["python", "main.py", *embed_words(embedding, seed)])
