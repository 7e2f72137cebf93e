/** Width and height of a JPEG or a PNG, from its first bytes: an image without them moves the page when it arrives. */
export type ImageSize = { width: number; height: number };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns null for any other content. */
export function imageSize(bytes: Buffer): ImageSize | null {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(pngStart))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** The frame's segment, SOF0 to SOF15, has the size. C4, C8 and CC are other segments of that range. */
function jpegSize(bytes: Buffer): ImageSize | null {
  let place = 2;
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) };
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return null;
}
