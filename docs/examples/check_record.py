#!/usr/bin/env python3
"""Referees recorded games of Polterfass, and follows those of Goldbräu: check_record.py FILE..

Written from docs/record-format.md and the pages that it names, with nothing but Python's own library (3.10 or later).
Exit code 0 if every record holds; otherwise 1, and the first line that does not is named for each that does not. Of Goldbräu
it does not know all rules: docs/record-format.md says what it can't notice.
"""

import hashlib
import json
import sys

sys.dont_write_bytecode = True

import goldbraeu
import polterfass
from luck import seed_of, words
from shapes import digits, fields, flag, is_a, list_of, need, one_of, text, whole, Wrong

GAMES = {"polterfass": polterfass, "goldbraeu": goldbraeu}
SEAT, COUNT = whole(0, 7), whole(0, 2**64 - 1)


def is_deadline(value):
    return value == "off" or fields(value, {"seconds": whole(0, 65535)})


def is_options(value):
    return fields(value, {}, {"deadline": is_deadline, "spectators": flag, "advice": flag, "listed": flag})


# What each kind of row has to have, and what else it may have; other fields are passed over.
ROWS = {
    "opened": {"game": text, "rules": COUNT, "format": COUNT, "commitment": digits(32), "options": is_options},
    "arranged": {"options": is_options},
    "sat": {"seat": SEAT, "name": text},
    "computer": {"seat": SEAT, "name": text, "player": text},
    "stood": {"seat": SEAT, "removed": flag},
    "renamed": {"seat": SEAT, "name": text},
    "nonce": {"seat": SEAT, "nonce": digits(16)},
    "began": {},
    "stand_in": {"seat": SEAT},
    "act": {"seat": SEAT, "by": one_of("person", "computer", "stand_in")},
    "luck": {"ordinal": COUNT},
    "ended": {"scores": list_of(whole(-(2**31), 2**31 - 1)), "winners": list_of(SEAT), "secret": digits(32)},
}
MAY = {"stand_in": {"why": lambda value: value is None or one_of("deadline", "away", "left")(value)}}
PASSED_OVER = ("host", "said", "phrase", "muted", "rematch", "closed")


def of_game(game):
    """The same for what depends on the game."""
    setup, action, draw = {"setup": game.is_setup}, {"action": is_a(game.ACTIONS)}, {"draw": is_a(game.DRAWS)}
    return {"opened": setup, "arranged": setup, "act": action, "luck": draw}


def shape(row, game):
    """Whether a row has what it has to have, each as it should be."""
    need(type(row) is dict and text(row.get("kind")), "not a row")
    need(row["kind"] in ROWS or row["kind"] in PASSED_OVER, f"unknown kind {row['kind']}")
    wanted = {"n": whole(1, 2**64 - 1), "at": COUNT, **ROWS.get(row["kind"], {}), **of_game(game).get(row["kind"], {})}
    for name, fits in wanted.items():
        need(name in row and fits(row[name]), f"`{name}` is missing or wrong")
    for name, fits in MAY.get(row["kind"], {}).items():
        need(name not in row or fits(row[name]), f"`{name}` is wrong")


class Table:
    def __init__(self, rules, secret):
        self.rules, self.secret = rules, secret
        self.setup, self.game, self.last, self.ended = None, None, 0, False

    def row(self, row):
        shape(row, self.rules)
        kind, seat = row["kind"], row.get("seat")
        need(row["n"] > self.last, "numbers must rise")
        self.last = row["n"]
        need((self.setup is None) == (kind == "opened"), "the first row, and no other, is `opened`")
        need(seat is None or seat in range(self.setup["seats"]), "no such seat")
        if kind in ("arranged", "sat", "stood", "nonce", "began"):
            need(self.game is None, "the game has begun already")
        if kind == "opened":
            need((row["rules"], row["format"]) == (self.rules.RULES, 1), "unknown version")
            self.setup, self.commitment = row["setup"], row["commitment"]
            self.nonces, self.taken = [None] * self.setup["seats"], [False] * self.setup["seats"]
        elif kind == "arranged":
            self.setup = row["setup"]
            self.nonces = (self.nonces + [None] * 6)[: self.setup["seats"]]
            self.taken = (self.taken + [False] * 6)[: self.setup["seats"]]
        elif kind in ("sat", "stood"):
            need(self.taken[seat] == (kind == "stood"), "the chair is taken" if kind == "sat" else "the chair is free")
            self.nonces[seat], self.taken[seat] = None, kind == "sat"
        elif kind == "computer":
            self.taken[seat] = True
        elif kind == "renamed":
            need(self.taken[seat], "the chair is free")
        elif kind == "nonce":
            self.nonces[seat] = row["nonce"]
        elif kind == "began":
            need(all(self.taken), "a chair is free")
            self.game, self.draws = self.rules.Game(self.setup), 0
            self.seed = seed_of(self.secret, self.nonces) if self.secret else None
        elif kind in ("act", "luck"):
            need(self.game is not None, "no game has begun")
            need(not self.ended and self.game.over() is not True, "the game is over")
            if kind == "act":
                need(self.game.luck_due() is not True, "luck is due")
                self.game.act(seat, row["action"])
            else:
                self.luck(row)
        elif kind == "ended":
            need(self.game is not None and self.game.over() is not False, "the game is not over")
            need(not self.ended, "the game has ended already")
            self.scores, self.winners = row["scores"], sorted(set(row["winners"]))
            need(self.game.follows(self.scores, self.winners), "another result follows")
            need(hashlib.sha256(bytes.fromhex(row["secret"])).hexdigest() == self.commitment, "not the secret committed to")
            self.ended = True

    def luck(self, row):
        need(row["ordinal"] == self.draws, "luck is counted wrongly")
        need(self.game.luck_due() is not False, "no luck is due")
        if self.seed:
            due = self.game.draw(words(self.seed, self.draws))
            need(self.game.told(row["draw"]) == due, f"the seed gives {json.dumps(due)}")
        self.game.luck(row["draw"])
        self.draws += 1


def no_number(word):
    raise ValueError(f"{word} is no number of JSON")


def check(path):
    with open(path, encoding="utf-8") as file:
        lines = [(number, line) for number, line in enumerate(file, 1) if line.strip()]
    rows = [(number, json.loads(line, parse_constant=no_number)) for number, line in lines]
    need(rows, "the record is empty")
    game = rows[0][1].get("game") if type(rows[0][1]) is dict else None
    need(type(game) is str and game in GAMES, f"line {rows[0][0]}: no game that is known here")
    table = Table(GAMES[game], secret_of(rows))
    for number, row in rows:
        try:
            table.row(row)
        except (Wrong, KeyError, TypeError) as error:
            raise Wrong(f"line {number}: {error}") from error
    over = table.game is not None and table.game.over()
    need(table.ended or over is not True, "the game is over, but no row of kind `ended` discloses the secret")
    return table


def secret_of(rows):
    """The secret, if a row discloses one; what else is wrong with that row is seen when its turn comes."""
    for _, row in rows:
        if type(row) is dict and row.get("kind") == "ended" and digits(32)(row.get("secret")):
            return bytes.fromhex(row["secret"])
    return None


def main(paths):
    wrong = False
    for path in paths:
        try:
            table = check(path)
        except (Wrong, ValueError, OSError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            wrong = True
            continue
        result = f"{table.scores} won by {table.winners}" if table.ended else "not over"
        print(f"{path}: {result}")
    sys.exit(wrong)


if __name__ == "__main__":
    main(sys.argv[1:])
