/**
 * Waits for a lock that another process holds on the SQLite file. `node:sqlite` is synchronous: a statement that waits
 * inside SQLite stops every page of this process. Rule: SQLite never waits; the process waits between two tries.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** After it nothing is written, and the visitor is told so. */
export const lockWaitMs = 5_000;
/** Short, because a command that writes in batches releases the lock for a few milliseconds only. */
const minPauseMs = 2;
const pauseJitterMs = 8;

/** @param waitsSince of `performance.now()`. @throws the statement's error, "locked" at the end of the wait. */
export async function awaitLock<Result>(
  statement: () => Result,
  waitsSince: number = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() - waitsSince > lockWaitMs) throw error;
    }
    await wait(minPauseMs + Math.random() * pauseJitterMs);
  }
}

const sqliteBusy = 5;

/** The upper bytes of SQLite's number have the details. */
export function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === sqliteBusy;
}
