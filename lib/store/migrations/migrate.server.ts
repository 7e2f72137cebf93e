/**
 * Migrates the database. Rule: of several instances that start at once one migrates and the others wait; an older
 * release works on a newer schema, because migrations only add: it may be started during a rollout of a newer one, and
 * after its rollback.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from '../schema/schema.ts';
import { migrations } from './migrations.ts';

/** @param openForMigration the same database, with a timeout for changes of a large table; closed here. */
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

/** Works without a lock, and for a user without permission to change tables. */
async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  try {
    const appliedMigrations = await sql<{
      name: string;
    }>`select name from kysely_migration`.execute(db);
    const names = new Set(appliedMigrations.rows.map(({ name }) => name));
    return Object.keys(migrations).every((name) => names.has(name));
  } catch {
    // An empty database; any other fault is reported by the migrator.
    return false;
  }
}
