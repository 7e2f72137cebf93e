/** One connection to a SQLite file, with its prepared statements. */
import 'server-only';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const maxCachedStatements = 100;

type Prepared = { statement: StatementSync; hasRows: boolean };

export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /** @throws "locked" while another process changes the file's journal mode or repairs its log. */
  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    this.#database = new DatabaseSync(file, { readOnly });
    try {
      // FULL: a committed row survives a power cut, which is what "on disk before the response" means.
      if (!readOnly)
        this.#database.exec(
          'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
        );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  execute<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  *stream<Row>({ sql, parameters }: CompiledQuery): Generator<QueryResult<Row>> {
    const values = parameters as SQLInputValue[];
    for (const row of this.#prepare(sql).statement.iterate(...values)) yield { rows: [row as Row] };
  }

  /** Takes the write lock at once, so that no later statement of the transaction waits for it. */
  begin(): void {
    this.execute({ sql: 'begin immediate', parameters: [] });
  }

  commit(): void {
    this.execute({ sql: 'commit', parameters: [] });
  }

  rollback(): void {
    // On a full disk SQLite has already rolled back; a second rollback would hide the reason behind its own error.
    if (this.#database.isTransaction) this.execute({ sql: 'rollback', parameters: [] });
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#prepared.size >= maxCachedStatements) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
