// docs/data-model.md has a row for every table: its room exists, its key is the database's.
import { sql } from 'kysely';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { sealedColumns } from '../../lib/store/rotate-keys.server.ts';
import { sealedLeadColumns } from '../../lib/store/schema/lead-schema.ts';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { dataModelRows as rows } from './data-model-rows.ts';
import { rooms } from './rooms.ts';

async function readKeys(): Promise<Record<string, string>> {
  const data = temporaryDataDir();
  const { db } = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.pk > 0
      and tables.name not like 'kysely_%' and tables.name not like 'sqlite_%'
    order by tables.name, columns.pk`.execute(db);
  await db.destroy();
  data.remove();
  const keys = Map.groupBy(columns, ({ table }) => table);
  return Object.fromEntries(
    [...keys].map(([table, all]) => [table, all.map(({ column }) => column).join(', ')]),
  );
}

test('every table has a row, with its key', async () => {
  expect(Object.fromEntries(rows.map(({ table, key }) => [table, key]))).toEqual(await readKeys());
});

test('the room of a table exists', () => {
  expect(rows.filter(({ room }) => !rooms.includes(room))).toEqual([]);
});

test('a table with a sealed column has personal data', () => {
  const sealed = new Set(sealedColumns.map(({ table }) => table));
  expect(rows.filter(({ table, personal }) => sealed.has(table) && personal === 'no')).toEqual([]);
});

test('the row of `lead` names every value that is sealed, and until when it is kept', () => {
  const kept = rows.find(({ table }) => table === 'lead')?.kept.split(':')[0];
  const names = sealedLeadColumns.map(({ column }) => column.replace(/_sealed$/, ''));
  expect(kept?.split(', ')).toEqual(names);
});
