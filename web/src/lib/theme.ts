export type Theme = 'light' | 'dark' | 'system';

const KEY = 'theme';
const dusk = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be forbidden; the theme then follows the system.
    return null;
  }
};

/** The reader's choice; `system` when there is none. */
export function chosenTheme(): Theme {
  const kept = read();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const apply = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme === 'system' ? (dusk().matches ? 'dark' : 'light') : theme;
};

/** Applies the choice now and whenever the system changes its mind. */
export function followTheme(): void {
  apply(chosenTheme());
  dusk().addEventListener('change', () => apply(chosenTheme()));
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  apply(theme);
}
