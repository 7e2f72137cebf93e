/** Kysely's Postgres dialect on a pool whose connections never wait for long. */
import 'server-only';
import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { minuteMs } from '../dates/iso-date.ts';

const statementTimeoutMs = 5000;
const queryTimeoutMarginMs = 1000;
/** Timeout of the one connection that migrates, or waits for another instance to. */
const migrationTimeoutMs = 15 * minuteMs;

export function postgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 10, statementTimeoutMs);
}

export function retryingPostgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 1, migrationTimeoutMs);
}

function createDialect(databaseUrl: string, max: number, timeoutMs: number): PostgresDialect {
  const pool = new Pool({
    types: { getTypeParser },
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: timeoutMs,
    // A stalled server, or a network that drops everything, ends no statement by itself.
    query_timeout: timeoutMs + queryTimeoutMarginMs,
    idle_in_transaction_session_timeout: timeoutMs,
  });
  // The pool replaces a broken connection; without a listener its error would end the process, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** Counts are `int8`, which `pg` reads as text: here as numbers, as SQLite does. None of ours is near 2 ** 53. */
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
