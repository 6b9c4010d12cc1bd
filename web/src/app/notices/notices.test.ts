import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { bundleOf, sayer } from '../../i18n/fluent';
import { notify } from '../../offline/notify';
import { bytesOf } from './push';
import { saidOf } from './said';
import { noticeWords } from './words';

vi.mock('../../i18n/index.svelte', () => ({ words: { language: 'en', learn: () => Promise.resolve(), t: (id: string) => id } }));
vi.mock('../../protocol/http', () => ({ api: {}, address: (path: string) => `https://a.example/${path}` }));

const GAMES = ['polterfass', 'goldbraeu'];
const wordsIn = (language: string) => noticeWords(GAMES, language, sayer(bundleOf(language, wordsOf(language))));
const NOW = new Date(2026, 10, 24, 15, 0).getTime();
const DUE = new Date(2026, 10, 25, 18, 0).getTime();

describe('what a notice says', () => {
  it.each(LANGUAGES)('is whole in %s, for every kind and game', (language) => {
    const words = wordsIn(language);
    for (const game of GAMES) {
      for (const what of ['your_turn', 'soon_taken_over', 'taken_over', 'game_over', 'test']) {
        for (const deadline of [null, DUE]) {
          const { title, body } = saidOf({ what, game, deadline }, words, NOW);
          expect(`${title} ${body}`).not.toMatch(/say-|game-|\{ ?\$/);
          expect(body.length).toBeGreaterThan(5);
          if (deadline !== null) expect(body).not.toContain('{time}');
        }
      }
    }
  });

  it('has the time until when somebody has to decide', () => {
    expect(saidOf({ what: 'your_turn', game: 'polterfass', deadline: DUE }, wordsIn('de'), NOW)).toEqual({ title: 'Du bist dran: Polterfass', body: 'Der Tisch wartet auf dich. Du hast Zeit bis morgen 18:00.' });
    expect(saidOf({ what: 'your_turn', game: 'polterfass', deadline: null }, wordsIn('de'), NOW).body).toBe('Der Tisch wartet auf dich.');
  });

  it('is the name of the house where there are no words for it', () => {
    const nothing = { title: 'Stammtisch', body: '' };
    expect(saidOf({ what: 'weather', game: 'polterfass', deadline: null }, wordsIn('en'), NOW)).toEqual(nothing);
    expect(saidOf({ what: 'your_turn', game: 'chess', deadline: null }, wordsIn('en'), NOW)).toEqual(nothing);
    expect(saidOf({ what: 'your_turn', game: 'polterfass', deadline: null }, null, NOW)).toEqual(nothing);
  });
});

it('reads a key in base64url', () => {
  expect([...bytesOf('-_8AAQ')]).toEqual([0xfb, 0xff, 0, 1]);
});

describe('the service worker', () => {
  const shown: { title: string; options: { body: string; tag: string; data: { table: string } } }[] = [];
  const opened: string[] = [];
  let pages: { url: string; focus: () => Promise<void> }[] = [];
  const handlers = new Map<string, (event: unknown) => void>();
  const scope = 'https://a.example/games/';
  const worker = {
    registration: { scope, showNotification: (title: string, options: never) => void shown.push({ title, options }) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => void opened.push(url) },
    addEventListener: (kind: string, handler: (event: unknown) => void) => void handlers.set(kind, handler),
  };
  const give = async (kind: string, event: object): Promise<void> => {
    let until: Promise<unknown> = Promise.resolve();
    handlers.get(kind)?.({ ...event, waitUntil: (what: Promise<unknown>) => (until = what) });
    await until;
  };
  const push = (sent: unknown): Promise<void> => give('push', { data: { json: () => sent } });
  beforeEach(() => {
    [shown.length, opened.length, pages] = [0, 0, []];
    vi.stubGlobal('caches', { open: () => Promise.resolve({ match: (at: string) => Promise.resolve(at === `${scope}notice-words.json` ? { json: () => Promise.resolve(wordsIn('fr')) } : undefined) }) });
    notify(worker as unknown as ServiceWorkerGlobalScope);
  });

  it('shows a notice in the words that the page has left, one for each table', async () => {
    await push({ what: 'your_turn', table: 'abc', game: 'goldbraeu', seat: 1, url: 'https://evil.example/', at: 1, deadline: null, id: 'x' });
    expect(shown).toEqual([{ title: 'À toi de jouer : Goldbräu', options: expect.objectContaining({ body: 'La table t’attend.', tag: 'table-abc', data: { table: 'abc' } }) }]);
  });

  it('shows something for whatever comes, as browsers demand', async () => {
    for (const sent of [null, 7, { what: 'your_turn', table: '../x', game: 'polterfass' }]) await push(sent);
    await give('push', { data: { json: () => JSON.parse('{') as unknown } });
    expect(shown.map(({ title, options }) => [title, options.tag])).toEqual(Array.from({ length: 4 }, () => ['Stammtisch', 'table-']));
  });

  it('leads whoever presses it to the page of the table, open or not', async () => {
    const press = (table: string): Promise<void> => give('notificationclick', { notification: { close: () => {}, data: { table } } });
    await press('abc');
    expect(opened).toEqual([`${scope}t/abc`]);
    let focused = 0;
    pages = [{ url: scope, focus: () => Promise.reject(new Error('another page')) }, { url: `${scope}t/abc?language=fr`, focus: () => Promise.resolve(void (focused += 1)) }];
    await press('abc');
    expect([opened.length, focused]).toEqual([1, 1]);
  });
});
