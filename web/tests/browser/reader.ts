import type { CDPSession } from 'playwright-core';
import { vi } from 'vitest';
import type { Page } from './browser';

/** One object of the accessibility tree, as a screen reader meets it. */
export interface Heard {
  role: string;
  name: string;
  focused: boolean;
  /** It can have the focus. */
  focusable: boolean;
  disabled: boolean;
  /** Pressed, checked or chosen; null for what can be neither. */
  on: boolean | null;
  /** The names of what it lies in, the innermost first. */
  within: readonly string[];
  /** Its place in the order of reading. */
  at: number;
  /** By which the same thing is known again. */
  id: number;
}

interface Value { value?: unknown }
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: readonly { name: string; value: Value }[];
  parentId?: string;
  backendDOMNodeId?: number;
  childIds?: readonly string[];
}

/** What has to say what it is, as nothing else tells. */
const SPEAKING = new Set(['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'radiogroup', 'slider', 'spinbutton', 'switch', 'tab', 'menuitem', 'option', 'image', 'img', 'dialog', 'DisclosureTriangle', 'searchbox', 'listbox']);
const TABS = 120;

/** A person who hears the page and has a keyboard: nothing else is known of it, and nothing else is done to it. */
export class Reader {
  private constructor(
    private readonly page: Page,
    private readonly line: CDPSession,
  ) {}

  static async of(page: Page): Promise<Reader> {
    const line = await page.context().newCDPSession(page);
    return new Reader(page, line);
  }

  /** All that can be heard, in the order of reading. What has no name though it needs one is an error. */
  async hear(): Promise<Heard[]> {
    const { nodes } = (await this.line.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard: Heard[] = [];
    const walk = (node: AxNode, within: readonly string[]): void => {
      const role = String(node.role?.value ?? '');
      const name = String(node.name?.value ?? '').trim();
      const property = (wanted: string): unknown => node.properties?.find((p) => p.name === wanted)?.value.value;
      if (!node.ignored && role !== 'InlineTextBox') {
        const state = property('pressed') ?? property('checked') ?? property('selected');
        heard.push({
          role, name, within, at: heard.length, id: node.backendDOMNodeId ?? 0,
          focused: property('focused') === true && role !== 'RootWebArea',
          focusable: property('focusable') === true,
          disabled: property('disabled') === true,
          on: state === undefined ? null : String(state) === 'true',
        });
      }
      const inner = !node.ignored && name && role !== 'StaticText' ? [name, ...within] : within;
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child) walk(child, inner);
      }
    };
    const root = nodes.find((node) => node.parentId === undefined);
    if (root) walk(root, []);
    const mute = heard.filter((one) => SPEAKING.has(one.role) && !one.name);
    if (mute.length > 0) throw new Error(`without a name: ${mute.map((one) => `${one.role} in ${one.within.join(' < ')}`).join('; ')}`);
    const dumb = heard.filter((one) => one.focused && !one.name);
    if (dumb.length > 0) throw new Error(`the focus is on a nameless ${dumb[0]!.role} in ${dumb[0]!.within.join(' < ')}`);
    return heard;
  }

  /** Listens until `ready` finds what it waits for in what can be heard. */
  async until<T>(ready: (heard: readonly Heard[]) => T | null | undefined | false, what: string): Promise<T> {
    let last: readonly Heard[] = [];
    const wait = { timeout: 30_000, interval: 30 };
    try {
      return (await vi.waitUntil(async () => ready((last = await this.hear())), wait)) as T;
    } catch (error) {
      if (error instanceof Error && /Timed out/.test(error.message)) throw new Error(`waited for ${what} and heard:\n${told(last)}`);
      throw error;
    }
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** What has the focus, as far as one is told when it gets there. */
  private async at(): Promise<number | null> {
    const { result } = await this.line.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return null;
    const { nodes } = (await this.line.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })) as unknown as { nodes: readonly AxNode[] };
    return nodes[0]?.backendDOMNodeId ?? null;
  }

  /** What has the focus. */
  async focus(): Promise<Heard | undefined> {
    return (await this.hear()).find((one) => one.focused);
  }

  /** Goes by Tab, or back by Shift and Tab, to what is wanted. */
  async tabTo(wanted: (one: Heard) => boolean): Promise<Heard> {
    let heard = await this.hear();
    const passed: string[] = [];
    for (let i = 0; i < TABS; i++) {
      const id = await this.at();
      let here = heard.find((one) => one.id === id);
      // Somewhere new, or where it wanted to go: what is there is listened to once more.
      if (!here || wanted(here)) {
        heard = await this.hear();
        here = heard.find((one) => one.focused);
        if (here && wanted(here)) return here;
      }
      const goal = heard.find(wanted);
      if (!goal) throw new Error(`there is nothing of the kind; passed ${passed.join(', ')}`);
      passed.push(here ? `${here.role} “${here.name}”` : 'nothing');
      await this.press(here && goal.at < here.at ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`can't be reached by Tab: ${passed.slice(0, 40).join(', ')}`);
  }

  /** Goes to a button by Tab and presses it. */
  async push(wanted: (one: Heard) => boolean, key: 'Enter' | 'Space' = 'Enter'): Promise<string> {
    const button = await this.tabTo(wanted);
    await this.press(key);
    return button.name;
  }
}

export const told = (heard: readonly Heard[]): string =>
  heard.map((one) => `${'  '.repeat(Math.min(8, one.within.length))}${one.role} “${one.name}”${one.focused ? ' FOCUS' : ''}${one.disabled ? ' off' : ''}${one.on === null ? '' : one.on ? ' [x]' : ' [ ]'}`).join('\n');

/** A button that can be pressed and whose name fits. */
export const button = (name: RegExp, within?: RegExp) => (one: Heard): boolean =>
  one.role === 'button' && !one.disabled && name.test(one.name) && (!within || one.within.some((outer) => within.test(outer)));
