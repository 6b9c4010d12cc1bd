import { describe, expect, it } from 'vitest';
import { SEEN, VIEW } from '../../../tests/examples';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { BREWERIES, INNS } from '../../garden/firms';
import type { PaydayStep } from '../../garden/payday';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { GoldbraeuSeen, PaydayRow } from '../../protocol/types';
import { duelOf, finished, forecastOf, moneyLines, ranking, stepsOf } from './scenes';
import type { Contest } from './stage.svelte';

const say = sayer(bundleOf('en', wordsOf('en')));
const name = (seat: number): string => ['Anna', 'Bert', 'Clara', 'Dora'][seat] ?? '?';
const seen = <K extends GoldbraeuSeen['kind']>(kind: K): Extract<GoldbraeuSeen, { kind: K }> => SEEN.find((e): e is Extract<GoldbraeuSeen, { kind: K }> => e.kind === kind)!;

/** The payday of a real game, as its view foretells it. */
const { forecast } = VIEW;
const ROW: PaydayRow = {
  week: 1,
  gardens: INNS.map((garden) => ({ garden, ...forecast.gardens[garden] })),
  breweries: BREWERIES.map((brewery) => ({ brewery, ...forecast.breweries[brewery] })),
  totals: forecast.totals,
  money: VIEW.money.map((own, seat) => own + forecast.totals[seat]!),
};
const BOOK: PaydayRow = { week: 1, gardens: [seen('garden_paid')], breweries: [seen('brewery_paid')], totals: [], money: [] };
const out = (step: PaydayStep): number => step.paid.reduce((sum, p) => sum + p.shares + p.salary, 0) + step.bank;

describe('a payday', () => {
  const steps = stepsOf(ROW, name, say);

  it('goes through every firm in the order in which it was paid', () => {
    expect(steps.map((s) => s.firm)).toEqual([...INNS, ...BREWERIES]);
  });

  it.each(steps.map((s) => [s.firm, s] as const))('accounts for every thaler: %s', (_, step) => {
    expect(step.sum.reduce((all, part) => all + part.amount, 0)).toBe(step.takings);
    expect((step.half?.amount ?? 0) + step.divides).toBe(step.takings);
    expect(out(step)).toBe(step.divides);
    for (const p of step.paid) expect(p.shares).toBe(p.stones * step.each);
    expect(step.paid.every((p) => p.shares + p.salary > 0)).toBe(true);
  });

  it('pays each seat what it gets in all', () => {
    const totals = VIEW.money.map((_, seat) => steps.flatMap((s) => s.paid).filter((p) => p.seat === seat).reduce((sum, p) => sum + p.shares + p.salary, 0));
    expect(totals).toEqual(forecast.totals);
  });

  it('is the book’s worked one at Zum Adler (G8.7)', () => {
    const [adler, mayer] = stepsOf(BOOK, name, say);
    expect(adler!.sum.map((part) => part.amount)).toEqual([16, 8, 20]);
    expect(adler).toMatchObject({ takings: 44, half: { brewery: 'mayerbraeu', amount: 22 }, divides: 22, stones: 5, each: 4, bank: 0 });
    expect(adler!.paid.map(({ name: who, stones, shares, salary }) => [who, stones, shares, salary])).toEqual([['Anna', 3, 12, 0], ['Bert', 2, 8, 2]]);
    expect(mayer!.sum).toEqual([{ label: 'Zum Adler', amount: 22 }]);
    expect(mayer!.paid.map(({ name: who, stones, shares, salary }) => [who, stones, shares, salary])).toEqual([['Anna', 2, 10, 0], ['Bert', 1, 5, 2], ['Dora', 1, 5, 0]]);
  });

  it('takes off for the drunkard what he cost', () => {
    const adler = steps.find((s) => s.firm === 'adler')!;
    expect(adler.sum.map((part) => part.amount)).toEqual([12, -12]);
    expect(adler.paid).toEqual([]);
  });

  it('leaves the rest to the bank where there is no boss', () => {
    const row: PaydayRow = { ...BOOK, gardens: [{ ...seen('garden_paid'), boss: null, paid: [12, 8, 0, 0] }], breweries: [] };
    const [adler] = stepsOf(row, name, say);
    expect(adler!.bank).toBe(2);
    expect(adler!.paid.map((p) => p.salary)).toEqual([0, 0]);
  });

  it.each(LANGUAGES)('is told in words (%s)', (language) => {
    for (const step of stepsOf(ROW, name, sayer(bundleOf(language, wordsOf(language))))) {
      expect(`${step.label} ${step.sum.map((part) => part.label).join()}`).not.toMatch(/garden-|[{}]|undefined|NaN/);
      expect(step.label).toContain(step.name);
      for (const p of step.paid) expect(step.label).toContain(p.name);
    }
  });

  it('is over once its totals are known', () => {
    expect(finished({ days: [], paydays: [ROW, { ...ROW, week: 2, totals: [] }] })).toEqual([ROW]);
  });
});

it('foretells what the view says, firm by firm and for each', () => {
  const { totals, firms } = forecastOf(VIEW, name, say);
  expect(totals.map((t) => [t.name, t.amount])).toEqual([['Anna', 29], ['Bert', 26], ['Clara', 21]]);
  expect(firms).toHaveLength(10);
  for (const [i] of totals.entries()) expect(firms.reduce((sum, f) => sum + f.paid[i]!, 0)).toBe(totals[i]!.amount);
});

describe('the money of a game', () => {
  const day = (week: number, at: number, ...money: number[]): { week: number; day: number; money: number[] } => ({ week, day: at, money });
  const pad = { days: [day(1, 6, 20, 25, 23), day(1, 7, 18, 25, 23), day(2, 1, 45, 51, 44)], paydays: [{ ...ROW, money: [47, 51, 44] }] };

  it('stands in the chart after each day, on the seventh with what was paid', () => {
    expect(moneyLines(pad, 3, name).map((line) => line.money)).toEqual([[25, 20, 47, 45], [25, 25, 51, 51], [25, 23, 44, 44]]);
  });

  it('stands in the chart without a payday that is still to come', () => {
    expect(moneyLines({ ...pad, paydays: [] }, 3, name)[0]!.money).toEqual([25, 20, 18, 45]);
  });

  it('ranks the richest first, and equals alike', () => {
    expect(ranking([90, 157, 157, 12], name).map((r) => [r.name, r.place, r.winner])).toEqual([['Bert', '1.', true], ['Clara', '1.', true], ['Anna', '3.', false], ['Dora', '4.', false]]);
  });
});

describe('a duel', () => {
  const contest: Contest = { firm: 'post', challenger: 2, owner: 1, turned: [{ seat: 1, key: '7-0' }], verdict: 'open' };

  it('sets the challenger against the owner, with all others’ stones', () => {
    const { challenger, owner, others, turned } = duelOf(contest, VIEW, name, say);
    expect([challenger, owner].map((side) => [side?.name, side?.stones, side?.hidden])).toEqual([['Clara', 1, 2], ['Bert', 1, 1]]);
    expect(others).toEqual([{ seat: 0, name: 'Anna', stones: 1 }]);
    expect(turned).toEqual([{ key: '7-0', seat: 1, face: { kind: 'share', firm: 'post', name: 'Zur Post' }, label: 'Bert: Zur Post' }]);
    expect(challenger.label).toMatch(/Clara.*1.*2/);
  });

  it('has nobody on the other side where there is no boss, and no others without stones', () => {
    const { owner, others } = duelOf({ ...contest, firm: 'krug', owner: null }, VIEW, name, say);
    expect(owner).toBeNull();
    expect(others.map((o) => o.seat)).toEqual([0]);
  });
});
