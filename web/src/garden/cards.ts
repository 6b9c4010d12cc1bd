import type { SeatIndex } from '../table/seats';
import type { FirmId } from './firms';

export const ACTIONS = ['expand', 'appoint', 'buy'] as const;
export type ActionId = (typeof ACTIONS)[number];

export interface ActionWords { name: string; /** "enlarge a garden" */ does: string }

/** A card of the pile: a share of a firm, or one of the two guests. */
export type ShareFace = { kind: 'share'; firm: FirmId; name: string } | { kind: 'waitress' | 'drunkard'; name: string };

export interface ShareInfo {
  /** Tells equal cards apart. */
  key: string | number;
  face: ShareFace;
  /** A short line under the name: "share", "moves 0–2". */
  note?: string;
  /** The price in thalers, on a coin. */
  price?: number;
  /** All of it in words. */
  label: string;
  state?: 'plain' | 'legal' | 'chosen' | 'sold';
}

/** What one seat laid as its action of the day. */
export interface Pick { seat: SeatIndex; name: string; /** Null as long as it is hidden or not laid. */ action: ActionId | null; laid: boolean; /** The only one who laid this action. */ alone?: boolean; label: string }
