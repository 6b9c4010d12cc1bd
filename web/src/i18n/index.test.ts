import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What is on its way: its name, and how it comes or doesn't. */
const coming = new Map<string, { come: () => void; fail: () => void }[]>();

const loader = (name: string, source: string) => (): Promise<{ default: string }> =>
  new Promise((come, fail) => coming.set(name, [...(coming.get(name) ?? []), { come: () => come({ default: source }), fail: () => fail(new Error(`no ${name}`)) }]));

vi.mock('virtual:words', () => {
  const tags = ['en', 'de', 'fr'];
  const all = (part: string): object => Object.fromEntries(tags.map((tag) => [tag, loader(`${part}-${tag}`, `${part} = ${part} in ${tag}\n`)]));
  return { LANGUAGES: tags.map((tag) => ({ tag })), LOADERS: all('first'), LATER: { pad: all('pad'), slow: all('slow') } };
});

const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
const how = async (name: string, deed: 'come' | 'fail'): Promise<void> => {
  await settle();
  const [one, ...rest] = coming.get(name) ?? [];
  expect(one, `${name} is asked for`).toBeDefined();
  coming.set(name, rest);
  one![deed]();
  await settle();
};
const come = async (...names: string[]): Promise<void> => {
  for (const name of names) await how(name, 'come');
};

describe('words that come late', () => {
  let words: (typeof import('./index.svelte'))['words'];
  let speakPreferred: (typeof import('./index.svelte'))['speakPreferred'];
  let choose: (typeof import('./index.svelte'))['choose'];

  beforeEach(async () => {
    coming.clear();
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.stubGlobal('location', { search: '' });
    vi.stubGlobal('navigator', { languages: ['fr-CA'] });
    ({ words, speakPreferred, choose } = await import('./index.svelte'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const english = async (): Promise<void> => {
    const en = words.speak('en');
    await come('first-en');
    await en;
  };

  it('are those of the language that was asked for last, in whatever order they come', async () => {
    const all = ['en', 'de', 'fr'].map((tag) => words.speak(tag));
    await come('first-fr', 'first-en', 'first-de');
    await Promise.all(all);
    expect([words.language, words.t('first'), document.documentElement.lang]).toEqual(['fr', 'first in fr', 'fr']);
  });

  it('don’t bring an earlier language back', async () => {
    await english();
    // A part is on its way in the old language when another one is chosen.
    const part = words.learn('pad');
    await settle();
    const fr = words.speak('fr');
    await come('first-fr', 'pad-fr');
    await fr;
    await come('first-en', 'pad-en');
    await part;
    expect([words.language, words.t('first'), words.t('pad')]).toEqual(['fr', 'first in fr', 'pad in fr']);
  });

  it('are learnt in the language that is on its way', async () => {
    await english();
    const fr = words.speak('fr');
    const part = words.learn('pad');
    await come('first-fr', 'first-fr', 'pad-fr');
    await Promise.all([fr, part]);
    expect([words.language, words.t('pad')]).toEqual(['fr', 'pad in fr']);
  });

  it('are learnt in the language that came, though a part of it did not', async () => {
    await english();
    const fr = words.speak('fr');
    const part = words.learn('pad');
    const missing = expect(part).rejects.toThrow('no pad-fr');
    await how('pad-fr', 'fail');
    await missing;
    await come('first-fr');
    await fr;
    coming.clear();
    const other = words.learn('slow');
    await come('first-fr', 'slow-fr');
    await other;
    expect([words.language, words.t('slow')]).toEqual(['fr', 'slow in fr']);
  });

  it('are learnt even while the first ones are on their way', async () => {
    const en = words.speak('en');
    const part = words.learn('pad');
    await come('first-en', 'first-en', 'pad-en');
    await Promise.all([en, part]);
    expect([words.language, words.t('first'), words.t('pad')]).toEqual(['en', 'first in en', 'pad in en']);
  });

  it('are asked for until they come, when there are none yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const spoken = speakPreferred();
    for (const _ of [1, 2, 3]) {
      await how('first-fr', 'fail');
      expect(words.ready).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    await come('first-fr');
    await spoken;
    expect([words.language, words.t('first')]).toEqual(['fr', 'first in fr']);
  });

  it('are asked for until they come when the reader has chosen them, unless others are chosen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await english();
    const de = choose('de');
    await how('first-de', 'fail');
    await vi.advanceTimersByTimeAsync(60_000);
    await how('first-de', 'fail');
    expect(words.language).toBe('en');
    const fr = choose('fr');
    await vi.advanceTimersByTimeAsync(60_000);
    await de;
    expect(coming.get('first-de')).toEqual([]);
    await how('first-fr', 'fail');
    await vi.advanceTimersByTimeAsync(60_000);
    await come('first-fr');
    await fr;
    expect(words.language).toBe('fr');
  });

  it('may stay away: what was spoken before is spoken on, and its parts are learnt', async () => {
    await english();
    const fr = words.speak('fr');
    const refused = expect(fr).rejects.toThrow('no first-fr');
    await how('first-fr', 'fail');
    await refused;
    const part = words.learn('slow');
    await come('first-en', 'slow-en');
    await part;
    expect([words.language, words.t('slow')]).toEqual(['en', 'slow in en']);
    // What didn't come is asked for again.
    const again = words.learn('pad');
    const missing = expect(again).rejects.toThrow('no pad-en');
    await how('pad-en', 'fail');
    await missing;
    coming.clear();
    const once = words.learn('pad');
    await come('first-en', 'slow-en', 'pad-en');
    await once;
    expect([words.t('slow'), words.t('pad')]).toEqual(['slow in en', 'pad in en']);
  });
});
