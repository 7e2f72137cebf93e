/**
 * npm run rehearse: docs/operating.md from an empty folder, on one machine without containers. The commands are the
 * document's (rehearsal/documented-commands.ts); folders, ports and the service manager are its own.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv, promisify } from 'node:util';
import { errorMessage } from '../../lib/process/error-message.ts';
import { initPostgresFolder, startPostgres } from '../../testing/databases/postgres-process.ts';
import { freePort } from '../../testing/databases/temporary-database.ts';
import { readStatus } from '../../testing/handlers/api-client.ts';
import { findPostgres } from '../../testing/programs/find-postgres.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { startNginx } from '../../testing/servers/nginx-process.ts';
import { findMissingPrograms } from '../../testing/servers/start-cluster.ts';
import { buildSite } from '../build/build-site.ts';
import { CommandError } from './command-error.ts';
import { parseOptions } from './command-options.ts';
import { rehearsedCommands as documented } from './rehearsal/documented-commands.ts';
import { startLightLoad } from './rehearsal/light-load.ts';

const { built } = parseOptions(
  `Takes an empty folder live by docs/operating.md and goes through its steps under light load: update, roll back, new
key, backup, restore. Prints what was refused, lost or sent twice, and ends with 1 if anything was.
npm run rehearse -- [--built]      --built uses the existing build; about 5 minutes`,
  { built: { type: 'boolean' } },
);

const missing = findMissingPrograms();
if (missing.length > 0) throw new CommandError(`Not installed here:\n  ${missing.join('\n  ')}`, 1);

const execute = promisify(execFile);
const firstDocumentedPort = 3001;
const folder = mkdtempSync(join(tmpdir(), 'site-rehearsal-'));
// Postgres runs as another user.
chmodSync(folder, 0o711);
const releaseLink = join(folder, 'site-release');
const stops: (() => Promise<unknown> | unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
];
const startedAt = Date.now();

function say(text: string): void {
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);
}

/** A documented command by the shell, in the release's folder. Never blocking: the stand-in runs in this process. */
async function run(command: string, environment: Record<string, string> = {}): Promise<string> {
  const { PATH = '', HOME = '/' } = process.env;
  const { stdout } = await execute('sh', ['-c', command.replace('sudo -u postgres ', '')], {
    cwd: releaseLink,
    env: { PATH: `${findPostgres()}:${PATH}`, HOME, NODE_ENV: 'production', ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** A release's folder: what was built here; the packages are shared. */
function makeRelease(name: string, variables: string): string {
  const release = join(folder, 'releases', name);
  mkdirSync(release, { recursive: true });
  for (const part of [
    '.next',
    'public',
    'lib',
    'server',
    'scripts',
    'testing',
    'deploy',
    'package.json',
    'next.config.ts',
    'tsconfig.json',
  ])
    cpSync(part, join(release, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== join('.next', 'cache'),
    });
  symlinkSync(join(process.cwd(), 'node_modules'), join(release, 'node_modules'));
  writeFileSync(join(release, '.env'), variables, { mode: 0o600 });
  return release;
}

/** As systemd: the unit's command, its variables, nothing else; a TERM, and 30 seconds. */
function serviceManager(ports: readonly number[]) {
  const unit = readFileSync('deploy/site@.service', 'utf8');
  const command = /^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '';
  const running = new Map<number, ChildProcess>();
  const start = async (port: number) => {
    const words = command
      .replace('/srv/site-release', releaseLink)
      .replace('%i', String(port))
      .split(' ');
    const log = openSync(join(folder, `site@${port}.log`), 'a');
    const child = spawn(words[0] ?? '', words.slice(1), {
      cwd: releaseLink,
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...parseEnv(readFileSync(join(releaseLink, '.env'), 'utf8')),
      },
    });
    running.set(port, child);
    const deadline = Date.now() + 180_000;
    while (!(await isUp(port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(
          `Instance ${port} did not start:\n${readFileSync(join(folder, `site@${port}.log`), 'utf8').slice(-2000)}`,
        );
      await wait(200);
    }
  };
  const stop = async (port: number) => {
    const child = running.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const killed = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(killed);
  };
  return { ports, start, stop, pid: (port: number) => running.get(port)?.pid ?? 0 };
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The verbs of systemctl that the document uses. @param words "stop site@3001"; the first instance is 3001. */
async function systemctl(
  words: string,
  { ports, start, stop }: ReturnType<typeof serviceManager>,
): Promise<void> {
  for (const [, number] of words.matchAll(/site@(\d+)/g)) {
    const port = ports[Number(number) - firstDocumentedPort];
    if (port === undefined) throw new Error(`The document has an instance too many: ${words}`);
    await (words.includes(' stop ') ? stop(port) : start(port));
  }
}

/** "One instance at a time": stop, start, wait until it answers, ten more seconds, the other. */
async function roll(
  instances: ReturnType<typeof serviceManager>,
  beforeStart = async () => {},
): Promise<void> {
  for (const index of instances.ports.keys()) {
    const of = (command: string) =>
      command.replace(String(firstDocumentedPort), String(firstDocumentedPort + index));
    await systemctl(of(documented.stopInstance), instances);
    await beforeStart();
    await systemctl(of(documented.startInstance), instances);
    await wait(10_000);
  }
}

function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

async function rehearse(): Promise<number> {
  const status = built ? 0 : buildSite({ ...process.env, SITE_ENV: 'demonstration' });
  if (status !== 0) throw new Error('The build failed.');

  // Install. Postgres as the distribution starts it, with a superuser.
  const postgres = join(folder, 'postgres');
  mkdirSync(postgres);
  const { password } = initPostgresFolder(postgres, { isDurable: true });
  const postgresPort = await freePort();
  const server = await startPostgres(
    postgres,
    postgresPort,
    ['synchronous_commit=on', 'max_connections=100'],
    { isOwnGroup: true },
  );
  stops.unshift(async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await exited;
  });
  const leadService = await startLeadServiceStandIn();
  stops.unshift(leadService.close);
  const superuser = {
    PGHOST: '127.0.0.1',
    PGPORT: String(postgresPort),
    PGUSER: 'postgres',
    PGPASSWORD: password,
  };
  const sitePassword = randomBytes(12).toString('hex');
  const databaseUrl = (name: string) =>
    `postgres://site:${sitePassword}@127.0.0.1:${postgresPort}/${name}`;
  const httpsPort = await freePort();
  const url = `https://localhost:${httpsPort}`;
  symlinkSync(process.cwd(), releaseLink);
  // Without a terminal it reads the password, twice, from its input.
  await run(
    `printf '${sitePassword}\\n${sitePassword}\\n' | setsid ${documented.createRole.replace('sudo -u postgres ', '')}`,
    superuser,
  );
  await run(documented.createDatabase, superuser);
  const key = async () => (await run(documented.makeKey)).trim();
  const [secret, firstKey, hashKey, secondKey] = [
    await key(),
    await key(),
    await key(),
    await key(),
  ];
  const variables = (changes: Record<string, string> = {}) =>
    Object.entries({
      SITE_ENV: 'demonstration',
      SITE_ORIGIN: url,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl('site'),
      QA_SERVICE_URL: leadService.url,
      TRUSTED_PROXY_HOPS: '1',
      ANTI_FORGERY_SECRET: secret,
      DATA_ENCRYPTION_KEY: firstKey,
      KEYED_HASH_KEY: hashKey,
      // The load comes from one address.
      CALL_BACKS_PER_CLIENT_PER_HOUR: '100000',
      USUAL_CALL_BACKS_PER_HOUR: '1000000',
      ...changes,
    })
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  const link = (release: string) =>
    run(
      documented.linkRelease.replace('FOLDER', release).replace('/srv/site-release', releaseLink),
    );
  const first = makeRelease('first', variables());
  await link(first);
  const instances = serviceManager([await freePort(), await freePort()]);
  for (const port of instances.ports) stops.unshift(() => instances.stop(port));
  await systemctl(documented.startInstances, instances);
  const nginx = await startNginx(
    instances.ports.map((port) => `127.0.0.1:${port}`),
    {
      authority: `localhost:${httpsPort}`,
      httpsPort,
      isOwnGroup: true,
    },
  );
  stops.unshift(nginx.stop);
  const copyStatic = () =>
    run(documented.copyStatic.replace('/srv/site', join(nginx.folder, 'static')));
  const tls = join(nginx.folder, 'ssl');
  await run(
    documented.makeFirstCertificate
      .replaceAll('/etc/ssl/site', tls)
      .replace('www.broker.in', 'localhost'),
  );
  await copyStatic();
  // A test's nginx has no service: its reload is the same signal, and waits for the old processes.
  const reload = async (command: string, word: string) => {
    if (!command.endsWith('systemctl reload nginx')) throw new Error(`Not a reload: ${command}`);
    await nginx.setRelease(word);
  };
  await reload(documented.reloadNginx, 'first');
  setDefaultCACertificates([
    ...getCACertificates(),
    readFileSync(join(nginx.folder, 'ssl/fullchain.pem'), 'utf8'),
  ]);
  const [port = 0] = instances.ports;
  const answered = await run(documented.readStatus.replace('3001', String(port)));
  if (!answered.includes('"status":"ok"')) throw new Error(`The status is ${answered}`);
  say(
    `live: ${url}, instances of ${instances.ports.map((one) => residentMb(instances.pid(one))).join(' and ')} MB`,
  );

  const load = startLightLoad(url);
  stops.unshift(load.pause);
  load.resume();
  await wait(10_000);
  if (!/delivered/.test(await run(documented.listLeads))) throw new Error('No call was delivered.');

  // Update, and roll back.
  const second = makeRelease('second', variables());
  for (const [release, word] of [
    [second, 'second'],
    [first, 'first-again'],
  ] as const) {
    await run(
      documented.backUp
        .replace('…', databaseUrl('site'))
        .replace('FOLDER', join(folder, 'backups')),
    );
    await copyStatic();
    await roll(instances, async () => void (await link(release)));
    await reload(documented.reloadForRelease, word);
    say(
      `${word === 'second' ? 'updated' : 'rolled back'}: ${load.refused().length} refused so far`,
    );
  }

  // A new key, in three rounds.
  const configure = (changes: Record<string, string>) =>
    writeFileSync(join(first, '.env'), variables(changes), { mode: 0o600 });
  configure({ DATA_ENCRYPTION_KEY_PREVIOUS: secondKey });
  await roll(instances);
  configure({ DATA_ENCRYPTION_KEY: secondKey, DATA_ENCRYPTION_KEY_PREVIOUS: firstKey });
  await roll(instances);
  const rotated = await run(documented.rotate);
  if (!rotated.includes('Nothing is left')) throw new Error(rotated);
  configure({ DATA_ENCRYPTION_KEY: secondKey });
  await roll(instances);
  say(`key replaced (${/\d+ values/.exec(rotated)?.[0]}): ${load.refused().length} refused so far`);

  // A dump with calls that wait: Lead.svc gets them after it.
  leadService.setMode({ mode: 'server-error-json' });
  await wait(3_000);
  const backupAt = Date.now();
  const kept = await run(
    documented.backUp.replace('…', databaseUrl('site')).replace('FOLDER', join(folder, 'backups')),
  );
  const backupMs = Date.now() - backupAt;
  leadService.setMode({ mode: 'accept' });
  say(`backed up in ${(backupMs / 1000).toFixed(1)} s: ${/with .*/.exec(kept)?.[0]}`);
  await drained(port);

  // Restore: the only step that stops the site.
  await load.pause();
  const downAt = Date.now();
  for (const one of instances.ports) await instances.stop(one);
  await run(documented.createRestored, superuser);
  const dump =
    readdirSync(join(folder, 'backups'))
      .filter((name) => name.endsWith('.dump'))
      .toSorted()
      .at(-1) ?? '';
  await run(
    documented.restore
      .replace('…', databaseUrl('site2'))
      .replace('FILE', join(folder, 'backups', dump)),
  );
  configure({ DATA_ENCRYPTION_KEY: secondKey, DATABASE_URL: databaseUrl('site2') });
  const there = new Set(acceptedBy().map(({ mobile }) => mobile));
  const pending = [
    ...(await run(documented.listPending)).matchAll(/^(CB-\S+).*?\b([6-9]\d{9})\b.*$/gm),
  ];
  let withdrawn = 0;
  for (const [, reference = '', mobile = ''] of pending) {
    if (!there.has(mobile)) continue;
    await run(documented.withdraw.replace('REFERENCE', reference));
    withdrawn += 1;
  }
  for (const one of instances.ports) await instances.start(one);
  say(
    `restored: down for ${Math.round((Date.now() - downAt) / 1000)} s, ${withdrawn} of ${pending.length} waiting calls were at Lead.svc and are withdrawn`,
  );
  // nginx regards both as down for ten seconds.
  await wait(10_000);
  load.resume();
  await wait(10_000);
  await load.pause();
  await drained(port);

  function acceptedBy() {
    return leadService.received().filter(({ outcome }) => outcome === 'accepted');
  }
  const arrived = Map.groupBy(acceptedBy(), ({ mobile }) => mobile);
  const lost = load.accepted().filter((mobile) => !arrived.has(mobile));
  const twice = [...arrived].filter(([, leads]) => leads.length > 1).map(([mobile]) => mobile);
  for (const line of load.refused().slice(0, 20)) console.log(`        refused: ${line}`);
  for (const mobile of [...lost, ...twice].slice(0, 20))
    console.log(`        lost or twice: ${mobile}`);
  say(`${load.pages()} pages and tokens, ${load.accepted().length} calls accepted`);
  say(`refused ${load.refused().length}, lost ${lost.length}, twice ${twice.length}`);
  return load.refused().length + lost.length + twice.length;
}

/** Nothing waits any more; the longest delay of a call is 75 seconds. */
async function drained(port: number): Promise<void> {
  const deadline = Date.now() + 150_000;
  // The load adds calls meanwhile: those of the last seconds do not count.
  while (Date.now() < deadline) {
    const { leads } = await readStatus(`http://127.0.0.1:${port}`);
    if ((leads.oldestPendingSeconds ?? 0) < 2) return;
    await wait(500);
  }
}

let isStopping = false;
async function stopAll(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const stop of stops) await stop();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopAll().then(() => process.exit(1)));

try {
  process.exitCode = (await rehearse()) > 0 ? 1 : 0;
} catch (error) {
  console.error(`The rehearsal stopped: ${errorMessage(error)}`);
  process.exitCode = 1;
} finally {
  await stopAll();
}
