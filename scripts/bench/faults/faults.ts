/**
 * Random faults against two instances on one Postgres under load: npm run bench -- faults [--seed n] [--minutes n].
 * What the site accepted must reach Lead.svc exactly once, or twice and marked. It needs an installed Postgres. A full
 * disk is in testing/databases/full-disk.contract.test.ts, the mail server's faults are in e2e/requests-outage.spec.ts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Dice } from '../../../testing/data/seeded-random.ts';
import {
  initPostgresFolder,
  startPostgres,
  stopPostgres,
} from '../../../testing/databases/postgres-process.ts';
import { freePort, temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { readUntil } from '../../../testing/poll-until.ts';
import { standInModes } from '../../../testing/servers/lead-service-stand-in/control.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SupervisedSite, superviseSite } from '../../../testing/servers/supervised-site.ts';
import { clockTime } from '../../command-line/command-output.ts';
import { type BenchOptions, type Measurement, withMax, withMin } from '../measurement.ts';
import { benchManager, measureUploads } from './hostile-lists.ts';
import { countArrivedLeads, startLoad } from './steady-load.ts';

const recovery = { timeoutMs: 300_000, everyMs: 2_000 };
/** The same load without a fault. */
const quietMs = 30_000;
/** Of that: the rest waits for an instance or a database to start again. */
const minAcceptedShare = 0.1;
const postgresSettings = ['synchronous_commit=on', 'max_connections=100', 'max_wal_size=128MB'];

export async function benchFaults({
  seed = 2026,
  minutes = 10,
}: BenchOptions): Promise<Measurement[]> {
  const dice = new Dice(seed);
  const data = temporaryDataDir();
  const staff = { DESK_STAFF: `${benchManager}=manager` };
  const leadService = await startLeadServiceStandIn({ maxReceived: 500_000 });
  const postgres = await startFaultyPostgres();
  const instances: SupervisedSite[] = [];
  try {
    for (let count = 0; count < 2; count++)
      instances.push(
        await superviseSite({
          ...{ dataDir: data.dataDir, serviceUrl: leadService.url, port: await freePort() },
          env: {
            DATABASE_URL: postgres.url,
            LEAD_SERVICE_TIMEOUT_MS: '3000',
            ...staff,
          },
        }),
      );
    const failingLeadService = async () => {
      leadService.setMode({ mode: dice.oneOf(standInModes), delayMs: 500 + dice.below(4000) });
      await wait(1000 + dice.below(4000));
      leadService.setMode({ mode: 'accept' });
    };
    const faults = {
      'Lead.svc fails or is slow': failingLeadService,
      'instance stopped with SIGTERM': () => dice.oneOf(instances).restart('SIGTERM'),
      'instance paused': () => pause(dice.oneOf(instances), 1000 + dice.below(6000)),
      'Postgres restarted': () => postgres.restart('SIGINT', dice.below(3000)),
      // An immediate shutdown, the nearest to a power failure.
      'Postgres killed': () => postgres.restart('SIGQUIT', 0),
    };
    const uploads = await measureUploads(instances[0]?.url ?? '', {
      DATA_DIR: data.dataDir,
      DATABASE_URL: postgres.url,
      SITE_ENV: 'demonstration',
      ...staff,
    });
    const load = await startLoad(
      instances.map(({ url }) => url),
      new Dice(7),
    );
    await wait(quietMs);
    const acceptedQuietly = load.accepted.size;
    const times = new Map<string, number>();
    const end = Date.now() + minutes * 60_000;
    const killing = keepKilling(instances, new Dice(9), end);
    while (Date.now() < end) {
      const all = Object.entries(faults);
      // Lead.svc fails as often as all the others.
      const [name, inject] = dice.oneOf(dice.isTrue(0.4) ? all.slice(0, 1) : all);
      process.stderr.write(`${clockTime()} ${name}\n`);
      await inject();
      times.set(name, (times.get(name) ?? 0) + 1);
      await wait(500 + dice.below(2500));
    }
    times.set('instance killed', await killing);
    await load.stop();
    const acceptedInFaults = load.accepted.size - acceptedQuietly;
    const quietRate = acceptedQuietly / quietMs;
    const counts = await readUntil(
      () => countArrivedLeads(data.dataDir, postgres.url, leadService.received(), load.accepted),
      ({ pending }) => pending === 0,
      recovery,
    );
    for (const one of counts.lost) process.stderr.write(`lost: ${one}\n`);
    const unit = 'calls';
    return [
      ...uploads,
      ...[...times].map(([label, value]) => ({ label, value, unit: 'times' })),
      { label: 'failed for the visitor', value: load.failed.size, unit },
      { label: 'accepted', value: load.accepted.size, unit },
      withMin(
        'accepted in a second, beside that without faults',
        acceptedInFaults / (minutes * 60_000) / quietRate,
        'ratio',
        minAcceptedShare,
      ),
      { label: 'delivered', value: counts.delivered, unit },
      { label: 'refused by the receiver, left to the desk', value: counts.refused, unit },
      withMax('still pending after five minutes', counts.pending, unit, 0),
      withMax('lost', counts.lost.length, unit, 0),
      { label: 'arrived twice, marked', value: counts.flaggedDuplicates, unit },
      withMax('arrived twice, not marked', counts.unflaggedDuplicates, unit, 0),
    ];
  } finally {
    for (const instance of instances) await instance.stop('SIGKILL');
    await postgres.remove();
    await leadService.close();
    data.remove();
  }
}

/** Kills a process during the other faults: at least fifty times in ten minutes. @returns how often. */
async function keepKilling(
  instances: readonly SupervisedSite[],
  dice: Dice,
  end: number,
): Promise<number> {
  let times = 0;
  for (; Date.now() < end; times++) {
    await wait(4000 + dice.below(6000));
    await dice.oneOf(instances).restart('SIGKILL');
  }
  return times;
}

async function pause({ pid }: SupervisedSite, ms: number): Promise<void> {
  const paused = pid();
  // A process that was killed meanwhile gets no signal, and that is no error.
  spawnSync('kill', ['-STOP', String(paused)]);
  await wait(ms);
  spawnSync('kill', ['-CONT', String(paused)]);
}

/** Durable: fsync is on. */
async function startFaultyPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-to-fault-'));
  const { password } = initPostgresFolder(folder, { isDurable: true });
  const port = await freePort();
  let server = await startPostgres(folder, port, postgresSettings);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    restart: async (signal: NodeJS.Signals, downMs: number) => {
      await stopPostgres(server, signal);
      await wait(downMs);
      server = await startPostgres(folder, port, postgresSettings);
    },
    remove: async () => {
      await stopPostgres(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
