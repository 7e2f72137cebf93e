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

/** Unreadable: the value was changed, belongs to another record, or was sealed with another key. */
export type OpenOutcome<Plain> =
  | { kind: 'opened'; plain: Plain }
  | { kind: 'unreadable'; reason: string };

/** Why there is nothing to show: the row has lost the value, or it cannot be opened. */
export type NotOpened = { kind: 'erased'; reason: string } | { kind: 'unreadable'; reason: string };
export const erased: NotOpened = { kind: 'erased', reason: 'erased' };

/** The log has its name and code. */
class SealError extends Error {
  override name = 'SealError';
  readonly code: keyof typeof unreadableReasons;

  constructor(code: keyof typeof unreadableReasons) {
    super(unreadableReasons[code]);
    this.code = code;
  }
}

const unreadableReasons = {
  'not-sealed': 'not a sealed value',
  'unknown-key': 'sealed with a key that is not configured',
  'not-this-record': 'changed, or sealed for another record',
};

export type FieldEncryption = {
  seal(plain: string | Uint8Array, recordId: string): string;
  /** For what people read and what is sent: one record sealed with an earlier key must not stop the others. */
  open(sealed: string, recordId: string): OpenOutcome<string>;
  openBytes(sealed: string, recordId: string): OpenOutcome<Buffer>;
  /** For sessions, codes and rows that are useless without it. @throws if it is unreadable. */
  openOrThrow(sealed: string, recordId: string): string;
  openBytesOrThrow(sealed: string, recordId: string): Buffer;
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
  const openBytesOrThrow = (sealed: string, recordId: string): Buffer => {
    const [, name, encoded] = /^v2\.([0-9a-f]{8})\.([\w-]+)$/.exec(sealed) ?? [];
    const bytes = Buffer.from(encoded ?? '', 'base64url');
    if (bytes.length < nonceBytes + tagBytes) throw new SealError('not-sealed');
    const sealing = all.find((each) => each.name === name);
    if (!sealing) throw new SealError('unknown-key');
    try {
      return unseal(bytes, sealing.key, recordId);
    } catch {
      throw new SealError('not-this-record');
    }
  };
  const openOrThrow = (sealed: string, recordId: string) =>
    openBytesOrThrow(sealed, recordId).toString('utf8');
  return {
    seal(plain, recordId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKey.key, nonce);
      cipher.setAAD(Buffer.from(recordId));
      const body = Buffer.concat([cipher.update(Buffer.from(plain as string)), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return currentKeyPrefix + bytes.toString('base64url');
    },
    open: (sealed, recordId) => outcomeOf(() => openOrThrow(sealed, recordId)),
    openBytes: (sealed, recordId) => outcomeOf(() => openBytesOrThrow(sealed, recordId)),
    openOrThrow,
    openBytesOrThrow,
    keyedHash: (text) => createHmac('sha256', hashingKey).update(text).digest('hex'),
    currentKeyPrefix,
  };
}

function outcomeOf<Plain>(openOrThrow: () => Plain): OpenOutcome<Plain> {
  try {
    return { kind: 'opened', plain: openOrThrow() };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return { kind: 'unreadable', reason: unreadableReasons[error.code] };
  }
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
