export type Key = { do: 'number'; at: number } | { do: 'go' | 'decline' | 'next' | 'paper' | 'advice' | 'view' | 'escape' } | { do: 'panel'; panel: string };

const LETTERS: Record<string, Key> = {
  d: { do: 'decline' },
  x: { do: 'next' },
  a: { do: 'advice' },
  n: { do: 'paper' },
  t: { do: 'view' },
  m: { do: 'panel', panel: 'menu' },
  '?': { do: 'panel', panel: 'help' },
};

/** What a key means at the table; null while something else has a use for it. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'repeat'>): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const at = event.target && 'closest' in event.target ? (event.target as Element) : null;
  if (at?.closest('input, textarea, select')) return null;
  if (event.key === 'Escape') return { do: 'escape' };
  if (event.key === 'Enter') return at?.closest('button:not([aria-pressed], [role="radio"]), a, summary') ? null : { do: 'go' };
  if (/^[1-9]$/.test(event.key)) return { do: 'number', at: Number(event.key) - 1 };
  return LETTERS[event.key.toLowerCase()] ?? null;
}
