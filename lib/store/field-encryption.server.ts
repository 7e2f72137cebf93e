/**
 * Encryption of single fields at rest (AES-256-GCM), and keyed hashes to find them. A sealed value is bound to its
 * record: copied to another row, it does not open. It has the id of its key, so that a key can be replaced while the
 * site runs.
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
import type { Contact } from '../input/contact.ts';

const nonceBytes = 12;
const tagBytes = 16;

export type FieldEncryption = {
  seal(plain: string | Uint8Array, recordId: string): string;
  /** @throws if the value was changed, belongs to another record, or was sealed with another key. */
  open(sealed: string, recordId: string): string;
  /** As `open`, for binary data. */
  openBytes(sealed: string, recordId: string): Buffer;
  /** The same text gives the same hash, which reveals nothing without the key. Hex, 32 bytes. */
  keyedHash(text: string): string;
  /** Prefix of every value sealed with the current key: any other prefix means an earlier key. */
  currentKeyPrefix: string;
};

/** Each key is 32 bytes in base64; a separate key is derived from it for each purpose. */
export type EncryptionKeys = {
  dataEncryptionKey: string;
  /** Opens values from before a rotation; seals nothing. */
  previousDataEncryptionKey?: string | null;
  /** Key of the hashes, which never changes; without one the sealing key is used. */
  keyedHashKey?: string | null;
};

type SealingKey = { name: string; key: KeyObject };

export function fieldEncryption({
  dataEncryptionKey,
  previousDataEncryptionKey,
  keyedHashKey,
}: EncryptionKeys): FieldEncryption {
  const currentKey = deriveSealingKey(dataEncryptionKey);
  const all = previousDataEncryptionKey
    ? [currentKey, deriveSealingKey(previousDataEncryptionKey)]
    : [currentKey];
  const hashingKey = derive(Buffer.from(keyedHashKey ?? dataEncryptionKey, 'base64'), 'keyed-hash');
  const currentKeyPrefix = `v2.${currentKey.name}.`;
  const openBytes = (sealed: string, recordId: string): Buffer => {
    const [, name, encoded] = /^v(?:1|2\.([0-9a-f]{8}))\.([\w-]+)$/.exec(sealed) ?? [];
    const bytes = Buffer.from(encoded ?? '', 'base64url');
    if (bytes.length < nonceBytes + tagBytes) throw new Error('Not a sealed value');
    // The first version has no key id: then try each key.
    const fitting = all.filter((each) => name === undefined || each.name === name);
    for (const [index, { key }] of fitting.entries()) {
      try {
        return unseal(bytes, key, recordId);
      } catch (error) {
        if (index === fitting.length - 1) throw error;
      }
    }
    throw new Error('Sealed with a key that is not configured');
  };
  return {
    seal(plain, recordId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKey.key, nonce);
      cipher.setAAD(Buffer.from(recordId));
      const body = Buffer.concat([cipher.update(Buffer.from(plain as string)), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return currentKeyPrefix + bytes.toString('base64url');
    },
    open: (sealed, recordId) => openBytes(sealed, recordId).toString('utf8'),
    openBytes,
    keyedHash: (text) => createHmac('sha256', hashingKey).update(text).digest('hex'),
    currentKeyPrefix,
  };
}

function unseal(bytes: Buffer, key: KeyObject, recordId: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(recordId));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** A key's id is derived from it like its other keys, and reveals as little about it. */
function deriveSealingKey(base64: string): SealingKey {
  const master = Buffer.from(base64, 'base64');
  const name = derive(master, 'key-name').export().subarray(0, 4).toString('hex');
  return { name, key: derive(master, 'seal') };
}

/** For lists and mails, where one record of an earlier key must not stop the others. */
export function openOrUnreadable(
  encryption: FieldEncryption,
  sealed: string,
  recordId: string,
): { kind: 'opened'; plain: string } | { kind: 'unreadable'; reason: string } {
  try {
    return { kind: 'opened', plain: encryption.open(sealed, recordId) };
  } catch {
    return { kind: 'unreadable', reason: 'sealed with another key' };
  }
}

/** The hash by which requests of one number are counted and found. @param mobile ten digits. */
export function mobileKey(encryption: FieldEncryption, mobile: string): string {
  return encryption.keyedHash(`mobile:${mobile}`);
}

/** The same for every spelling of one e-mail address, whatever its case and Unicode normalisation. */
export function emailKey(encryption: FieldEncryption, email: string): string {
  return encryption.keyedHash(`email:${email.normalize('NFC').toLowerCase()}`);
}

/** The key of a contact, as in one-time codes, sessions and policies. */
export function contactKeyOf(encryption: FieldEncryption, { channel, address }: Contact): string {
  return channel === 'sms' ? mobileKey(encryption, address) : emailKey(encryption, address);
}

function derive(master: Buffer, purpose: string): KeyObject {
  return createSecretKey(
    Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `site-${purpose}`, 32)),
  );
}
