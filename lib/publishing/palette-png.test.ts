import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { toPalettePng } from './palette-png.ts';
import { pngSignature, readPng } from './read-png.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @param rows each with its filter first, as they stand in the file. */
function png(width: number, rows: number[][], colourType = 6): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const byte = (difference: number) => difference & 255;
const less = (row: number[], from: (at: number) => number) =>
  row.map((value, at) => byte(value - from(at)));

test('every filter of the format is undone', () => {
  const row = [...red, ...blue, ...red];
  const at = (list: number[], index: number) => list[index] ?? 0;
  const left = (index: number) => at(row, index - 4);
  const file = png(3, [
    [0, ...row],
    [1, ...less(row, left)],
    [2, ...less(row, (index) => at(row, index))],
    [3, ...less(row, (index) => (left(index) + at(row, index)) >> 1)],
    // Left, above and corner are the rows' own: the guess is what stands above.
    [4, ...less(row, (index) => at(row, index))],
  ]);
  expect(readPng(file)).toMatchObject({ width: 3, height: 5, channels: 4 });
  expect([...readPng(file).pixels]).toEqual([...row, ...row, ...row, ...row, ...row]);
});

test('a drawing keeps its size and its colours, now in a palette', () => {
  const small = toPalettePng(
    png(2, [
      [0, ...red, ...blue],
      [0, ...blue, ...blue],
    ]),
  );
  expect(small.readUInt32BE(16)).toBe(2);
  expect(small.readUInt32BE(20)).toBe(2);
  expect([...small.subarray(24, 26)]).toEqual([8, 3]);
  const palette = small.indexOf('PLTE') + 4;
  expect([...small.subarray(palette, palette + 6)]).toEqual([0, 0, 255, 255, 0, 0]);
  const data = small.indexOf('IDAT');
  const length = small.readUInt32BE(data - 4);
  expect([...inflateSync(small.subarray(data + 4, data + 4 + length))]).toEqual([0, 1, 0, 0, 0, 0]);
});

test('of more than 256 colours the rarest take the nearest', () => {
  const greys = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]);
  const file = png(513, [[0, ...greys.flat(), ...greys.flat(), 10, 10, 11, 255]]);
  const small = toPalettePng(file);
  const data = small.indexOf('IDAT');
  const row = inflateSync(small.subarray(data + 4, data + 4 + small.readUInt32BE(data - 4)));
  expect(row[513]).toBe(row[11]);
});

test('anything else is refused', () => {
  expect(() => readPng(Buffer.from('GIF89a, not a PNG'))).toThrow('not a PNG');
  expect(() => readPng(png(1, [[0, 1]], 3))).toThrow('Only plain');
  expect(() => readPng(png(1, [[9, ...red]]))).toThrow('filter');
});
