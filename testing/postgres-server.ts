/**
 * A Postgres of its own for one run of tests: a program that makes it in a folder, says in the file `ready` where it
 * answers, and ends it with the folder when the process that owns the run is gone, however that ended.
 * Started by temporary-postgres.ts: node testing/postgres-server.ts FOLDER OWNER-PID
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './temporary-database.ts';

const [, , folder = '', owner = ''] = process.argv;
const data = join(folder, 'data');
/** Postgres does not run as root: it is given away to the user whom Debian's package makes, or to nobody. */
const user = process.getuid?.() === 0 ? unprivileged() : null;

try {
  const { url, server } = await start();
  say(url);
  server.once('exit', () => end());
  setInterval(() => isAlive(Number(owner)) || server.kill('SIGQUIT'), 500);
} catch (error) {
  say(`failed: ${error instanceof Error ? error.message : String(error)}`);
  setTimeout(end, 60_000);
}

async function start() {
  const programs = findPostgres();
  if (!programs) throw new Error('no Postgres is installed');
  const password = randomBytes(12).toString('hex');
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (user) {
    for (const path of [folder, data, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'],
      ...['--auth=password', `--pwfile=${passwordFile}`],
    ],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    // What these tests write need not survive a power cut; nothing else differs from a real one.
    ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=200'],
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      said = (said + text).slice(-2000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });
  return { server, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/** Whole or not at all: others look for the file while it is written. */
function say(text: string): void {
  writeFileSync(join(folder, 'saying'), text, { mode: 0o600 });
  renameSync(join(folder, 'saying'), join(folder, 'ready'));
}

function end(): never {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function unprivileged(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not on this machine: the next one.
    }
  }
  throw new Error('no user to run Postgres as');
}
