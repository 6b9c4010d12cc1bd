export interface Scale { min: number; max: number; ticks: number[] }

/** A scale with round steps of 1, 2 or 5 times a power of ten that holds all values, zero among them. */
export function niceScale(values: readonly number[], wanted = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low + 1);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? 10 * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step || 0);
  return { min: first * step, max: last * step, ticks };
}
