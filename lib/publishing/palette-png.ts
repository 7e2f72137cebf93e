/**
 * Writes a drawing with few colours as a PNG with a palette: less than half of what next/og writes, and no
 * difference that an eye sees. Of more than 256 colours (the blends along edges) the rarest take the nearest
 * one. Transparency is not kept: our drawings have none.
 */
import { crc32, deflateSync } from 'node:zlib';
import { pngSignature, readPng } from './read-png.ts';

const mostColours = 256;

export function toPalettePng(file: Buffer): Buffer {
  const { width, height, channels, pixels } = readPng(file);
  const colourAt = (pixel: number) =>
    ((pixels[pixel * channels] ?? 0) << 16) |
    ((pixels[pixel * channels + 1] ?? 0) << 8) |
    (pixels[pixel * channels + 2] ?? 0);
  const palette = commonestColours(width * height, colourAt);
  const indexOf = nearestIn(palette);
  // One byte more in each row: the filter, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf(colourAt(y * width + x));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function commonestColours(count: number, colourAt: (pixel: number) => number): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < count; pixel++) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, mostColours)
    .map(([colour]) => colour);
}

function nearestIn(palette: readonly number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, index) => [colour, index]));
  const part = (colour: number, shift: number) => (colour >> shift) & 255;
  const distance = (a: number, b: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (part(a, shift) - part(b, shift)) ** 2, 0);
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    let nearest = 0;
    for (let index = 1; index < palette.length; index++) {
      const isNearer =
        distance(palette[index] ?? 0, colour) < distance(palette[nearest] ?? 0, colour);
      if (isNearer) nearest = index;
    }
    known.set(colour, nearest);
    return nearest;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
