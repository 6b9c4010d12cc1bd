/** Adds `value` to the chosen cards or takes it out; past `max` the one chosen first makes room. */
export function toggleChoice(chosen: readonly number[], value: number, max: number): number[] {
  if (chosen.includes(value)) return chosen.filter((v) => v !== value);
  return [...chosen, value].slice(-max);
}

/** Where arrow keys and Home and End move the focus in a row of `count`; null for other keys. */
export function roveTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
