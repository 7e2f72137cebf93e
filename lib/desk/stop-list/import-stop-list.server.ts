/** Imports the broker's own do-not-call file into the list. */
import 'server-only';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { stopNumbers } from '../../leads/do-not-call-list.server.ts';
import { withdrawLeads } from '../../leads/withdraw-lead.server.ts';
import { ImportProblem } from '../../spreadsheets/import-problem.ts';
import { readOnlySheet } from '../../spreadsheets/read-sheets.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { inBatches } from '../../store/in-batches.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import { readStopList, type StopListFile } from './read-stop-list.ts';

export type StopListReport = Omit<StopListFile, 'mobiles'> & {
  added: number;
  /** On the list already: their time begins again, the day of their first entry stays. */
  renewed: number;
  /** Waiting calls to these numbers that are not made any more; 0 in a dry run. */
  withdrawn: number;
};

type StopListImport = {
  /** Its path; the event has its name. */
  file: string;
  isDryRun: boolean;
  onCommit?: (transaction: Kysely<Tables>) => Promise<void>;
};

const batchSize = 500;

/**
 * The broker's own do-not-call file, CSV or XLSX with one column of numbers: all of it or nothing.
 * @param onCommit runs in the transaction that changes the list.
 * @throws ImportProblem in one line, before anything is changed.
 */
export async function importStopList(
  services: Services,
  actor: DeskActor,
  { file, isDryRun, onCommit }: StopListImport,
): Promise<StopListReport> {
  const { store, encryption } = services;
  const { rows, rowNumbers } = await readOnlySheet(file);
  const { column, mobiles, repeated, rejected, ...read } = readStopList(rows, rowNumbers);
  const keys = new Set(Array.from(mobiles, (mobile) => mobileKey(encryption, mobile)));
  if (keys.size === 0) throw new ImportProblem('Not one row holds a mobile number of ten digits.');
  const now = store.now();
  const known = await countKnown(store.db, [...keys], now);
  const report: StopListReport = {
    column,
    rows: read.rows,
    added: keys.size - known,
    renewed: known,
    repeated,
    withdrawn: 0,
    rejected,
  };
  if (isDryRun) return report;
  const withdrawn = await store.db.transaction().execute(async (transaction) => {
    const detail = `${basename(file)}: ${report.added} added, ${known} renewed, ${rejected.length} rejected`;
    await recordDeskEvent(
      services,
      { ...actor, action: 'imported-stop-list', subject: null, detail },
      transaction,
    );
    await stopNumbers(transaction, [...keys], now);
    await onCommit?.(transaction);
    return withdrawLeads(transaction, 'stopped-numbers', now);
  });
  // A call that was requested while the list was written saw the earlier one.
  return {
    ...report,
    withdrawn: withdrawn + (await withdrawLeads(store.db, 'stopped-numbers', now)),
  };
}

async function countKnown(db: Kysely<Tables>, keys: readonly string[], now: Date): Promise<number> {
  let known = 0;
  for (const { batch } of inBatches(keys, batchSize)) {
    const { count } = await db
      .selectFrom('stopped_number')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mobile_key', 'in', batch)
      .where('until', '>', now.toISOString())
      .executeTakeFirstOrThrow();
    known += count;
  }
  return known;
}
