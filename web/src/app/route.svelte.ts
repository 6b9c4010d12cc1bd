import type { TableId } from '../protocol/types';

export type Route =
  | { page: 'home' }
  | { page: 'help' }
  | { page: 'table'; table: TableId }
  | { page: 'return'; token: string }
  | { page: 'missing' };

/** The path below the server's base path, without slashes at its ends. */
function path(): string {
  const base = new URL('.', document.baseURI).pathname;
  const at = location.pathname;
  return (at.startsWith(base) ? at.slice(base.length) : at).replace(/^\/+|\/+$/g, '');
}

export function parse(at: string): Route {
  const [first = '', second, ...more] = at.split('/');
  if (more.length > 0) return { page: 'missing' };
  if (second === undefined) return first === '' || first === 'index.html' ? { page: 'home' } : first === 'help' ? { page: 'help' } : { page: 'missing' };
  if (first === 't' && /^[a-z0-9]{1,32}$/.test(second)) return { page: 'table', table: second };
  if (first === 'return' && second !== '') return { page: 'return', token: second };
  return { page: 'missing' };
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'table':
      return `t/${route.table}`;
    case 'return':
      return `return/${route.token}`;
    case 'help':
      return 'help';
    default:
      return './';
  }
}

class Here {
  route = $state.raw<Route>(parse(path()));
}
export const here = new Here();

/** Goes to another page of ours; `instead` leaves no trace of this one in the history. */
export function go(route: Route, instead = false): void {
  const url = new URL(hrefOf(route), document.baseURI).href;
  if (instead) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  here.route = route;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  here.route = parse(path());
});
