/**
 * Seals everything under an earlier key again with the current one. Rule: a few rows at a time, each only if it was not
 * changed meanwhile; after an interruption the next run continues. The site reads with either key.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { sealedLeadColumns } from './schema/lead-schema.ts';
import type { Services } from './services.server.ts';

const batchSize = 100;

/**
 * @param onStep called with the rows sealed again so far.
 * @returns rows sealed again, and rows that no key opens.
 */
export async function rotateKeys(
  { store, encryption }: Services,
  onStep: (rowCount: number) => void,
): Promise<{ resealed: number; unreadable: number }> {
  const db = store.db as unknown as AnyTables;
  let [resealed, unreadable] = [0, 0];
  for (const { table, id, column } of sealedColumns) {
    let after = '';
    for (;;) {
      const rows = (await db
        .selectFrom(table)
        .select([`${id} as id`, `${column} as sealed`])
        .where(column, 'is not', null)
        .where(column, 'not like', `${encryption.currentKeyPrefix}%`)
        .where(id, '>', after)
        .orderBy(id)
        .limit(batchSize)
        .execute()) as SealedRow[];
      if (rows.length === 0) break;
      for (const row of rows) {
        const newValue = reseal(encryption, row);
        if (newValue === null) {
          unreadable += 1;
          continue;
        }
        const { numUpdatedRows } = await db
          .updateTable(table)
          .set({ [column]: newValue })
          .where(id, '=', row.id)
          .where(column, '=', row.sealed)
          .executeTakeFirst();
        resealed += Number(numUpdatedRows);
      }
      after = rows.at(-1)?.id ?? after;
      onStep(resealed);
    }
  }
  return { resealed, unreadable };
}

function reseal({ openBytesOrThrow, seal }: Services['encryption'], { id, sealed }: SealedRow) {
  try {
    return seal(openBytesOrThrow(sealed, id), id);
  } catch {
    return null;
  }
}

/** Every sealed column, and the column whose value each is bound to. A document's file is not rotated. */
export const sealedColumns: readonly { table: string; id: string; column: string }[] = [
  ...sealedLeadColumns.map(({ column }) => ({ table: 'lead', id: 'id', column })),
  { table: 'service_request', id: 'id', column: 'fields_sealed' },
  { table: 'request_file', id: 'request_id', column: 'sealed' },
  { table: 'form_draft', id: 'id', column: 'sealed' },
  { table: 'one_time_code', id: 'id', column: 'contact_sealed' },
  { table: 'login_session', id: 'id', column: 'contact_sealed' },
  { table: 'policy', id: 'id', column: 'details_sealed' },
  { table: 'policy_document', id: 'id', column: 'title_sealed' },
  { table: 'policy_document', id: 'id', column: 'key_sealed' },
  { table: 'policy_change', id: 'id', column: 'reason_sealed' },
  { table: 'policy_staged', id: 'policy_id', column: 'details_sealed' },
  { table: 'erased_policy', id: 'policy_key', column: 'reason_sealed' },
  { table: 'call_note', id: 'id', column: 'note_sealed' },
  { table: 'desk_event', id: 'id', column: 'event_sealed' },
  { table: 'desk_session', id: 'id', column: 'worker_sealed' },
  { table: 'list_upload', id: 'id', column: 'content_sealed' },
];

export type SealedRow = { id: string; sealed: string };

/** Table and column names come from the list above only. */
export type AnyTables = Kysely<Record<string, Record<string, string | null>>>;
