import { topOf, type BarrelId, type StandingBarrel } from '../../table/barrels';
import type { BarrelView, Seen, Top } from '../../protocol/types';

export type Places = readonly BarrelView[];
export const ALL_IN_CUP: Places = Array.from({ length: 9 }, () => ({ place: 'cup' }));

const id = (index: number): BarrelId => index as BarrelId;
const wireTop = (barrel: StandingBarrel): Top => {
  const top = topOf(barrel.id, barrel.end);
  return top.kind === 'number' ? top.value : top.kind;
};

export function standing(places: Places): (StandingBarrel & { fresh: boolean })[] {
  return places.flatMap((p, i) => (p.place === 'standing' ? [{ id: id(i), end: p.up, fresh: p.fresh }] : []));
}

/** What lies on the coaster; while a roll tumbles and rests there, also what has just come to stand. */
export function onCoaster(places: Places, rolling: boolean): { id: BarrelId; end: 'large' | 'small' | null }[] {
  return places.flatMap((p, i): { id: BarrelId; end: 'large' | 'small' | null }[] => {
    if (p.place === 'lying') return [{ id: id(i), end: null }];
    return p.place === 'standing' && p.fresh && rolling ? [{ id: id(i), end: p.up }] : [];
  });
}

export const inCup = (places: Places): BarrelId[] => places.flatMap((p, i) => (p.place === 'cup' ? [id(i)] : []));

/** The barrels once these are in the cup. */
export const refilled = (places: Places, cup: readonly number[]): Places => places.map((p, i) => (cup.includes(i) ? { place: 'cup' } : p));

export function setAside(places: Places, rolling: boolean): StandingBarrel[] {
  return standing(places).filter((b) => !(b.fresh && rolling));
}

export const topsOf = (barrels: readonly StandingBarrel[]): Top[] => barrels.map(wireTop);
export const lyingCount = (places: Places): number => places.filter((p) => p.place === 'lying').length;

/** Gives each top to a barrel of `from` that can show it; which of two equal barrels it is makes no difference to the eye. */
function matching(tops: readonly Top[], from: readonly number[]): BarrelView[] {
  const left = [...tops];
  const places: BarrelView[] = Array.from({ length: 9 }, () => ({ place: 'lying' }));
  for (const i of from) {
    for (const up of ['large', 'small'] as const) {
      const at = left.indexOf(wireTop({ id: id(i), end: up }));
      if (at < 0 || places[i]?.place === 'standing') continue;
      left.splice(at, 1);
      places[i] = { place: 'standing', up, fresh: true };
    }
  }
  return places;
}

/** The barrels after a roll, when the view is already further on. */
export function rolledPlaces(before: Places, event: Seen & { kind: 'first_rolled' | 'rolled' }): Places {
  const base: Places = event.kind === 'first_rolled' ? ALL_IN_CUP : before;
  const fallen = matching(event.tops, event.stood);
  return base.map((p, i) => {
    if (p.place === 'standing') return { ...p, fresh: false };
    return fallen[i]?.place === 'standing' ? fallen[i] : { place: 'lying' };
  });
}

/** The barrels of a serving, marked as the specials left them. */
export function servedBarrels(places: Places, destroyed: readonly Top[], doubled: readonly Top[]): StandingBarrel[] {
  const lists = [{ state: 'destroyed' as const, tops: [...destroyed] }, { state: 'doubled' as const, tops: [...doubled] }];
  return standing(places).map(({ id: barrel, end }) => {
    const plain = { id: barrel, end };
    for (const { state, tops } of lists) {
      const at = tops.indexOf(wireTop(plain));
      if (at < 0) continue;
      tops.splice(at, 1);
      return { ...plain, state };
    }
    return plain;
  });
}
