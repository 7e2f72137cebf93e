/** The tables of hospital lists in the initial migration. */
import type { Kysely } from 'kysely';

export async function createHospitalTables(db: Kysely<unknown>): Promise<void> {
  // An insurer may have two lists: of its network, and of excluded hospitals.
  await db.schema
    .createTable('hospital_list')
    .addColumn('insurer', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull().unique())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('hospitals', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hospital_list_key', ['insurer', 'kind'])
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
    .addColumn('specialities', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('tie_up', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('place_key', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('hospital_entry_key', ['list_id', 'number'])
    .execute();
  await db.schema
    .createIndex('hospital_entry_pin')
    .on('hospital_entry')
    .columns(['pin', 'list_id'])
    .execute();
  await db.schema
    .createTable('hospital_import_lock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute();
  // The version of the lists that each running instance searches.
  await db.schema
    .createTable('hospital_searcher')
    .addColumn('instance', 'text', (column) => column.primaryKey())
    .addColumn('lists_version', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}
