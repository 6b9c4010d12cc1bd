import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { figure } from '../lib/figures';

/** The tag of a language; `locales/languages.toml` lists them. */
export type Language = string;
export type Args = Record<string, string | number>;
/** Renders a message; an unknown id comes back as it is, so that a gap is seen and not silent. */
export type Say = (id: string, args?: Args) => string;

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Numbers that could be written in different ways (negative, grouped, broken) reach Fluent as text. */
const variable = (value: string | number): FluentVariable =>
  typeof value === 'number' && (value < 0 || value >= 1000 || !Number.isInteger(value)) ? figure(value) : value;

export function sayer(bundle: FluentBundle): Say {
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));
    return bundle.formatPattern(pattern, given, []);
  };
}
