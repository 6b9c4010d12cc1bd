import { LANGUAGES, LATER, LOADERS } from 'virtual:words';
import type { Part } from '../../vite/words';
import { bundleOf, sayer, type Args, type Language, type Say } from './fluent';
import { keep, recall } from '../lib/keep';

/** See pseudo.ts, which comes only when it is asked for. */
const PSEUDO = 'pseudo';
const isLanguage = (text: string | null | undefined): text is Language => LANGUAGES.some(({ tag }) => tag === text);
/** Our language for what the browser asks for: the same tag, or else the same language as spoken elsewhere. */
const nearest = (wanted: string): Language | undefined => LANGUAGES.find(({ tag }) => tag.toLowerCase() === wanted.toLowerCase())?.tag ?? LANGUAGES.find(({ tag }) => tag === wanted.split('-')[0]?.toLowerCase())?.tag;

/** A language that the address asks for, as `?language=fr`; the one that nobody speaks is there for trying out. */
function asked(): Language | null {
  const tag = new URLSearchParams(location.search).get('language');
  return isLanguage(tag) || tag === PSEUDO ? tag : null;
}

/** What the address asks for, or the reader's own choice, or the first language of the browser that we speak. */
function preferred(): Language {
  const wanted = asked();
  if (wanted !== null) return wanted;
  const kept = recall('language');
  if (isLanguage(kept)) return kept;
  return navigator.languages.map(nearest).find((tag) => tag !== undefined) ?? 'en';
}

const load = (from: (() => Promise<{ default: string }>) | undefined): Promise<{ default: string }> => from?.() ?? Promise.reject(new Error('no such language'));

class Words {
  language = $state<Language>('en');
  private say = $state.raw<Say | null>(null);

  get ready(): boolean {
    return this.say !== null;
  }

  t: Say = (id: string, args?: Args): string => this.say?.(id, args) ?? '';

  private readonly learned = new Map<Part, Promise<void>>();
  /** What is on its way, by its turn, the last one last; and the turn of what is spoken. */
  private readonly coming = new Map<number, Language>();
  private asked = 0;
  private spoken = 0;

  /** What will be spoken once all has come. */
  private get wanted(): Language {
    const last = [...this.coming].at(-1);
    return last && last[0] > this.spoken ? last[1] : this.language;
  }

  /** Speaks a language once its words have come; if several are on their way, the one that was asked for last, in whatever order they come. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.asked;
    this.coming.set(turn, language);
    try {
      const say = await this.fetch(language);
      if (turn < this.spoken) return;
      this.spoken = turn;
      this.say = say;
      this.language = language;
      document.documentElement.lang = language === PSEUDO ? 'en' : language;
    } finally {
      this.coming.delete(turn);
    }
  }

  private async fetch(language: Language): Promise<Say> {
    const [spoken, made] = language === PSEUDO ? ['en', (await import('./pseudo')).pseudoBundle] : [language, null];
    const sources = await Promise.all([load(LOADERS[spoken]), ...[...this.learned.keys()].map((part) => load(LATER[part][spoken]))]);
    const source = sources.map((one) => one.default).join('\n');
    return sayer(made ? made(source) : bundleOf(language, source));
  }

  /** Learns words that the first page does without. */
  learn(part: Part): Promise<void> {
    const before = this.learned.get(part);
    if (before) return before;
    // Known first, so that it is spoken with the rest; what didn't come is asked for again next time.
    const coming = Promise.resolve().then(() => (this.asked > 0 ? this.speak(this.wanted) : undefined));
    this.learned.set(part, coming);
    coming.catch(() => this.learned.delete(part));
    return coming;
  }
}

export const words = new Words();
export const t = words.t;

/** After so many milliseconds words that didn't come are asked for again. */
const AGAIN = 2_000;

/** Asks for a language until it comes, or until none is wanted any more. */
async function insist(wanted: () => Language | null): Promise<void> {
  for (let language = wanted(); language !== null; language = wanted()) {
    if (await words.speak(language).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Without words there is no page, and none to say so. */
export const speakPreferred = (): Promise<void> => insist(preferred);

/** Speaks this language from now on; without a network, as soon as there is one. */
export function choose(language: Language): Promise<void> {
  keep('language', language);
  return insist(() => (recall('language') === language ? language : null));
}
