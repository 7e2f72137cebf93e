/** A small disk of its own for a database that has to run out of space. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SmallDisk = {
  /** Leaves no byte free. */
  fill(): void;
  free(): void;
  unmount(): void;
};

/** @returns null where nothing can be mounted: only root may. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    fill: () => fill(ballast, megabytes),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', [folder], { stdio: 'ignore' }),
  };
}

function fill(file: string, megabytes: number): void {
  try {
    writeFileSync(file, '');
    for (let mb = 0; mb < megabytes; mb++)
      writeFileSync(file, Buffer.alloc(2 ** 20), { flag: 'a' });
  } catch {
    // The disk is full.
  }
}
