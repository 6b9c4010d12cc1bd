import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The name of the language that nobody speaks: English with accents, two fifths longer, for finding words that have no room. */
export const PSEUDO = 'pseudo';

const ACCENTED: Record<string, string> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'ê', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ô', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'Ê', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ', N: 'Ñ', O: 'Ô', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
};
/** How much longer than English other languages get. */
const LONGER = 0.4;

/** A word with accents; its letters are said twice from the left until it is long enough. */
function word(plain: string): string {
  // Abbreviations of two letters have two in every language.
  let more = plain.length < 3 ? 0 : Math.ceil(plain.length * LONGER);
  return [...plain].map((letter) => {
    const accented = ACCENTED[letter] ?? letter;
    return more-- > 0 ? accented + accented.toLowerCase() : accented;
  }).join('');
}

/** Text of a message with every word accented and made longer. */
export const accented = (text: string): string => text.replace(/[A-Za-z]+/g, word);

type Value = FluentResource['body'][number]['value'];
type Pattern = NonNullable<Value>;
type Element = Exclude<Pattern, string>[number];

const element = (part: Element): Element => {
  if (typeof part === 'string') return accented(part);
  return part.type === 'select' ? { ...part, variants: part.variants.map((variant) => ({ ...variant, value: pattern(variant.value) })) } : part;
};
const pattern = (value: Pattern): Pattern => (typeof value === 'string' ? accented(value) : value.map(element));

/** English messages as that language says them; what is put in, and what messages select by, stays as it is. */
export function pseudoBundle(source: string): FluentBundle {
  const resource = new FluentResource(source);
  for (const message of resource.body) message.value = message.value === null ? null : pattern(message.value);
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(resource);
  return bundle;
}
