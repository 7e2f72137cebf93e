/** The command as an operator runs it: killed at any instant, run twice at once, with invalid input. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { pollUntil } from '../../testing/poll-until.ts';
import { commandArguments } from '../../testing/programs/run-command.ts';

const data = temporaryDataDir();
const started = new Set<ChildProcess>();
afterAll(() => {
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

type Run = { child: ChildProcess; output: () => string; done: Promise<number | null> };

function run(...given: string[]): Run {
  const script = commandArguments('scripts/commands/hospitals-import.ts', ...given);
  const env = {
    ...process.env,
    DATA_DIR: data.dataDir,
    DATABASE_URL: '',
    NODE_ENV: 'production' as const,
  };
  const child = spawn(process.execPath, script, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      printed += text;
    });
  const done = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  );
  return { child, output: () => printed, done };
}

const put = (file: string, insurer: string, ...more: string[]) =>
  run(file, '--insurer', insurer, '--as-of', '2026-06-29', '--confirm', 'insurer', ...more);

async function lists(): Promise<string> {
  const shown = run('--lists');
  await shown.done;
  return shown.output();
}

async function says(running: Run, words: string): Promise<void> {
  const hasSaid = () => running.output().includes(words);
  const hasEnded = () => running.child.exitCode !== null;
  await pollUntil(() => hasSaid() || hasEnded(), {
    what: `the command says ${words}`,
    timeoutMs: 120_000,
    everyMs: 5,
  });
  if (!hasSaid()) throw new Error(`ended before it said ${words}: ${running.output()}`);
}

test('imports, reports, replaces; a dry run changes nothing', async () => {
  const dirty = join(data.dataDir, 'dirty.csv');
  writeFileSync(
    dirty,
    'Hospital,City,Pin,Note\nRuby Hall,Pune,411001,\n,Pune,411001,=1+1\nNoble,Pune,411013,\n',
  );
  const dry = put(dirty, 'Alpha', '--dry-run');
  expect(await dry.done).toBe(0);
  expect(dry.output()).toContain('nothing was changed');
  expect(await lists()).toContain('No list is in force');

  const first = put(dirty, 'Alpha');
  expect(await first.done).toBe(0);
  expect(first.output()).toMatch(
    /rows read +3\nhospitals of the list +2\n[\s\S]*rejected +1\nrejected: no name +1/,
  );
  expect(first.output()).toContain(
    'Columns read: name=Hospital, city=City, pin=Pin; not read: Note',
  );
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
  const stopped = put(half, 'Alpha');
  expect(await stopped.done).toBe(1);
  expect(stopped.output()).toMatch(/1 hospital is excluded.*De-listed[\s\S]*1 fewer/);
  const [, status = ''] =
    /--confirm excluded,(status-\w{8}),fewer\nThe lists are as they were\./.exec(
      stopped.output(),
    ) ?? [];
  expect(status).not.toBe('');
  expect(await lists()).toMatch(/Alpha +2026-06-29 +2/);
  const other = put(half, 'Alpha', '--confirm', 'excluded,fewer,status-00000000');
  expect(await other.done).toBe(1);
  expect(other.output()).toContain(`--confirm ${status}\n`);
  const wrong = put(half, 'Alpha', '--confirm', `excluded,${status}`);
  expect(await wrong.done).toBe(1);
  expect(wrong.output()).toContain('--confirm fewer\n');
});

test('killed during an import, the earlier list stays complete and the next import works', async () => {
  const killed = put(listOf(25_000, 'Large'), 'Alpha', '--confirm', 'more');
  // Most of it is still to be written, however late this process learns of it.
  await says(killed, '5000 written');
  killed.child.kill('SIGKILL');
  await killed.done;
  expect(await lists()).toMatch(/Alpha +2026-06-29 +2/);

  const next = put(listOf(30, 'Next'), 'Alpha', '--confirm', 'more,other');
  expect(await next.done).toBe(0);
  expect(await lists()).toMatch(/Alpha +2026-06-29 +30/);
});

test('of two concurrent imports one waits, and both lists are in force', async () => {
  const both = [
    put(listOf(1_500, 'One'), 'Alpha', '--confirm', 'more,other'),
    put(listOf(1_500, 'Two'), 'Beta'),
  ];
  expect(await Promise.all(both.map(({ done }) => done))).toEqual([0, 0]);
  expect(await lists()).toMatch(/Alpha +2026-06-29 +1500 +network\nBeta +2026-06-29 +1500/);
});

test('the last load is taken back once, and both are events', async () => {
  for (const count of [10, 11])
    expect(await put(listOf(count, 'Taken'), 'Gamma', '--confirm', 'insurer').done).toBe(0);
  const undo = run('--undo', '--insurer', 'Gamma');
  expect(await undo.done).toBe(0);
  expect(undo.output()).toBe('The last load of Gamma is taken back.\n');
  expect(await lists()).toMatch(/Gamma +2026-06-29 +10 +network/);
  const again = run('--undo', '--insurer', 'Gamma');
  expect(await again.done).toBe(1);
  expect(again.output()).toContain('cannot be taken back any more');
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

test.each([
  [['missing.csv', '--insurer', 'A', '--as-of', '2026-06-29'], 'no file', 1],
  [['list.csv', '--insurer', 'A'], '--as-of', 2],
  [['--colour'], 'colour', 2],
  [['--help'], '--kind excluded', 0],
])('%j says what to do', async (given, words, status) => {
  const refused = run(...given);
  expect(await refused.done).toBe(status);
  expect(refused.output()).toContain(words);
  expect(refused.output()).not.toMatch(/\n\s+at /);
});
