/** The lists in force, read in pages: a long list must not hold up the site's other work. */
import 'server-only';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Store } from '../../../store/schema.ts';
import type { ListEntry } from './list-entry.ts';
import type { InsurerList } from './merge-lists.ts';

const rowsPerPage = 1000;

/** Changes with every import; cheap enough to ask for every few seconds. */
export async function listsVersion({ db }: Store): Promise<string> {
  const rows = await db.selectFrom('hospital_list').select('list_id').orderBy('list_id').execute();
  return rows.map((row) => row.list_id).join();
}

/** The lists in force without what is on them. */
export async function listedCounts({ db }: Store) {
  const rows = await db
    .selectFrom('hospital_list')
    .innerJoin('hospital_entry', 'hospital_entry.list_id', 'hospital_list.list_id')
    .select(['insurer', 'as_of', ({ fn }) => fn.countAll().as('hospitals')])
    .groupBy(['insurer', 'as_of'])
    .orderBy('insurer')
    .execute();
  return rows.map(({ insurer, as_of, hospitals }) => ({
    insurer,
    asOf: as_of,
    hospitals: Number(hospitals),
  }));
}

export async function readLists(store: Store): Promise<InsurerList[]> {
  const rows = await store.db.selectFrom('hospital_list').selectAll().orderBy('insurer').execute();
  const lists: InsurerList[] = [];
  for (const { insurer, as_of, list_id } of rows) {
    lists.push({ insurer, asOf: as_of, entries: await readEntries(store, list_id) });
  }
  return lists;
}

async function readEntries({ db }: Store, listId: string): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom('hospital_entry')
      .selectAll()
      .where('list_id', '=', listId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(rowsPerPage)
      .execute();
    for (const { list_id: _, number, is_position_approximate, ...entry } of rows) {
      entries.push({ ...entry, isPositionApproximate: is_position_approximate === 1 });
      last = number;
    }
    if (rows.length < rowsPerPage) return entries;
    await yieldToEventLoop();
  }
}
