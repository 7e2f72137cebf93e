/** Programs of a Postgres that is installed here: Debian keeps each version in a folder of its own, off the PATH. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms } from './find-programs.ts';

const debianFolder = '/usr/lib/postgresql';
/** `insert … on conflict … returning` and the rest work on older ones; none of them was tried. */
const minVersion = 15;

/** @returns the folder with its programs, of the newest version; null where none is installed. */
export function findPostgres(): string | null {
  return findPrograms(['initdb', 'postgres'], debianFolders());
}

function debianFolders(): string[] {
  return versions()
    .filter((version) => version >= minVersion)
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
