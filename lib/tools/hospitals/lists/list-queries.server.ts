/**
 * The queries of the lists in force. Rule: their rows are read PIN code by PIN code, because fifty lists have more than
 * fit into memory at once. `readHospitalLists` merges them into what the search holds.
 */
import 'server-only';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../../../store/schema/schema.ts';
import type { HospitalList } from '../api/hospital-answer.ts';
import type { ListKind } from './list-entry.ts';
import type { ListedEntry } from './merge-entries-of-pin.ts';
import { listOrder } from './merge-lists.ts';

export type ListInForce = HospitalList & { kind: ListKind; listId: string };

/** Rows of one step share this prefix of their PIN codes. */
const digitsPerStep = 3;

/** Changes with every import; cheap enough to query every few seconds. */
export async function readListsVersion({ db }: Store): Promise<string> {
  const rows = await db.selectFrom('hospital_list').select('list_id').orderBy('list_id').execute();
  return rows.map((row) => row.list_id).join();
}

/** The lists without their rows. */
export async function readListsInForce({ db }: Store): Promise<ListInForce[]> {
  const rows = await db.selectFrom('hospital_list').selectAll().execute();
  return rows
    .map(({ insurer, kind, as_of, list_id, hospitals }) => ({
      insurer,
      kind,
      asOf: as_of,
      listId: list_id,
      hospitals: Number(hospitals),
    }))
    .toSorted((a, b) => (listOrder(a) < listOrder(b) ? -1 : 1));
}

/** All entries of these lists, grouped by PIN code and in the order of the lists. */
export async function* readEntriesByPin(
  { db }: Store,
  lists: readonly ListInForce[],
): AsyncGenerator<ListedEntry[]> {
  const byId = new Map(lists.map((list, order) => [list.listId, { ...list, order }]));
  if (byId.size === 0) return;
  const first = sql<string>`substr(pin, 1, ${sql.lit(digitsPerStep)})`;
  const steps = await db
    .selectFrom('hospital_entry')
    .select(first.as('first'))
    .distinct()
    .execute();
  for (const step of steps.map((row) => row.first).sort()) {
    await yieldToEventLoop();
    const rows = await db
      .selectFrom('hospital_entry')
      .selectAll()
      .where('list_id', 'in', [...byId.keys()])
      .where('pin', '>=', step)
      .where('pin', '<=', step === '' ? '' : `${step}999`)
      .orderBy('number')
      .execute();
    const listed = rows.map(
      ({ list_id, number: _, place_key: __, is_position_approximate, tie_up, ...entry }) => {
        const { insurer = '', kind = 'network', order = 0 } = byId.get(list_id) ?? {};
        const isPositionApproximate = is_position_approximate === 1;
        return { insurer, kind, order, entry: { ...entry, tieUp: tie_up, isPositionApproximate } };
      },
    );
    const inOrder = listed.toSorted((a, b) => a.order - b.order);
    yield* Map.groupBy(inOrder, ({ entry }) => entry.pin).values();
  }
}

/**
 * Estimates the number of different hospitals in the lists: rows with one `place_key` count once.
 * @returns the keys, and the number of rows without one.
 */
export async function readPlaceKeys(
  { db }: Store,
  lists: readonly ListInForce[],
): Promise<{ keys: Set<string>; without: number }> {
  const rows =
    lists.length === 0
      ? []
      : await db
          .selectFrom('hospital_entry')
          .select(['place_key', ({ fn }) => fn.countAll<number>().as('count')])
          .where(
            'list_id',
            'in',
            lists.map(({ listId }) => listId),
          )
          .groupBy('place_key')
          .execute();
  const countWithoutKey = rows.find(({ place_key }) => place_key === '')?.count ?? 0;
  return {
    keys: new Set(rows.map(({ place_key }) => place_key).filter(Boolean)),
    without: countWithoutKey,
  };
}
