/** Kysely's Postgres dialect on a pool whose connections never wait for long. */
import 'server-only';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

const statementTimeoutMs = 5000;
const queryTimeoutMarginMs = 1000;
/** Of the one connection that changes tables, or waits until another instance has. */
const migrationTimeoutMs = 15 * 60_000;

export function postgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 10, statementTimeoutMs);
}

export function retryingPostgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 1, migrationTimeoutMs);
}

function createDialect(databaseUrl: string, max: number, timeoutMs: number): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: timeoutMs,
    // A server that stands still, or a network that swallows everything, ends no statement by itself.
    query_timeout: timeoutMs + queryTimeoutMarginMs,
    idle_in_transaction_session_timeout: timeoutMs,
  });
  // A connection that breaks is replaced by the pool; without a listener it would end the process, idle or lent out.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
