/** The desk's commands in processes of their own, with a list whose columns have other names than ours. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import writeExcelFile from 'write-excel-file/node';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import { findPolicies } from '../../lib/policies/find-policies.server.ts';
import { examplePdf } from '../../lib/policies/import-example-customers.server.ts';
import { fieldEncryption } from '../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { commandArguments, startCommandHost } from '../../testing/programs/run-command.ts';

const header =
  'Name of Insurer,Policy Number,Plan Name,Name of Insured,Contact No,Start Date of Policy,Date of Expiry,Total Premium (incl. GST),File Name';
const row = (number: string, file = '', mobile = '9876543210') =>
  `Example Insurer A,${number},Example Health,रमेश कुमार,${mobile},01-04-26,31-Mar-2027,11800,${file}`;

let data: ReturnType<typeof temporaryDataDir>;
beforeEach(() => {
  data = temporaryDataDir();
  mkdirSync(join(data.dataDir, 'documents'));
});
afterEach(() => {
  keys = {};
  data.remove();
});

let keys: Record<string, string> = {};
const variables = () => ({ DATA_DIR: data.dataDir, ...keys });
const host = startCommandHost();
afterAll(host.end);
const run = (command: string, ...options: string[]) => host.run(command, variables(), ...options);

function list(...rows: string[]): string[] {
  const file = join(data.dataDir, 'list.csv');
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  return [file, '--documents', join(data.dataDir, 'documents')];
}

const put = (name: string, bytes: Buffer) =>
  writeFileSync(join(data.dataDir, 'documents', name), bytes);

async function withServices<Result>(work: (services: Services) => Promise<Result>) {
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  try {
    return await work(servicesFor(store, parseEnvironment(variables())));
  } finally {
    await store.db.destroy();
  }
}

const policies = () =>
  withServices(async (services) =>
    (await findPolicies(services, {}, 1000)).map(({ details }) => details),
  );

test('a list with other column names is tried, loaded, and loaded again without a change', async () => {
  put('p.pdf', examplePdf(['Example']));
  const given = list(row('12/34', 'p.pdf'), row('1.23457E+15'));
  expect((await run('policies:import', ...given, '--dry-run')).stdout).toContain(
    'nothing was changed',
  );
  expect(await policies()).toEqual([]);
  const { status, stdout } = await run('policies:import', ...given);
  expect(status).toBe(0);
  expect(stdout).toMatch(/added +1\n/);
  expect(stdout).toContain('row 3: a policy number that a spreadsheet has rounded');
  expect((await run('policies:import', ...given)).stdout).toMatch(/unchanged +1\n/);
  const { events } = await withServices((services) =>
    readDeskEvents(services, { action: 'imported-list', limit: 9 }),
  );
  expect(events).toMatchObject([
    { actor: 'by command', detail: expect.stringContaining('policies: 1 added or changed') },
  ]);
  expect(await policies()).toMatchObject([{ number: '12/34', holders: ['रमेश कुमार'] }]);
});

test('every row that stops an import is reported in order, and nothing is changed', async () => {
  put('exe.pdf', Buffer.from('MZ no PDF'));
  const given = list(row('EX/1', '../p.pdf'), row('EX/2', 'exe.pdf'), row('EX/3', 'none.pdf'));
  expect(await run('policies:import', ...given)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /row 2: the document has a name that leads out of the folder\nrow 3: .* is no PDF.*\nrow 4: .* is not in the folder\nThe policies are as they were\.\n$/,
    ),
  });
  expect(await policies()).toEqual([]);
});

test('a workbook with dates in its cells is loaded', async () => {
  const file = join(data.dataDir, 'list.xlsx');
  const day = (date: string) => ({ value: new Date(date), format: 'dd/mm/yyyy' });
  const cells = ['Example Insurer A', 'EX/12-34', 'Example Plan', 'Example Person', '9876543210'];
  await writeExcelFile([
    header
      .split(',')
      .slice(0, 7)
      .map((value) => ({ value })),
    [...cells.map((value) => ({ value })), day('2026-04-01'), day('2027-03-31')],
  ]).toFile(file);
  expect((await run('policies:import', file)).status).toBe(0);
  expect(await policies()).toMatchObject([{ from: '2026-04-01', to: '2027-03-31' }]);
});

test('an import killed half way shows nothing, and the next one loads everything', async () => {
  put('p.pdf', examplePdf(['Example']));
  const given = list(
    ...Array.from({ length: 500 }, (_, n) => row(`EX/${1000 + n}`, n % 25 ? '' : 'p.pdf')),
  );
  const child = spawn(
    process.execPath,
    commandArguments('scripts/commands/policies-import.ts', ...given),
    {
      env: { ...process.env, ...variables() },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stderr.on('data', (text: Buffer) => {
    if (text.includes('400 written')) child.kill('SIGKILL');
  });
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(await policies()).toEqual([]);
  expect((await run('policies:import', ...given)).stdout).toMatch(/added +500\n/);
});

test('the policies of an erased person are not loaded again', async () => {
  const given = list(row('EX/12-34'), row('EX/12-35'), row('EX/99-1', '', '9876500000'));
  await run('policies:import', ...given);
  const erase = ['--of', '98765 43210', '--erase', '--reason', 'asked in writing'];
  expect((await run('leads', ...erase)).status).toBe(0);
  expect(await policies()).toHaveLength(1);
  expect((await run('policies:import', ...given)).stdout).toMatch(
    /row 2: erased on request\nrow 3: erased on request/,
  );
});

test('the columns read are reported, and --map names one in any script', async () => {
  const file = join(data.dataDir, 'list.csv');
  const columns = 'क्रमांक,Insurer,Policy No,नाम,Handset,E-mail,From,To';
  const cells = '9000000001,Example Insurer A,EX/12-34,आशा,98765 43210,,1st April 2026,31/03/2027';
  writeFileSync(file, `${columns}\n${cells}\n`);
  const blind = await run('policies:import', file, '--map', 'holder=नाम', '--dry-run');
  expect(blind.stderr).toContain('holder=नाम');
  expect(blind.stderr).toContain('; not read: क्रमांक, Handset (');
  await run('policies:import', file, '--map', 'holder=4,mobile=Handset');
  expect(await policies()).toMatchObject([
    { holders: ['आशा'], mobiles: ['9876543210'], from: '2026-04-01' },
  ]);
  expect((await run('policies:import', file, '--map', 'holder=पता')).stderr).toContain(
    'no such column',
  );
});

test('with another key nobody is told that a person has no policies here', async () => {
  await run('policies:import', ...list(row('EX/12-34')));
  keys = { DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };
  const erase = ['--of', '9876543210', '--erase', '--reason', 'asked'];
  const { status, stdout, stderr } = await run('leads', ...erase);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('DATA_ENCRYPTION_KEY or KEYED_HASH_KEY is another one');
  expect((await run('keys:rotate')).stdout).toContain('Keep every key.');
});

test('the first start remembers the hash key, and no value is sealed again with another one', async () => {
  await run('policies:import', ...list(row('EX/12-34')));
  const first = JSON.parse(readFileSync(join(data.dataDir, 'demonstration-keys.json'), 'utf8'));
  const database = new DatabaseSync(join(data.dataDir, 'site.sqlite'));
  database
    .prepare('INSERT INTO key_check VALUES (?, ?)')
    .run('keyed-hash', fieldEncryption(first).keyedHash('key-check'));
  database.close();
  const rotation = {
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_ENCRYPTION_KEY_PREVIOUS: first.dataEncryptionKey,
  };
  keys = { ...rotation, KEYED_HASH_KEY: Buffer.alloc(32, 8).toString('base64') };
  expect(await run('keys:rotate')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('KEYED_HASH_KEY is another one than its own'),
  });
  keys = { ...rotation, KEYED_HASH_KEY: first.dataEncryptionKey };
  expect((await run('keys:rotate')).stdout).toContain('Nothing is left of the previous key');
});

test('an insurer that is not on our list stops the import until its name is confirmed', async () => {
  const given = list(
    row('EX/1').replace('Example Insurer A', 'SBI Genral'),
    row('EX/2').replace('Example Insurer A', 'HDFC ERGO'),
  );
  expect((await run('policies:import', ...given, '--dry-run')).stdout).toContain(
    'To be confirmed (--confirm insurer): Not on our list of insurers: SBI Genral\n',
  );
  expect(await run('policies:import', ...given)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Not on our list of insurers: SBI Genral\n'),
  });
  expect(await policies()).toEqual([]);
  expect((await run('policies:import', ...given, '--confirm', 'insurer')).stdout).toMatch(
    /added +2\n/,
  );
});

test('a failing import reports its state: before its commit nothing is changed, after it the list is in force', async () => {
  await run('policies:import', ...list(row('EX/12-34')));
  const database = new DatabaseSync(join(data.dataDir, 'site.sqlite'));
  const fails = (name: string, when: string) =>
    database.exec(
      `CREATE TRIGGER ${name} ${when} BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END`,
    );
  fails('early', 'BEFORE INSERT ON policy');
  const early = (await run('policies:import', ...list(row('EX/12-35')))).stderr;
  expect(early).toMatch(/The import stopped: disk is full\nThe policies are as they were\.\n$/);
  database.exec('DROP TRIGGER early');
  fails('late', 'BEFORE DELETE ON policy_staged');
  const changed = [row('EX/12-34').replace('11800', '12900')];
  const late = await run('policies:import', ...list(...changed));
  expect(late.status).toBe(1);
  expect(late.stderr).toMatch(/The list is in force, but not all .*: disk is full\..*\n$/);
  database.exec('DROP TRIGGER late');
  database.close();
  expect((await run('policies:import', ...list(...changed))).stdout).toMatch(/unchanged +1\n/);
});
