/** Migrations of the tables of hospital lists; migrations.ts names them. */
import type { Kysely } from 'kysely';

export async function createHospitalLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hospital_list')
    .addColumn('insurer', 'text', (column) => column.primaryKey())
    .addColumn('list_id', 'text', (column) => column.notNull().unique())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('hospital_entry')
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('district', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pin', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('is_position_approximate', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hospital_entry_key', ['list_id', 'number'])
    .execute();
  await db.schema
    .createTable('hospital_import_lock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute();
}

/** The version of the lists that each running instance searches. */
export async function createHospitalSearchers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hospital_searcher')
    .addColumn('instance', 'text', (column) => column.primaryKey())
    .addColumn('lists_version', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}

/** An insurer may have two lists, of its network and of excluded hospitals; the entries get further columns. */
export async function extendHospitalLists(db: Kysely<unknown>): Promise<void> {
  // SQLite cannot change a primary key.
  await db.schema
    .createTable('hospital_list_by_kind')
    .addColumn('insurer', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull().unique())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('hospitals', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hospital_list_by_kind_key', ['insurer', 'kind'])
    .execute();
  const tables = db as Kysely<{
    hospital_list: { insurer: string; list_id: string; as_of: string; imported_at: string };
    hospital_list_by_kind: {
      insurer: string;
      kind: string;
      list_id: string;
      as_of: string;
      imported_at: string;
      hospitals: number;
    };
    hospital_entry: { list_id: string };
  }>;
  for (const list of await tables.selectFrom('hospital_list').selectAll().execute()) {
    const { count } = await tables
      .selectFrom('hospital_entry')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('list_id', '=', list.list_id)
      .executeTakeFirstOrThrow();
    await tables
      .insertInto('hospital_list_by_kind')
      .values({ ...list, kind: 'network', hospitals: Number(count) })
      .execute();
  }
  await db.schema.dropTable('hospital_list').execute();
  await db.schema.alterTable('hospital_list_by_kind').renameTo('hospital_list').execute();
  for (const name of ['specialities', 'tie_up', 'place_key'])
    await db.schema
      .alterTable('hospital_entry')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .createIndex('hospital_entry_pin')
    .on('hospital_entry')
    .columns(['pin', 'list_id'])
    .execute();
}
