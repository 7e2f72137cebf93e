/** The command as an operator runs it: killed at any instant, run twice at once, with invalid input. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { commandArguments, startCommandHost } from '../../testing/programs/run-command.ts';

const data = temporaryDataDir();
const started = new Set<ChildProcess>();
afterAll(() => {
  host.end();
  for (const child of started) child.kill('SIGKILL');
  rmSync(data.dataDir, { recursive: true, force: true });
});

function listOf(count: number, name: string): string {
  const file = join(data.dataDir, `${name}.csv`);
  const rows = Array.from(
    { length: count },
    (_, at) => `${name} ${at},Road ${at},Pune,Maharashtra,${411_001 + (at % 60)}`,
  );
  writeFileSync(file, `Hospital Name,Address,City,State,Pincode\n${rows.join('\n')}\n`);
  return file;
}

const host = startCommandHost();
const run = (...given: string[]) =>
  host.run('hospitals:import', { DATA_DIR: data.dataDir }, ...given);
const putting = (file: string, insurer: string, ...more: string[]) => [
  file,
  '--insurer',
  insurer,
  '--as-of',
  '2026-06-29',
  '--confirm',
  'insurer',
  ...more,
];
const put = (file: string, insurer: string, ...more: string[]) =>
  run(...putting(file, insurer, ...more));
const lists = async () => (await run('--lists')).stdout;

/** In a process of its own, which may be killed. */
function start(...given: string[]) {
  const script = commandArguments('scripts/commands/hospitals-import.ts', ...given);
  const env = { ...process.env, DATA_DIR: data.dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, script, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  started.add(child);
  return { child, ended: once(child, 'close') };
}

test('imports, reports, replaces; a dry run changes nothing', async () => {
  const dirty = join(data.dataDir, 'dirty.csv');
  writeFileSync(
    dirty,
    'Hospital,City,Pin,Note\nRuby Hall,Pune,411001,\n,Pune,411001,=1+1\nNoble,Pune,411013,\n',
  );
  const dry = await put(dirty, 'Alpha', '--dry-run');
  expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing was changed') });
  expect(await lists()).toContain('No list is in force');

  const { status, stdout } = await put(dirty, 'Alpha');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /rows read +3\nhospitals of the list +2\n[\s\S]*rejected +1\nrejected: no name +1/,
  );
  expect(stdout).toContain('Columns read: name=Hospital, city=City, pin=Pin; not read: Note');
  // The dry run's report still exists: each import has its own.
  const reports = readdirSync(join(data.dataDir, 'hospital-imports'));
  expect(reports).toHaveLength(2);
  for (const file of reports)
    expect(readFileSync(join(data.dataDir, 'hospital-imports', file), 'utf8')).toContain(
      `\r\n3,no name,,Pune,411001,'=1+1\r\n`,
    );
  expect(await lists()).toMatch(/Alpha +2026-06-29 +2/);
});

test('a list that lost many hospitals, or names excluded ones, must be confirmed', async () => {
  const half = join(data.dataDir, 'half.csv');
  writeFileSync(
    half,
    'Hospital,City,Pin,Status\nRuby Hall,Pune,411001,Active\nNoble,Pune,411013,De-listed\n',
  );
  const stopped = await put(half, 'Alpha');
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toMatch(/1 hospital is excluded.*De-listed[\s\S]*1 fewer/);
  const [, word = ''] =
    /--confirm excluded,(status-\w{8}),fewer\nThe lists are as they were\./.exec(stopped.stderr) ??
    [];
  expect(word).not.toBe('');
  expect(await lists()).toMatch(/Alpha +2026-06-29 +2/);
  for (const [confirmed, missing] of [
    ['excluded,fewer,status-00000000', word],
    [`excluded,${word}`, 'fewer'],
  ])
    expect(await put(half, 'Alpha', '--confirm', confirmed ?? '')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`--confirm ${missing}\n`),
    });
});

test('killed during an import, the earlier list stays complete and the next import works', async () => {
  const { child, ended } = start(...putting(listOf(25_000, 'Large'), 'Alpha', '--confirm', 'more'));
  // Most of it is still to be written, however late this process learns of it.
  child.stderr.on('data', (text: Buffer) => {
    if (text.includes('5000 written')) child.kill('SIGKILL');
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await lists()).toMatch(/Alpha +2026-06-29 +2/);

  expect((await put(listOf(30, 'Next'), 'Alpha', '--confirm', 'more,other')).status).toBe(0);
  expect(await lists()).toMatch(/Alpha +2026-06-29 +30/);
});

test('of two concurrent imports one waits, and both lists are in force', async () => {
  const other = start(...putting(listOf(1_500, 'One'), 'Alpha', '--confirm', 'more,other'));
  expect((await put(listOf(1_500, 'Two'), 'Beta')).status).toBe(0);
  expect(await other.ended).toEqual([0, null]);
  expect(await lists()).toMatch(/Alpha +2026-06-29 +1500 +network\nBeta +2026-06-29 +1500/);
});

test('the last load is taken back once, and both are events', async () => {
  for (const count of [10, 11])
    expect((await put(listOf(count, 'Taken'), 'Gamma', '--confirm', 'insurer')).status).toBe(0);
  expect(await run('--undo', '--insurer', 'Gamma')).toMatchObject({
    status: 0,
    stdout: 'The last load of Gamma is taken back.\n',
  });
  expect(await lists()).toMatch(/Gamma +2026-06-29 +10 +network/);
  expect(await run('--undo', '--insurer', 'Gamma')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be taken back any more'),
  });
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const { events } = await readDeskEvents(services, { subject: 'Gamma', limit: 10 });
  await store.db.destroy();
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['undid-import', 'by command'],
    ['imported-list', 'by command'],
    ['imported-list', 'by command'],
  ]);
});
