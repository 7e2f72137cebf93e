/**
 * Brings the tables up to date. Rule: of several instances that start at once one does it and the others wait; a release
 * that is older than the tables works on them, because migrations only add: it may be started while a newer one is
 * rolled out, and after that was rolled back.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Tables } from './schema.ts';

/** @param openForMigration the same database, with time for a change of a large table; closed here. */
export async function migrate(
  db: Kysely<Tables>,
  openForMigration: () => Kysely<Tables> = () => db,
): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrationDb = openForMigration();
  try {
    const migrator = new Migrator({
      db: migrationDb,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    if (migrationDb !== db) await migrationDb.destroy();
  }
}

/** Asked without a lock, and by a user who may not change tables. */
async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  try {
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const names = new Set(done.rows.map(({ name }) => name));
    return Object.keys(migrations).every((name) => names.has(name));
  } catch {
    // An empty database; what else may be wrong, the migrator says.
    return false;
  }
}
