import { DatabaseSync } from 'node:sqlite';

/** Opens the site's SQLite file while the site runs. */
export function withDatabase<T>(dataDir: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(`${dataDir}/site.sqlite`, { timeout: 5000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

export function countTableRows(dataDir: string, table: string): number {
  return withDatabase(dataDir, (db) =>
    Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n),
  );
}
