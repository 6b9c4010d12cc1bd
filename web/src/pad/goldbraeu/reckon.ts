import { ask } from '../../pocket/module';
import type { Firm, Garden, PaydayRow } from '../../protocol/types';
import type { Entry, Pad, Week } from './pad';

/** What can't be so on the board, as the rules find it (`crates/goldbraeu/src/reckon/fault.rs`). */
export interface Fault { code: string; rule: string; garden?: Garden; other?: Garden; firm?: Firm; brewery?: Firm; seat?: number; figure?: string; count?: number; most?: number; thalers?: number }
export interface Reckoned { before: number[]; payday: PaydayRow; after: number[]; faults: Fault[] }
export interface Books { weeks: Reckoned[]; winners: number[] }

/** What is only not said yet, and no contradiction. */
const MISSING = ['no_supplier', 'too_few_bosses', 'no_figure'];
export const isMissing = (fault: Fault): boolean => MISSING.includes(fault.code);
/** Where a fault is, whatever its numbers. */
export const faultKey = ({ code, garden, firm, brewery, seat, thalers }: Fault): string => [code, garden ?? firm ?? brewery ?? '', seat ?? '', ...(thalers === undefined ? [] : [thalers])].join(':');
/** The firm at which a fault can be mended, if it is one firm's. */
export const placeOf = (fault: Fault): Firm | null => fault.garden ?? fault.firm ?? fault.brewery ?? null;
/** Faults that nobody has insisted on. */
export const open = (week: Week, reckoned: Reckoned | undefined): Fault[] => (reckoned?.faults ?? []).filter((fault) => !week.kept.includes(faultKey(fault)));

/** Faults of money: of an amount as it was entered, or of all that somebody entered in a week. */
const MONEY = ['income', 'no_price', 'too_many_cards', 'debt'];
export const isOfMoney = (fault: Fault): boolean => MONEY.includes(fault.code);
/** What can't be so of an amount. */
export const faultOf = (faults: readonly Fault[], { who, thalers }: Entry): Fault | undefined => faults.find((fault) => fault.seat === who && fault.thalers === thalers);

/** What each player got and spent in a week besides the payday. */
export const otherOf = (week: Week, players: number): number[] => Array.from({ length: players }, (_, who) => week.entries.filter((entry) => entry.who === who).reduce((sum, entry) => sum + entry.thalers, 0));

const form = (week: Week): object => ({ ...week.sheet, entries: week.entries.map(({ who, thalers }) => [who, thalers]) });

/** All weeks as the rules reckon them. */
export const reckon = (pad: Pad): Promise<Books> => ask({ kind: 'goldbraeu_pad', map: pad.map, seats: pad.players.length, weeks: pad.weeks.map(form) });
