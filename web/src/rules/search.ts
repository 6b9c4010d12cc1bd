import type { Section } from './book';

/** A text as it is compared: small letters without accents; `at` tells for each place where it comes from. */
interface Folded {
  text: string;
  at: number[];
}

const SPELT: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ', '\u00ad': '' };

/** Folds a text. Cyrillic й stays itself: without its mark it would be another letter, as ё without its dots is not. */
function folded(text: string): Folded {
  const out: Folded = { text: '', at: [] };
  let place = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = small === 'й' ? small : (SPELT[small] ?? small.normalize('NFD').replace(/\p{M}/gu, ''));
    out.text += plain;
    for (let i = 0; i < plain.length; i += 1) out.at.push(place);
    place += letter.length;
  }
  out.at.push(place);
  return out;
}

/** A text as it is compared: case, accents and the difference between ё and е don't count. */
export const fold = (text: string): string => folded(text.normalize('NFC')).text;

/** A part of a text, and whether it is one of the words looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A rule that has all the words. */
export interface Hit {
  rule: string;
  section: string;
  pieces: Piece[];
}

/** The words of a question. */
export const wordsIn = (question: string): string[] => fold(question).split(/[\s,;:!?"«»„“”()]+/).filter((word) => word !== '');

/** Cyrillic letters that look like those of rule numbers. */
const ALIKE: Record<string, string> = { р: 'p', г: 'g' };

/** A word that can only be the number of a rule or its beginning, such as `P4`, `p4.4` or `4.4`. */
function numberIn(word: string): RegExp | null {
  const [, letter = '', number = ''] = /^([pgрг]?)(\d+(?:\.\d*)?)\.?$/.exec(word) ?? [];
  if (number === '' || (letter === '' && !number.includes('.'))) return null;
  const [section = '', rule = ''] = number.split('.');
  return new RegExp(`^${letter === '' ? '[pg]' : (ALIKE[letter] ?? letter)}${section}\\.${rule}`);
}

/** Cuts a text where words occur in it. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const { text: plain, at } = folded(text);
  const inside = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) inside.fill(true, at[from], at[from + word.length]);
  }
  const pieces: Piece[] = [];
  [...inside.keys()].forEach((i) => {
    const last = pieces.at(-1);
    if (last && last.marked === inside[i]) last.text += text[i];
    else pieces.push({ text: text[i]!, marked: inside[i]! });
  });
  return pieces;
}

/** The rules in whose words, heading or number every word of the question occurs, in the order of the book; the rule asked for by its whole number first. */
export function search(question: string, sections: readonly Section[], say: (rule: string) => string, heading: (section: string) => string): Hit[] {
  const words = wordsIn(question);
  if (words.length === 0) return [];
  const hits = sections.flatMap((section) => {
    const above = fold(heading(section.id));
    return section.rules.flatMap((rule): Hit[] => {
      const text = say(rule.id).normalize('NFC');
      const plain = fold(text);
      const id = rule.id.toLowerCase();
      const found = words.every((word) => plain.includes(word) || above.includes(word) || numberIn(word)?.test(id) === true);
      return found ? [{ rule: rule.id, section: section.id, pieces: marked(text, words) }] : [];
    });
  });
  const whole = (hit: Hit): boolean => words.some((word) => hit.rule.toLowerCase() === word.replace(/^[рг]/, (letter) => ALIKE[letter]!) || hit.rule.slice(1) === word);
  return [...hits.filter(whole), ...hits.filter((hit) => !whole(hit))];
}
