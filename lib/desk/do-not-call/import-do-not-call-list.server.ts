/** Imports the broker's own do-not-call file into the list. */
import 'server-only';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { readOnlySheet } from '../../imports/spreadsheets/read-sheets.server.ts';
import { findOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import {
  putLoadInForce,
  stopStoredBatches,
  storeBatches,
} from '../../leads/stop-list-batches.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import { type DoNotCallFile, readDoNotCallList } from './read-do-not-call-list.ts';

export type DoNotCallReport = Omit<DoNotCallFile, 'mobiles'> & {
  added: number;
  /** Numbers that were on the list already: their time begins again, the day of their first entry stays. */
  renewed: number;
  /** Waiting calls to these numbers that are not made any more; 0 in a dry run. */
  withdrawn: number;
};

type DoNotCallImport = {
  /** Its path; the event has its name. */
  file: string;
  isDryRun: boolean;
  onCommit?: (transaction: Kysely<Tables>) => Promise<void>;
};

/**
 * The broker's own do-not-call file, CSV or XLSX with one column of numbers: all of it or nothing.
 * @param onCommit runs in the transaction that changes the list.
 * @throws ImportError in one line, before anything is changed.
 */
export async function importDoNotCallList(
  services: Services,
  actor: DeskActor,
  { file, isDryRun, onCommit }: DoNotCallImport,
): Promise<DoNotCallReport> {
  const { store, encryption } = services;
  const { rows, rowNumbers } = await readOnlySheet(file);
  const { column, mobiles, repeated, rejected, ...read } = readDoNotCallList(rows, rowNumbers);
  const keys = new Set(Array.from(mobiles, (mobile) => mobileKey(encryption, mobile)));
  if (keys.size === 0) throw new ImportError('Not one row holds a mobile number of ten digits.');
  const { now } = actor;
  const { size: known } = await findOnDoNotCallList(store.db, [...keys], now);
  const report: DoNotCallReport = {
    column,
    rows: read.rows,
    added: keys.size - known,
    renewed: known,
    repeated,
    withdrawn: 0,
    rejected,
  };
  if (isDryRun) return report;
  const loadId = await storeBatches(store, [...keys], now);
  await store.db.transaction().execute(async (transaction) => {
    const detail = `${basename(file)}: ${report.added} added, ${known} renewed, ${rejected.length} rejected`;
    await recordDeskEvent(
      services,
      { ...actor, action: 'imported-stop-list', subject: null, detail },
      transaction,
    );
    await putLoadInForce(transaction, loadId, now);
    await onCommit?.(transaction);
  });
  return { ...report, withdrawn: await stopStoredBatches(store) };
}
