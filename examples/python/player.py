#!/usr/bin/env python3
"""A small computer player of both games, for a table of any Stammtisch server. Python 3.9 or later, nothing else.

    python3 examples/python/player.py http://localhost:7411/t/k3v9qmw2x7rtn5ab --name Monty

It takes a free seat, or with --token (or STAMMTISCH_TOKEN) the seat that a token opens, waits for the game, and plays it to its end.
It knows no rules: every update lists what its seat may do. How it chooses is at the top; docs/protocol.md tells the rest.
"""

import argparse
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from websocket import Refused, WebSocket

# ---- How it plays. You will want to change this. ----


def polterfass(view, legal):
    """As innkeeper: rolls until half of the barrels lie. As guest: orders the cards that add up to what often falls."""
    kinds = [action["kind"] for action in legal]
    if "close" in kinds:
        standing = sum(barrel["place"] == "standing" for barrel in view["barrels"])
        if "roll_on" in kinds and 2 * standing < len(view["barrels"]):
            return legal[kinds.index("roll_on")]
        return legal[kinds.index("close")]
    if kinds[0] == "order":
        return min(legal, key=lambda order: abs(sum(order["cards"]) - 5))
    return legal[0]


def goldbraeu(view, legal):
    """Does something rather than nothing, and of several things the first."""
    return next((action for action in legal if action["kind"] != "decline"), legal[0])


PLAYERS = {"polterfass": polterfass, "goldbraeu": goldbraeu}

# ---- How it gets to the table. ----


class Table:
    """A table's address, and who we are there: a token, or the cookie that the server gives us."""

    def __init__(self, link, token):
        url = urllib.parse.urlsplit(link)
        base, slash, self.id = url.path.rstrip("/").rpartition("/t/")
        if url.scheme not in ("http", "https") or not slash:
            sys.exit(f"{link} is no link to a table")
        self.secure = url.scheme == "https"
        self.host, self.port = url.hostname, url.port or (443 if self.secure else 80)
        self.origin, self.path = f"{url.scheme}://{url.netloc}", f"{base}/api/tables/{self.id}"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def post(self, path, body):
        """A POST below the table's own path; errors have a code, which docs/protocol.md explains."""
        headers = {"Content-Type": "application/json", **self.headers}
        request = urllib.request.Request(f"{self.origin}{self.path}/{path}", json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request) as answer:
                if cookie := answer.headers["Set-Cookie"]:
                    self.headers["Cookie"] = cookie.split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            sys.exit(f"the server refused: {error.read().decode()}")

    def socket(self):
        return WebSocket(self.secure, self.host, self.port, f"{self.path}/socket", self.headers)


class Player:
    """Plays at a table to the end of the game; comes back when the connection breaks."""

    def __init__(self, table):
        self.table = table
        self.seen = 0  # The number of the last update.
        self.answered = None  # The prompt that was answered last.
        self.pending = {}  # Steps that are neither acknowledged nor refused, by their ids.
        self.shared = False
        self.over = False

    def play(self):
        pause = 0.25
        while not self.over:
            try:
                self.talk(self.table.socket())
                pause = 0.25
            except Refused as refusal:
                sys.exit(f"the server refused: {refusal}")
            except OSError as error:
                print(f"the connection is lost ({error}); trying again", file=sys.stderr)
            if not self.over:
                time.sleep(pause)
                pause = min(2 * pause, 15)

    def talk(self, socket):
        self.socket = socket
        self.send({"type": "hello", "protocol": 1, "since": self.seen})
        # A step with the same id is never done twice, so sending again does no harm.
        for message in self.pending.values():
            self.send(message)
        while not self.over and (text := socket.receive()) is not None:
            message = json.loads(text)
            if message["type"] == "update":
                self.look(message)
            elif message["type"] in ("ack", "refused"):
                self.pending.pop(message["id"], None)
            elif message["type"] == "bye" and message["error"]["code"] not in ("shutting_down", "internal"):
                sys.exit(f"the server says goodbye: {message['error']}")

    def look(self, update):
        """Everything that counts is in the last update; nothing has to be remembered."""
        self.seen = update["n"]
        table, game = update["table"], update["game"]
        seat = table["you"]
        if seat is None:
            sys.exit("the seat was taken away")
        if table["stage"] == "lobby":
            if not self.shared and table["fairness"]["nonces"][seat] is None:
                # Our share of the luck.
                self.shared = True
                self.do({"kind": "nonce", "nonce": secrets.token_hex(16)})
        elif table["stage"] == "playing":
            if table["chairs"][seat]["stand_in"]:
                self.do({"kind": "take_back"}, f"back-{update['n']}")
            elif game["legal"] and game["asked"] != self.answered:
                self.answered = game["asked"]
                action = PLAYERS[table["game"]](game["view"], game["legal"])
                self.do({"kind": "act", "action": action, "asked": game["asked"]})
        else:
            print("the game is over", flush=True)
            self.over = True

    def do(self, command, name=None):
        step = name or f"py-{secrets.token_hex(8)}"
        self.pending[step] = {"type": "do", "id": step, "command": command}
        self.send(self.pending[step])

    def send(self, message):
        self.socket.send(json.dumps(message))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the table's link")
    parser.add_argument("--name", default="Monty", help="what it is called, if it takes a seat itself")
    parser.add_argument("--token", default=os.environ.get("STAMMTISCH_TOKEN"), help="the token of a seat")
    arguments = parser.parse_args()
    table = Table(arguments.link, arguments.token)
    if not arguments.token:
        table.post("sit", {"name": arguments.name})
    print("at the table", flush=True)
    Player(table).play()


if __name__ == "__main__":
    main()
