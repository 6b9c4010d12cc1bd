import type { GameId } from '../app/games';
import type { Say } from '../i18n/fluent';
import { Keeper, open } from '../pocket/made/pocket';
import type { GoldbraeuUpdate, PaydayRow, PolterfassUpdate } from '../protocol/types';
import { paydayOf } from '../app/goldbraeu/stage.svelte';
import type { Billed, Told } from '../app/table/stage.svelte';
import { BARREL_LESSONS, barrelAdvice, type BarrelMoment } from './barrels';
import { GARDEN_LESSONS, gardenAdvice, type GardenMoment } from './garden';
import { lessonFor, type Lesson } from './lesson';
import type { Guided } from './script';

type AnyUpdate = PolterfassUpdate | GoldbraeuUpdate;
interface Step { rows: { json: string }[]; frames: string[] }

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A lesson as it was told, and after how many updates. */
export interface Heard { id: string; text: string; at: number }

/** Plays a guided game as the guide advises, and returns the lessons in the order in which they were told. */
export function played(game: GameId, script: Guided, say: Say, most = 400): Heard[] {
  const heard: Heard[] = [];
  const told = new Set<string>();
  const name = (seat: number): string => ['Anna', 'Bert', 'Clara'][seat] ?? '?';
  const wanted = { game, name: 'Anna', setup: script.setup, computers: script.computers };
  const made = JSON.parse(open('0guide', bytes(script.secret), JSON.stringify(wanted), undefined, 1)) as Step;
  const keeper = new Keeper('0guide', game, bytes(script.secret), made.rows.map((row) => row.json), 'build', bytes(script.entropy), 0, 0);
  let latest: AnyUpdate | null = null;
  let updates = 0;
  let steps = 0;

  const hear = (frames: readonly string[]): void => {
    for (const frame of frames.map((text) => JSON.parse(text) as { type: string } & AnyUpdate)) {
      if (frame.type === 'refused') throw new Error(JSON.stringify(frame));
      if (frame.type !== 'update') continue;
      latest = frame;
      updates++;
      learn(frame);
    }
  };
  const carry = (json: string): void => {
    const step = JSON.parse(json) as Step;
    hear(step.frames);
    if (step.rows.length > 0) hear(JSON.parse(keeper.kept(1)) as string[]);
  };
  const note = <M>(lessons: readonly Lesson<M>[], moment: M): void => {
    for (let next = lessonFor(lessons, moment, told); next; next = lessonFor(lessons, moment, told)) {
      told.add(next.lesson.id);
      heard.push({ id: next.lesson.id, text: say(`guide-${game}-${next.lesson.id}`, next.args), at: updates });
    }
  };
  const learn = (update: AnyUpdate): void => {
    if (!update.game) return;
    if (game === 'polterfass') note(BARREL_LESSONS, barrelsAt(update as PolterfassUpdate, name, say));
    else {
      const now = gardenAt(update as GoldbraeuUpdate, name, say);
      note(GARDEN_LESSONS, now);
      if (now.payday) note(GARDEN_LESSONS, { ...now, payday: null });
    }
  };
  const does = (command: object): void => carry(keeper.receive(JSON.stringify({ type: 'do', id: `step${++steps}`, command }), 1));

  carry(keeper.receive(JSON.stringify({ type: 'hello', protocol: 1, since: 0 }), 1));
  does({ kind: 'nonce', nonce: script.nonce });
  does({ kind: 'begin' });
  while (steps < most) {
    while (keeper.next(1) !== undefined) carry(keeper.turn(1));
    const now = latest as AnyUpdate | null;
    if (!now?.game || now.table.stage !== 'playing' || told.has('done')) break;
    const action = game === 'polterfass' ? barrelAdvice(barrelsAt(now as PolterfassUpdate, name, say)) : gardenAdvice(gardenAt(now as GoldbraeuUpdate, name, say));
    if (!action || now.game.asked === null) break;
    does({ kind: 'act', action, asked: now.game.asked });
  }
  keeper.free();
  return heard;
}

function barrelsAt(update: PolterfassUpdate, name: (seat: number) => string, say: Say): BarrelMoment {
  const part = update.game!;
  const bill = (update.events as readonly Told[]).flatMap(({ event }) => (event.scope === 'game' && event.kind === 'billed' ? [event as Billed] : [])).at(-1) ?? null;
  return { view: part.view, legal: part.legal, mine: part.asked !== null, bill, name, say };
}

function gardenAt(update: GoldbraeuUpdate, name: (seat: number) => string, say: Say): GardenMoment {
  const part = update.game!;
  const payday: PaydayRow | null = paydayOf(update.events as Parameters<typeof paydayOf>[0]);
  return { view: part.view, legal: part.legal, mine: part.asked !== null, payday, name, say };
}
