/** The longest pause after failures, as a multiple of the usual one. */
const LONGEST = 8;

/**
 * Asks again and again as long as the page is seen, and at once when it is seen again; after a failure less and less often.
 * Ends with what it returns.
 */
export function watch(ask: () => Promise<boolean>, every: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asked = -Infinity;
  let over = false;
  let busy = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || over || document.hidden) return;
    busy = true;
    asked = Date.now();
    failures = (await ask()) ? 0 : failures + 1;
    busy = false;
    if (!over) timer = setTimeout(() => void look(), every() * Math.min(2 ** failures, LONGEST));
  };
  // Whoever flips between tabs asks no more often than whoever stays.
  const seen = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    if (Date.now() - asked >= every() / 4) void look();
    else timer = setTimeout(() => void look(), every());
  };
  document.addEventListener('visibilitychange', seen);
  void look();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
