"""Follows a game of Goldbräu; written from docs/record-format.md and docs/goldbraeu-json.md alone.

It knows the course of setup and days, where every card of the pile goes, and so all luck. It does not know the map, stones,
bosses, money or paydays; docs/record-format.md says what it therefore can't notice.
"""

from collections import Counter

from luck import below
from shapes import fields, list_of, need, one_of, text, whole

RULES = 1
GARDENS = ["krug", "eiche", "baeren", "post", "hirschen", "adler"]
BREWERIES = ["mayerbraeu", "steinbraeu", "kramerbraeu", "schmidbraeu"]
FIRMS = GARDENS + BREWERIES
FIGURES = ["drunkard", "waitress"]
CARDS = FIRMS + FIGURES
PICKS = ["expand", "appoint", "buy"]
SIGNS, FIGURE_CARDS, DAYS, WEEKS = 3, 5, 7, 3

SEAT, GARDEN, BREWERY, FIRM, CARD = whole(0, 7), one_of(*GARDENS), one_of(*BREWERIES), one_of(*FIRMS), one_of(*CARDS)
HAND, SPACE, COUNT, THALERS = list_of(CARD), whole(0, 63), whole(0, 255), whole(0, 65535)
ACTIONS = {
    "keep": {"cards": HAND},
    "place_boss": {"firm": FIRM},
    "pick": {"action": one_of(*PICKS)},
    "annex": {"garden": GARDEN, "space": SPACE},
    "shift": {"space": SPACE, "from": GARDEN, "to": GARDEN},
    "appoint": {"firm": FIRM},
    "contract": {"brewery": BREWERY, "garden": GARDEN},
    "block": {"cards": COUNT},
    "break": {"cards": COUNT},
    "buy": {"card": CARD},
    "buy_blind": {},
    "keep_hidden": {},
    "show": {},
    "move": {"to": GARDEN},
    "turn_over": {"firm": FIRM},
    "decline": {},
}
# Which action card an action needs; the others need none.
NEEDS = {
    **dict.fromkeys(["annex", "shift"], "expand"),
    **dict.fromkeys(["appoint", "contract", "break"], "appoint"),
    **dict.fromkeys(["buy", "buy_blind", "keep_hidden", "show", "move"], "buy"),
}


def each_garden(fits):
    return lambda value: fields(value, {garden: fits for garden in GARDENS})


def is_hands(value):
    return list_of(HAND)(value) and len(value) == 4


def is_corners(value):
    return list_of(BREWERY)(value) and sorted(value) == sorted(BREWERIES)


DRAWS = {
    "start": {"seat": SEAT},
    "signs": {"signs": each_garden(BREWERY)},
    "deal": {"hands": is_hands},
    "card": {"card": CARD},
}
MAP = {
    "name": text,
    "rows": list_of(text),
    "doors": each_garden(one_of("north", "east", "south", "west")),
    "breweries": is_corners,
}


def is_setup(value):
    known = {"start": lambda _: True, "map": lambda found: fields(found, MAP)}
    if not fields(value, {"seats": whole(3, 4)}, known):
        return False
    start = value.get("start", "luck")
    return start == "luck" or fields(start, {"seat": whole(0, value["seats"] - 1)})


def in_order(cards):
    return sorted(cards, key=CARDS.index)


class Game:
    """The course of the game; `due` says what comes next: lot, signs, deal, keep, bosses, lay_out, pick, blind, or acts.

    During `acts` it can't tell who is asked, nor when the day ends: that is noticed by what follows.
    """

    def __init__(self, setup):
        self.seats = setup["seats"]
        start = setup.get("start", "luck")
        self.start = None if start == "luck" else start["seat"]
        self.due = "lot" if start == "luck" else "signs"
        self.dealt, self.bosses_left, self.shares = (8, 9, 5) if self.seats == 3 else (6, 8, 6)
        self.pile = Counter({firm: self.shares for firm in FIRMS})
        self.kept, self.bosses, self.day = {}, set(), 0
        self.face_up, self.under, self.picks = [None, None], [], {}

    def luck_due(self):
        return None if self.due == "acts" else self.due in ("lot", "signs", "deal", "lay_out", "blind")

    def over(self):
        return None if self.due == "acts" and self.day == DAYS * WEEKS else False

    def follows(self, scores, winners):
        """Whether this can be the result: who has most wins."""
        best = [seat for seat, thalers in enumerate(scores) if thalers == max(scores)]
        return len(scores) == self.seats and winners == best and all(map(THALERS, scores))

    @staticmethod
    def told(draw):
        """A recorded draw as `draw` would write it: hands have no order."""
        return {**draw, "hands": list(map(in_order, draw["hands"]))} if draw["kind"] == "deal" else draw

    def take(self, stream, cards):
        """One of these cards, which lie in order, is drawn and taken out."""
        lying = in_order(cards.elements())
        card = lying[below(stream, len(lying))]
        cards[card] -= 1
        return card

    def draw(self, stream):
        if self.due == "lot":
            return {"kind": "start", "seat": below(stream, self.seats)}
        if self.due == "signs":
            bag = [brewery for brewery in BREWERIES for _ in range(SIGNS)]
            return {"kind": "signs", "signs": {garden: bag.pop(below(stream, len(bag))) for garden in GARDENS}}
        if self.due == "deal":
            shares = self.pile.copy()
            hands = [in_order(self.take(stream, shares) for _ in range(self.dealt)) for _ in range(self.seats)]
            return {"kind": "deal", "hands": hands + [[]] * (4 - self.seats)}
        need(self.pile.total(), "nobody has to be told what lies under the pile")
        return {"kind": "card", "card": self.take(stream, self.pile.copy())}

    def luck(self, draw):
        if self.due == "acts":
            self.end_day()
        need(self.luck_due(), "no luck is due")
        kind = {"lot": "start", "signs": "signs", "deal": "deal"}.get(self.due, "card")
        need(draw["kind"] == kind, "luck has to decide something else")
        if kind == "start":
            need(draw["seat"] in range(self.seats), "no such start player")
            self.start, self.due = draw["seat"], "signs"
        elif kind == "signs":
            need(max(Counter(draw["signs"].values()).values()) <= SIGNS, "a brewery has three signs")
            self.due = "deal"
        elif kind == "deal":
            self.deal(draw["hands"])
        else:
            need(self.pile[draw["card"]] > 0, "no such card is left in the pile")
            self.pile[draw["card"]] -= 1
            if self.due == "blind":
                self.due = "acts"
            else:
                self.face_up[self.face_up.index(None)] = draw["card"]
                self.lay_out()

    def deal(self, hands):
        sizes = [self.dealt] * self.seats + [0] * (4 - self.seats)
        need(list(map(len, hands)) == sizes, "each has their number of cards")
        self.hands = list(map(Counter, hands))
        self.pile -= sum(self.hands, Counter())
        need(self.pile.total() == len(FIRMS) * self.shares - sum(sizes), "there are not so many shares of a firm")
        self.pile += Counter({figure: FIGURE_CARDS for figure in FIGURES})
        self.due = "keep"

    def act(self, seat, action):
        kind = action["kind"]
        if self.due == "keep":
            need(kind == "keep" and seat not in self.kept, "two cards are to be kept by each")
            cards = Counter(action["cards"])
            need(cards.total() == 2 and cards <= self.hands[seat], "two cards of the hand are kept")
            self.kept[seat] = cards
            self.due, self.next_boss = ("bosses" if len(self.kept) == self.seats else "keep"), self.start
        elif self.due == "bosses":
            need(kind == "place_boss" and seat == self.next_boss, "another seat's boss is to be set")
            need(action["firm"] not in self.bosses, "the firm has a boss")
            self.bosses.add(action["firm"])
            self.next_boss = (seat + 1) % self.seats
            if len(self.bosses) == self.bosses_left:
                self.begin_day()
        elif kind == "pick":
            if self.due == "acts":
                self.end_day()
            need(self.due == "pick" and seat not in self.picks, "no action card is to be picked")
            self.picks[seat] = action["action"]
            if len(self.picks) == self.seats:
                self.due = "acts"
        else:
            need(self.due == "acts", "action cards are to be picked")
            need(kind not in ("keep", "place_boss"), "setup is over")
            need(self.picks[seat] == NEEDS.get(kind, self.picks[seat]), "another action card was picked")
            need(kind != "turn_over" or self.day % DAYS == 0, "it is not payday")
            self.buy(kind, action)

    def buy(self, kind, action):
        if kind == "buy":
            need(action["card"] in self.face_up, "the card does not lie face up")
            self.face_up[self.face_up.index(action["card"])] = None
        elif kind == "buy_blind" and self.pile.total():
            self.due = "blind"
        elif kind == "buy_blind":
            need(self.under, "the pile is empty")
            self.under.pop(0)

    def begin_day(self):
        self.day, self.picks = self.day + 1, {}
        need(self.day <= DAYS * WEEKS, "the game has three weeks")
        self.lay_out()

    def end_day(self):
        self.under += filter(None, self.face_up)
        self.face_up = [None, None]
        self.begin_day()

    def lay_out(self):
        self.due = "pick"
        for place, card in enumerate(self.face_up):
            if card is None and self.pile.total():
                self.due = "lay_out"
                return
            if card is None and self.under:
                self.face_up[place] = self.under.pop(0)
