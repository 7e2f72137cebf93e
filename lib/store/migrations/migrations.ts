/**
 * All migrations in order, for both databases. Append only, never renamed: databases store the names of those they have
 * run, and the migrator orders by name. A new one is named by date and time, `2026-12-05-1405-what-it-adds`. It only
 * adds, and a new column may be null: the release before still writes rows without it during an update. Columns have
 * their types in the *-schema.ts files, joined in schema.ts.
 */
import type { Migration } from 'kysely/migration';
import { createTables } from './initial-migration.ts';

export const migrations: Record<string, Migration> = {
  '2026-11-28-0000-initial': { up: createTables },
};
