import init, { ask as answered, initSync } from './made/pocket';
import url from './made/pocket_bg.wasm?url';
import type { ErrorBody } from '../protocol/types';

let loaded: Promise<unknown> | undefined;

/** A refusal by the rules, with the same codes as the server's. */
export class PocketError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.code);
  }
}

/** What was thrown in the module, as an error with a code. */
export function errorOf(thrown: unknown): PocketError {
  if (thrown instanceof PocketError) return thrown;
  if (typeof thrown !== 'string') return new PocketError({ code: 'internal' });
  try {
    return new PocketError(JSON.parse(thrown) as ErrorBody);
  } catch {
    return new PocketError({ code: 'internal' });
  }
}

/** Loads the rules and the computer players; once, and again only if it failed. */
export function ready(): Promise<unknown> {
  loaded ??= init({ module_or_path: url }).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The same from bytes that are there, as tests have them. */
export function readyFrom(bytes: BufferSource): void {
  initSync({ module: bytes });
  loaded = Promise.resolve();
}

/** Asks a question that needs no table (`crates/pocket/src/question.rs`), once `ready` is through. */
export function askNow<T>(question: { kind: string; [field: string]: unknown }): T {
  try {
    return JSON.parse(answered(JSON.stringify(question))) as T;
  } catch (thrown) {
    throw errorOf(thrown);
  }
}

export async function ask<T>(question: { kind: string; [field: string]: unknown }): Promise<T> {
  await ready();
  return askNow<T>(question);
}
