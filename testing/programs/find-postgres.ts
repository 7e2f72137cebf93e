/** Finds an installed Postgres. Debian has a folder for each version, which is not on the PATH. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms } from './find-programs.ts';

const debianFolder = '/usr/lib/postgresql';
/** Older versions have all the SQL that we use, but were not tried. */
const minVersion = 15;

/** @returns the program folder of the newest version; null where none is installed. */
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
