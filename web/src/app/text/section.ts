/** A part of what is to be told: a heading and sentences in the order in which they are read. */
export interface Section {
  key: string;
  title: string;
  lines: readonly string[];
}

/** Parts without a sentence are left out. */
export const told = (sections: readonly Section[]): Section[] => sections.flatMap((section) => {
  const lines = section.lines.filter((line) => line.trim() !== '').map(sentence);
  return lines.length > 0 ? [{ ...section, lines }] : [];
});

/** Ends like a sentence, so that what follows does not run into it when it is read aloud. */
export const sentence = (text: string): string => (/[.!?…:;]$/u.test(text) ? text : `${text}.`);
