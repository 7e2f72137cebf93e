/** Finds the folder of installed programs. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of daemons are not on the PATH of most users. */
const extraFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * @param preferredFolders searched before the PATH.
 * @returns the folder that has all programs, else null.
 */
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

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
