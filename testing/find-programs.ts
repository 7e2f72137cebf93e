/** Where a program is installed here. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Daemons stand off the PATH of most users. */
const extraFolders = ['/usr/sbin', '/usr/local/sbin'];

/** @param preferredFolders folders to look in before those of the PATH. @returns the folder that holds all of them; null where none does. */
export function findPrograms(
  names: readonly string[],
  preferredFolders: readonly string[] = [],
): string | null {
  const folders = [
    ...preferredFolders,
    ...(process.env.PATH ?? '').split(delimiter),
    ...extraFolders,
  ];
  return folders.find((folder) => names.every((name) => isExecutable(join(folder, name)))) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
