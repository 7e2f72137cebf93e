/** Moves all data from the SQLite file in DATA_DIR to the Postgres of DATABASE_URL. */
import { existsSync } from 'node:fs';
import { environment } from '../../lib/config/environment.server.ts';
import {
  archiveSqliteFile,
  isInUse,
  type MoveOutcome,
  moveStore,
} from '../../lib/start-up/store-move/move-store.server.ts';
import {
  archivedSqliteFile,
  openStoreAt,
  openWithRetry,
  sqliteFile,
} from '../../lib/store/open-store.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import {
  failWithError,
  failWithUsageError,
  parseOptions,
} from '../command-line/command-options.ts';
import { printJson, printProgress } from '../command-line/command-output.ts';

const usage = `Moves all data, documents included, from the SQLite file in DATA_DIR to the Postgres of DATABASE_URL.
npm run store:move -- [--json]
Before: stop the site, and set DATABASE_URL to an empty Postgres. The keys stay the same. If it is interrupted, nothing
was moved: run it again. The file is renamed to site.sqlite.moved, and the site no longer starts without DATABASE_URL.`;

const values = parseOptions(usage, { json: { type: 'boolean', default: false } });
const env = environment();
const { databaseUrl, dataDir } = env;
if (!databaseUrl)
  failWithUsageError('DATABASE_URL must name the Postgres to move to; it is not set.');
if (!existsSync(sqliteFile(dataDir)))
  failWithError(`${sqliteFile(dataDir)} does not exist: nothing to move.`);
if (isInUse(dataDir))
  failWithError(
    'The SQLite file is in use. Stop the site and its commands first. Nothing was moved.',
  );

const outcome = await move(databaseUrl);
if (values.json) printJson(outcome);
else printOutcome(outcome);
if (outcome.kind === 'rejected') process.exitCode = 1;
else archiveSqliteFile(dataDir);
if (outcome.kind === 'moved' && outcome.missingDocuments.length > 0) process.exitCode = 1;

async function move(url: string): Promise<MoveOutcome> {
  const from = await openStoreAt({ dataDir, databaseUrl: null });
  // Creates the tables, or migrates them.
  await (await openStoreAt({ dataDir, databaseUrl: url })).db.destroy();
  const to = openWithRetry(url);
  try {
    return await moveStore(servicesFor(from, env), to, (table, rows) => {
      if (!values.json && rows % 10_000 === 0) printProgress(`  ${table}: ${rows}`);
    });
  } finally {
    await Promise.all([from.db.destroy(), to.destroy()]);
  }
}

function printOutcome(outcome: MoveOutcome): void {
  if (outcome.kind === 'rejected') failWithError(`${outcome.reason} Nothing was moved.`);
  const filledTables = Object.entries(outcome.rows).filter(([, rows]) => rows > 0);
  const before = outcome.kind === 'moved' ? 'Moved' : 'Already there, nothing was moved';
  console.log(
    `${before}: ${filledTables.map(([table, rows]) => `${table} ${rows}`).join(', ') || 'no rows'}.
The file is ${archivedSqliteFile(dataDir)} now.`,
  );
  if (outcome.kind === 'moved' && outcome.missingDocuments.length > 0)
    console.error(`Files of these documents are missing: ${outcome.missingDocuments.join(', ')}`);
}
