// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Command, Seat, StepId, TableId, Update } from './table';
import type { Action, Pad, Seen, Setup, View } from './polterfass';
import type { GoldbraeuSetup } from './goldbraeu-setup';
import type { GoldbraeuAction } from './goldbraeu-steps';
import type { GoldbraeuSeen } from './goldbraeu-seen';
import type { GoldbraeuView } from './goldbraeu-view';
import type { GoldbraeuPad } from './goldbraeu-payday';

/**
 * An error: a stable code with its parameters; the words are in the locale files as `error-<code>`.
 */
export type ErrorBody = { code: string; [parameter: string]: unknown };

/**
 * From a client to the server.
 */
export type ClientMessage<S, A> =
  | { type: "hello"; protocol: number; since: number; keeps_pad?: boolean; hidden?: boolean }
  | { type: "look"; hidden: boolean }
  | { type: "do"; id: StepId; command: Command<S, A> }
  | { type: "ping" };

/**
 * From the server to a client.
 */
export type ServerMessage<S, V, P, A, E> =
  | { type: "welcome"; protocol: number; build: string; table: TableId; game: string; seat: Seat | null }
  | ({ type: "update" } & Update<S, V, P | null, A, E>)
  | { type: "ack"; id: StepId; n: number }
  | { type: "refused"; id: StepId | null; error: ErrorBody }
  | { type: "pong"; now: number }
  | { type: "bye"; error: ErrorBody };

export type PolterfassUpdate = Update<Setup, View, Pad, Action, Seen>;

export type GoldbraeuUpdate = Update<GoldbraeuSetup, GoldbraeuView, GoldbraeuPad, GoldbraeuAction, GoldbraeuSeen>;
