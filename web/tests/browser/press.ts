import type { Page } from './browser';

/**
 * Clicks with the mouse on what can be seen and reached now: one look and one click, where the library would wait for two frames that are alike.
 * Whether there was anything to click; what moved or is covered is looked for anew by whoever plays on.
 */
export async function press(page: Page, selector: string, nth = 0): Promise<boolean> {
  const at = await page.evaluate(([wanted, index]) => {
    const target = document.querySelectorAll(wanted)[index];
    if (!target) return null;
    const middle = (): { x: number; y: number } => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const inside = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!inside(middle())) target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const point = middle();
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && target.contains(hit) ? point : null;
  }, [selector, nth] as const);
  if (at === null) return false;
  await page.mouse.click(at.x, at.y);
  return true;
}
