import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './browser';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours and sizes are measured at rest, not half faded in. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity).map((a) => a.finished.catch(() => undefined))));

/** Everything that axe has to say against the page as it is, or only against its colours. */
export async function violations(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  await rest(page);
  // Through the debugger, past the content security policy, which stays on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    interface Found { id: string; nodes: { html: string; failureSummary?: string }[] }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ passes: Found[]; incomplete: Found[]; violations: Found[] }> } };
    // Mere shapes are nine tenths of the page's elements; axe looks at each many times, and in vain. What has a name, a role, a text or the focus stays, with all that it lies in.
    const MEANT = 'text, title, desc, a, foreignObject, [role], [aria-label], [aria-labelledby], [tabindex]';
    const isMere = (e: Element): boolean => !e.matches(MEANT) && e.querySelector(MEANT) === null;
    const shapes = [...document.querySelectorAll('svg *')].filter((e) => isMere(e) && (e.parentElement?.localName === 'svg' || !e.parentElement || !isMere(e.parentElement)));
    const marks = shapes.map(() => document.createComment('a shape'));
    shapes.forEach((shape, index) => shape.replaceWith(marks[index]!));
    const { violations: found, passes, incomplete } = await axe
      .run(only === 'colours' ? { runOnly: ['color-contrast'] } : {})
      .finally(() => marks.forEach((mark, index) => mark.replaceWith(shapes[index]!)));
    // Over pictures and gradients axe can't tell colours apart.
    const looked = only === 'colours' ? 10 * (passes.length + incomplete.length) : passes.length;
    if (looked < 10) throw new Error('axe has looked at next to nothing');
    return found.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary ?? ''}`));
  }, what);
}

/** What axe has to say against the page in the light and in the dark, whose pages differ in colours only. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  const dark = await violations(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] !== 'dark');
  return [...light, ...dark.map((one) => `dark, ${one}`)];
}

/** Everything that can be pressed and is smaller than a fingertip, 44 pixels; a field is pressed by its label. */
export async function tooSmall(page: Page): Promise<string[]> {
  await rest(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, summary, select, [role="radio"]')]
      // What is clipped away is for keyboards alone.
      .filter((e) => getComputedStyle(e).visibility !== 'hidden' && getComputedStyle(e).clipPath === 'none' && e.getBoundingClientRect().width > 0 && !e.closest('.visually-hidden'))
      .flatMap((e) => {
        const { width, height } = (e.closest('label') ?? e).getBoundingClientRect();
        return width < 43.5 || height < 43.5 ? [`${e.outerHTML.slice(0, 90)} ${width} x ${height}`] : [];
      }),
  );
}
