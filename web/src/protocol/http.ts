import type { Advice, ErrorBody, Invitation, MapInfo, MyTable, Opened, OpenTable, PlayerInfo, ReturnLink, Summary, TableId, TakeSeat } from './types';

/** A refusal by the server, or `offline` when it can't be reached. */
export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.code);
  }
}

/** Addresses are relative to the page's base, which the server sets under any base path. */
export const address = (path: string): string => new URL(path, document.baseURI).href;

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
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
  throw new ApiError(known ? (answer as ErrorBody) : { code: response.status === 404 ? 'not_found' : 'internal' });
}

/** A seat taken by a return link. */
export interface CameBack {
  table: TableId;
}

export const api = {
  open: (table: OpenTable) => call<Opened>('POST', 'api/tables', table),
  summary: (table: TableId) => call<Summary>('GET', `api/tables/${table}`),
  sit: (table: TableId, name: string) => call<TakeSeat>('POST', `api/tables/${table}/sit`, { name }),
  invitation: (table: TableId) => call<Invitation>('GET', `api/tables/${table}/invitation`),
  returnLink: (table: TableId) => call<ReturnLink>('POST', `api/tables/${table}/return-link`, {}),
  comeBack: (token: string) => call<CameBack>('POST', 'api/return', { token }),
  mine: () => call<MyTable[]>('GET', 'api/me'),
  maps: (game: string) => call<MapInfo[]>('GET', `api/games/${game}/maps`),
  advice: (table: TableId, signal: AbortSignal) => call<Advice>('GET', `api/tables/${table}/advice`, undefined, signal),
  players: (game: string) => call<PlayerInfo[]>('GET', `api/games/${game}/players`),
};

export const recordAddress = (table: TableId): string => address(`api/tables/${table}/record`);
export const socketAddress = (table: TableId): string => address(`api/tables/${table}/socket`).replace(/^http/, 'ws');
