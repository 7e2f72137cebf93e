/** The command as an operator runs it: dry run, killed at any instant, invalid input. */
import { spawn } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PlanRow, planTable } from '../../testing/data/plan-rows.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { commandArguments, startCommandHost } from '../../testing/programs/run-command.ts';

const data = temporaryDataDir();
afterAll(() => data.remove());

const host = startCommandHost();
afterAll(host.end);
const variables = { DATA_DIR: data.dataDir };
const run = (...given: string[]) => host.run('plans:import', variables, ...given);

function writeRows(rows: readonly PlanRow[]): string {
  const file = join(data.dataDir, 'list.csv');
  writeFileSync(file, planTable(...rows));
  return file;
}

test('an import killed half way shows nothing, and the next one loads everything', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    Page: '/super-topup',
    'Feature: Riders': '',
    Age: `${18 + (at % 100)}`,
    'Sum assured': `${1 + Math.floor(at / 100)} lakh`,
  }));
  const file = writeRows(rows);
  const child = spawn(
    process.execPath,
    commandArguments('scripts/commands/plans-import.ts', file),
    {
      env: { ...process.env, ...variables },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stderr.on('data', (text: Buffer) => {
    if (text.includes('1000 rates written')) child.kill('SIGKILL');
  });
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect((await run('--plans')).stdout).toBe('No plan is loaded.\n');
  // As after ten seconds: the lease of the killed process has expired.
  const database = new DatabaseSync(join(data.dataDir, 'site.sqlite'));
  database.exec("UPDATE hospital_import_lock SET held_until = ''");
  database.close();
  const { status, stdout } = await run(writeRows(rows.slice(0, 600)));
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/added +1: \S+\n[\s\S]*rates in the file +600\n/),
  ]);
  expect(stdout).toContain('Not linked yet: name /super-topup in PLAN_PAGES');
});

test('the last load is taken back: the plans before it are in force again', async () => {
  const before = (await run('--plans', '--json')).stdout;
  expect((await run(writeRows([{ UIN: 'TAKEN01V012627', Age: '30' }]))).status).toBe(0);
  expect((await run('--lists')).stdout).toContain('TAKEN01V012627');
  expect(await run('--undo')).toMatchObject({
    status: 0,
    stdout: 'The last load of plans is taken back.\n',
  });
  expect((await run('--plans', '--json')).stdout).toBe(before);
  expect((await run('--undo')).status).toBe(1);
});

test('every invalid row is reported on standard error, or in the JSON', async () => {
  const file = writeRows([{ Premium: '' }, { Age: 'young' }]);
  expect(await run(file)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /\nrow 2, Premium: is empty\nrow 3, Age: is not an age .*\nThe plans are as they were\.\n$/,
    ),
  });
  const { status, stdout, stderr } = await run(file, '--json');
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout).bad).toHaveLength(2);
});

test('a file of 200 MB is refused by its size', async () => {
  const file = join(data.dataDir, 'large.json');
  writeFileSync(file, '[');
  truncateSync(file, 200 * 1024 * 1024);
  expect(await run(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('200 MB') });
});

test('a missing file is wrong usage', async () => {
  expect(await run()).toMatchObject({ status: 2, stdout: '' });
});
