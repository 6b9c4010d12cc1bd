import { bundleOf, LANGUAGES, sayer, type Args, type Language, type Say } from './fluent';
import { keep, recall } from '../lib/keep';

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  ru: () => import('virtual:words/ru'),
};
/** Words that come only with the pages that need them. */
const LATER: Record<'reckoner' | 'goldbraeu' | 'help' | 'goldbraeu-help' | 'advice', Record<Language, () => Promise<{ default: string }>>> = {
  goldbraeu: {
    de: () => import('virtual:words/de/goldbraeu'),
    en: () => import('virtual:words/en/goldbraeu'),
    fr: () => import('virtual:words/fr/goldbraeu'),
    it: () => import('virtual:words/it/goldbraeu'),
    ru: () => import('virtual:words/ru/goldbraeu'),
  },
  help: {
    de: () => import('virtual:words/de/help'),
    en: () => import('virtual:words/en/help'),
    fr: () => import('virtual:words/fr/help'),
    it: () => import('virtual:words/it/help'),
    ru: () => import('virtual:words/ru/help'),
  },
  'goldbraeu-help': {
    de: () => import('virtual:words/de/goldbraeu-help'),
    en: () => import('virtual:words/en/goldbraeu-help'),
    fr: () => import('virtual:words/fr/goldbraeu-help'),
    it: () => import('virtual:words/it/goldbraeu-help'),
    ru: () => import('virtual:words/ru/goldbraeu-help'),
  },
  reckoner: {
    de: () => import('virtual:words/de/reckoner'),
    en: () => import('virtual:words/en/reckoner'),
    fr: () => import('virtual:words/fr/reckoner'),
    it: () => import('virtual:words/it/reckoner'),
    ru: () => import('virtual:words/ru/reckoner'),
  },
  advice: {
    de: () => import('virtual:words/de/advice'),
    en: () => import('virtual:words/en/advice'),
    fr: () => import('virtual:words/fr/advice'),
    it: () => import('virtual:words/it/advice'),
    ru: () => import('virtual:words/ru/advice'),
  },
};
type Later = keyof typeof LATER;
const isLanguage = (text: string | null | undefined): text is Language => LANGUAGES.some((language) => language === text);

/** The reader's own choice, or the first language of the browser that we speak. */
function preferred(): Language {
  const kept = recall('language');
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

class Words {
  language = $state<Language>('en');
  private say = $state.raw<Say | null>(null);

  get ready(): boolean {
    return this.say !== null;
  }

  t: Say = (id: string, args?: Args): string => this.say?.(id, args) ?? '';

  private readonly learned = new Map<Later, Promise<void>>();

  async speak(language: Language): Promise<void> {
    const sources = await Promise.all([LOADERS[language](), ...[...this.learned.keys()].map((part) => LATER[part][language]())]);
    this.say = sayer(bundleOf(language, sources.map((source) => source.default).join('\n')));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learns words that the first page does without. */
  learn(part: Later): Promise<void> {
    const before = this.learned.get(part);
    if (before) return before;
    // Known first, so that it is spoken with the rest; what didn't come is asked for again next time.
    const coming = Promise.resolve().then(() => (this.ready ? this.speak(this.language) : undefined));
    this.learned.set(part, coming);
    coming.catch(() => this.learned.delete(part));
    return coming;
  }
}

export const words = new Words();
export const t = words.t;

export const speakPreferred = (): Promise<void> => words.speak(preferred());

export function choose(language: Language): Promise<void> {
  keep('language', language);
  return words.speak(language);
}
