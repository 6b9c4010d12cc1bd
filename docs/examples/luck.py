"""The words of luck (docs/record-format.md, "The luck")."""

import hashlib

MASK = 0xFFFFFFFF


def seed_of(secret, nonces):
    """The seed: the secret mixed with the nonces by seat, None for a seat without one."""
    mixed = b"stammtisch luck 1" + secret
    for at, nonce in enumerate(nonces):
        mixed += bytes([at]) + bytes.fromhex(nonce) if nonce else b""
    return hashlib.sha256(mixed).digest()


def rotate(word, by):
    return (word << by | word >> (32 - by)) & MASK


def quarter(s, a, b, c, d):
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotate(s[d] ^ s[a], 16)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotate(s[b] ^ s[c], 12)
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotate(s[d] ^ s[a], 8)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotate(s[b] ^ s[c], 7)


def words(key, stream):
    """The 32-bit words of one luck row."""
    counter = 0
    key = [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    while True:
        place = [counter & MASK, counter >> 32, stream & MASK, stream >> 32]
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, *place]
        state = list(start)
        for _ in range(10):
            for column in range(4):
                quarter(state, column, column + 4, column + 8, column + 12)
            for diagonal in range(4):
                quarter(state, diagonal, (diagonal + 1) % 4 + 4, (diagonal + 2) % 4 + 8, (diagonal + 3) % 4 + 12)
        yield from ((a + b) & MASK for a, b in zip(state, start))
        counter += 1


def below(stream, bound):
    """A number from 0 to `bound - 1`."""
    for word in stream:
        product = word * bound
        if product & MASK >= 2**32 % bound:
            return product >> 32
