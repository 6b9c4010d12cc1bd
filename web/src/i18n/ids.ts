/** Ids in a source text: what is said by name, and families that are put together from parts (`player-*`). */
export function idsIn(source: string): { whole: string[]; families: string[] } {
  const calls = /\b(?:t|say)\(\s*([^()]*?(?:\([^()]*\)[^()]*?)*)[,)]/g;
  const literal = /'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g;
  const whole = new Set<string>();
  const families = new Set<string>();
  for (const [, first = ''] of source.matchAll(calls)) {
    for (const [, id = ''] of first.matchAll(/'([a-z][a-z0-9-]*)'/g)) whole.add(id);
    for (const [, prefix = ''] of first.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) families.add(prefix);
  }
  // Ids kept in tables and chosen later have a prefix of ours.
  const ours = /^(ask|do|status|bill|tag|why|pad|barrel|keys|pace|theme|title|home|panel|luck|option|chat|host|return|over|sound|settings|odds|error|notice|language|player|phrase|garden|advice|text|view)-/;
  for (const [, id = ''] of source.matchAll(literal)) if (ours.test(id)) whole.add(id);
  return { whole: [...whole], families: [...families] };
}
