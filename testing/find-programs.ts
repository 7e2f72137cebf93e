/** Where a program is installed here. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Daemons stand off the PATH of most users. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

/** @param first folders to look in before those of the PATH. @returns the folder that holds all of them; null where none does. */
export function findPrograms(
  names: readonly string[],
  first: readonly string[] = [],
): string | null {
  const folders = [...first, ...(process.env.PATH ?? '').split(delimiter), ...alsoIn];
  return folders.find((folder) => names.every((name) => isProgram(join(folder, name)))) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
