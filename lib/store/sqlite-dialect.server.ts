/** Kysely's SQLite dialect on Node's own SQLite: a file, safe against power loss, no native package. */
import 'server-only';
import {
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteFileDriver } from './sqlite-driver.server.ts';

/** @param file path of the database; its folder is created, readable by the owner only. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteFileAdapter(),
    createDriver: () => new SqliteFileDriver(file),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteFileAdapter extends SqliteAdapter {
  /** With Kysely's own lock a read would wait behind a write that waits; the driver queues only the writes. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite supports transactional DDL: after a process is killed during a migration the database opens again, and two
   * that start at once wait for each other. Kysely disables it for every SQLite.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
