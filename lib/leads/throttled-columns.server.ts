/**
 * How the columns of `lead` say that a lead is throttled: `mark` is the exceeded limit, `turn` the place in the queue.
 * Code that stores, orders or shows the values uses the columns; code that asks whether a lead is throttled uses the
 * words below.
 */
import 'server-only';
import { sql } from 'kysely';
import type { LeadRow } from '../store/schema/lead-schema.ts';

/** The limit that a lead exceeded: its client's ("address") or that of the whole site. Null below both. */
export type ExceededLimit = LeadRow['mark'];

/** The lead is in the queue of its client, not released yet. */
export function isThrottled({ turn }: Pick<LeadRow, 'turn'>): boolean {
  return turn !== null;
}

/** `isThrottled`, and its opposite, as conditions of a query on `lead`. */
export const isThrottledSql = sql<boolean>`turn is not null`;
export const isNotThrottledSql = sql<boolean>`turn is null`;

/** Columns of a lead that is released or has ended. */
export const dequeuedColumns = { turn: null, client_key: null } as const;
