import type { Line } from './stage.svelte';

export type Said = { n: number; seat: number } & ({ text: string } | { phrase: string });

/** What people said, the oldest first. */
export function talkOf(lines: readonly Line[]): Said[] {
  return lines.flatMap((line): Said[] => {
    if (!('told' in line) || line.told.event.scope !== 'table') return [];
    const { n, event } = line.told;
    if (event.kind === 'said') return [{ n, seat: event.seat, text: event.text }];
    return event.kind === 'phrase' ? [{ n, seat: event.seat, phrase: event.phrase }] : [];
  });
}
