/**
 * One import at a time across all machines: a lease on a row, renewed with every step. The lease of a killed import
 * expires.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { timestampAfter } from '../dates/iso-date.ts';
import type { Store, Tables } from '../store/schema/schema.ts';
import type { ImportWait } from './import-progress.ts';
import { ImportError } from './spreadsheets/import-error.ts';

/** Each subject has its own row: imports of different subjects run concurrently. */
const rowOf = { hospitals: 1, policies: 2, plans: 3 } as const;
type Subject = keyof typeof rowOf;

const leaseMs = 10_000;
const renewalMs = 3_000;
const retryMs = 300;
/** An operator's command. */
const defaultWaitMs = 120_000;

export type ImportLock = {
  /** @throws ImportError when another import has taken over. Inside a transaction it binds the commit. */
  renew(db: Kysely<Tables>): Promise<void>;
  release(): Promise<void>;
};

export type WaitOptions = {
  /** Called once, if another import holds the lock. */
  onWait?: (wait: ImportWait) => void;
  /** How long to wait for that import to end. */
  waitMs?: number;
};

/** Holds the lock while `work` runs, and renews it also in a step that takes long. */
export async function withImportLock<Result>(
  store: Store,
  subject: Subject,
  options: WaitOptions,
  work: (lock: ImportLock) => Promise<Result>,
): Promise<Result> {
  const lock = await acquireImportLock(store, subject, options);
  // A lock that was lost is reported by the next step, before it writes.
  const timer = setInterval(() => void lock.renew(store.db).catch(() => undefined), renewalMs);
  try {
    return await work(lock);
  } finally {
    clearInterval(timer);
    await lock.release();
  }
}

/** A short transaction. An import that lost its lock must not put in force what another import has deleted. */
export function commitUnderLock<Result>(
  { db }: Store,
  lock: ImportLock,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lock.renew(transaction);
    return write(transaction);
  });
}

/** @throws ImportError when another import still holds the lock at the end of the wait. */
export async function acquireImportLock(
  { db, now }: Store,
  subject: Subject,
  { onWait, waitMs = defaultWaitMs }: WaitOptions,
): Promise<ImportLock> {
  const holder = randomUUID();
  const id = rowOf[subject];
  await db
    .insertInto('hospital_import_lock')
    .values({ id, holder: null, held_until: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const deadline = performance.now() + waitMs;
  for (let isFirst = true; !(await tryAcquire(db, id, holder, now())); isFirst = false) {
    if (isFirst)
      onWait?.({ kind: 'wait', text: 'Another import is running; waiting for it to end' });
    if (performance.now() > deadline)
      throw new ImportError(
        'Another import is still running. Nothing was changed; try again later.',
      );
    await wait(retryMs);
  }
  return {
    async renew(within) {
      const { numUpdatedRows } = await within
        .updateTable('hospital_import_lock')
        .set({ held_until: leaseEnd(now()) })
        .where('id', '=', id)
        .where('holder', '=', holder)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n)
        throw new ImportError(
          'Another import took over while this one stood still. Nothing was changed.',
        );
    },
    async release() {
      await db
        .updateTable('hospital_import_lock')
        .set({ holder: null })
        .where('holder', '=', holder)
        .execute();
    },
  };
}

function leaseEnd(now: Date): string {
  return timestampAfter(now, leaseMs);
}

async function tryAcquire(
  db: Kysely<Tables>,
  id: number,
  holder: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hospital_import_lock')
    .set({ holder, held_until: leaseEnd(now) })
    .where('id', '=', id)
    .where((or) => or.or([or('holder', 'is', null), or('held_until', '<', now.toISOString())]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
