/** Remembers a small thing on this device; where storage is forbidden it lasts as long as the page. */
const forNow = new Map<string, string>();

export function keep(key: string, value: string): void {
  forNow.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: `forNow` has it.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forNow.get(key) ?? null;
  } catch {
    return forNow.get(key) ?? null;
  }
}
