/**
 * Everything sealed with an earlier key, sealed again with the one in force. Rule: a few rows at a time, each only as
 * long as nobody changed it meanwhile; stopped at any point, the next run goes on. The site reads with either key.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import type { Outbox } from '../outbox/outbox.server.ts';

/** Every column with sealed values, and the column whose text each is bound to. A document's file stays as it is. */
const sealedColumns = [
  { table: 'lead', id: 'id', column: 'mobile_sealed' },
  { table: 'lead', id: 'id', column: 'refusal_sealed' },
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
] as const;

const rowsAtOnce = 100;

type SealedRow = { id: string; sealed: string };
/** Names of tables and columns come from the list above alone. */
type AnyTables = Kysely<Record<string, Record<string, string | null>>>;

/** @param onStep called with the rows sealed again so far. @returns rows sealed again, and rows no key opens. */
export async function rotateKeys(
  { store, encryption }: Outbox,
  onStep: (done: number) => void,
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
        .where(column, 'not like', `${encryption.sealedNowPrefix}%`)
        .where(id, '>', after)
        .orderBy(id)
        .limit(rowsAtOnce)
        .execute()) as SealedRow[];
      if (rows.length === 0) break;
      for (const row of rows) {
        const again = reseal(encryption, row);
        if (again === null) {
          unreadable += 1;
          continue;
        }
        const { numUpdatedRows } = await db
          .updateTable(table)
          .set({ [column]: again })
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

/** One value of each kind is enough: a key opens all or none. @returns what is wrong, in words; null when they open. */
export async function findKeyProblem({ store, encryption }: Outbox): Promise<string | null> {
  const db = store.db as unknown as AnyTables;
  for (const { table, id, column } of sealedColumns) {
    const row = (await db
      .selectFrom(table)
      .select([`${id} as id`, `${column} as sealed`])
      .where(column, 'is not', null)
      .limit(1)
      .executeTakeFirst()) as SealedRow | undefined;
    if (row && reseal(encryption, row) === null)
      return `What is stored in ${table} does not open: DATA_ENCRYPTION_KEY is another one than its own.`;
  }
  return null;
}

function reseal({ openBytes, seal }: Outbox['encryption'], { id, sealed }: SealedRow) {
  try {
    return seal(openBytes(sealed, id), id);
  } catch {
    return null;
  }
}
