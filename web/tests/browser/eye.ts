import { tooSmall, violationsInBothThemes } from './axe';
import type { Chair } from './chair';

/** Looks once at each scene of a game of Goldbräu that somebody comes by. */
export class Eye {
  /** What was found by scene. */
  readonly found: Record<string, string[]> = {};

  constructor(
    private readonly chair: Chair,
    /** Whether targets have to be as large as fingertips. */
    private readonly phone: boolean,
  ) {}

  /** Looks at the scene that the page shows while it waits for the reader. */
  look = async (): Promise<void> => {
    const scene = await this.scene();
    if (scene !== null) await this.at(scene);
    // Without a pace a payday is a table at once: one of them is to be seen firm by firm.
    if (scene === 'payday') await this.pace('off');
    else if (!('payday' in this.found) && this.chair.latest?.game && this.chair.view.day === 7) await this.pace('normal');
  };

  async at(scene: string): Promise<void> {
    if (scene in this.found) return;
    const { page } = this.chair;
    // A payday stays with the firm that is pointed at.
    if (scene === 'payday') await page.locator('section.payday').hover();
    this.found[scene] = [...(this.phone ? await tooSmall(page) : []), ...(await violationsInBothThemes(page))];
  }

  private async scene(): Promise<string | null> {
    const shown = await this.chair.page.evaluate(() =>
      [['over', '.scene .winner'], ['payday', '.payday .ways'], ['review', '.scene table']].find(([, selector]) => document.querySelector(selector!))?.[0]);
    return shown ?? (this.chair.asked === null ? null : this.chair.view.phase.kind);
  }

  private set: 'off' | 'normal' = 'off';
  private async pace(pace: 'off' | 'normal'): Promise<void> {
    if (this.set === pace) return;
    this.set = pace;
    const { page } = this.chair;
    await page.keyboard.press('m');
    await page.locator('dialog .list').getByText('Settings').click();
    await page.locator('dialog').getByRole('group', { name: 'Pace' }).locator('label', { hasText: pace }).click();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
}
