/**
 * From the SQLite file to Postgres, with the documents that lie beside it. Rule: one transaction, into a database that
 * holds nothing yet; cut off anywhere, nothing was moved, and what was moved is still where it came from, under another name.
 */
import 'server-only';
import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Outbox } from '../outbox/outbox.server.ts';
import { readSealedChunks } from '../policies/document-blobs.server.ts';
import { findKeyMismatch } from '../store/check-keys.server.ts';
import { archivedSqliteFile, sqliteFile } from '../store/open-store.server.ts';
import type { Tables } from '../store/schema.ts';
import {
  copyTable,
  countRows,
  lockTables,
  type TableCounts,
  tableNames,
} from './copy-tables.server.ts';

const chunksTable = 'policy_document_chunk';

export type MoveOutcome =
  | { kind: 'moved'; rows: TableCounts; missingDocuments: string[] }
  | { kind: 'there-already'; rows: TableCounts }
  | { kind: 'refused'; reason: string };

/**
 * @param from on SQLite. @param to the same tables, on a connection with time. @param onProgress said while it runs.
 * @throws the database's error; nothing was moved then.
 */
export async function moveStore(
  from: Outbox,
  to: Kysely<Tables>,
  onProgress: (table: string, rows: number) => void,
): Promise<MoveOutcome> {
  const keyProblem = await findKeyMismatch(from.store.db, from.encryption);
  if (keyProblem) return { kind: 'refused', reason: keyProblem.message };
  const tables = await tableNames(from.store.db);
  // Held to the end: a site that is started meanwhile cannot write what would stay behind.
  return from.store.db.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      await lockTables(target, tables);
      const rows = await countRows(source, tables);
      const there = await countRows(target, tables);
      if (tables.some((table) => there[table] !== 0)) return compareCounts(rows, there);
      for (const table of tables) {
        if (table !== chunksTable)
          await copyTable(source, target, table, (copied) => onProgress(table, copied));
      }
      const { pieces, missing } = await copyDocuments(from, source, target, onProgress);
      const expected: TableCounts = { ...rows, [chunksTable]: pieces };
      const moved = await countRows(target, tables);
      const wrong = tables.find((table) => moved[table] !== expected[table]);
      if (wrong)
        throw new Error(`${wrong}: ${expected[wrong]} rows were read, ${moved[wrong]} are there`);
      return { kind: 'moved', rows: moved, missingDocuments: missing };
    }),
  );
}

/** What is there may be what was moved before, or what a running site wrote: only the first is no mistake. */
function compareCounts(rows: TableCounts, targetCounts: TableCounts): MoveOutcome {
  const other = Object.keys(rows).filter(
    // Beside SQLite the pieces of documents are files.
    (table) => table !== chunksTable && rows[table] !== targetCounts[table],
  );
  if (other.length === 0) return { kind: 'there-already', rows: targetCounts };
  const list = other.map((table) => `${table} (${targetCounts[table]} there, ${rows[table]} here)`);
  return { kind: 'refused', reason: `The Postgres holds other rows: ${list.join(', ')}.` };
}

async function copyDocuments(
  from: Outbox,
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  onProgress: (table: string, rows: number) => void,
): Promise<{ pieces: number; missing: string[] }> {
  const missing: string[] = [];
  let pieces = 0;
  const documents = await source.selectFrom('policy_document').select(['id', 'bytes']).execute();
  for (const { id, bytes } of documents) {
    const sealed = await readSealedChunks(from, { id, bytes }).catch(() => null);
    if (!sealed) missing.push(id);
    for (const [number, piece] of (sealed ?? []).entries()) {
      const row = { document_id: id, number, sealed: piece };
      await target.insertInto(chunksTable).values(row).execute();
      pieces += 1;
    }
    onProgress(chunksTable, pieces);
  }
  return { pieces, missing };
}

/** Whether another process has the file open: what it writes after the copy would be lost. */
export function isInUse(dataDir: string): boolean {
  const probe = new DatabaseSync(sqliteFile(dataDir));
  try {
    probe.exec('PRAGMA locking_mode = EXCLUSIVE');
    probe.prepare('select count(*) from sqlite_master').get();
    return false;
  } catch (error) {
    if (/locked|busy/.test((error as Error).message)) return true;
    throw error;
  } finally {
    probe.close();
  }
}

/** So that nobody starts on it by mistake. Once nobody has it open. */
export function archiveSqliteFile(dataDir: string): void {
  renameSync(sqliteFile(dataDir), archivedSqliteFile(dataDir));
}
