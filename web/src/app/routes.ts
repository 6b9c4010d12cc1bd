import type { TableId } from '../protocol/types';

export type Route =
  | { page: 'home' }
  | { page: 'help' }
  | { page: 'table'; table: TableId }
  | { page: 'return'; token: string }
  | { page: 'missing' };

/** The page at a path below the server's base path. */
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
