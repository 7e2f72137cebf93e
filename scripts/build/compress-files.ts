/** Compresses the files that the server and nginx send, once and as small as Brotli and gzip make them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedExtensions } from '../../server/static-files.ts';

/** Writes the compressed forms beside each file, four at once: each is work of one of Node's threads. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const plain = readFileSync(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  writeFileSync(file + compressedExtensions.br, br);
  writeFileSync(file + compressedExtensions.gzip, gz);
}
