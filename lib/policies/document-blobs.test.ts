import { randomBytes } from 'node:crypto';
import { chunkBytes, openChunk, sealChunks } from './document-blobs.server.ts';

const key = randomBytes(32);
const fileId = 'file-1';
const plain = randomBytes(chunkBytes * 2 + 5);
const chunks = [...sealChunks(plain, key, fileId)];
const open = (sealed: Uint8Array, number: number, isLast = number === 2) =>
  openChunk(sealed, key, { fileId, number, isLast });
const chunk = (number: number) => chunks[number] ?? Buffer.alloc(0);

test.each([0, 1, chunkBytes, chunkBytes + 1])('a file of %d bytes decrypts to itself', (size) => {
  const bytes = randomBytes(size);
  const sealed = [...sealChunks(bytes, key, fileId)];
  const opened = sealed.map((each, number) => open(each, number, number === sealed.length - 1));
  expect(Buffer.concat(opened).equals(bytes)).toBe(true);
});

test('attack: chunks of a document that are changed, swapped, cut off or of another document do not open', () => {
  const changed = Buffer.from(chunk(0));
  changed[100] = (changed[100] ?? 0) ^ 1;
  expect(() => open(changed, 0)).toThrow();
  expect(() => open(chunk(1), 0)).toThrow();
  expect(() => open(chunk(0).subarray(0, -1), 0)).toThrow();
  expect(() => open(chunk(1), 1, true)).toThrow();
  expect(() => openChunk(chunk(0), key, { fileId: 'file-2', number: 0, isLast: false })).toThrow();
  expect(() => openChunk(Buffer.alloc(3), key, { fileId, number: 0, isLast: false })).toThrow();
});
