/**
 * Kysely's driver for one SQLite file. Rule: writes take turns on one connection, and reads have a connection of their
 * own, so that no read waits behind a write that waits for another process.
 */
import 'server-only';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type CompiledQuery, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { awaitLock, isLocked } from './await-lock.server.ts';

type OpenFile = { writer: SqliteConnection; reader: SqliteConnection; turns: WriteTurns };

export class SqliteFileDriver implements Driver {
  readonly #file: string;
  #open: OpenFile | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const writer = await awaitLock(() => new SqliteConnection(this.#file, { readOnly: false }));
    chmodSync(this.#file, 0o600);
    const reader = await awaitLock(() => new SqliteConnection(this.#file, { readOnly: true }));
    this.#open = { writer, reader, turns: new WriteTurns() };
  }

  async acquireConnection(): Promise<Session> {
    if (!this.#open) throw new Error('The database is not open');
    return new Session(this.#open);
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollback();
  }

  async releaseConnection(): Promise<void> {
    // A session ends with its last statement.
  }

  async destroy(): Promise<void> {
    // The reader first: the last connection moves the log into the file, which only the writer may.
    this.#open?.reader.close();
    this.#open?.writer.close();
  }
}

/** What one caller runs, each statement on the connection for it. */
class Session {
  readonly #open: OpenFile;
  /** Of the transaction; null outside one. */
  #endTurn: (() => void) | null = null;

  constructor(open: OpenFile) {
    this.#open = open;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, turns } = this.#open;
    if (this.#endTurn) return writer.execute(query);
    if (isRead(query)) return awaitLock(() => reader.execute<Row>(query));
    const { result, endTurn } = await turns.take(() => writer.execute<Row>(query));
    endTurn();
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield* (this.#endTurn ? this.#open.writer : this.#open.reader).stream<Row>(query);
  }

  async begin(): Promise<void> {
    const { endTurn } = await this.#open.turns.take(() => this.#open.writer.begin());
    this.#endTurn = endTurn;
  }

  async commit(): Promise<void> {
    // A commit that fails is rolled back, which ends the turn.
    this.#open.writer.commit();
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      this.#open.writer.rollback();
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }
}

/** Any other statement takes a turn; one that only reads is then correct too. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

/** One write at a time, in the order in which they were asked for. */
class WriteTurns {
  #last: Promise<void> = Promise.resolve();
  /** Since when the turn before waited in vain; null if it got the lock. */
  #lockedSince: number | null = null;

  /**
   * Runs the statement that takes the lock. Its wait counts from the request if the turns before waited for the same
   * lock: so no write waits longer than one of them. @throws after that, or the statement's error.
   */
  async take<Result>(statement: () => Result): Promise<{ result: Result; endTurn: () => void }> {
    const askedAt = performance.now();
    const before = this.#last;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    const waitsSince =
      this.#lockedSince === null ? performance.now() : Math.max(askedAt, this.#lockedSince);
    try {
      const result = await awaitLock(statement, waitsSince);
      this.#lockedSince = null;
      return { result, endTurn };
    } catch (error) {
      this.#lockedSince = isLocked(error) ? waitsSince : null;
      endTurn();
      throw error;
    }
  }
}

/** One connection to a SQLite file, with its prepared statements. */
const maxCachedStatements = 100;

type Prepared = { statement: StatementSync; hasRows: boolean };

class SqliteConnection {
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
