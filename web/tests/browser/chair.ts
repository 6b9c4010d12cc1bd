import type { Card, GoldbraeuAction, GoldbraeuUpdate, GoldbraeuView } from '../../src/protocol/types';
import type { Page } from './browser';

const GOLD = '.action button:not(.quiet):not(:disabled)';
const ACTIONS = ['expand', 'appoint', 'buy'];

/** A person at a table of Goldbräu who reads what the page was sent, and acts by pressing what is in the page. */
export class Chair {
  /** Everything that the page was sent, the oldest first. */
  readonly updates: GoldbraeuUpdate[] = [];
  /** Until the next message. */
  heard: Promise<void>;
  private wake = (): void => {};
  /** How many of the updates have been looked through for paydays. */
  private read = 1;

  /** Listens from now on: before the page comes to the table. */
  constructor(readonly page: Page) {
    this.heard = this.listen();
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string } & GoldbraeuUpdate;
        if (message.type !== 'update') return;
        this.updates.push(message);
        const { wake } = this;
        this.heard = this.listen();
        wake();
      }),
    );
  }

  private listen(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  /** Puts away the paydays that lie over the table; what was paid before the page was opened does not. */
  private async putAway(): Promise<void> {
    const paid = this.updates.slice(this.read).some(({ events }) => events.some(({ event }) => event.scope === 'game' && event.kind === 'payday_ended'));
    this.read = Math.max(1, this.updates.length);
    if (!paid) return;
    await this.page.locator('.scene table').waitFor();
    await this.page.locator(GOLD).click();
  }

  get latest(): GoldbraeuUpdate | undefined {
    return this.updates.at(-1);
  }
  get view(): GoldbraeuView {
    if (!this.latest?.game) throw new Error('the game has not begun');
    return this.latest.game.view;
  }
  get seat(): number {
    const you = this.latest?.table.you ?? null;
    if (you === null) throw new Error('nobody sits here');
    return you;
  }
  get asked(): number | null {
    return this.latest?.game?.asked ?? null;
  }
  get legal(): readonly GoldbraeuAction[] {
    return this.latest?.game?.legal ?? [];
  }

  /** Chooses an action in the page and confirms it, and waits until it has led to something. */
  async act(action: GoldbraeuAction): Promise<void> {
    const { page, asked } = this;
    await this.putAway();
    const press = (selector: string): Promise<void> => page.locator(selector).click();
    switch (action.kind) {
      case 'keep':
        for (const place of placesOf(action.cards, this.view.hand)) await page.locator('.scene .cards button').nth(place).click();
        break;
      case 'place_boss':
      case 'appoint':
        await press(`button.firm.legal[data-firm="${action.firm}"]`);
        break;
      case 'pick':
        await page.locator('.hand [role="radio"][aria-disabled="false"]').nth(ACTIONS.indexOf(action.action)).click();
        break;
      case 'buy_blind':
        await press('.hand .offers > button');
        break;
      case 'move':
        await press(`button.firm.legal[data-firm="${action.to}"]`);
        break;
      // The page has chosen the least number already.
      case 'block':
      case 'break':
      case 'decline':
      case 'keep_hidden':
        break;
      default:
        throw new Error(`${action.kind} is not played here`);
    }
    const quiet = ['decline', 'keep_hidden'].includes(action.kind) && this.legal.length > 1;
    await press(quiet ? '.action button.quiet' : GOLD);
    await until([this], () => this.asked !== asked);
  }
}

/** Where in a hand these cards lie. */
function placesOf(cards: readonly Card[], hand: readonly Card[]): number[] {
  const places = cards.map((card) => hand.indexOf(card));
  return places.map((place, i) => (places.indexOf(place) < i ? hand.indexOf(cards[i]!, place + 1) : place));
}

/** Waits until what the pages were sent says so; looks again with every message. */
export async function until(chairs: readonly Chair[], done: () => boolean): Promise<void> {
  while (!done()) await Promise.race(chairs.map((chair) => chair.heard));
}

/** What an update holds that only another seat may know (G10.1). */
export function othersSecrets({ game, events }: GoldbraeuUpdate, seat: number): string[] {
  const found: string[] = [];
  if (game && game.view.seat !== seat) found.push(`the view of seat ${game.view.seat}`);
  if (game?.view.hands && game.view.phase.kind !== 'over') found.push('all hands');
  for (const { event } of events) {
    if (event.scope !== 'game') continue;
    if (event.kind === 'kept' && event.seat !== seat && event.cards !== null) found.push(`what seat ${event.seat} keeps`);
    if (event.kind === 'picked' && event.seat !== seat && event.action !== null) found.push(`what seat ${event.seat} has picked`);
    if (event.kind === 'drew' && event.seat !== seat && !event.known && event.card !== null) found.push(`what seat ${event.seat} has drawn`);
    if (event.kind === 'hands_shown' && game?.view.phase.kind !== 'over') found.push('all hands');
  }
  return found;
}
