"""How fast OpenSpiel's C++ CFR+ solves Leduc poker, to be run beside `cargo run --release -p players --example leduc`.

Needs `pip install open_spiel` (2.0.2 was used). Prints iterations, seconds of learning and NashConv in chips until NashConv is as
low as the argument says, .001 by default.
"""

import sys
import time

import pyspiel


def main():
    wanted = float(sys.argv[1]) if len(sys.argv) > 1 else 0.001
    game = pyspiel.load_game("leduc_poker")
    solver = pyspiel.CFRPlusSolver(game)
    seconds, iterations, more, left = 0.0, 0, 8, float("inf")
    while left > wanted:
        start = time.perf_counter()
        for _ in range(more):
            solver.evaluate_and_update_policy()
        seconds += time.perf_counter() - start
        iterations += more
        left = pyspiel.nash_conv(game, solver.average_policy())
        print(f"{iterations:>7} iterations {seconds:>9.4f} s  NashConv {left:.6f}", flush=True)
        more = iterations


if __name__ == "__main__":
    main()
