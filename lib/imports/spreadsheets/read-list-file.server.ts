/** Reads the file that an operator named. Rule: its size is checked first, so that a wrong file costs nothing. */
import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { ImportError } from './import-error.ts';

const maxFileMb = 64;

/** @throws ImportError */
export function readListFile(file: string): Buffer {
  let size: number;
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new ImportError(`${file} is not a file.`);
    size = stat.size;
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`There is no file ${file}, or it may not be read.`);
  }
  if (size === 0) throw new ImportError('The file is empty.');
  if (size > maxFileMb * 1024 * 1024)
    throw new ImportError(
      `The file has ${Math.round(size / 1024 / 1024)} MB; a list has at most ${maxFileMb}. Is it the right file?`,
    );
  try {
    return readFileSync(file);
  } catch {
    throw new ImportError(`${file} may not be read.`);
  }
}
