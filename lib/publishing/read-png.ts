/** Reads the pixels of a PNG such as next/og writes: 8 bits a channel, RGB or RGBA, not interlaced. */
import { inflateSync } from 'node:zlib';

/** `pixels`: `channels` bytes for each pixel, row by row. */
export type Picture = { width: number; height: number; channels: 3 | 4; pixels: Uint8Array };

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @throws when it is another kind of PNG, or none. */
export function readPng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(pngSignature)) throw new Error('This is not a PNG');
  const chunks = chunksOf(file);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const [depth, colourType, , , interlace] = header?.subarray(8) ?? [];
  if (!header || depth !== 8 || interlace !== 0 || (colourType !== 2 && colourType !== 6)) {
    throw new Error('Only plain RGB and RGBA pictures are read');
  }
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = colourType === 6 ? 4 : 3;
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const pixels = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  return { width, height, channels, pixels };
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** Every row begins with the kind of its filter: how its bytes differ from their neighbours'. */
function unfilter(rows: Buffer, rowBytes: number, height: number, step: number): Uint8Array {
  const pixels = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x;
      const left = x >= step ? (pixels[at - step] ?? 0) : 0;
      const above = y > 0 ? (pixels[at - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (pixels[at - rowBytes - step] ?? 0) : 0;
      const difference = rows[y * (rowBytes + 1) + 1 + x] ?? 0;
      pixels[at] = difference + predict(filter, left, above, corner);
    }
  }
  return pixels;
}

function predict(filter: number | undefined, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one));
      if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
      return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
    }
    default:
      throw new Error('The picture has a filter that PNG does not know');
  }
}
