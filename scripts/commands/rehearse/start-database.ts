/** Install, step "Database": Postgres as the distribution starts it, with the role and the database of the site. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  initPostgresFolder,
  startPostgres,
  stopPostgres,
} from '../../../testing/databases/postgres-process.ts';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { documentedCommands } from './documented-commands.ts';
import type { Rehearsal } from './rehearsal.ts';

export type Database = {
  /** Variables with which Postgres' programs run as its superuser. */
  superuser: Record<string, string>;
  /** `DATABASE_URL` of the site for a database of this name. */
  urlOf(name: string): string;
};

export async function startDatabase({ folder, run, onEnd }: Rehearsal): Promise<Database> {
  const dataFolder = join(folder, 'postgres');
  mkdirSync(dataFolder);
  const { password } = initPostgresFolder(dataFolder, { isDurable: true });
  const port = await freePort();
  const server = await startPostgres(
    dataFolder,
    port,
    ['synchronous_commit=on', 'max_connections=100'],
    { isOwnGroup: true },
  );
  onEnd(() => stopPostgres(server));
  const superuser = {
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGPASSWORD: password,
  };
  const sitePassword = randomBytes(12).toString('hex');
  const createRole = documentedCommands.createRole.replace('sudo -u postgres ', '');
  // Without a terminal it reads the password, twice, from its input.
  await run(`printf '${sitePassword}\\n${sitePassword}\\n' | setsid ${createRole}`, superuser);
  await run(documentedCommands.createDatabase, superuser);
  return {
    superuser,
    urlOf: (name) => `postgres://site:${sitePassword}@127.0.0.1:${port}/${name}`,
  };
}
