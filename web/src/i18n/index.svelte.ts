import { bundleOf, LANGUAGES, sayer, type Args, type Language, type Say } from './fluent';
import { keep, recall } from '../lib/keep';

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  ru: () => import('virtual:words/ru'),
};
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

  async speak(language: Language): Promise<void> {
    const { default: source } = await LOADERS[language]();
    this.say = sayer(bundleOf(language, source));
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const t = words.t;

export const speakPreferred = (): Promise<void> => words.speak(preferred());

export function choose(language: Language): Promise<void> {
  keep('language', language);
  return words.speak(language);
}
