/** Which rule is to be read over the table, if any. */
class Reading {
  at = $state<string | null>(null);

  /** Opens the rules at a rule. */
  open = (rule: string): void => {
    this.at = rule;
  };

  close = (): void => {
    this.at = null;
  };
}

export const reading = new Reading();
