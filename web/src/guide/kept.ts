import { recall } from '../lib/keep';
import type { TableId } from '../protocol/types';

/** Under which key a device remembers what the guide has told at a table. */
export const keyOf = (table: TableId): string => `guide-${table}`;

/** Whether the guide sits at this table. */
export const isGuided = (table: TableId): boolean => recall(keyOf(table))?.startsWith('on') ?? false;

/** The lessons that it has told there. */
export const toldAt = (table: TableId): Set<string> => new Set(recall(keyOf(table))?.split(',').slice(1) ?? []);
