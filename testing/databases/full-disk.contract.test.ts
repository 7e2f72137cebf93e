/** An action of the desk on a full disk: it is refused as a whole, or done with its event. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { withdrawCalls } from '../../lib/desk/records/withdraw-calls.server.ts';
import { commandActor, readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { addCall } from '../data/add-call.ts';
import { findPostgres } from '../programs/find-postgres.ts';
import { initPostgresFolder, startPostgres, stopPostgres } from './postgres-process.ts';
import { freePort } from './temporary-database.ts';

/** More than fit into the free space of the pages that the database has. */
const calls = 120;

async function addCalls(services: Services): Promise<string[]> {
  const references: string[] = [];
  for (let n = 0; n < calls; n++) {
    const mobile = String(9_100_000_000 + n);
    references.push((await addCall(services, { mobile }, { leaseMs: 0 })).reference);
  }
  return references;
}

async function readWithdrawn({ store }: Services): Promise<string[]> {
  const rows = await store.db
    .selectFrom('lead')
    .select('reference')
    .where('withdrawn_at', 'is not', null)
    .execute();
  return rows.map(({ reference }) => reference).toSorted();
}

async function readRecorded(services: Services): Promise<(string | null)[]> {
  const { events } = await readDeskEvents(services, { action: 'withdrew', limit: 2 * calls });
  return events.map(({ subject }) => subject).toSorted();
}

async function withdrawOnFullDisk(disk: SmallDisk, services: Services): Promise<void> {
  const references = await addCalls(services);
  disk.fill();
  const refused: string[] = [];
  for (const reference of references)
    await withdrawCalls(services, commandActor(services.store.now()), [reference]).catch(() =>
      refused.push(reference),
    );
  expect(refused.length).toBeGreaterThan(0);
  disk.free();
  const done = references.filter((one) => !refused.includes(one)).toSorted();
  expect(await readWithdrawn(services)).toEqual(done);
  expect(await readRecorded(services)).toEqual(done);
  // It works again without a restart.
  await withdrawCalls(services, commandActor(services.store.now()), refused);
  expect(await readWithdrawn(services)).toEqual(references.toSorted());
  expect(await readRecorded(services)).toEqual(references.toSorted());
}

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const disk = mountSmallDisk(folder, 200);
afterAll(() => {
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
});
if (!disk) console.info('No disk can be mounted here: a full one is not tested.');
const withDisk = disk ? test : test.skip;
const withPostgres = disk && findPostgres() ? test : test.skip;

async function openServices(dataDir: string, databaseUrl: string | null): Promise<Services> {
  mkdirSync(dataDir, { recursive: true });
  const store = await openStoreAt({ dataDir, databaseUrl });
  return servicesFor(store, parseEnvironment({ DATA_DIR: dataDir }));
}

withDisk('SQLite: no withdrawal without its event, and none is lost', async () => {
  const services = await openServices(join(folder, 'sqlite'), null);
  if (disk) await withdrawOnFullDisk(disk, services);
  await services.store.db.destroy();
});

withPostgres(
  'Postgres: no withdrawal without its event, and none is lost',
  async () => {
    const server = join(folder, 'postgres');
    mkdirSync(server);
    const { password } = initPostgresFolder(server, { isDurable: true });
    const port = await freePort();
    const postgres = await startPostgres(server, port, ['max_connections=20']);
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const services = await openServices(join(folder, 'data'), url);
    if (disk) await withdrawOnFullDisk(disk, services);
    await services.store.db.destroy();
    await stopPostgres(postgres);
  },
  60_000,
);

/** A small disk of its own for a database that has to run out of space. */
type SmallDisk = {
  /** Leaves no byte free. */
  fill(): void;
  free(): void;
  unmount(): void;
};

/** @returns null where nothing can be mounted: only root may. */
function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    fill: () => fill(ballast, megabytes),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', [folder], { stdio: 'ignore' }),
  };
}

function fill(file: string, megabytes: number): void {
  try {
    writeFileSync(file, '');
    for (let mb = 0; mb < megabytes; mb++)
      writeFileSync(file, Buffer.alloc(2 ** 20), { flag: 'a' });
  } catch {
    // The disk is full.
  }
}
