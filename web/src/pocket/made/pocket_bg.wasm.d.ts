/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_keeper_free: (a: number, b: number) => void;
export const ask: (a: number, b: number) => [number, number, number, number];
export const keeper_advice: (a: number) => [number, number, number, number];
export const keeper_kept: (a: number, b: number) => [number, number, number, number];
export const keeper_new: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: number, l: number, m: number) => [number, number, number];
export const keeper_next: (a: number, b: number) => [number, number];
export const keeper_notKept: (a: number, b: number, c: number) => [number, number, number, number];
export const keeper_overtaken: (a: number, b: number, c: number, d: number) => [number, number, number, number];
export const keeper_receive: (a: number, b: number, c: number, d: number) => [number, number, number, number];
export const keeper_record: (a: number, b: number, c: number) => [number, number, number, number];
export const keeper_seq: (a: number) => number;
export const keeper_standing: (a: number) => [number, number, number, number];
export const keeper_turn: (a: number, b: number) => [number, number, number, number];
export const keeper_welcome: (a: number) => [number, number];
export const open: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => [number, number, number, number];
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __externref_table_dealloc: (a: number) => void;
export const __externref_table_alloc: () => number;
export const __externref_drop_slice: (a: number, b: number) => void;
export const __wbindgen_start: () => void;
