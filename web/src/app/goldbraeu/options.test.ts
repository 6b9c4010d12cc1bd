import { describe, expect, it } from 'vitest';
import { counts, firmStates, keepOf, legalSpaces, NOTHING, nextOf, ownersOf, preset, previewOf, spaceOptions, tapFirm, type Action, type Legal } from './options';

const EXPAND: Legal = [
  { kind: 'annex', garden: 'krug', space: 3 },
  { kind: 'annex', garden: 'eiche', space: 3 },
  { kind: 'shift', space: 2, from: 'krug', to: 'eiche' },
  { kind: 'decline' },
];
const APPOINT: Legal = [
  { kind: 'appoint', firm: 'post' },
  { kind: 'contract', brewery: 'mayerbraeu', garden: 'krug' },
  { kind: 'contract', brewery: 'mayerbraeu', garden: 'eiche' },
  { kind: 'contract', brewery: 'steinbraeu', garden: 'krug' },
  { kind: 'decline' },
];
const owners = new Map([[1, 'krug'], [2, 'krug'], [5, 'eiche']] as const);

describe('choosing a space', () => {
  it('offers what the server says, and no front space or the like', () => {
    expect([...legalSpaces(EXPAND, owners)].sort()).toEqual([2, 3]);
  });

  it('walks through the gardens that the space can join', () => {
    const options = spaceOptions(EXPAND, 3, owners);
    const first = nextOf(options, null)!;
    const second = nextOf(options, first)!;
    expect([first, second]).toEqual([EXPAND[0], EXPAND[1]]);
    expect(nextOf(options, second)).toEqual(first);
  });

  it('lets the inn say which garden is meant', () => {
    const chosen = { action: EXPAND[0]!, end: null };
    expect(firmStates(EXPAND, chosen)).toEqual(new Map([['krug', 'chosen'], ['eiche', 'legal']]));
    expect(tapFirm(EXPAND, chosen, 'eiche').action).toEqual(EXPAND[1]);
    expect(tapFirm(EXPAND, chosen, 'post')).toBe(chosen);
  });

  it('shows what would be cut off', () => {
    expect(previewOf(EXPAND[2]!, [{ space: 2, frees: [7, 8] }])).toEqual({ inn: 'eiche', joins: [2], freed: [7, 8] });
    expect(previewOf(EXPAND[0]!, [{ space: 2, frees: [7] }])).toEqual({ inn: 'krug', joins: [3], freed: [] });
    expect(previewOf({ kind: 'decline' }, [])).toBeNull();
  });

  it('takes any space of a garden for the garden when a figure moves', () => {
    const legal: Action[] = [{ kind: 'move', to: 'krug' }];
    expect([...legalSpaces(legal, owners)]).toEqual([1, 2]);
    expect(spaceOptions(legal, 2, owners)).toEqual(legal);
    expect(spaceOptions(legal, 5, owners)).toEqual([]);
  });
});

describe('choosing firms', () => {
  it('appoints with one tap and lets go with the next', () => {
    const chosen = tapFirm(APPOINT, NOTHING, 'post');
    expect(chosen.action).toEqual(APPOINT[0]);
    expect(tapFirm(APPOINT, chosen, 'post')).toEqual(NOTHING);
  });

  it('signs a contract from either end', () => {
    const begun = tapFirm(APPOINT, NOTHING, 'mayerbraeu');
    expect(begun).toEqual({ action: null, end: 'mayerbraeu' });
    expect([...firmStates(APPOINT, begun)].filter(([, state]) => state === 'legal').map(([firm]) => firm)).toEqual(['post', 'krug', 'eiche']);
    expect(tapFirm(APPOINT, begun, 'eiche').action).toEqual(APPOINT[2]);
    expect(tapFirm(APPOINT, tapFirm(APPOINT, NOTHING, 'krug'), 'steinbraeu').action).toEqual(APPOINT[3]);
  });

  it('needs one tap where only one contract is possible, and the other end can still be changed', () => {
    const chosen = tapFirm(APPOINT, NOTHING, 'eiche');
    expect(chosen.action).toEqual(APPOINT[2]);
    expect(tapFirm(APPOINT, chosen, 'krug').action).toEqual(APPOINT[1]);
  });

  it('begins anew with an end that does not fit', () => {
    expect(tapFirm(APPOINT, { action: null, end: 'steinbraeu' }, 'eiche').action).toEqual(APPOINT[2]);
  });
});

describe('cards', () => {
  it('are kept in any order', () => {
    const legal: Action[] = [{ kind: 'keep', cards: ['krug', 'adler'] }];
    expect(keepOf(legal, ['adler', 'krug'])).toEqual(legal[0]);
    expect(keepOf(legal, ['krug', 'krug'])).toBeNull();
  });

  it('are turned over in the smallest number that does it, unless more is chosen', () => {
    const legal: Action[] = [{ kind: 'block', cards: 2 }, { kind: 'block', cards: 1 }, { kind: 'decline' }];
    expect(counts(legal)).toEqual([1, 2]);
    expect(preset(legal).action).toEqual({ kind: 'block', cards: 1 });
    expect(preset([{ kind: 'decline' }])).toEqual(NOTHING);
  });
});

it('knows whose each space is', () => {
  const none = { spaces: [], supplier: 'mayerbraeu' as const };
  const gardens = { krug: { ...none, spaces: [1, 2] }, eiche: none, baeren: none, post: none, hirschen: none, adler: { ...none, spaces: [9] } };
  expect(ownersOf({ gardens })).toEqual(new Map([[1, 'krug'], [2, 'krug'], [9, 'adler']]));
});
