import { isPocket } from './id';
import type { Script } from '../pocket/says';
import type { Line } from './socket';
import type { Advice, ErrorBody, FreeTables, Invitation, Map as GameMap, MapInfo, MyNotices, MyTable, NoticeWays, Opened, OpenTable, PlayerInfo, PushTo, QuietHours, ReturnLink, SeatToken, Summary, TableId, TakeSeat, TestedNotices, TokenState, WebhookSet, WebhookTo, WishForToken } from './types';

/** A refusal by the server, or `offline` when it can't be reached. */
export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.code);
  }
}

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'offline';

/** Addresses are relative to the page's base, which the server sets under any base path. */
export const address = (path: string): string => new URL(path, document.baseURI).href;

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError({ code: 'offline' });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const known = typeof answer === 'object' && answer !== null && 'code' in answer;
  if (known) throw new ApiError(answer as ErrorBody);
  // Without words of ours it is a proxy that answers, behind which no house is.
  throw new ApiError({ code: response.status === 404 ? 'not_found' : response.status >= 500 ? 'offline' : 'internal' });
}

/** A seat taken by a return link. */
export interface CameBack {
  table: TableId;
}

type House = typeof import('../pocket/house').house;
let pocket: House | null = null;
/** The house of this device, which comes when it is needed. */
const here = async (): Promise<House> => (pocket ??= (await import('../pocket/house')).house);

/** How to take a line to a table, if not by the network. Whoever has asked for the table before has its house, too. */
export const lineTo = (table: TableId): ((url: string) => Line) | undefined => {
  const house = isPocket(table) ? pocket : null;
  return house ? () => house.line(table) : undefined;
};

export const api = {
  open: (table: OpenTable) => call<Opened>('POST', 'api/tables', table),
  summary: async (table: TableId) => (isPocket(table) ? (await here()).ask('summary', { table }) : call<Summary>('GET', `api/tables/${table}`)),
  sit: (table: TableId, name: string) => call<TakeSeat>('POST', `api/tables/${table}/sit`, { name }),
  invitation: (table: TableId) => call<Invitation>('GET', `api/tables/${table}/invitation`),
  returnLink: (table: TableId) => call<ReturnLink>('POST', `api/tables/${table}/return-link`, {}),
  /** A token with which a program plays this device's seat or, for a name, a free one. */
  seatToken: (table: TableId, wish: WishForToken) => call<SeatToken>('POST', `api/tables/${table}/seat-token`, wish),
  tokenState: (table: TableId) => call<TokenState>('GET', `api/tables/${table}/seat-token`),
  revokeToken: (table: TableId) => call<TokenState>('DELETE', `api/tables/${table}/seat-token`),
  comeBack: (token: string) => call<CameBack>('POST', 'api/return', { token }),
  openTables: () => call<FreeTables>('GET', 'api/open-tables'),
  mine: () => call<MyTable[]>('GET', 'api/me'),
  noticeWays: () => call<NoticeWays>('GET', 'api/notices'),
  notices: (table: TableId) => call<MyNotices>('GET', `api/tables/${table}/notices`),
  tellPush: (table: TableId, to: PushTo) => call<MyNotices>('PUT', `api/tables/${table}/notices/push`, to),
  tellWebhook: (table: TableId, url: string) => call<WebhookSet>('PUT', `api/tables/${table}/notices/webhook`, { url } satisfies WebhookTo),
  keepQuiet: (table: TableId, hours: QuietHours) => call<MyNotices>('PUT', `api/tables/${table}/notices/quiet`, hours),
  dropNotice: (table: TableId, what: 'push' | 'webhook' | 'quiet') => call<MyNotices>('DELETE', `api/tables/${table}/notices/${what}`),
  testNotices: (table: TableId) => call<TestedNotices>('POST', `api/tables/${table}/notices/test`, {}),
  maps: (game: string) => call<MapInfo[]>('GET', `api/games/${game}/maps`),
  advice: async (table: TableId, signal: AbortSignal) => (isPocket(table) ? (await here()).ask('advice', { table }, signal) : call<Advice>('GET', `api/tables/${table}/advice`, undefined, signal)),
  players: (game: string) => call<PlayerInfo[]>('GET', `api/games/${game}/players`),
  /** Opens a table on this device, on this map if the game has maps; with a script it is the same for everybody. */
  openHere: async (wanted: OpenTable, map: GameMap | null, script?: Script) => (await here()).ask('open', { wanted, map, script }),
  playersHere: async (game: string) => (await here()).ask('players', { game }),
  mapsHere: async (game: string) => (await here()).ask('maps', { game }),
  mineHere: async () => (await here()).ask('mine', {}),
  forget: async (table: TableId) => (await here()).ask('remove', { table }),
  lastsHere: async () => (await here()).ask('lasting', {}),
};

/** The record of a table as a text. */
export async function recordOf(table: TableId): Promise<string> {
  if (isPocket(table)) return (await here()).ask('record', { table });
  const answer = await fetch(recordAddress(table));
  if (!answer.ok) throw new ApiError({ code: 'offline' });
  return answer.text();
}
export const recordAddress = (table: TableId): string => address(`api/tables/${table}/record`);
export const socketAddress = (table: TableId): string => address(`api/tables/${table}/socket`).replace(/^http/, 'ws');
