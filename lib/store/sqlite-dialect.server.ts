/** Kysely's SQLite dialect on Node's own SQLite: a file, safe against power loss, no native package. */
import 'server-only';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const maxCachedStatements = 100;

/** @param file path of the database; its folder is created, readable by the owner only. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalDdlDialect({ database: async () => openSqlite(file) });
}

/**
 * SQLite supports transactional DDL: after a process is killed during a migration the database opens again, and two
 * that start at once wait for each other. Kysely disables it for every SQLite.
 */
class TransactionalDdlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  // FULL: a committed row survives a power cut, which is what "on disk before the response" means.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
  );
  chmodSync(file, 0o600);
  return adapt(database);
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // Takes the write lock at once: a transaction that reads first and then fails to get the lock cannot wait.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const cached = prepared.get(text);
      if (cached) return cached;
      const plain = adaptStatement(database.prepare(text));
      const statement = text === 'rollback' ? skipIfRolledBack(database, plain) : plain;
      if (prepared.size >= maxCachedStatements) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** On a full disk SQLite has already rolled back; a second rollback would hide the reason behind its own error. */
function skipIfRolledBack(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing),
  };
}
