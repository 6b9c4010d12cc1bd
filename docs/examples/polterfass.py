"""Referees Polterfass; written from docs/record-format.md and docs/rules/polterfass.md alone."""

from luck import below
from shapes import fields, fraction, list_of, need, one_of, whole, Wrong

RULES = 1
LARGE = [9, 8, 8, 7, 7, 6, 6]
NUMBERS = set(range(7))
SPECIALS = {7, 8}
ALL = NUMBERS | SPECIALS


def is_model(value):
    odds = {"stand": fraction(0.05, 0.95), "large_end": fraction(0, 1)}
    return fields(value, {"model": one_of("reckoned")}, odds)


def is_setup(value):
    if not fields(value, {"seats": whole(3, 6)}, SETUP):
        return False
    first = value.get("first_innkeeper", "luck")
    return first == "luck" or fields(first, {"seat": whole(0, value["seats"] - 1)})


SETUP = {
    "goal": whole(25, 300),
    "equal_greedy": one_of("net_zero", "penalty"),
    "first_innkeeper": lambda _: True,
    "barrels": is_model,
}
SEAT, BARRELS = whole(0, 7), list_of(whole(0, 8))
ACTIONS = {
    "roll": {},
    "order": {"cards": list_of(whole(0, 7))},
    "roll_on": {"put_back": BARRELS},
    "close": {},
    "target": {"destroyed": BARRELS, "doubled": BARRELS},
}
DRAWS = {"innkeeper": {"seat": SEAT}, "barrels": {"stood": BARRELS, "large": BARRELS}}


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

    def luck_due(self):
        return self.due in ("lot", "fall")

    def over(self):
        return self.due == "over"

    def follows(self, scores, winners):
        """Whether this result follows from the steps."""
        return scores == self.totals and winners == self.winners

    @staticmethod
    def told(draw):
        """A recorded draw as `draw` would write it: the barrels are sets."""
        return {field: sorted(set(value)) if isinstance(value, list) else value for field, value in draw.items()}

    def draw(self, stream):
        if self.due == "lot":
            return {"kind": "innkeeper", "seat": below(stream, self.seats)}
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
