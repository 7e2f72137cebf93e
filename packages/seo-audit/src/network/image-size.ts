/** Width and height of a picture from its first bytes: PNG, GIF, WebP, AVIF, JPEG. Null where they are not to be found. */
export function imageSize(bytes: Buffer): { width: number; height: number } | null {
  try {
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? avif(bytes) ?? jpeg(bytes);
  } catch {
    // A read past the end: the file is cut short or damaged.
    return null;
  }
}

function png(bytes: Buffer) {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gif(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 3) !== 'GIF') return null;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function webp(bytes: Buffer) {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function avif(bytes: Buffer) {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const at = bytes.indexOf('ispe');
  return at < 0 ? null : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

function jpeg(bytes: Buffer) {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    // Start of frame, all kinds but the tables that share the range.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
