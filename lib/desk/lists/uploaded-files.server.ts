/** The files of an uploaded list: sealed, each with a key of its own, which the sealed row of the upload has. */
import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { PostedFile } from '../../http/multipart.server.ts';
import { deleteBlobs, readBlob, writeBlob } from '../../policies/document-blobs.server.ts';
import type { Services } from '../../store/services.server.ts';

export type StoredFile = { id: string; name: string; bytes: number; key: string };

export function toStoredFile({ name, bytes }: PostedFile): StoredFile {
  const key = randomBytes(32).toString('base64');
  return { id: randomUUID(), name: safeFileName(name), bytes: bytes.length, key };
}

/** The last part of a path, of any system, that any system takes. */
function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const safe = last.replace(/[^\p{L}\p{M}\p{N} ._()&-]/gu, '_').replace(/^\.+/, '');
  return safe.slice(-120) || 'list';
}

function blobOf({ id, bytes, key }: StoredFile) {
  return { id, bytes, key: Buffer.from(key, 'base64') };
}

/** The file's bytes. @throws when it is gone. */
export async function readUploadedFile(services: Services, file: StoredFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readBlob(services, blobOf(file))) pieces.push(piece);
  return Buffer.concat(pieces);
}

export function writeUploadedFile(
  services: Services,
  file: StoredFile,
  bytes: PostedFile['bytes'],
): Promise<void> {
  return writeBlob(services, blobOf(file), bytes);
}

export function deleteUploadedFiles(
  services: Services,
  { list, documents }: { list: StoredFile; documents: readonly StoredFile[] },
): Promise<void> {
  return deleteBlobs(
    services,
    [list, ...documents].map(({ id }) => id),
  );
}
