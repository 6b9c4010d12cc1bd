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
