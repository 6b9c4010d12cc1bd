import { hrefOf, parse, type Route } from './routes';

/** The path below the server's base path, without slashes at its ends. */
function path(): string {
  const base = new URL('.', document.baseURI).pathname;
  const at = location.pathname;
  return (at.startsWith(base) ? at.slice(base.length) : at).replace(/^\/+|\/+$/g, '');
}

export { hrefOf };

class Here {
  route = $state.raw<Route>(parse(path(), location.hash));
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
  here.route = parse(path(), location.hash);
});
