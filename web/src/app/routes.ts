import type { TableId } from '../protocol/types';
import { isGame, type GameId } from './games';

export type Route =
  | { page: 'home' }
  | { page: 'help'; game: GameId }
  | { page: 'rules'; game: GameId; rule: string | null }
  | { page: 'learn'; game: GameId }
  | { page: 'table'; table: TableId }
  | { page: 'return'; token: string }
  /** The pads for a game at a real table, or one of them. */
  | { page: 'pad'; game: GameId; pad: string | null }
  | { page: 'missing' };

/**
 * The page at a path below the server's base path, and its fragment.
 *
 * A return link has its token in the fragment, which browsers tell neither the server nor a proxy before it.
 */
export function parse(at: string, fragment = ''): Route {
  const [first = '', second, ...more] = at.split('/');
  if (more.length > 0) return { page: 'missing' };
  if (at === 'return' && fragment.length > 1) return { page: 'return', token: fragment.slice(1) };
  if (second === undefined) return first === '' || first === 'index.html' ? { page: 'home' } : first === 'help' ? { page: 'help', game: 'polterfass' } : { page: 'missing' };
  if (first === 'pad' && isGame(second)) return { page: 'pad', game: second, pad: /^#[a-z0-9]{1,32}$/.test(fragment) ? fragment.slice(1) : null };
  if (at === 'help/goldbraeu') return { page: 'help', game: 'goldbraeu' };
  if (first === 'rules' && isGame(second)) return { page: 'rules', game: second, rule: ruleIn(fragment) };
  if (first === 'learn' && isGame(second)) return { page: 'learn', game: second };
  if (first === 't' && /^[a-z0-9]{1,32}$/.test(second)) return { page: 'table', table: second };
  return { page: 'missing' };
}

/** The number of a rule or section in a fragment. */
const ruleIn = (fragment: string): string | null => (/^#[pg]\d{1,2}(\.\d{1,2})?$/i.test(fragment) ? fragment.slice(1).toUpperCase() : null);

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'table':
      return `t/${route.table}`;
    case 'return':
      return `return#${route.token}`;
    case 'pad':
      return `pad/${route.game}${route.pad === null ? '' : `#${route.pad}`}`;
    case 'help':
      return route.game === 'goldbraeu' ? 'help/goldbraeu' : 'help';
    case 'learn':
      return `learn/${route.game}`;
    case 'rules':
      return `rules/${route.game}${route.rule === null ? '' : `#${route.rule}`}`;
    default:
      return './';
  }
}
