"""A wire between one phone and the server that can be cut and mended, like a home network."""

import asyncio
from asyncio import StreamReader, StreamWriter

from tests.browser.room import HOST


class Wire:
    """Carries bytes to the server's port while it is whole."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_whole = True
        self.ends: set[StreamWriter] = set()

    async def lay(self) -> str:
        """Begin to carry; returns the address at this end."""
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"http://{HOST}:{self.server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """From now on nothing goes through."""
        self.is_whole = False
        for end in self.ends:
            end.transport.abort()

    def mend(self) -> None:
        """It is whole again."""
        self.is_whole = True

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        if not self.is_whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends |= {writer, far_writer}
        await asyncio.gather(pipe(reader, far_writer), pipe(far_reader, writer))
        self.ends -= {writer, far_writer}


async def pipe(reader: StreamReader, writer: StreamWriter) -> None:
    """Carry bytes one way until there are no more."""
    try:
        while content := await reader.read(65536):
            writer.write(content)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
