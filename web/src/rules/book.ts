/** A rule of record by its number. */
export interface Rule {
  /** Such as `P4.2`. */
  id: string;
  /** The book leaves it open, at least in part. */
  house: boolean;
  /** Whoever opens a table can choose. */
  option: boolean;
}

/** A section of the rules of record. */
export interface Section {
  /** Such as `P4`. */
  id: string;
  rules: readonly Rule[];
}

/** `P4.2` as part of an id of a message or an element: `p4-2`. */
export const slug = (id: string): string => id.toLowerCase().replace('.', '-');

/** The message with the words of a rule. */
export const wordsOf = (rule: string): string => `rule-${slug(rule)}`;

/** The message with the heading of a section. */
export const headingOf = (section: string): string => `rules-${slug(section)}`;

/** The section of a rule, or the section itself. */
export const sectionOf = (id: string): string => id.split('.')[0]!;

/** Whether the book has such a rule or section. */
export const has = (sections: readonly Section[], id: string): boolean => sections.some((section) => section.id === id || section.rules.some((rule) => rule.id === id));
