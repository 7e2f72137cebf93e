/** Creates a Postgres in a folder, starts and stops it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../programs/find-postgres.ts';

/** Postgres refuses to run as root, so it runs as the user of Debian's package, or as nobody. */
const postgresUser = () => (process.getuid?.() === 0 ? findUnprivilegedUser() : null);

/**
 * An existing database in the folder is reused.
 * @param isDurable false is faster, but data may be lost in a power failure.
 */
export function initPostgresFolder(
  folder: string,
  { isDurable }: { isDurable: boolean },
): { password: string } {
  const passwordFile = join(folder, 'password');
  if (existsSync(join(folder, 'data/PG_VERSION')))
    return { password: readFileSync(passwordFile, 'utf8') };
  const owner = postgresUser();
  const password = randomBytes(12).toString('hex');
  mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (owner) {
    for (const path of [folder, join(folder, 'data'), passwordFile])
      chownSync(path, owner.uid, owner.gid);
  }
  execFileSync(
    join(programFolder(), 'initdb'),
    [
      ...['-D', join(folder, 'data'), '-U', 'postgres', '-E', 'UTF8', '--no-locale'],
      ...['--auth=password', `--pwfile=${passwordFile}`, ...(isDurable ? [] : ['--no-sync'])],
    ],
    { ...owner, cwd: folder, stdio: 'pipe' },
  );
  return { password };
}

/**
 * @param isOwnGroup keeps Ctrl+C from it.
 * @returns once it accepts connections on 127.0.0.1.
 */
export async function startPostgres(
  folder: string,
  port: number,
  settings: readonly string[],
  { isOwnGroup = false } = {},
): Promise<ChildProcess> {
  const all = [
    ...settings,
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
  ];
  const server = spawn(
    join(programFolder(), 'postgres'),
    ['-D', join(folder, 'data'), ...all.flatMap((setting) => ['-c', setting])],
    { ...postgresUser(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: isOwnGroup },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      output = (output + text).slice(-2000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(output)));
  });
  return server;
}

/**
 * @param signal SIGINT, a fast shutdown, disconnects the sessions.
 * @returns once it has ended.
 */
export async function stopPostgres(
  server: ChildProcess,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exited;
}

function programFolder(): string {
  const found = findPostgres();
  if (!found) throw new Error('no Postgres is installed');
  return found;
}

function findUnprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user; try the next one.
    }
  }
  throw new Error('no user that could run Postgres');
}
