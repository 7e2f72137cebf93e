import { randomBytes } from 'node:crypto';
import { emailKey, fieldEncryption } from './field-encryption.server.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const encryption = fieldEncryption({ dataEncryptionKey: key });
const mobile = '9876543210';

function bytesOf(sealed: string): Buffer {
  return Buffer.from(sealed.slice(encryption.currentKeyPrefix.length), 'base64url');
}

function sealedFrom(bytes: Buffer): string {
  return encryption.currentKeyPrefix + bytes.toString('base64url');
}

test('a sealed text opens to the same text', () => {
  for (const plain of [mobile, '', 'हिन्दी ₹1 crore 👍', 'line\nline\u0000', 'x'.repeat(20_000)])
    expect(encryption.openOrThrow(encryption.seal(plain, 'lead-1'), 'lead-1')).toBe(plain);
});

test('a sealed value is text that does not reveal its content', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]+$/);
  expect(sealed).not.toContain(mobile);
  expect(bytesOf(sealed).toString('latin1')).not.toContain(mobile);
});

test('the same text is sealed differently each time', () => {
  const sealed = Array.from({ length: 200 }, () => encryption.seal(mobile, 'lead-1'));
  expect(new Set(sealed).size).toBe(sealed.length);
  const nonces = sealed.map((one) => bytesOf(one).subarray(0, 12).toString('hex'));
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('copied to another record it does not open', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  for (const other of ['lead-2', 'lead-1 ', 'LEAD-1', ''])
    expect(() => encryption.openOrThrow(sealed, other)).toThrow();
});

test('with another key it does not open', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  const other = fieldEncryption({ dataEncryptionKey: randomBytes(32).toString('base64') });
  expect(() => other.openOrThrow(sealed, 'lead-1')).toThrow();
  const reason = 'sealed with a key that is not configured';
  expect(other.open(sealed, 'lead-1')).toEqual({ kind: 'unreadable', reason });
  expect(encryption.open(sealed, 'lead-1')).toEqual({ kind: 'opened', plain: mobile });
});

test('it opens with the same key in another process', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  expect(fieldEncryption({ dataEncryptionKey: key }).openOrThrow(sealed, 'lead-1')).toBe(mobile);
});

test('with one changed bit anywhere it does not open', () => {
  const bytes = bytesOf(encryption.seal(mobile, 'lead-1'));
  for (let index = 0; index < bytes.length; index += 1) {
    for (const bit of [1, 128]) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ bit;
      expect(() => encryption.openOrThrow(sealedFrom(changed), 'lead-1')).toThrow();
    }
  }
});

test('a part of it does not open', () => {
  for (const plain of [mobile, '']) {
    const bytes = bytesOf(encryption.seal(plain, 'lead-1'));
    const opened: number[] = [];
    for (let length = 0; length < bytes.length; length += 1) {
      try {
        encryption.openOrThrow(sealedFrom(bytes.subarray(0, length)), 'lead-1');
        opened.push(length);
      } catch {
        // Expected: it does not open.
      }
    }
    expect({ plain, opened }).toEqual({ plain, opened: [] });
  }
});

test('with extra bytes it does not open', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  const bytes = Buffer.concat([bytesOf(sealed), Buffer.from([0])]);
  expect(() => encryption.openOrThrow(sealedFrom(bytes), 'lead-1')).toThrow();
  expect(() => encryption.openOrThrow(`${sealed}.more`, 'lead-1')).toThrow();
});

test('anything but a sealed value is refused', () => {
  const sealed = encryption.seal(mobile, 'lead-1');
  for (const text of [
    '',
    mobile,
    'v1',
    'v1.',
    'v2.',
    sealed.replace('v2.', 'v3.'),
    sealed.slice(3),
  ]) {
    expect(() => encryption.openOrThrow(text, 'lead-1')).toThrow('not a sealed value');
  }
});

test('the keyed hash of a text is always the same 32 bytes', () => {
  const hash = encryption.keyedHash(mobile);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(fieldEncryption({ dataEncryptionKey: key }).keyedHash(mobile)).toBe(hash);
});

test('another text or another key has another hash', () => {
  const other = fieldEncryption({ dataEncryptionKey: Buffer.alloc(32, 8).toString('base64') });
  const hashes = [
    encryption.keyedHash(mobile),
    encryption.keyedHash('9876543211'),
    encryption.keyedHash(''),
    other.keyedHash(mobile),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the hash of an address ignores case and Unicode normalisation', () => {
  const keys = ['jose\u0301@example.in', 'jos\u00e9@example.in', 'JOS\u00c9@Example.in'];
  expect(new Set(keys.map((address) => emailKey(encryption, address))).size).toBe(1);
});

const replaced = fieldEncryption({
  dataEncryptionKey: Buffer.alloc(32, 9).toString('base64'),
  previousDataEncryptionKey: key,
  keyedHashKey: key,
});

test('during a rotation both keys open, the new one seals, and hashes do not change', () => {
  expect(replaced.openOrThrow(encryption.seal(mobile, 'lead-1'), 'lead-1')).toBe(mobile);
  const sealed = replaced.seal(mobile, 'lead-1');
  expect(replaced.openOrThrow(sealed, 'lead-1')).toBe(mobile);
  expect(() => encryption.openOrThrow(sealed, 'lead-1')).toThrow('a key that is not configured');
  expect(sealed.startsWith(replaced.currentKeyPrefix)).toBe(true);
  expect(sealed.startsWith(encryption.currentKeyPrefix)).toBe(false);
  expect(replaced.keyedHash(mobile)).toBe(encryption.keyedHash(mobile));
});
