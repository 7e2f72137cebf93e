/**
 * Moves a SQLite store with its document files to Postgres. Rule: one transaction, into an empty database; an
 * interrupted run has moved nothing, and the source files remain, under another name after success.
 */
import 'server-only';
import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { readSealedChunks } from '../../policies/document-blobs.server.ts';
import { findKeyMismatch } from '../../store/assert-keys.server.ts';
import { archivedSqliteFile, sqliteFile } from '../../store/open-store.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
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
  | { kind: 'rejected'; reason: string };

/**
 * @param from on SQLite. @param to the same schema, on a connection with a long timeout. @param onProgress progress.
 * @throws the database's error; then nothing was moved.
 */
export async function moveStore(
  from: Services,
  to: Kysely<Tables>,
  onProgress: (table: string, rows: number) => void,
): Promise<MoveOutcome> {
  const mismatch = await findKeyMismatch(from.store.db, from.encryption);
  if (mismatch) return { kind: 'rejected', reason: mismatch.message };
  const tables = await tableNames(from.store.db);
  // Held to the end: a site that starts meanwhile cannot write rows that would stay behind.
  return from.store.db.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      await lockTables(target, tables);
      const rows = await countRows(source, tables);
      const existingRows = await countRows(target, tables);
      if (tables.some((table) => existingRows[table] !== 0))
        return compareCounts(rows, existingRows);
      for (const table of tables) {
        if (table !== chunksTable)
          await copyTable(source, target, table, (copied) => onProgress(table, copied));
      }
      const { pieces, missing } = await copyDocuments(from, source, target, onProgress);
      const expected: TableCounts = { ...rows, [chunksTable]: pieces };
      const movedRows = await countRows(target, tables);
      const differingTable = tables.find((table) => movedRows[table] !== expected[table]);
      if (differingTable)
        throw new Error(
          `${differingTable}: ${expected[differingTable]} rows were read, ${movedRows[differingTable]} are there`,
        );
      return { kind: 'moved', rows: movedRows, missingDocuments: missing };
    }),
  );
}

/** The rows may be from an earlier move, or written by a running site: only the first is not an error. */
function compareCounts(rows: TableCounts, targetCounts: TableCounts): MoveOutcome {
  const other = Object.keys(rows).filter(
    // With SQLite the chunks of documents are files.
    (table) => table !== chunksTable && rows[table] !== targetCounts[table],
  );
  if (other.length === 0) return { kind: 'there-already', rows: targetCounts };
  const list = other.map((table) => `${table} (${targetCounts[table]} there, ${rows[table]} here)`);
  return { kind: 'rejected', reason: `The Postgres holds other rows: ${list.join(', ')}.` };
}

async function copyDocuments(
  from: Services,
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

/** Whether another process has the file open: its writes after the copy would be lost. */
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

/** Renames the file, so that nobody starts on it by mistake. Call it once no process has it open. */
export function archiveSqliteFile(dataDir: string): void {
  renameSync(sqliteFile(dataDir), archivedSqliteFile(dataDir));
}
