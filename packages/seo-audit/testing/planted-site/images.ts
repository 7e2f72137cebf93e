/** Generates real image files: a plain PNG or WebP of any size, and a heavy one. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey-scale PNG; with noise it hardly compresses and has about width × height bytes. */
export function png(width: number, height: number, noise = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc((width + 1) * height, 0x99);
  let state = 2463534242;
  for (let row = 0; row < height; row += 1) {
    pixels[row * (width + 1)] = 0;
    for (let column = 1; noise && column <= width; column += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      pixels[row * (width + 1) + column] = state & 255;
    }
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** A lossless WebP of one colour: its pixels take no bits, so only the size in the header differs. */
export function webp(width: number, height: number): Buffer {
  const file = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
  const size = (width - 1) | ((height - 1) << 14) | (1 << 28);
  file.writeUInt32LE(size >>> 0, 21);
  return file;
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#176b3a"/></svg>`;
