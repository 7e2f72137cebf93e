/** Another process that holds SQLite's write lock, as a command or the `sqlite3` shell of an operator does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 60000 });
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.once('end', () => {
    database.exec('rollback');
    database.close();
  }).resume();`;

/** Resolves when the lock is held. `release` resolves when it is free again. */
export async function holdWriteLock(file: string): Promise<{ release(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', holder, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([status]) => Promise.reject(new Error(`The lock was not taken: ${status}`))),
  ]);
  return {
    async release() {
      child.stdin.end();
      await exited;
    },
  };
}
