/**
 * Unpacks a zip of documents into a folder. Rule: sizes are checked in the zip's directory before anything is unpacked,
 * and no name leads out of the folder.
 */
import 'server-only';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ImportError } from './import-error.ts';

const maxDocuments = 2_000;
const maxUnpackedMb = 300;

/** Folders of the zip are left out of the names. @throws ImportError */
export async function unpackDocuments(bytes: Buffer, folder: string): Promise<void> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      // Files that macOS adds to a zip.
      if (/\/$|^__MACOSX\//.test(entry.fileName)) continue;
      entries.push(entry);
      assertSize(entries);
    }
    const names = new Set<string>();
    for (const entry of entries) {
      const name = basename(entry.fileName);
      if (names.has(name))
        throw new ImportError('Two documents of the zip have the same file name.');
      names.add(name);
      const content = await buffer(await zip.openReadStreamPromise(entry));
      await writeFile(join(folder, name), content, { mode: 0o600 });
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('The zip of documents is damaged or cut off.');
  }
}

function assertSize(entries: readonly Entry[]): void {
  if (entries.length > maxDocuments)
    throw new ImportError(`A zip may have ${maxDocuments} documents. Split the list.`);
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > maxUnpackedMb * 1024 * 1024)
    throw new ImportError(`The zip unpacks to more than ${maxUnpackedMb} MB. Split the list.`);
}
