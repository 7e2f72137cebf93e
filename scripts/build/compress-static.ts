/**
 * Writes the smaller forms of what the built pages fetch beside each file, once and as small as they get: every visitor's
 * first bytes wait for these files, and their names follow their contents.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;

/** @returns the files of a build's `static` folder that have smaller forms, without those. */
export function compressibleFiles(folder: string): string[] {
  return globSync('**/*.{js,css,svg,json}', { cwd: folder });
}

export async function compressStatic(folder: string): Promise<void> {
  for (const file of compressibleFiles(folder)) {
    const path = join(folder, file);
    const plain = readFileSync(path);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(plain),
      promisify(gzip)(plain, { level: 9 }),
    ]);
    writeFileSync(path + compressedExtensions.br, br);
    writeFileSync(path + compressedExtensions.gzip, gz);
  }
}
