/** Compresses the files that the server and nginx send, once and as small as Brotli and gzip make them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedExtensions } from '../../server/static-files.ts';

/** Writes the compressed forms beside each file. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const plain = readFileSync(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(plain),
      promisify(gzip)(plain, { level: 9 }),
    ]);
    writeFileSync(file + compressedExtensions.br, br);
    writeFileSync(file + compressedExtensions.gzip, gz);
  }
}
