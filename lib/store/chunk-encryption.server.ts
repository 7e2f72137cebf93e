/**
 * Encrypts a file in chunks (AES-256-GCM): it can be decrypted while it is sent, without loading it as a whole, and
 * every byte is authenticated first. Each chunk is bound to its file, its position and whether it is the last, so that
 * chunks cannot be changed, swapped or removed.
 */
import 'server-only';
import { createCipheriv, createDecipheriv } from 'node:crypto';

export const chunkBytes = 64 * 1024;
const tagBytes = 16;
export const sealedChunkBytes = chunkBytes + tagBytes;

/** An empty file has one chunk too. */
export function chunkCount(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / chunkBytes));
}

/** @param key 32 random bytes for this one file, used once: the nonces are a counter. */
export function sealChunks(plain: Uint8Array, key: Uint8Array, fileId: string): Buffer[] {
  const count = chunkCount(plain.length);
  return Array.from({ length: count }, (_, number) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, number === count - 1));
    cipher.setAAD(Buffer.from(fileId));
    const chunk = plain.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
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
