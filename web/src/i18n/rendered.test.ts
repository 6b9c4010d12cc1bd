import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../vite/words';
import { sayEvent } from './args';
import { bundleOf, sayer, type Language } from './fluent';

interface Rendered {
  lang: Language;
  game: string;
  event: { scope: string; kind: string };
  names: string[];
  text: string;
}

/** Every kind of event as the command line says it; written by a test of the crate `stammtisch`. */
const rendered = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../locales/rendered.json'), 'utf8')) as Rendered[];

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayer(bundleOf(language, wordsOf(language)));
  const ours = rendered.filter((r) => r.lang === language);

  it('says every event as the command line does', () => {
    expect(ours.length).toBeGreaterThan(30);
    const said = ours.map((r) => sayEvent(r.event, (seat) => r.names[seat] ?? '', say, r.game));
    expect(said).toEqual(ours.map((r) => r.text));
  });

  it.each(['none', 'yes', 'no', 'double', 'drunkard', 'other', '0'])('says the same round a player called “%s” as round any other', (called) => {
    const stranger = '\ue000';
    const all = (as: string): string[] => ours.map((r) => sayEvent({ ...r.event, ...('name' in r.event ? { name: as } : {}) }, () => as, say, r.game));
    expect(all(called)).toEqual(all(stranger).map((text) => text.replaceAll(stranger, called)));
  });
});
