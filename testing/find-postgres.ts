/** Programs of a Postgres that is installed here: Debian keeps each version in a folder of its own, off the PATH. */
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres'];
/** `insert … on conflict … returning` and the rest work on older ones; none of them was tried. */
const oldestVersion = 15;

/** @returns the folder with its programs, of the newest version; null where none is installed. */
export function findPostgres(): string | null {
  const folders = [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => programs.every((name) => isProgram(join(folder, name)))) ?? null;
}

function debianFolders(): string[] {
  return versions()
    .filter((version) => version >= oldestVersion)
    .toSorted((a, b) => b - a)
    .map((version) => join(debianFolder, `${version}`, 'bin'));
}

function versions(): number[] {
  try {
    return readdirSync(debianFolder).map(Number);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
