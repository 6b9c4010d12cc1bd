/** A number with one more digit, which begins anew when it would get too long. */
export function typed(before: number | null, digit: number, digits: number): number {
  const next = (before ?? 0) * 10 + digit;
  return next < 10 ** digits ? next : digit;
}
