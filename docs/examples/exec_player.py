#!/usr/bin/env python3
"""A computer player of both games for `stammtisch arena` and `stammtisch simulate`, as docs/computer-players.md describes it.

    stammtisch simulate polterfass --seats 'exec:python3 docs/examples/exec_player.py,random,random' --games 30

It reads lines of JSON and answers each question with one, using nothing but Python's own library (3.9 or later). How it plays is
simple; what you would change is `polterfass` and `goldbraeu`.
"""

import json
import sys


def polterfass(view, legal):
    """The place of an action: a small order, and enough barrels before the tap is closed."""
    kinds = [action["kind"] for action in legal]
    if "close" in kinds:
        standing = sum(barrel["place"] == "standing" for barrel in view["barrels"])
        lying = len(view["barrels"]) - standing
        if standing >= 4 or lying == 0 or len(kinds) == 1:
            return kinds.index("close")
        return kinds.index("roll_on")
    if kinds[0] == "order":
        return min(range(len(legal)), key=lambda place: abs(sum(cards(legal[place])) - 5))
    return 0


def cards(order):
    return order["cards"]


def goldbraeu(view, legal):
    """An action: the first one that does something, where that is possible."""
    return next((action for action in legal if action["kind"] != "decline"), legal[-1])


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            # A game begins, and with it whatever the player has to remember.
            player = {"polterfass": polterfass, "goldbraeu": goldbraeu}[message["game"]]
        else:
            print(json.dumps(player(message["view"], message["legal"])), flush=True)


if __name__ == "__main__":
    main()
