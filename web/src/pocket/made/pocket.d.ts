/* tslint:disable */
/* eslint-disable */

/**
 * One table; see [`crate::Keeper`].
 */
export class Keeper {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What each action of the person is worth, as `GET api/tables/{table}/advice` tells it.
     */
    advice(): string;
    /**
     * The rows of the last step are durable: frames in JSON.
     */
    kept(now: number): string;
    /**
     * The table with these rows.
     */
    constructor(id: string, game: string, secret: Uint8Array | number[], rows: string[], build: string, entropy: Uint8Array | number[], stumbles: number);
    /**
     * When `turn` is to be called next.
     */
    next(now: number): number | undefined;
    /**
     * The rows of the last step could not be kept, for this error in JSON: frames in JSON.
     */
    notKept(why: string): string;
    /**
     * Others wrote these rows first: a `Step` in JSON.
     */
    overtaken(rows: string[], now: number): string;
    /**
     * Takes in a frame of the page: a `Step` in JSON.
     */
    receive(frame: string, now: number): string;
    /**
     * These rows as a record.
     */
    record(rows: string[]): string;
    /**
     * The number of the last entry.
     */
    seq(): number;
    /**
     * How far the table is and whether it waits for the person, in JSON.
     */
    standing(): string;
    /**
     * Lets a computer player think or act: a `Step` in JSON.
     */
    turn(now: number): string;
    /**
     * The frame that greets a page.
     */
    welcome(): string;
}

/**
 * Answers a question in JSON; see `question.rs`.
 */
export function ask(question: string): string;

/**
 * The first rows of a new table; `wanted` is what `POST api/tables` takes, but that `map` is a whole map.
 */
export function open(id: string, secret: Uint8Array | number[], wanted: string, map: string | null | undefined, now: number): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_keeper_free: (a: number, b: number) => void;
    readonly ask: (a: number, b: number) => [number, number, number, number];
    readonly keeper_advice: (a: number) => [number, number, number, number];
    readonly keeper_kept: (a: number, b: number) => [number, number, number, number];
    readonly keeper_new: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: number, l: number, m: number) => [number, number, number];
    readonly keeper_next: (a: number, b: number) => [number, number];
    readonly keeper_notKept: (a: number, b: number, c: number) => [number, number, number, number];
    readonly keeper_overtaken: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly keeper_receive: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly keeper_record: (a: number, b: number, c: number) => [number, number, number, number];
    readonly keeper_seq: (a: number) => number;
    readonly keeper_standing: (a: number) => [number, number, number, number];
    readonly keeper_turn: (a: number, b: number) => [number, number, number, number];
    readonly keeper_welcome: (a: number) => [number, number];
    readonly open: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => [number, number, number, number];
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __externref_drop_slice: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
