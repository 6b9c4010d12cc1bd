#!/usr/bin/env python3
"""Referees recorded games of Polterfass: check_record.py FILE..

Written from docs/record-format.md and docs/rules/polterfass.md alone, with nothing but Python's own library.
Exit code 0 if every record holds; otherwise 1, and the first line that does not is named for each that does not.
"""

import hashlib
import json
import sys

LARGE = [9, 8, 8, 7, 7, 6, 6]
NUMBERS = set(range(7))
SPECIALS = {7, 8}
ALL = NUMBERS | SPECIALS
MASK = 0xFFFFFFFF


class Wrong(Exception):
    pass


def need(holds, why):
    if not holds:
        raise Wrong(why)


def whole(low, high):
    return lambda value: type(value) is int and low <= value <= high


def fraction(low, high):
    return lambda value: type(value) in (int, float) and low <= value <= high


def one_of(*known):
    return lambda value: type(value) is str and value in known


def digits(length):
    return lambda value: type(value) is str and len(value) == 2 * length and set(value) <= set("0123456789abcdef")


def list_of(fits):
    return lambda value: type(value) is list and all(map(fits, value))


def text(value):
    return type(value) is str


def flag(value):
    return type(value) is bool


def is_deadline(value):
    return value == "off" or fields(value, {"seconds": whole(0, 65535)})


def is_options(value):
    return fields(value, {}, {"deadline": is_deadline, "spectators": flag})


def is_model(value):
    odds = {"stand": fraction(0.05, 0.95), "large_end": fraction(0, 1)}
    return fields(value, {"model": one_of("reckoned")}, odds)


def is_setup(value):
    if not fields(value, {"seats": whole(3, 6)}, SETUP):
        return False
    first = value.get("first_innkeeper", "luck")
    return first == "luck" or fields(first, {"seat": whole(0, value["seats"] - 1)})


def fields(value, wanted, optional=None):
    """Whether these fields are there and as they should be; what is optional may be missing, others may not be there."""
    if type(value) is not dict or not wanted.keys() <= value.keys():
        return False
    known = {**wanted, **(optional or {})}
    return all(name in known and known[name](found) for name, found in value.items())


SETUP = {
    "goal": whole(25, 300),
    "equal_greedy": one_of("net_zero", "penalty"),
    "first_innkeeper": lambda _: True,
    "barrels": is_model,
}
SEAT, BARRELS, COUNT = whole(0, 7), list_of(whole(0, 8)), whole(0, 2**64 - 1)
ACTIONS = {
    "roll": {},
    "order": {"cards": list_of(whole(0, 7))},
    "roll_on": {"put_back": BARRELS},
    "close": {},
    "target": {"destroyed": BARRELS, "doubled": BARRELS},
}
DRAWS = {"innkeeper": {"seat": SEAT}, "barrels": {"stood": BARRELS, "large": BARRELS}}


def is_a(kinds):
    return lambda value: (
        type(value) is dict
        and type(value.get("kind")) is str
        and value["kind"] in kinds
        and fields(value, {"kind": text, **kinds[value["kind"]]})
    )


# What each kind of row has to have, and what else it may have; other fields are passed over.
ROWS = {
    "opened": {
        "game": text, "rules": COUNT, "format": COUNT, "commitment": digits(32), "setup": is_setup, "options": is_options
    },
    "arranged": {"setup": is_setup, "options": is_options},
    "sat": {"seat": SEAT, "name": text},
    "computer": {"seat": SEAT, "name": text, "player": text},
    "stood": {"seat": SEAT, "removed": flag},
    "renamed": {"seat": SEAT, "name": text},
    "nonce": {"seat": SEAT, "nonce": digits(16)},
    "began": {},
    "stand_in": {"seat": SEAT},
    "act": {"seat": SEAT, "by": one_of("person", "computer", "stand_in"), "action": is_a(ACTIONS)},
    "luck": {"ordinal": COUNT, "draw": is_a(DRAWS)},
    "ended": {"scores": list_of(whole(-(2**31), 2**31 - 1)), "winners": list_of(SEAT), "secret": digits(32)},
}
MAY = {"stand_in": {"why": lambda value: value is None or one_of("deadline", "away", "left")(value)}}
PASSED_OVER = ("host", "said", "phrase", "muted", "rematch", "closed")


def shape(row):
    """Whether a row has what it has to have, each as it should be."""
    need(type(row) is dict and text(row.get("kind")), "not a row")
    need(row["kind"] in ROWS or row["kind"] in PASSED_OVER, f"unknown kind {row['kind']}")
    wanted = {"n": whole(1, 2**64 - 1), "at": COUNT, **ROWS.get(row["kind"], {})}
    for name, fits in wanted.items():
        need(name in row and fits(row[name]), f"`{name}` is missing or wrong")
    for name, fits in MAY.get(row["kind"], {}).items():
        need(name not in row or fits(row[name]), f"`{name}` is wrong")


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


def lot(stream, seats):
    for word in stream:
        product = word * seats
        if product & MASK >= 2**32 % seats:
            return product >> 32


def fall(stream, cup, model):
    stood, large = set(), set()
    for barrel in range(9):
        first, second = next(stream) / 2**32, next(stream) / 2**32
        if barrel in cup and first < model.get("stand", 0.3):
            stood.add(barrel)
            if second < (0.5 if barrel in SPECIALS else model.get("large_end", 0.5)):
                large.add(barrel)
    return stood, large


class Game:
    """The course of the game; `due` says what comes next: lot, roll, fall, orders, tap, target or over."""

    def __init__(self, setup):
        self.seats = setup["seats"]
        self.goal = setup.get("goal", 75)
        self.equal = setup.get("equal_greedy", "net_zero")
        self.model = setup.get("barrels", {})
        self.totals = [0] * self.seats
        first = setup.get("first_innkeeper", "luck")
        self.innkeeper = None if first == "luck" else first["seat"]
        self.due = "lot" if first == "luck" else "roll"
        self.winners = None

    def draw(self, stream):
        if self.due == "lot":
            return {"kind": "innkeeper", "seat": lot(stream, self.seats)}
        stood, large = fall(stream, self.cup, self.model)
        return {"kind": "barrels", "stood": sorted(stood), "large": sorted(large)}

    def luck(self, draw):
        need(self.due in ("lot", "fall"), "no luck is due")
        if self.due == "lot":
            need(draw["kind"] == "innkeeper" and draw["seat"] in range(self.seats), "no such innkeeper")
            self.innkeeper, self.due = draw["seat"], "roll"
            return
        need(draw["kind"] == "barrels", "barrels are to fall")
        stood, large = set(draw["stood"]), set(draw["large"])
        need(stood <= self.cup and large <= stood, "these barrels can't stand")
        if self.first:
            if stood & NUMBERS:
                self.first, self.standing, self.large, self.due = False, stood, large, "orders"
            return
        self.standing |= stood
        self.large |= large
        if stood:
            self.due = "tap"
        else:
            self.pay(None)

    def act(self, seat, action):
        kind = action["kind"]
        if kind == "order":
            need(self.due == "orders" and seat != self.innkeeper and seat in range(self.seats), "not asked to order")
            need(seat not in self.orders, "has ordered already")
            cards = action["cards"]
            need(len(cards) in (1, 2) and len(set(cards)) == len(cards) and set(cards) <= set(range(8)), "no such cards")
            self.orders[seat] = sum(cards)
            if len(self.orders) == self.seats - 1:
                self.due = "tap"
            return
        need(seat == self.innkeeper, "not the innkeeper")
        if kind == "roll":
            need(self.due == "roll", "no first roll is due")
            self.cup, self.first, self.due, self.orders = set(ALL), True, "fall", {}
        elif kind == "roll_on":
            need(self.due == "tap", "not the time to roll")
            back = set(action["put_back"])
            need(back <= self.standing & SPECIALS, "only standing specials are put back")
            self.cup = (ALL - self.standing) | back
            need(self.cup, "the cup is empty")
            self.standing -= back
            self.large -= back
            self.due = "fall"
        elif kind == "close":
            need(self.due == "tap", "not the time to close")
            self.close()
        elif kind == "target":
            need(self.due == "target", "no targets are due")
            gone, twice = set(action["destroyed"]), set(action["doubled"])
            need(gone | twice <= self.standing & NUMBERS and not gone & twice, "no such targets")
            need((len(gone), len(twice)) == self.hits, "another number of targets is due")
            self.serve(gone, twice)
        else:
            raise Wrong("no such action")

    def close(self):
        specials, numbers = self.standing & SPECIALS, self.standing & NUMBERS
        destroyed = min(len(specials - self.large), len(numbers))
        doubled = min(len(specials & self.large), len(numbers) - destroyed)
        self.hits = (destroyed, doubled)
        ways = [(set(), set())]
        for barrel in numbers:
            ways = [way for gone, twice in ways for way in ((gone, twice), (gone | {barrel}, twice), (gone, twice | {barrel}))]
        ways = [way for way in ways if (len(way[0]), len(way[1])) == self.hits]
        if len(ways) == 1:
            self.serve(*ways[0])
        else:
            self.due = "target"

    def serve(self, gone, twice):
        top = {barrel: LARGE[barrel] if barrel in self.large else 11 - LARGE[barrel] for barrel in NUMBERS}
        numbers = self.standing & NUMBERS
        self.pay(sum(top[barrel] for barrel in numbers - gone) + sum(top[barrel] for barrel in twice))

    def pay(self, served):
        ordered, high, low = sum(self.orders.values()), max(self.orders.values()), min(self.orders.values())
        for seat, order in self.orders.items():
            if served is None or served >= ordered:
                self.totals[seat] += order
                continue
            self.totals[seat] -= high if order == high else 0
            self.totals[seat] += high if order == low and not (self.equal == "penalty" and high == low) else 0
        if served is not None:
            self.totals[self.innkeeper] += served - ordered if served >= ordered else served
        best = max(self.totals)
        if best >= self.goal:
            self.due, self.winners = "over", [seat for seat in range(self.seats) if self.totals[seat] == best]
        else:
            self.due, self.innkeeper = "roll", (self.innkeeper + 1) % self.seats


class Table:
    def __init__(self, secret):
        self.secret, self.setup, self.game, self.last, self.ended = secret, None, None, 0, False

    def row(self, row):
        shape(row)
        kind, seat = row["kind"], row.get("seat")
        need(row["n"] > self.last, "numbers must rise")
        self.last = row["n"]
        need((self.setup is None) == (kind == "opened"), "the first row, and no other, is `opened`")
        need(seat is None or seat in range(self.setup["seats"]), "no such seat")
        if kind in ("arranged", "sat", "stood", "nonce", "began"):
            need(self.game is None, "the game has begun already")
        if kind == "opened":
            need((row["game"], row["rules"], row["format"]) == ("polterfass", 1, 1), "unknown game or version")
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
            self.game, self.draws = Game(self.setup), 0
            if self.secret:
                mixed = b"stammtisch luck 1" + self.secret
                for at, nonce in enumerate(self.nonces):
                    mixed += bytes([at]) + bytes.fromhex(nonce) if nonce else b""
                self.seed = hashlib.sha256(mixed).digest()
        elif kind in ("act", "luck"):
            need(self.game is not None, "no game has begun")
            need(self.game.due != "over", "the game is over")
            if kind == "act":
                need(self.game.due not in ("lot", "fall"), "luck is due")
                self.game.act(seat, row["action"])
            else:
                self.luck(row)
        elif kind == "ended":
            need(self.game is not None and self.game.due == "over", "the game is not over")
            need(not self.ended, "the game has ended already")
            same = row["scores"] == self.game.totals and sorted(set(row["winners"])) == self.game.winners
            need(same, "another result follows")
            need(hashlib.sha256(bytes.fromhex(row["secret"])).hexdigest() == self.commitment, "not the secret committed to")
            self.ended = True

    def luck(self, row):
        need(row["ordinal"] == self.draws, "luck is counted wrongly")
        need(self.game.due in ("lot", "fall"), "no luck is due")
        if self.secret:
            due = self.game.draw(words(self.seed, self.draws))
            told = {field: sorted(set(value)) if isinstance(value, list) else value for field, value in row["draw"].items()}
            need(told == due, f"the seed gives {json.dumps(due)}")
        self.game.luck(row["draw"])
        self.draws += 1


def no_number(word):
    raise ValueError(f"{word} is no number of JSON")


def check(path):
    with open(path, encoding="utf-8") as file:
        lines = [(number, line) for number, line in enumerate(file, 1) if line.strip()]
    rows = [(number, json.loads(line, parse_constant=no_number)) for number, line in lines]
    need(rows, "the record is empty")
    table = Table(secret_of(rows))
    for number, row in rows:
        try:
            table.row(row)
        except (Wrong, KeyError, TypeError) as error:
            raise Wrong(f"line {number}: {error}") from error
    over = table.game is not None and table.game.due == "over"
    need(table.ended or not over, "the game is over, but no row of kind `ended` discloses the secret")
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
        result = f"{table.game.totals} won by {table.game.winners}" if table.ended else "not over"
        print(f"{path}: {result}")
    sys.exit(wrong)


if __name__ == "__main__":
    main(sys.argv[1:])
