/**
 * Storage of sealed documents: chunks in Postgres where that is the store, so that every instance has them; otherwise
 * one file each in the data directory, readable by its owner only.
 */
import 'server-only';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../store/services.server.ts';
import { sha256Hex } from '../text/sha256-hex.ts';

export type DocumentBlob = { id: string; bytes: number; key: Uint8Array };

/** The file is on disk when the promise resolves. */
export async function writeBlob(
  { store, env }: Services,
  { id, key }: DocumentBlob,
  plain: Uint8Array,
): Promise<void> {
  // One at a time: forty megabytes at once would block the only thread for a quarter of a second.
  const sealed = sealChunks(plain, key, id);
  if (store.dialect === 'postgres') {
    let number = 0;
    for (const chunk of sealed) {
      const row = { document_id: id, number: number++, sealed: chunk };
      await store.db.insertInto('policy_document_chunk').values(row).execute();
    }
    return;
  }
  const file = blobFile(env.dataDir, id);
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    for (const chunk of sealed) await handle.appendFile(chunk);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** @throws if a chunk is missing or was changed; all earlier chunks are valid. */
export async function* readBlob(
  services: Services,
  { id, bytes, key }: DocumentBlob,
): AsyncGenerator<Uint8Array, void> {
  const count = chunkCount(bytes);
  for (let number = 0; number < count; number++) {
    const sealed = await readSealedChunk(services, id, number);
    yield openChunk(sealed, key, { fileId: id, number, isLast: number === count - 1 });
  }
}

/** The chunks as stored, still sealed. @throws if one is missing. */
export async function readSealedChunks(
  services: Services,
  { id, bytes }: Omit<DocumentBlob, 'key'>,
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let number = 0; number < chunkCount(bytes); number++)
    pieces.push(await readSealedChunk(services, id, number));
  return pieces;
}

/** Opened for each chunk: a client that disconnects leaves no open file. */
async function readSealedChunk(
  { store, env }: Services,
  id: string,
  number: number,
): Promise<Uint8Array> {
  if (store.dialect === 'postgres') {
    const row = await store.db
      .selectFrom('policy_document_chunk')
      .select('sealed')
      .where('document_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return row.sealed;
  }
  const handle = await open(blobFile(env.dataDir, id), 'r');
  try {
    const buffer = Buffer.alloc(sealedChunkBytes);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, number * buffer.length);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** @param ids some hundred at most: databases limit the parameters of one query. */
export async function deleteBlobs({ store, env }: Services, ids: readonly string[]): Promise<void> {
  if (store.dialect === 'postgres') {
    await store.db.deleteFrom('policy_document_chunk').where('document_id', 'in', ids).execute();
    return;
  }
  for (const id of ids) await rm(blobFile(env.dataDir, id), { force: true });
}

/**
 * The files are in 256 folders: one folder with 50,000 files is slow to list. @param id generated here, never from a
 * visitor.
 */
function blobFile(dataDir: string, id: string): string {
  if (!/^[\w-]{16,64}$/.test(id)) throw new Error('Not a document id');
  const folder = sha256Hex(id).slice(0, 2);
  return join(dataDir, 'policy-documents', folder, id);
}

/**
 * Encrypts a file in chunks (AES-256-GCM): it can be decrypted while it is sent, without loading it as a whole, and
 * every byte is authenticated first. Each chunk is bound to its file, its position and whether it is the last, so that
 * chunks cannot be changed, swapped or removed.
 */
export const chunkBytes = 64 * 1024;
const tagBytes = 16;
const sealedChunkBytes = chunkBytes + tagBytes;

/** An empty file has one chunk too. */
function chunkCount(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / chunkBytes));
}

/** @param key 32 random bytes for this one file, used once: the nonces are a counter. */
export function* sealChunks(plain: Uint8Array, key: Uint8Array, fileId: string) {
  const count = chunkCount(plain.length);
  for (let number = 0; number < count; number++) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, number === count - 1));
    cipher.setAAD(Buffer.from(fileId));
    const chunk = plain.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws if the chunk was changed, is at another position, or is from another file. */
export function openChunk(
  sealed: Uint8Array,
  key: Uint8Array,
  { fileId, number, isLast }: { fileId: string; number: number; isLast: boolean },
): Buffer {
  const end = sealed.length - tagBytes;
  if (end < 0) throw new Error('Not a sealed chunk');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(fileId));
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 4);
  nonce[8] = isLast ? 1 : 0;
  return nonce;
}
