/** Moves everything from the SQLite file in DATA_DIR to the Postgres that DATABASE_URL names. */
import { existsSync } from 'node:fs';
import { environment } from '../../lib/config/environment.server.ts';
import { outboxFor } from '../../lib/outbox/outbox.server.ts';
import {
  archivedSqliteFile,
  openStoreAt,
  openWithRetry,
  sqliteFile,
} from '../../lib/store/open-store.server.ts';
import {
  archiveSqliteFile,
  isInUse,
  type MoveOutcome,
  moveStore,
} from '../../lib/store-move/move-store.server.ts';
import { fail, parseOptions } from './list-options.ts';

const usage = `Moves everything from the SQLite file in DATA_DIR to the Postgres that DATABASE_URL names, documents too.
npm run store:move -- [--json]
Before: stop the site, and set DATABASE_URL to an empty Postgres. The keys stay as they are. Cut off half way, nothing
was moved: run it again. The file stays, as site.sqlite.moved, and without DATABASE_URL the site does not start any more.`;

const values = parseOptions(usage, { json: { type: 'boolean', default: false } });
const env = environment();
const { databaseUrl, dataDir } = env;
if (!databaseUrl) fail('DATABASE_URL names the Postgres to move to; it is not set.');
if (!existsSync(sqliteFile(dataDir))) fail(`${sqliteFile(dataDir)} is not there: nothing to move.`);
if (isInUse(dataDir)) {
  console.error(
    'The SQLite file is in use. Stop the site and its commands first. Nothing was moved.',
  );
  process.exit(1);
}

const outcome = await move(databaseUrl);
if (values.json) console.log(JSON.stringify(outcome));
else printOutcome(outcome);
if (outcome.kind === 'refused') process.exitCode = 1;
else archiveSqliteFile(dataDir);
if (outcome.kind === 'moved' && outcome.missingDocuments.length > 0) process.exitCode = 1;

async function move(url: string): Promise<MoveOutcome> {
  const from = await openStoreAt({ dataDir, databaseUrl: null });
  // Makes the tables, or brings them up to date.
  await (await openStoreAt({ dataDir, databaseUrl: url })).db.destroy();
  const to = openWithRetry(url);
  try {
    return await moveStore(outboxFor(from, env), to, (table, rows) => {
      if (!values.json && rows % 10_000 === 0) console.error(`  ${table}: ${rows}`);
    });
  } finally {
    await Promise.all([from.db.destroy(), to.destroy()]);
  }
}

function printOutcome(moved: MoveOutcome): void {
  if (moved.kind === 'refused') {
    console.error(`${moved.reason} Nothing was moved.`);
    return;
  }
  const filled = Object.entries(moved.rows).filter(([, rows]) => rows > 0);
  const before = moved.kind === 'moved' ? 'Moved' : 'There already, nothing was moved';
  console.log(
    `${before}: ${filled.map(([table, rows]) => `${table} ${rows}`).join(', ') || 'no rows'}.
The file is ${archivedSqliteFile(dataDir)} now.`,
  );
  if (moved.kind === 'moved' && moved.missingDocuments.length > 0) {
    console.error(`No file was found of these documents: ${moved.missingDocuments.join(', ')}`);
  }
}
