/**
 * Seals everything under an earlier key again with the current one. Rule: a few rows at a time, each only if it was not
 * changed meanwhile; after an interruption the next run continues. The site reads with either key.
 */
import 'server-only';
import { type AnyTables, type SealedRow, sealedColumns } from './schema/sealed-columns.ts';
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
