import { toFile } from '../../lib/shelf';
import type { Say } from '../../i18n/fluent';
import { figure } from '../../lib/figures';
import { KIND, type Pad } from './pad';
import type { Book } from './rules';
import { nameAt, resultOf, titleOf } from './words';

/** The pad as lines of text, to be sent with a message. */
export function asText(pad: Pad, book: Book, say: Say): string {
  const rows = pad.rounds.map((round, i) => {
    const reckoned = book.rounds[i]!;
    const tap = round.tap && round.tap !== 'failed' ? `${round.tap.served}/${reckoned.ordered}` : '–';
    const each = pad.players.map((_, place) => `${nameAt(pad, place, say)} ${figure(reckoned.totals[place] ?? 0)}`).join(', ');
    return `${i + 1}. ${tap}: ${each}${round.house ? ' *' : ''}`;
  });
  return [`Polterfass: ${titleOf(pad, say)}`, resultOf(pad, book, say), '', ...rows].join('\n');
}

/** The pad as a file that this program takes in again; docs/pads.md describes it. */
export const asFile = (pad: Pad): File => new File([toFile(KIND, pad)], `polterfass-${day(pad)}.json`, { type: 'application/json' });

export const day = (pad: Pad): string => new Date(pad.begun).toISOString().slice(0, 10);

/** Hands files or text on by the device's own means, or else downloads the file; what was done is told. */
export async function handOn(file: File, title: string): Promise<'shared' | 'saved' | 'called-off'> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'called-off';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
