"""A WebSocket (RFC 6455), as far as a table needs one: text frames, pings, and an end. Python's own library only."""

import base64
import hashlib
import os
import socket
import ssl
import struct

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Refused(Exception):
    """The server has answered something else than a socket: the status line and the body."""


class WebSocket:
    """Connects to ws:// or wss://; `headers` say who comes."""

    def __init__(self, secure, host, port, path, headers):
        self.stream = socket.create_connection((host, port), timeout=60)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=host)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        headers = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        self.stream.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.buffer:
            self._read_more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        accepted = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or accepted not in head:
            raise Refused(head.split(b"\r\n")[0].decode(), self.buffer.decode(errors="replace"))

    def send(self, text):
        self._send(TEXT, text.encode())

    def receive(self):
        """The next text, or None when the server has closed the connection."""
        message = b""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length >= 126:
                length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
            payload = self._take(length)
            kind = first & 0x0F
            if kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                return None
            elif kind in (TEXT, CONTINUED):
                message += payload
                if first & 0x80:
                    return message.decode()

    def _send(self, kind, payload):
        # A client hides what it sends behind a mask, so that no proxy takes it for something else.
        mask = os.urandom(4)
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, length)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        self.stream.sendall(head + mask + masked)

    def _take(self, count):
        while len(self.buffer) < count:
            self._read_more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _read_more(self):
        more = self.stream.recv(65536)
        if not more:
            raise ConnectionError("the server has gone")
        self.buffer += more
