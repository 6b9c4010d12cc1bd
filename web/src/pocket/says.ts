import type { Advice, ErrorBody, Map as GameMap, MapInfo, MyTable, Opened, OpenTable, PlayerInfo, Summary, TableId } from '../protocol/types';

/** What makes a table the same for everybody, each 32 bytes in hexadecimal digits. */
export interface Script {
  /** What the house puts into the luck. */
  secret: string;
  /** What the computer players draw theirs from. */
  entropy: string;
}

/** What the page can ask the worker, and what it is answered. */
export interface Answers {
  open: { ask: { wanted: OpenTable; map: GameMap | null; script?: Script | undefined }; answer: Opened };
  summary: { ask: { table: TableId }; answer: Summary };
  mine: { ask: object; answer: MyTable[] };
  players: { ask: { game: string }; answer: PlayerInfo[] };
  maps: { ask: { game: string }; answer: MapInfo[] };
  advice: { ask: { table: TableId }; answer: Advice };
  record: { ask: { table: TableId }; answer: string };
  remove: { ask: { table: TableId }; answer: null };
  /** Whether what is played here is still there after the page. */
  lasting: { ask: object; answer: boolean };
}
export type Kind = keyof Answers;

export type ToWorker =
  | { type: 'ask'; id: number; what: Kind; of: unknown }
  | { type: 'enter'; line: number; table: TableId; build: string; stumbles: number; pace: number }
  | { type: 'frame'; line: number; text: string }
  | { type: 'leave'; line: number };

export type FromWorker =
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'failed'; id: number; error: ErrorBody }
  | { type: 'frame'; line: number; text: string }
  /** The table can't go on here; entering it again may help. */
  | { type: 'broken'; line: number; thought: boolean }
  /** Something could not be kept, and is tried again. */
  | { type: 'trouble'; line: number; error: ErrorBody };
