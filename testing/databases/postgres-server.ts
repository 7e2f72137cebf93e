/**
 * Runs a Postgres for one test run: creates it in a folder with a migrated database to copy, writes its URL to the file
 * `ready`, and stops and removes it when the process that owns the run has exited, for whatever reason.
 * Started by temporary-postgres.ts: node --conditions=react-server testing/databases/postgres-server.ts FOLDER OWNER-PID
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { initPostgresFolder, startPostgres } from './postgres-process.ts';
import { freePort } from './temporary-database.ts';
import { migratedTemplate } from './temporary-postgres.ts';

const [, , folder = '', owner = ''] = process.argv;

try {
  const { password } = initPostgresFolder(folder, { isDurable: false });
  const port = await freePort();
  const server = await startPostgres(folder, port, [
    // Not durable, because test data need not survive a power failure.
    ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=200'],
  ]);
  const serverUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await createTemplate(serverUrl);
  writeStatus(serverUrl);
  server.once('exit', () => cleanUpAndExit());
  setInterval(() => isAlive(Number(owner)) || server.kill('SIGQUIT'), 500);
} catch (error) {
  writeStatus(`failed: ${errorMessage(error)}`);
  setTimeout(cleanUpAndExit, 60_000);
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${migratedTemplate}`);
  await client.end();
  const databaseUrl = new URL(`/${migratedTemplate}`, serverUrl).href;
  const { db } = await openStoreAt({ dataDir: folder, databaseUrl });
  await db.destroy();
}

/** Written atomically, because other processes poll for the file. */
function writeStatus(text: string): void {
  writeFileSync(join(folder, 'saying'), text, { mode: 0o600 });
  renameSync(join(folder, 'saying'), join(folder, 'ready'));
}

function cleanUpAndExit(): never {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
