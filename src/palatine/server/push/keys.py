"""The pair of keys by which push services know this installation (RFC 8292), made once and kept.

The private key is in a file of its own in the data folder, which nobody else may read.
"""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from palatine.core.errors import BadSetup
from palatine.machine import private_file

KEY: Final = "push.key"
CURVE: Final = ec.SECP256R1()
BYTES: Final = 32
GOOD_SECONDS: Final = 12 * 60 * 60
"""How long a push service may take a signature for ours; the standard allows a day at most."""


class Keys:
    """Our pair."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = spelt(point_of(private.public_key()))
        """What we tell a browser, so that only we can call it."""

    @classmethod
    def kept_in(cls, folder: Path) -> "Keys":
        """The pair of this folder; makes one if there is none."""
        path = folder / KEY
        try:
            return cls(ec.derive_private_key(int(path.read_text(), 16), CURVE))
        except FileNotFoundError:
            return cls(made(path))
        except (OSError, ValueError) as error:
            raise BadSetup(f"the key in {path} can't be read: {type(error).__name__}") from None

    def signed_for(self, audience: str, subject: str) -> str:
        """The header that tells the push service at this origin who we are, and whom to write
        to."""
        until = int(time.time()) + GOOD_SECONDS
        claims = {"aud": audience, "exp": until, "sub": subject}
        text = b".".join(
            spelt(json.dumps(part, separators=(",", ":")).encode()).encode()
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._private.sign(text, ec.ECDSA(SHA256())))
        signature = spelt(r.to_bytes(BYTES, "big") + s.to_bytes(BYTES, "big"))
        return f"vapid t={text.decode()}.{signature}, k={self.public}"


def made(path: Path) -> ec.EllipticCurvePrivateKey:
    """A new pair, saved; if another process was faster, its pair."""
    private = ec.generate_private_key(CURVE)
    number = private.private_numbers().private_value
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = private_file(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        with os.fdopen(file, "w") as kept:
            kept.write(f"{number:064x}\n")
    except OSError as error:
        raise BadSetup(f"can't write a key to {path.parent}: {error.strerror}") from None
    return private


def point_of(public: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as push services and browsers write it."""
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def spelt(content: bytes) -> str:
    """Bytes in letters that fit in an address."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def unspelt(text: str) -> bytes:
    """The bytes again; ValueError if the text is not such letters."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
