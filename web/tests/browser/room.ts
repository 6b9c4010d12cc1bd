import { LANGUAGES } from '../../vite/words';
import type { Page } from './browser';

export const DESK = { width: 1280, height: 800 };
export const SIZES = { desk: DESK, phone: { width: 390, height: 844 } };
export type Size = keyof typeof SIZES;
/** Those that people speak, and the one whose words are longer than anybody's. */
export const ALL_LANGUAGES: readonly string[] = [...LANGUAGES, 'pseudo'];

/** Where words have no room, at these sizes, each with the name of the place. */
export async function lookAt(page: Page, name: string, sizes: readonly Size[] = ['desk', 'phone']): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    if (page.viewportSize()?.width !== SIZES[size].width) await page.setViewportSize(SIZES[size]);
    found.push(...(await cramped(page)).map((one) => `${name}, ${size}: ${one}`));
  }
  return found;
}

/** Opens an address of the house in a language. */
export async function openIn(page: Page, url: string, language: string): Promise<void> {
  const address = new URL(url);
  address.searchParams.set('language', language);
  const before = page.url().split('#')[0];
  await page.goto(address.href);
  // Where only the fragment is another one, the page has stayed.
  if (before === address.href.split('#')[0]) await page.reload();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language === 'pseudo' ? 'en' : language);
  await page.locator('main').first().waitFor();
}

/** Has the table told the other way; a key that comes while a sheet is still closing is lost, on a page as for a person. */
export async function retell(page: Page, to: 'text' | 'table'): Promise<void> {
  const there = page.locator(`main.${to}`);
  for (let presses = 1; presses < 4; presses++) {
    await page.keyboard.press('t');
    if (await there.waitFor({ timeout: 5_000 }).then(() => true, () => false)) return;
  }
  throw new Error(`not told as ${to}`);
}

/** Words have their own letters only when those have come; boards are fitted to a page of a new size in the frames after it. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  });

/** So often words that have no room are looked at again. */
const LOOKS = 5;

/**
 * Where words have no room: text that sticks out of its box or is cut off by one, and a page that scrolls sideways. Looks at the
 * sheet that lies on top, if one does, or else at the whole page; several times before it complains, as what moves may not have arrived
 * yet, on a busy machine even less.
 */
export async function cramped(page: Page): Promise<string[]> {
  await settled(page);
  let found = await lookOnce(page);
  for (let again = 0; again < LOOKS && found.length > 0; again++) {
    await page.waitForTimeout(400);
    found = await lookOnce(page);
  }
  return found;
}

const lookOnce = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const found = new Set<string>();
    const nameOf = (e: Element): string => `${e.tagName.toLowerCase()}${[...e.classList].filter((c) => !c.startsWith('svelte-')).map((c) => `.${c}`).join('')}`;
    const paper = document.scrollingElement!;
    if (paper.scrollWidth > paper.clientWidth + 1) {
      const widest = [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > paper.clientWidth + 1).at(0);
      found.add(`the page scrolls sideways: ${paper.scrollWidth} in ${paper.clientWidth}, ${widest ? nameOf(widest) : '?'}`);
    }
    const top = document.querySelector('dialog[open]') ?? document.body;
    // A box is asked once for all texts in it.
    const boxes = new Map<Element, { style: CSSStyleDeclaration; r: DOMRect; ends: boolean; passes: boolean; hides: boolean; clips: boolean }>();
    const boxOf = (e: Element) => {
      const known = boxes.get(e);
      if (known) return known;
      const style = getComputedStyle(e);
      const overflow = style.overflowX;
      const box = {
        style,
        r: e.getBoundingClientRect(),
        ends: style.clipPath !== 'none' || /^matrix\((?!1, 0, 0, 1,)/.test(style.transform) || style.rotate !== 'none',
        passes: style.display === 'inline' || style.display === 'contents',
        hides: /hidden|clip/.test(overflow),
        clips: overflow !== 'visible',
      };
      boxes.set(e, box);
      return box;
    };
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (!own || said === '' || own.closest('svg, script, style, noscript, .visually-hidden') || !own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
      if (lines.length === 0) continue;
      const right = Math.max(...lines.map((r) => r.right));
      const left = Math.min(...lines.map((r) => r.left));
      // Letters are lower than their line.
      const bottom = Math.max(...lines.map((r) => r.bottom - r.height * 0.2));
      const upper = Math.min(...lines.map((r) => r.top + r.height * 0.2));
      const tell = (how: string, e: Element): void => void found.add(`“${said.slice(0, 40)}” ${how} ${nameOf(e)} in ${nameOf(e.parentElement ?? e)}`);
      let first = true;
      for (let box: Element | null = own; box && box !== document.documentElement; box = box.parentElement) {
        const { style, r, ends, passes, hides, clips } = boxOf(box);
        if (ends) break;
        if (passes) continue;
        if (first && !clips && (right > r.right + SLACK || left < r.left - SLACK)) tell('sticks out of', box);
        first = false;
        if (!clips) continue;
        // What is cut off but told in full by its title, is a name that somebody has given.
        if (hides && (right > r.right + SLACK || left < r.left - SLACK) && !(style.textOverflow === 'ellipsis' && box.hasAttribute('title'))) tell('is cut off by', box);
        if (/hidden|clip/.test(style.overflowY) && (bottom > r.bottom || upper < r.top)) tell('is cut off below by', box);
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) break;
      }
    }
    return [...found];
  });
