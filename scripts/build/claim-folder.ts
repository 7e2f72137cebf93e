/** One demonstration per folder: a second build would empty the files that the first one is served from. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Claims the folder until this process exits.
 * @param url where it will be served.
 * @returns who has claimed it already; null if it is ours now.
 */
export function claimFolder(folder: string, url: string): { pid: number; url: string } | null {
  const file = `${folder}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, url }), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; url: string };
    if (isRunning(owner.pid)) return owner;
    // It was killed.
    rmSync(file, { force: true });
    return claimFolder(folder, url);
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
