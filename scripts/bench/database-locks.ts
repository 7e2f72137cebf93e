/** The longest time for which a command, or a duty of the sweeper, holds SQLite's write lock, with large tables. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { addDays, dayMs, todayInIndia } from '../../lib/dates/iso-date.ts';
import { enforceTimeLimitsOfLeads } from '../../lib/leads/time-limits.server.ts';
import { timeLimits } from '../../lib/start-up/time-limits.server.ts';
import { openStoreAt, sqliteFile } from '../../lib/store/open-store.server.ts';
import { inBatches } from '../../lib/store/read-batches.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { addCall } from '../../testing/data/add-call.ts';
import { planTable } from '../../testing/data/plan-rows.ts';
import { syntheticInsurer, syntheticList } from '../../testing/data/synthetic-list.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { commandArguments } from '../../testing/programs/run-command.ts';
import { type Measurement, withMax } from './measurement.ts';

const maxLockMs = 200;
const [hospitals, policies, numbers, plans, ratesPerPlan, leads] = [
  119_000, 50_000, 100_000, 50, 1_000, 100_000,
];

/** Asks for the lock every millisecond, and prints for how long it was refused in a row, at most. */
const probe = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 0 });
  let [longest, since] = [0, null];
  const ask = () => {
    try {
      database.exec('begin immediate; commit');
      if (since !== null) longest = Math.max(longest, performance.now() - since);
      since = null;
    } catch {
      since ??= performance.now();
    }
  };
  setInterval(ask, 1);
  process.stdin.once('end', () => {
    process.stdout.write(String(longest), () => process.exit());
  }).resume();
  process.stdout.write('ready ');`;

export async function benchDatabaseLocks(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const keys = {
    DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    KEYED_HASH_KEY: randomBytes(32).toString('base64'),
    ANTI_FORGERY_SECRET: 'x'.repeat(40),
  };
  const variables = { DATA_DIR: data.dataDir, ...keys };
  const file = (name: string, content: string) => {
    const path = join(data.dataDir, name);
    writeFileSync(path, content);
    return path;
  };
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment(variables));
  const measured: Measurement[] = [];
  const measure = async (label: string, work: () => Promise<void>) => {
    const longest = await longestLock(data.dataDir, work);
    measured.push(withMax(label, longest, 'ms', maxLockMs));
    console.log(`${label}: ${longest.toFixed(0)} ms`);
  };
  const run = (script: string, ...parameters: string[]) =>
    runCommand(variables, `scripts/commands/${script}.ts`, parameters);
  try {
    const list = file('hospitals.csv', syntheticList(hospitals));
    const ofList = ['--insurer', syntheticInsurer, '--as-of', todayInIndia(new Date())];
    const confirm = ['--confirm', 'insurer'];
    for (const which of ['first', 'next'])
      await measure(`hospitals:import, ${hospitals} rows, ${which}`, () =>
        run('hospitals-import', list, ...ofList, ...confirm),
      );
    await measure('hospitals:import --undo', () =>
      run('hospitals-import', '--undo', ...ofList.slice(0, 2)),
    );
    for (const [which, premium] of [
      ['first', '9,214.50'],
      ['next', '9,300.00'],
    ] as const)
      await measure(`plans:import, ${plans} plans of ${ratesPerPlan} rates, ${which}`, () =>
        run('plans-import', file('plans.csv', planFile(premium))),
      );
    for (const [which, product] of [
      ['all new', 'Example Health'],
      ['all changed', 'Example Health Plus'],
    ] as const)
      await measure(`policies:import, ${policies} rows, ${which}`, () =>
        run('policies-import', file('policies.csv', policyFile(product))),
      );
    await seedLeads(services, leads / 2);
    await measure(`stop-calls --import, ${numbers} numbers`, () =>
      run('stop-calls', '--import', file('numbers.csv', numberFile())),
    );
    const rotated = {
      DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DATA_ENCRYPTION_KEY_PREVIOUS: keys.DATA_ENCRYPTION_KEY,
    };
    await measure(`keys:rotate, ${policies} policies, ${leads / 2} calls`, () =>
      runCommand({ ...variables, ...rotated }, 'scripts/commands/keys-rotate.ts', []),
    );
    await seedLeads(services, leads);
    const later = new Date(Date.now() + 5 * 366 * dayMs);
    const duties = [
      { name: 'time limits of leads', enforce: enforceTimeLimitsOfLeads },
      ...timeLimits.filter(({ name }) => name.endsWith('policies')),
    ];
    for (const { name, enforce } of duties)
      await measure(`${name}, all rows due`, () => enforce(services, later));
    return measured;
  } finally {
    await store.db.destroy();
    data.remove();
  }
}

async function longestLock(dataDir: string, work: () => Promise<void>): Promise<number> {
  const child = spawn(process.execPath, ['-e', probe, sqliteFile(dataDir)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text;
  });
  await once(child.stdout, 'data');
  await work();
  const exited = once(child, 'exit');
  child.stdin.end();
  await exited;
  return Number(output.replace('ready ', ''));
}

async function runCommand(
  variables: Record<string, string>,
  script: string,
  parameters: readonly string[],
): Promise<void> {
  const child = spawn(process.execPath, commandArguments(script, ...parameters), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${script}: ${errors}`);
}

function planFile(premium: string): string {
  const rows = Array.from({ length: plans * ratesPerPlan }, (_, index) => ({
    UIN: `101N${String(Math.floor(index / ratesPerPlan)).padStart(3, '0')}V01`,
    Plan: `Plan ${Math.floor(index / ratesPerPlan)}`,
    Age: String(18 + (index % 50)),
    Term: String(10 + (Math.floor(index / 50) % 20)),
    Premium: premium,
  }));
  return planTable(...rows);
}

function policyFile(product: string): string {
  const to = addDays(todayInIndia(new Date()), 300);
  const from = addDays(to, -364);
  const header =
    'Name of Insurer,Policy Number,Plan Name,Name of Insured,Contact No,Start Date of Policy,Date of Expiry,Total Premium (incl. GST)';
  const rows = Array.from({ length: policies }, (_, index) =>
    [
      ...['Example Insurer A', `EX/${index}`, product, 'Asha Rao', 9_000_000_000 + index],
      ...[from, to, 11800],
    ].join(','),
  );
  return `${[header, ...rows].join('\n')}\n`;
}

function numberFile(): string {
  const rows = Array.from({ length: numbers }, (_, index) => String(9_000_000_000 + index));
  return `${['Mobile', ...rows].join('\n')}\n`;
}

/** Copies of one call with an id and a number of their own: each by itself would be a commit. */
async function seedLeads(services: Services, count: number): Promise<void> {
  const { db } = services.store;
  const template = await addCall(services, { mobile: String(9_200_000_000 + count) });
  const numbersOf = Array.from({ length: count }, (_, index) => 9_000_000_000 + index);
  for (const { batch } of inBatches(numbersOf, 500)) {
    const rows = batch.map((number) => {
      const id = randomUUID();
      const mobile = String(number);
      return {
        ...template,
        id,
        reference: id,
        idempotency_key: null,
        request_key: id,
        mobile_key: services.encryption.keyedHash(`mobile:${mobile}`),
        mobile_sealed: services.encryption.seal(mobile, id),
      };
    });
    await db.insertInto('lead').values(rows).execute();
  }
}
