/**
 * Encryption of single fields at rest (AES-256-GCM) and keyed hashes to find them again. A sealed value
 * is bound to its record: copied to another row, it does not open.
 */
import 'server-only';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export type FieldEncryption = {
  seal(plain: string | Uint8Array, recordId: string): string;
  /** @throws when the value was changed, belongs to another record, or was sealed with another key. */
  open(sealed: string, recordId: string): string;
  /** As `open`, for what is not text. */
  openBytes(sealed: string, recordId: string): Buffer;
  /** The same text gives the same hash, which says nothing without the key. Hex, 32 bytes. */
  keyedHash(text: string): string;
};

/** @param dataEncryptionKey 32 bytes in base64; each use derives its own key from it. */
export function fieldEncryption(dataEncryptionKey: string): FieldEncryption {
  const master = Buffer.from(dataEncryptionKey, 'base64');
  const sealingKey = derive(master, 'seal');
  const hashingKey = derive(master, 'keyed-hash');
  const openBytes = (sealed: string, recordId: string): Buffer => {
    const encoded = /^v1\.([\w-]+)$/.exec(sealed)?.[1];
    const bytes = Buffer.from(encoded ?? '', 'base64url');
    if (bytes.length < nonceBytes + tagBytes) throw new Error('Not a sealed value');
    const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(recordId));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]);
  };
  return {
    seal(plain, recordId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      cipher.setAAD(Buffer.from(recordId));
      const body = Buffer.concat([cipher.update(Buffer.from(plain as string)), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `v1.${bytes.toString('base64url')}`;
    },
    open: (sealed, recordId) => openBytes(sealed, recordId).toString('utf8'),
    openBytes,
    keyedHash: (text) => createHmac('sha256', hashingKey).update(text).digest('hex'),
  };
}

/** The hash that counts and finds what one number asked for. @param mobile ten digits. */
export function mobileKey(encryption: FieldEncryption, mobile: string): string {
  return encryption.keyedHash(`mobile:${mobile}`);
}

/** The same for every way of writing one e-mail address in capitals. */
export function emailKey(encryption: FieldEncryption, email: string): string {
  return encryption.keyedHash(`email:${email.toLowerCase()}`);
}

function derive(master: Buffer, purpose: string): KeyObject {
  return createSecretKey(
    Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `site-${purpose}`, 32)),
  );
}
