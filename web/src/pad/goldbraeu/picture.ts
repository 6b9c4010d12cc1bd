import { figure, signed } from '../../lib/figures';
import { SHAPES } from '../../table/seats';
import { firmName } from '../../app/goldbraeu/adapt';
import type { Say } from '../../i18n/fluent';
import type { Pad } from './pad';
import { otherOf, type Books } from './reckon';
import { playerName, seatOf } from './words';

/** A row of the table that is shared: what it says, and a number for each player. */
interface Row { label: string; cells: readonly string[]; strong: boolean }

/** The money of all weeks as rows. */
export function rowsOf(pad: Pad, books: Books, say: Say): Row[] {
  return books.weeks.flatMap((week, i) => {
    const spent = otherOf(pad.weeks[i]!, pad.players.length);
    return [
      ...(spent.some((thalers) => thalers !== 0) ? [{ label: say('reckoner-row-other', { week: i + 1 }), cells: spent.map(signed), strong: false }] : []),
      { label: say('reckoner-row-payday', { week: i + 1 }), cells: week.payday.totals.map(signed), strong: false },
      { label: say('reckoner-row-after', { week: i + 1 }), cells: week.after.map(figure), strong: true },
    ];
  });
}

/** The game in a few lines of text, with what each firm paid in the last week. */
export function textOf(pad: Pad, books: Books, title: string, say: Say): string {
  const names = pad.players.map((_, who) => playerName(pad, who, say));
  const rows = rowsOf(pad, books, say).map((row) => `${row.label}: ${row.cells.map((cell, who) => `${names[who]} ${cell}`).join(', ')}`);
  const last = books.weeks.at(-1);
  const firms = last ? [...last.payday.gardens.map((g) => `${firmName(g.garden)} ${g.takings}`), ...last.payday.breweries.map((b) => `${firmName(b.brewery)} ${b.received}`)] : [];
  return [title, '', ...rows, '', `${say('garden-pay-takings')}: ${firms.join(', ')}`].join('\n');
}

const WIDE = 1080, EDGE = 56, LINE = 64, HEAD = 250;

/** A picture of the pad as a PNG; in daylight colours, whatever the page's are. */
export function pictureOf(pad: Pad, books: Books, title: string, say: Say): Promise<Blob | null> {
  const rows = rowsOf(pad, books, say);
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HEAD + rows.length * LINE + EDGE;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue('--font-display') || 'serif', text = style.getPropertyValue('--font-text') || 'sans-serif';
  const colours = ['#22733a', '#1c6386', '#a84a12', '#74379a', '#a8234f', '#665409'];
  pen.fillStyle = '#f8edd6';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#a33420';
  pen.lineWidth = 6;
  pen.strokeRect(18, 18, canvas.width - 36, canvas.height - 36);
  pen.fillStyle = '#a33420';
  pen.font = `700 52px ${display}`;
  pen.fillText('Goldbräu', EDGE, 104);
  pen.fillStyle = '#2d1b10';
  pen.font = `400 30px ${text}`;
  pen.fillText(title, EDGE, 152, WIDE - 2 * EDGE);
  const left = 380, column = (WIDE - EDGE - left) / pad.players.length;
  pad.players.forEach((_, who) => {
    const right = left + column * (who + 1);
    pen.fillStyle = colours[seatOf(pad, who)]!;
    pen.save();
    pen.translate(right - 30, 176);
    pen.fill(new Path2D(SHAPES[seatOf(pad, who)]));
    pen.restore();
    pen.textAlign = 'right';
    pen.font = `700 28px ${text}`;
    pen.fillText(playerName(pad, who, say), right, 234, column - 14);
  });
  rows.forEach((row, i) => {
    const y = HEAD + i * LINE;
    if (row.strong) {
      pen.fillStyle = '#eadbbd';
      pen.fillRect(EDGE - 16, y, WIDE - 2 * EDGE + 32, LINE);
    }
    pen.fillStyle = row.strong ? '#2d1b10' : '#6b4a31';
    pen.textAlign = 'left';
    pen.font = `${row.strong ? 700 : 400} 30px ${text}`;
    pen.fillText(row.label, EDGE, y + 42, left - EDGE);
    pen.textAlign = 'right';
    // The page's own types have figures of uneven height here, where no style can ask for others.
    pen.font = '700 34px system-ui, sans-serif';
    row.cells.forEach((cell, who) => pen.fillText(cell, left + column * (who + 1), y + 43));
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
