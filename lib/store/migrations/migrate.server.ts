/**
 * Migrates the database. Rule: of several instances that start at once one migrates and the others wait; an older
 * release works on a newer schema, because migrations only add: it may be started during a rollout of a newer one, and
 * after its rollback.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from '../schema/schema.ts';
import { StartupError } from '../startup-error.ts';
import { migrations } from './migrations.ts';

/** @param openForMigration the same database, with a timeout for changes of a large table; closed here. */
export async function migrate(
  db: Kysely<Tables>,
  openForMigration: () => Kysely<Tables> = () => db,
): Promise<void> {
  const applied = await readApplied(db);
  if (Object.keys(migrations).every((name) => applied.includes(name))) return;
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw new StartupError('DATABASE_URL', otherSchemaMessage(unknown));
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

/** The names of its migrations. Works without a lock, and for a user without permission to change tables. */
async function readApplied(db: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    // An empty database; any other fault is reported by the migrator.
    return [];
  }
}

function otherSchemaMessage(unknown: string): string {
  return `The database has the tables of another release: this one does not know its migration "${unknown}". Nothing was changed. Start that release again, or begin with an empty database: rename DATA_DIR (.data in a demonstration), or name another DATABASE_URL.`;
}
