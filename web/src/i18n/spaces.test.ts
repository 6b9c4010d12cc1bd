import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '../../vite/words';
import { describe, expect, it } from 'vitest';
import type { Language } from './fluent';

const LOCALES = resolve(import.meta.dirname, '../../../locales');

/** How the words begin that are counted in each language, with the adjectives that may come between. */
const COUNTED: Record<Language, string> = {
  de: '(Taler|Karte|Feld|Stein|Schirm|Schild|frei|neu|Krug|Krüg|Fass|Fäss|Spezialf|Zahlenf|Platz|Plätz|Sekunde|Minute|Runde|Tag|Spieler|Person)\\p{L}*|s',
  en: 'thalers?|(hidden |free |number |special )?(cards?|spaces?|stones?|signs?|barrels?)|parasols?|mugs?|chairs?|seconds?|minutes?|rounds?|days?|players?|people|new|s',
  fr: 'thalers?|cartes?|cases?|pièces?|parasols?|enseignes?|chopes?|tonneaux?|places?|secondes?|minutes?|tours?|jours?|joueurs?|nouvelles?|s',
  it: 'taller[oi]|cart[ae]|casell[ae]|getton[ei]|ombrellon[ei]|insegn[ae]|boccal[ei]|bott[ei]|post[oi]|second[oi]|minut[oi]|turn[oi]|giorn[oi]|giocator[ei]|nuov[ae]|s',
  ru: '(талер|карт|клет|фиш|зонт|вывес|свободн|нов|закрыт|круж|бочон|особ|числов|мест|секунд|минут|раунд|игрок)\\p{L}*|дня|дней|день|с',
};
/** Placeables that hold a name, not a number. */
const NAMES = 'seat|names?|innkeeper|owner|challenger|old|start|firm|garden|brewery|supplier|replaced|from|to|card|action|winners|figure|picks';

/** A number, a plain space and what is counted. */
const loose = (language: Language): RegExp => new RegExp(`(?:\\{ \\$(?!(?:${NAMES}) )[a-z-]+ \\}|(?<![\\w$-])\\d+) (?:${COUNTED[language]})(?![\\p{L}\\d-])`, 'gu');

describe.each(LANGUAGES)('in %s', (language) => {
  const pattern = loose(language);

  it('a number and what it counts are never parted at the end of a line', () => {
    const folder = join(LOCALES, language);
    const found = readdirSync(folder).flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (line.startsWith('#') ? [] : [...line.matchAll(pattern)].map(([text]) => `${file}:${at + 1} ${text}`)));
    });
    expect(found).toEqual([]);
  });
});

describe('finding them', () => {
  it('sees a plain space before what is counted and nothing else', () => {
    const found = (text: string): string[] => [...text.matchAll(loose('en'))].map(([hit]) => hit);
    expect(found('costs { $price } thalers, 3 cards, { $cards } hidden cards')).toEqual(['{ $price } thalers', '3 cards', '{ $cards } hidden cards']);
    expect(found('{ $price }\u00a0thalers for { $seat } cards, { $own } against { $others }, 2 of 3, { $count } stonemasons')).toEqual([]);
  });
});
