// Which steps have reached every seat of their table, and how long that took.

/** Quantiles by nearest rank. */
export function quantiles(times) {
  if (times.length === 0) return null;
  const sorted = Float64Array.from(times).sort();
  const rank = (permille) => sorted[Math.max(1, Math.ceil((sorted.length * permille) / 1000)) - 1];
  return { p50: rank(500), p99: rank(990), max: sorted[sorted.length - 1] };
}

/** All steps of all tables; those are measured that were sent between `begin` and `end`. */
export class Tally {
  #from = Infinity;
  #to = Infinity;

  /** How many steps have reached everybody, measured or not. */
  steps = 0;
  /** How long each of the measured steps took, in milliseconds. */
  times = [];

  /** Measures from now on. */
  begin() {
    this.#from = performance.now();
  }

  /** Measures no more. */
  end() {
    this.#to = performance.now();
  }

  /** A step that was sent at this time has just reached its last seat. */
  reached(sent) {
    this.steps += 1;
    if (sent >= this.#from && sent < this.#to) this.times.push(performance.now() - sent);
  }
}
