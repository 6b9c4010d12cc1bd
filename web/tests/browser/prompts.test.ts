import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../vite/words';
import { sayEvent } from '../../src/i18n/args';
import { bundleOf, sayer, type Args, type Language, type Say } from '../../src/i18n/fluent';
import { inTwoLines } from '../../src/app/goldbraeu/ask';
import { begin, openHouse } from './house';

const house = openHouse('one');

/** Long names, as people have them, of the firms and of each other. */
const NAMES = ['Johanna Christl', 'Maximilian', 'Franz-Josef', 'Александра'];
const WORDS: Args = {
  seat: NAMES[0]!, challenger: NAMES[1]!, owner: NAMES[0]!, names: NAMES.slice(1).join(', '), winners: `${NAMES[0]}, ${NAMES[1]}`, 'winners-count': 2,
  firm: 'Zum Hirschen', gardens: 'Zum Bären, Zum Hirschen, Zum Adler', card: 'Kramerbräu', figure: 'waitress', week: 3, days: 6, count: 4, left: 3, price: 8, money: 188, stones: 12,
};
const OWN: Record<string, readonly string[]> = {
  expand: ['garden-ask-cuts-detail', 'garden-ask-which-garden-detail', 'garden-ask-twice-detail', 'garden-ask-day-detail'],
  'expand-none': ['garden-ask-day-detail', 'garden-ask-twice-detail'],
  appoint: ['garden-ask-contract-end-detail', 'garden-ask-may-block-detail', 'garden-ask-qualify-detail', 'garden-ask-unblocked-detail', 'garden-ask-twice-detail', 'garden-ask-appoint-detail'],
  pick: ['garden-ask-day-detail'],
  'pick-other': ['garden-ask-picked-detail', 'garden-ask-day-detail'],
  'over-won': ['garden-ask-over-detail'],
};
/** Events that the bar never says, being too small for it or too long. */
const UNSAID = new Set(['signs_drawn', 'dealt', 'shown', 'picked', 'kept', 'finished', 'garden_paid', 'brewery_paid', 'day_ended', 'put_under', 'laid_out', 'kept_hidden', 'hands_shown']);

interface Asked { id: string; title: string; detail: string }

/** Every pair of lines that the bar can show at a table of Goldbräu. */
function asked(language: Language, say: Say): Asked[] {
  const source = wordsOf(language, ['garden']);
  const ids = [...source.matchAll(/^garden-ask-([a-z-]+) =/gm)].map(([, id]) => id!);
  const text = (id: string): string => {
    const said = ['waitress', 'drunkard'].flatMap((figure) => ['expand', 'appoint', 'buy'].map((action) => say(id, { ...WORDS, figure, day: say('name-day-4'), action: say(`garden-action-${action}`) })));
    return said.sort((a, b) => b.length - a.length)[0]!;
  };
  const prompts = ids.filter((id) => !id.endsWith('-detail')).flatMap((id): Asked[] => {
    const details = OWN[id] ?? (ids.includes(`${id}-detail`) ? [`garden-ask-${id}-detail`] : id.endsWith('-other') ? ['garden-ask-day-detail', 'ask-watching-detail'] : []);
    return [...details, null].map((detail) => ({ id, title: text(`garden-ask-${id}`), detail: detail === null ? '' : text(detail) }));
  });
  const rendered = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../locales/rendered.json'), 'utf8')) as { lang: string; game: string; event: { scope: string; kind: string } }[];
  const events = rendered.filter((r) => r.lang === language && r.game === 'goldbraeu' && !UNSAID.has(r.event.kind));
  return [...prompts, ...events.map((r) => ({ id: r.event.kind, ...inTwoLines(sayEvent(r.event, (seat) => NAMES[seat] ?? '', say, 'goldbraeu')) }))];
}

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

it.each(LANGUAGES)('never asks for more room than the bar has (%s)', async (language) => {
  const say = sayer(bundleOf(language, wordsOf(language)));
  const page = await house.host({ name: 'Anna', language }, { game: 'goldbraeu', computers: ['trader', 'trader', 'trader'], options: { deadline: { seconds: 600 } } });
  await begin(page);
  await page.locator('.prompt .bar').waitFor();
  const pairs = asked(language, say);
  expect(pairs.length).toBeGreaterThan(100);
  for (const [where, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const over = await page.evaluate((list) => {
      const bar = document.querySelector('.prompt .bar')!;
      const copy = bar.cloneNode(true) as HTMLElement;
      bar.after(copy);
      // With a clock, as at tables that have one.
      const end = copy.querySelector('.end');
      if (end) end.textContent = '10:00';
      const [words, title, detail] = ['.words', 'h2', 'p'].map((s) => copy.querySelector<HTMLElement>(s)!);
      const found = list.filter((one) => {
        title!.textContent = one.title;
        detail!.textContent = one.detail;
        const height = title!.offsetHeight + (one.detail ? detail!.offsetHeight : 0);
        return height > copy.clientHeight || words!.scrollWidth > words!.clientWidth;
      });
      copy.remove();
      return found;
    }, pairs);
    expect(over.map((one) => `${where}, ${one.id}: ${one.title} | ${one.detail}`)).toEqual([]);
  }
});
