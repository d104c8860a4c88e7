"""A message that only one browser can open (RFC 8291: a shared secret, then AES-128-GCM)."""

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from palatine.server.push.keys import CURVE, point_of

RECORD: Final = 4096
"""The size of a record; a message is one record."""
LAST: Final = b"\x02"
"""Ends the content of the last record."""


def sealed(content: bytes, receiver: bytes, secret: bytes) -> bytes:
    """The body of a message for the browser with this public key and this secret."""
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)
    sender = point_of(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    key, nonce = keys_of(shared, secret, receiver, sender, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, content + LAST, None)


def keys_of(
    shared: bytes, secret: bytes, receiver: bytes, sender: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce that both ends arrive at."""
    common = derived(shared, secret, b"WebPush: info\x00" + receiver + sender, 32)
    key = derived(common, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, derived(common, salt, b"Content-Encoding: nonce\x00", 12)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """This many bytes of a key."""
    return HKDF(SHA256(), length, salt, info).derive(material)
