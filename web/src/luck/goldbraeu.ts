/** The luck of Goldbräu: the start player, the signs, the first hands, and the cards of the pile one by one. */
import type { Brewery, Card, Garden, GoldbraeuSetup } from '../protocol/types';
import { below, type Words } from './draw';

/** The outcome of a luck event, as records hold it. */
export type Dealt =
  | { kind: 'start'; seat: number }
  | { kind: 'signs'; signs: Record<Garden, Brewery> }
  | { kind: 'deal'; hands: Card[][] }
  | { kind: 'card'; card: Card };

const GARDENS: readonly Garden[] = ['krug', 'eiche', 'baeren', 'post', 'hirschen', 'adler'];
const BREWERIES: readonly Brewery[] = ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'];
const SHARES: readonly Card[] = [...GARDENS, ...BREWERIES];
const CARDS: readonly Card[] = [...SHARES, 'drunkard', 'waitress'];
const SIGNS = 3;
const FIGURE_CARDS = 5;
/** A deal has so many hands, however many play. */
const HANDS = 4;

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

const takeFrom = <T>(words: Words, lying: T[]): T => lying.splice(below(words, lying.length), 1)[0]!;

/** The same draw with gardens and cards in order, as hands and signs have none. */
export function told(draw: Dealt): Dealt {
  switch (draw.kind) {
    case 'start':
      return { kind: 'start', seat: draw.seat };
    case 'signs':
      return { kind: 'signs', signs: byGarden((garden) => draw.signs[garden]) };
    case 'deal':
      return { kind: 'deal', hands: draw.hands.map(inOrder) };
    case 'card':
      return { kind: 'card', card: draw.card };
  }
}

const byGarden = (sign: (garden: Garden) => Brewery): Record<Garden, Brewery> =>
  Object.fromEntries(GARDENS.map((garden) => [garden, sign(garden)])) as Record<Garden, Brewery>;

/**
 * Deals anew, event by event. Nothing but draws takes cards from the part of the pile that nobody knows, so that what comes
 * next follows from the draws before, whatever the players do.
 */
export class Dealer {
  private readonly seats: number;
  private next: Dealt['kind'];
  private pile: Card[];

  constructor({ seats, start }: Pick<GoldbraeuSetup, 'seats'> & Partial<Pick<GoldbraeuSetup, 'start'>>) {
    this.seats = seats;
    this.next = (start ?? 'luck') === 'luck' ? 'start' : 'signs';
    const shares = seats === 3 ? 5 : 6;
    this.pile = SHARES.flatMap((share) => Array<Card>(shares).fill(share));
  }

  /** What the seed gives for the next event; null once nothing is left to be drawn. */
  deal(words: Words): Dealt | null {
    switch (this.next) {
      case 'start':
        this.next = 'signs';
        return { kind: 'start', seat: below(words, this.seats) };
      case 'signs': {
        this.next = 'deal';
        const bag = BREWERIES.flatMap((brewery) => Array<Brewery>(SIGNS).fill(brewery));
        return { kind: 'signs', signs: byGarden(() => takeFrom(words, bag)) };
      }
      case 'deal':
        this.next = 'card';
        return { kind: 'deal', hands: this.hands(words) };
      case 'card':
        return this.pile.length === 0 ? null : { kind: 'card', card: takeFrom(words, this.pile) };
    }
  }

  /** Hands are dealt from the shares alone; figures come into the pile only then (G2.5). */
  private hands(words: Words): Card[][] {
    const size = this.seats === 3 ? 8 : 6;
    const hand = (seat: number): Card[] => inOrder(Array.from({ length: seat < this.seats ? size : 0 }, () => takeFrom(words, this.pile)));
    const hands = Array.from({ length: HANDS }, (_, seat) => hand(seat));
    this.pile.push(...Array<Card>(FIGURE_CARDS).fill('drunkard'), ...Array<Card>(FIGURE_CARDS).fill('waitress'));
    return hands;
  }
}
