import { PACES, type Pace } from '../app/table/pace';
import { chosenTheme, chooseTheme, type Theme } from './theme';
import { keep, recall } from './keep';

/** What the reader has chosen on this device. */
class Settings {
  pace = $state<Pace>(PACES.find((p) => p === recall('pace')) ?? 'normal');
  theme = $state<Theme>(chosenTheme());
  name = $state(recall('name') ?? '');
  /** The table in words instead of as a picture. */
  text = $state(recall('view') === 'text');

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    chooseTheme(theme);
  }

  setText(text: boolean): void {
    this.text = text;
    keep('view', text ? 'text' : 'table');
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
