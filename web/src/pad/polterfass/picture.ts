import type { Say } from '../../i18n/fluent';
import { figure } from '../../lib/figures';
import { niceScale } from '../../table/chart';
import { SHAPES } from '../../table/seats';
import { type Pad } from './pad';
import type { Book } from './rules';
import { dateOf, nameAt, resultOf } from './words';

const COLOURS = ['#22733a', '#1c6386', '#a84a12', '#74379a', '#a8234f', '#665409'];
const [PAPER, INK, SOFT, LINE, BRICK] = ['#fffdf2', '#1d3a6e', '#6b4a31', '#bccbe0', '#a33420'];
const WIDTH = 900;
const ROW = 46;
const HEAD = 190;
const CHART = 330;

function mark(g: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 24, size / 24);
  g.fillStyle = COLOURS[seat] ?? INK;
  g.fill(new Path2D(SHAPES[seat]));
  g.restore();
}

function text(g: CanvasRenderingContext2D, what: string, x: number, y: number, font: string, colour: string, width: number, align: CanvasTextAlign = 'center'): void {
  g.font = font;
  g.fillStyle = colour;
  g.textAlign = align;
  g.fillText(what, x, y, width);
}

/** The pad as a picture: its lines, its result and the chart. */
export async function pictureOf(pad: Pad, book: Book, say: Say, language: string): Promise<Blob | null> {
  await document.fonts.ready;
  const seats = pad.players.length;
  const height = HEAD + (pad.rounds.length + 1) * ROW + CHART;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = height * 2;
  const g = canvas.getContext('2d');
  if (!g) return null;
  g.scale(2, 2);
  g.fillStyle = PAPER;
  g.fillRect(0, 0, WIDTH, height);
  g.fillStyle = '#8f2a18';
  g.fillRect(0, 0, WIDTH, 54);
  text(g, 'Polterfass', 30, 38, '700 30px Vollkorn, Georgia, serif', '#fbeed2', 300, 'left');
  text(g, dateOf(pad.begun, language), WIDTH - 30, 36, '20px "Alegreya Sans", sans-serif', '#fbeed2', 400, 'right');
  text(g, resultOf(pad, book, say), WIDTH / 2, 100, '700 28px Vollkorn, Georgia, serif', BRICK, WIDTH - 60);
  const [first, side] = [60, 90];
  const column = (WIDTH - first - 2 * side - 20) / seats;
  const middle = (place: number): number => first + 2 * side + column * (place + 0.5);
  const label = '20px "Alegreya Sans", sans-serif';
  text(g, say('pad-tap').replaceAll('\u00ad', ''), first + side / 2, 170, label, SOFT, side - 8);
  text(g, say('pad-ordered').replaceAll('\u00ad', ''), first + side * 1.5, 170, label, SOFT, side - 8);
  pad.players.forEach((player, place) => {
    mark(g, player.mark, middle(place), 138, 24);
    text(g, nameAt(pad, place, say), middle(place), 174, '700 20px Vollkorn, Georgia, serif', SOFT, column - 8);
  });
  const hand = (size: number): string => `600 ${size}px Caveat, "Segoe Print", cursive`;
  pad.rounds.forEach((round, i) => {
    const top = HEAD + i * ROW;
    const base = top + 33;
    const reckoned = book.rounds[i]!;
    const served = round.tap && round.tap !== 'failed' ? round.tap.served : null;
    g.fillStyle = 'rgb(255 210 102 / 0.3)';
    g.fillRect(middle(round.innkeeper) - column / 2, top, column, ROW);
    g.strokeStyle = LINE;
    g.strokeRect(20, top, WIDTH - 40, ROW);
    text(g, `${i + 1}${round.house ? '*' : ''}`, 40, base, label, SOFT, 36);
    text(g, served === null ? '–' : `${served}`, first + side / 2, base, hand(32), INK, side);
    text(g, served === null ? '–' : `${reckoned.ordered}`, first + side * 1.5, base, hand(32), INK, side);
    for (let place = 0; place < seats; place++) text(g, `${figure(reckoned.results[place] ?? 0)} / ${figure(reckoned.totals[place] ?? 0)}`, middle(place), base, hand(30), INK, column - 8);
  });
  chart(g, pad, book, HEAD + (pad.rounds.length + 0.6) * ROW);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function chart(g: CanvasRenderingContext2D, pad: Pad, book: Book, top: number): void {
  const scale = niceScale([...book.rounds.flatMap((round) => round.totals), pad.goal]);
  const [left, right, high] = [70, WIDTH - 40, CHART - 70];
  const y = (value: number): number => top + (high * (scale.max - value)) / (scale.max - scale.min);
  const x = (i: number): number => left + ((right - left) * i) / Math.max(1, book.rounds.length);
  const rule = (value: number, colour: string): void => {
    g.strokeStyle = colour;
    g.beginPath();
    g.moveTo(left, y(value));
    g.lineTo(right, y(value));
    g.stroke();
  };
  g.lineWidth = 1;
  for (const tick of scale.ticks) {
    rule(tick, tick === 0 ? SOFT : LINE);
    text(g, figure(tick), left - 10, y(tick) + 6, '18px "Alegreya Sans", sans-serif', SOFT, 50, 'right');
  }
  g.setLineDash([8, 6]);
  rule(pad.goal, BRICK);
  g.setLineDash([]);
  g.lineWidth = 3;
  pad.players.forEach((player, place) => {
    const totals = [0, ...book.rounds.map((round) => round.totals[place] ?? 0)];
    g.strokeStyle = COLOURS[player.mark] ?? INK;
    g.beginPath();
    totals.forEach((total, i) => (i === 0 ? g.moveTo(x(i), y(total)) : g.lineTo(x(i), y(total))));
    g.stroke();
    totals.slice(1).forEach((total, i) => mark(g, player.mark, x(i + 1), y(total), 13));
  });
}
