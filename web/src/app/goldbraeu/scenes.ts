import type { Say } from '../../i18n/fluent';
import type { BreweryRow, Firm, GardenRow, GoldbraeuPad, GoldbraeuView, PaydayRow, Split } from '../../protocol/types';
import { BREWERIES, INNS } from '../../garden/firms';
import type { Duelist, Turned } from '../../garden/duel';
import type { Payment, PaydayStep } from '../../garden/payday';
import type { SeatIndex } from '../../table/seats';
import { joined } from '../../i18n/args';
import { cardName, faceOf, firmName, type Name } from './adapt';
import type { Contest } from './stage.svelte';

/** Thalers of a plain space and of one with a parasol (G8.2). */
const SPACE = 4;
const PARASOL = 8;

function payments({ paid, salary, boss, per_stone: each }: Split, name: Name): Payment[] {
  return paid.flatMap((amount, seat): Payment[] => {
    if (amount === 0) return [];
    const own = seat === boss ? salary : 0;
    return [{ seat: seat as SeatIndex, name: name(seat), stones: each > 0 ? (amount - own) / each : 0, shares: amount - own, salary: own }];
  });
}

function told(step: Omit<PaydayStep, 'label'>, say: Say): PaydayStep {
  const paid = step.paid.map((p) => say('garden-pay-line', { name: p.name, amount: p.shares + p.salary }));
  const label = say('garden-pay-label', { firm: step.name, takings: step.takings, each: step.each, paid: paid.length > 0 ? joined(paid, say) : 'none' });
  return { ...step, label };
}

function gardenStep(row: GardenRow, name: Name, say: Say): PaydayStep {
  const plain = row.spaces - row.parasols;
  const sum = [
    ...(plain > 0 ? [{ label: say('garden-pay-spaces', { count: plain }), amount: plain * SPACE }] : []),
    ...(row.parasols > 0 ? [{ label: say('garden-pay-parasols', { count: row.parasols }), amount: row.parasols * PARASOL }] : []),
    ...(row.lost > 0 ? [{ label: say('garden-figure-drunkard'), amount: -row.lost }] : []),
    ...(row.gained > 0 ? [{ label: say('garden-figure-waitress'), amount: row.gained }] : []),
  ];
  const half = row.supplier && { brewery: row.supplier, name: firmName(row.supplier), amount: row.half };
  return told({ firm: row.garden, name: firmName(row.garden), sum, takings: row.takings, half, divides: row.half, stones: row.stones, each: row.per_stone, paid: payments(row, name), bank: row.boss === null ? row.salary : 0 }, say);
}

function breweryStep(row: BreweryRow, gardens: readonly GardenRow[], name: Name, say: Say): PaydayStep {
  const sum = gardens.filter((g) => g.supplier === row.brewery).map((g) => ({ label: firmName(g.garden), amount: g.half }));
  return told({ firm: row.brewery, name: firmName(row.brewery), sum, takings: row.received, half: null, divides: row.received, stones: row.stones, each: row.per_stone, paid: payments(row, name), bank: row.boss === null ? row.salary : 0 }, say);
}

/** A payday firm by firm, in the order in which it was paid. */
export function stepsOf(row: PaydayRow, name: Name, say: Say): PaydayStep[] {
  return [...row.gardens.map((g) => gardenStep(g, name, say)), ...row.breweries.map((b) => breweryStep(b, row.gardens, name, say))];
}

/** The paydays that are over. */
export const finished = (pad: GoldbraeuPad): PaydayRow[] => pad.paydays.filter((row) => row.totals.length > 0);

/** What a payday would bring if it were now, firm by firm. */
export function forecastOf(view: GoldbraeuView, name: Name, say: Say): { totals: { seat: SeatIndex; name: string; amount: number }[]; firms: { firm: Firm; name: string; divides: number; paid: number[] }[] } {
  const { forecast } = view;
  return {
    totals: forecast.totals.map((amount, seat) => ({ seat: seat as SeatIndex, name: name(seat), amount })),
    firms: [
      ...INNS.map((firm) => ({ firm, name: firmName(firm), divides: forecast.gardens[firm].half, paid: forecast.gardens[firm].paid })),
      ...BREWERIES.map((firm) => ({ firm, name: firmName(firm), divides: forecast.breweries[firm].received, paid: forecast.breweries[firm].paid })),
    ],
  };
}

/** Money at the start and after each day, paydays included. */
export function moneyLines(pad: GoldbraeuPad, seats: number, name: Name, start = 25): { seat: SeatIndex; name: string; money: number[] }[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat: seat as SeatIndex,
    name: name(seat),
    money: [start, ...pad.days.map((day) => (day.day === 7 ? pad.paydays.find((row) => row.week === day.week)?.money[seat] : undefined) ?? day.money[seat] ?? start)],
  }));
}

export interface Ranked { seat: SeatIndex; name: string; money: number; place: string; winner: boolean }
/** Who is how rich, the richest first; equals share their place. */
export function ranking(money: readonly number[], name: Name): Ranked[] {
  return money
    .map((own, seat) => {
      const place = 1 + money.filter((other) => other > own).length;
      return { seat: seat as SeatIndex, name: name(seat), money: own, place: `${place}.`, winner: place === 1 };
    })
    .sort((a, b) => b.money - a.money);
}

/** Both sides of a contested appointment. */
export function duelOf(contest: Contest, view: GoldbraeuView, name: Name, say: Say): { challenger: Duelist; owner: Duelist | null; others: { seat: SeatIndex; name: string; stones: number }[]; turned: Turned[] } {
  const { stones } = view.firms[contest.firm];
  const side = (seat: number): Duelist => ({
    seat: seat as SeatIndex,
    name: name(seat),
    stones: stones[seat] ?? 0,
    hidden: view.hand_sizes[seat] ?? 0,
    label: say('garden-duel-side', { name: name(seat), stones: stones[seat] ?? 0, hidden: view.hand_sizes[seat] ?? 0 }),
  });
  return {
    challenger: side(contest.challenger),
    owner: contest.owner === null ? null : side(contest.owner),
    others: stones.flatMap((count, seat) => (seat === contest.challenger || seat === contest.owner || count === 0 ? [] : [{ seat: seat as SeatIndex, name: name(seat), stones: count }])),
    turned: contest.turned.map(({ seat, key }) => ({ key, seat: seat as SeatIndex, face: faceOf(contest.firm, say), label: `${name(seat)}: ${cardName(contest.firm, say)}` })),
  };
}

