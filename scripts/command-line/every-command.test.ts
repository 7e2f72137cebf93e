/** An operator's command prints its answer and nothing else; for its usage, each runs in a process of its own. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import { callBackPrefix, createReference, requestPrefix } from '../../lib/outbox/reference.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import { addCall } from '../../testing/data/add-call.ts';
import { freePort, temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { startCommandHost } from '../../testing/programs/run-command.ts';
import { listenLocally } from '../../testing/servers/listen-locally.ts';

let data: ReturnType<typeof temporaryDataDir>;

beforeAll(() => {
  data = temporaryDataDir();
});

const host = startCommandHost();
afterAll(() => {
  host.end();
  data.remove();
});

function run(program: string, parameters: string[], cwd?: string) {
  return spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data.dataDir, GREETING_IN_SHELL: 'shell' },
  });
}

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const runInHost = (name: string, parameters: readonly string[]) =>
  host.run(name, { DATA_DIR: data.dataDir }, ...parameters);

/** The command that npm passes to the shell, without npm, which takes as long as the command itself. */
const runScript = (name: string, parameters: string[], variables: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', `${scripts[name]} "$@"`, name, ...parameters], {
    encoding: 'utf8',
    // A build or server that starts by mistake is ended with the test.
    timeout: 300_000,
    env: {
      ...process.env,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      DATA_DIR: data.dataDir,
      ...variables,
    },
  });

test('npm run --silent leads -- --json is JSON on standard output: npm adds nothing', () => {
  const { status, stdout, stderr } = run('npm', ['run', '--silent', 'leads', '--', '--json']);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
});

test.each(['requests', 'vitals', 'keys:rotate', 'stop-calls'])(
  '%s --json is JSON on standard output, and nothing else anywhere',
  async (command) => {
    const { status, stdout, stderr } = await runInHost(command, ['--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(() => JSON.parse(stdout)).not.toThrow();
  },
);

test.each(['leads', 'requests'])('%s says that there are none', async (command) => {
  const { stdout, stderr } = await runInHost(command, []);
  expect({ stdout, stderr }).toEqual({
    stdout: `No requests found in ${join(data.dataDir, 'site.sqlite')}.\n`,
    stderr: '',
  });
});

test.each([
  ['leads', ['--limit', 'x'], '--limit is a whole number'],
  ['leads', ['--withdraw', 'x'], 'x is not a reference'],
  ['leads', ['--show', 'x'], 'x is not a reference'],
  ['leads', ['--csv', 'f.csv', '--of', '9876543210', '--day', '2026-11-21'], 'no --day'],
  ['stop-calls', ['--prove', 'x'], 'That is not a mobile number'],
  ['keys:rotate', ['--key', 'x'], "Unknown option '--key'"],
  ['demo', ['--prot', 'x'], "Unknown option '--prot'"],
  ['build', ['--stand-in', 'x'], "Unknown option '--stand-in'"],
  ['lead-service', ['--port', 'x'], '"x" is not a port'],
  ['pages:date', ['/no-such'], 'Not in the sitemap: /no-such'],
  ['policies:import', ['list.csv', '--map', 'x'], '--map takes field=column, not "x".'],
  ['policies:import', ['LIST', '--confirm', 'x'], '--confirm takes insurer, not "x".'],
  ['policies:import', ['LIST', '--map', 'colour=A'], '--map knows no "colour"'],
  ['plans:import', ['LIST', '--map', 'age=Z'], '--map age=Z: there is no such column'],
  ['hospitals:import', ['--undo'], 'Which list?  --undo --insurer "Name"'],
  ['hospitals:import', ['LIST', '--insurer', 'A'], '--as-of'],
  [
    'hospitals:import',
    ['LIST', '--insurer', 'A', '--as-of', '2026-06-29', '--map', 'name=Z'],
    '--map name=Z: there is no such column',
  ],
])('wrong usage of %s %j has status 2, and nothing is changed', async (command, words, message) => {
  const file = join(data.dataDir, 'list.csv');
  writeFileSync(file, 'Hospital,City,Policy No\nRuby Hall,Pune,12/34\n');
  const { status, stdout, stderr } = await runInHost(
    command,
    words.map((word) => (word === 'LIST' ? file : word)),
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stderr.endsWith('are as they were.\n')).toBe(command.endsWith(':import'));
});

test.each([
  [['--visit', 'x'], "Unknown option '--visit'"],
  [['no-such'], 'No benchmark is called no-such'],
  [['/motor'], 'Options and paths need the name of a benchmark'],
])('wrong usage of bench %j has status 2', (words, message) => {
  const { status, stdout, stderr } = runScript('bench', words);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

const [call, request] = [createReference(callBackPrefix), createReference(requestPrefix)];

test.each([
  ['leads', ['--withdraw', call], `No request has the reference ${call}`],
  ['leads', ['--show', call], `No request has the reference ${call}`],
  ['leads', ['--of', '9876543210', '--erase', '--reason', 'x'], 'Nothing has this number'],
  ['stop-calls', ['--prove', '9876543210'], 'This number is not on the list.'],
  ['stop-calls', ['--import', 'no-such.csv'], 'no file'],
  ['requests', ['--show', request], `No request has the reference ${request}`],
  ['requests', ['--answered', request], `No request has the reference ${request}`],
  ['plans:import', ['--remove', 'X1'], 'No plan with the UIN X1 is loaded.'],
  ['plans:import', ['--undo'], 'This load cannot be taken back any more'],
  ['hospitals:import', ['--undo', '--insurer', 'A'], 'This load cannot be taken back any more'],
  ['hospitals:import', ['--remove', '--insurer', 'A'], 'No such list of A is in force.'],
  ['policies:import', ['no-such.csv'], 'no file'],
  ['hospitals:import', ['no-such.csv', '--insurer', 'A', '--as-of', '2026-06-29'], 'no file'],
])('%s %j finds nothing: status 1, said on standard error', async (command, words, message) => {
  const { status, stdout, stderr } = await runInHost(command, words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('what a command does is an event; its file is for its owner only', async () => {
  expect((await runInHost('stop-calls', ['98765', '43211'])).stdout).toContain(
    'Calls are stopped until',
  );
  expect((await runInHost('stop-calls', ['--prove', '+91 98765 43211'])).stdout).toContain(
    'by command',
  );
  const file = join(data.dataDir, 'leads.csv');
  expect((await runInHost('leads', ['--csv', file, '--day', '2026-11-26'])).status).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const { events } = await readDeskEvents(services, { actor: 'by command', limit: 9 });
  await store.db.destroy();
  expect(events.map(({ action, subject }) => [action, subject])).toEqual(
    expect.arrayContaining([
      ['stopped-number', '••••••••11'],
      ['proved-stop', '••••••••11'],
      ['exported', '2026-11-26'],
    ]),
  );
});

test('several calls are withdrawn in any spelling, and shown with their story', async () => {
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const references: string[] = [];
  for (const product of [2, 3] as const)
    references.push((await addCall(services, { product }, { leaseMs: 0 })).reference);
  await store.db.destroy();
  expect((await runInHost('leads', ['--withdraw', ...references, '--dry-run'])).status).toBe(2);
  const spoken = references.join(' ').toLowerCase().replaceAll('-', ' ').split(' ');
  const { stdout, status } = await runInHost('leads', ['--withdraw', ...spoken]);
  expect({ status, lines: stdout.trim().split('\n') }).toEqual({
    status: 0,
    lines: references.map(
      (one) => `${one} may have been delivered already: tell the call desk not to call.`,
    ),
  });
  expect((await runInHost('leads', ['--show', references[0] ?? ''])).stdout).toMatch(
    /withdrew +by command/,
  );
});

test('calls that Lead.svc has when their number is stopped are named, for the callers', async () => {
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const mobile = '9876543212';
  const [sent, waiting] = [
    await addCall(services, { mobile, product: 2 }, { leaseMs: 0 }),
    await addCall(services, { mobile, product: 3 }, { leaseMs: 0 }),
  ];
  const rows = store.db.updateTable('lead').set({ sending_since: null });
  await rows.set({ state: 'delivered' }).where('id', '=', sent.id).execute();
  await rows.where('id', '=', waiting.id).execute();
  await store.db.destroy();
  expect((await runInHost('stop-calls', [mobile])).stdout).toMatch(
    new RegExp(`withdrawn: 1\\.\nLead.svc has, or may have: ${sent.reference}\\. Tell the callers`),
  );
});

/** Commands that run only our own scripts; the others pass --help to Next, Biome or Jest. */
const ownCommands = Object.entries(scripts)
  .filter(([, words]) => /^(?:exec )?node [^&]*\b(?:scripts|server)\/\S+$/.test(words))
  .map(([name]) => name);

test('our own commands are found in package.json', () => {
  expect(ownCommands).toEqual(expect.arrayContaining(['start', 'build', 'demo', 'leads', 'bench']));
});

test.each(ownCommands)('npm run %s -- --help prints the usage, and does nothing', (command) => {
  const untouched = join(data.dataDir, 'of-help');
  const { status, stdout, stderr } = runScript(command, ['--help'], {
    DATA_DIR: untouched,
    LEAD_SERVICE_PORT: '0',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`npm (?:run )?${command}\\b`));
  expect(stdout).not.toMatch(/\n\s+at /);
  expect(existsSync(untouched)).toBe(false);
});

test('the error for a database that cannot be opened names it and the cause', () => {
  const broken = temporaryDataDir();
  writeFileSync(
    join(broken.dataDir, 'site.sqlite'),
    'no database at all, and long enough to be read',
  );
  const { status, stderr } = runScript('leads', [], { DATA_DIR: broken.dataDir });
  expect(status).toBe(1);
  expect(stderr).toBe(`${join(broken.dataDir, 'site.sqlite')}: file is not a database\n`);
  broken.remove();
});

test('a failing command prints its message without a stack trace', () => {
  const loud = runScript('leads', [], { LOG_LEVEL: 'loud' });
  expect(loud.status).toBe(1);
  expect(loud.stderr).toContain('LOG_LEVEL');
  expect(loud.stderr).not.toMatch(/\n\s+at /);
});

describe('.env', () => {
  const loader = resolve('lib/config/load-env.ts');
  const show = 'console.log(process.env.GREETING_IN_FILE, process.env.GREETING_IN_SHELL)';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'env-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const printed = () => {
    const { stdout, stderr } = run(process.execPath, ['--import', loader, '-e', show], folder);
    return stdout + stderr;
  };

  test('is read, and variables of the shell take precedence', () => {
    writeFileSync(join(folder, '.env'), 'GREETING_IN_FILE=file\nGREETING_IN_SHELL=file\n');
    expect(printed()).toBe('file shell\n');
  });

  test('may be missing without a warning', () => {
    expect(printed()).toBe('undefined shell\n');
  });
});

describe('a demonstration says before it builds', () => {
  const inFolder = (folder: string, port: string) =>
    spawnSync(
      process.execPath,
      ['--import', resolve('lib/config/load-env.ts'), resolve('scripts/commands/demo.ts')],
      { cwd: folder, encoding: 'utf8', timeout: 300_000, env: { ...process.env, PORT: port } },
    );
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('that its port is taken', async () => {
    const other = await listenLocally(createServer());
    const { status, stderr } = inFolder(folder, String(other.port));
    await other.close();
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(`^Port ${other.port} is taken.`),
    });
    expect(existsSync(join(folder, '.demo/build'))).toBe(false);
  });

  test('that another one of its folder runs, and not for one that was killed', async () => {
    mkdirSync(join(folder, '.demo'));
    const claim = (pid: number) =>
      writeFileSync(
        join(folder, '.demo/build.pid'),
        JSON.stringify({ pid, url: 'http://localhost:3000' }),
      );
    claim(process.pid);
    const { status, stderr } = inFolder(folder, String(await freePort()));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^A demonstration of this folder runs already: http:/),
    });
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    claim(ended);
    const other = await listenLocally(createServer());
    expect(inFolder(folder, String(other.port)).stderr).toMatch(/^Port/);
    await other.close();
  });
});
