/** What the guide points at where the table is told in words: the key of a section, or `can` for what the reader can do. */
class Pointing {
  at = $state<string | null>(null);
}

export const pointing = new Pointing();
