export const PACES = ['slow', 'normal', 'off'] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { slow: 1.9, normal: 1, off: 0 };

/** How long each kind of event is looked at, in ms at normal pace. */
const HOLD: Record<string, number> = {
  innkeeper_drawn: 900,
  round_began: 250,
  ordered: 140,
  orders_in: 500,
  rolls_on: 450,
  failed: 1200,
  closed: 350,
  served: 800,
  ended: 300,
};

export const TUMBLE = 820;
/** After the barrels have come to rest, before they are set aside. */
export const REST = 650;
/** How long a bill stays before somebody else's next roll may replace it. */
export const BILL = 7000;

/** How slowly things move: 1 is normal, 0 at once. */
export const factorOf = (pace: Pace): number => FACTOR[pace];
export const scaled = (ms: number, pace: Pace): number => Math.round(ms * FACTOR[pace]);
export const holdOf = (kind: string, pace: Pace): number => scaled(HOLD[kind] ?? 0, pace);

/** How long a bill is held: without a pace, the reader's own word ends it, unless others would be kept waiting by an absent reader. */
export const billHold = (pace: Pace, patient: boolean): number => (pace !== 'off' ? scaled(BILL, pace) : patient ? Infinity : BILL);

/** A wait that can be cut short; for `Infinity` it has no other end. */
export class Waiter {
  private cut: (() => void) | null = null;

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.cut = null;
        resolve();
      };
      const timer = ms === Infinity ? undefined : setTimeout(done, ms);
      this.cut = done;
    });
  }

  skip(): void {
    this.cut?.();
  }
}
