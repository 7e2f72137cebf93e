import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { unpackDocuments } from './unpack-documents.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param claimed the unpacked size that the directory states, where it lies. */
function zipOf(files: readonly { name: string; text: string; claimed?: number }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimed } of files) {
    const packed = deflateRawSync(text);
    const header = (size: number) => {
      const bytes = Buffer.alloc(size);
      const at = size === 46 ? 2 : 0;
      bytes.writeUInt32LE(size === 46 ? 0x02014b50 : 0x04034b50, 0);
      bytes.writeUInt16LE(20, 4 + at);
      bytes.writeUInt16LE(8, 8 + at);
      bytes.writeUInt32LE(packed.length, 18 + at);
      bytes.writeUInt32LE(claimed ?? Buffer.byteLength(text), 22 + at);
      bytes.writeUInt16LE(Buffer.byteLength(name), 26 + at);
      return bytes;
    };
    const local = Buffer.concat([header(30), Buffer.from(name), packed]);
    const central = header(46);
    central.writeUInt32LE(offset, 42);
    parts.push(local);
    directory.push(Buffer.concat([central, Buffer.from(name)]));
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

test('documents are unpacked without the folders of the zip', async () => {
  const files = [
    { name: 'policies/a.pdf', text: 'A' },
    { name: 'b.pdf', text: 'B' },
    { name: '__MACOSX/b.pdf', text: '' },
  ];
  await unpackDocuments(zipOf(files), folder);
  expect(readdirSync(folder).toSorted()).toEqual(['a.pdf', 'b.pdf']);
  expect(readFileSync(join(folder, 'a.pdf'), 'utf8')).toBe('A');
});

test.each<[string, Buffer, string]>([
  ['no zip', Buffer.from('PK, but no zip'), 'damaged'],
  ['one cut off', zipOf([{ name: 'a.pdf', text: 'A' }]).subarray(0, 60), 'damaged'],
  ['a name that leads out', zipOf([{ name: '../../a.pdf', text: 'A' }]), 'damaged'],
  ['a size that lies', zipOf([{ name: 'a.pdf', text: 'AAAA', claimed: 2 }]), 'damaged'],
  ['gigabytes', zipOf([{ name: 'a.pdf', text: 'A', claimed: 2 ** 31 }]), '300 MB'],
  [
    'two of a name',
    zipOf([
      { name: 'x/a.pdf', text: 'A' },
      { name: 'y/a.pdf', text: 'B' },
    ]),
    'the same file name',
  ],
  [
    'thousands',
    zipOf(Array.from({ length: 2001 }, (_, at) => ({ name: `${at}.pdf`, text: '' }))),
    '2000 documents',
  ],
])('%s is refused', async (_, bytes, words) => {
  await expect(unpackDocuments(bytes, folder)).rejects.toThrow(words);
});
