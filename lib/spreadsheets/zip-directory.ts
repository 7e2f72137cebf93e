/** What a zip file says it holds, read before any of it is unpacked: a few kilobytes may claim to be gigabytes. */
import { inflateRawSync } from 'node:zlib';

export type ZipEntry = {
  path: string;
  unpackedBytes: number;
  packedBytes: number;
  isDeflated: boolean;
  /** Where its own header begins. */
  headerOffset: number;
};

const endLength = 22;
const maxCommentBytes = 65_535;
const sizeInZip64 = 0xffff_ffff;

/** @returns null where there is no directory: the file is cut off, or is no zip. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  const from = Math.max(0, bytes.length - endLength - maxCommentBytes);
  const end = bytes.subarray(from).lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || from + end + endLength > bytes.length) return null;
  const count = bytes.readUInt16LE(from + end + 10);
  let at = bytes.readUInt32LE(from + end + 16);
  const entries: ZipEntry[] = [];
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const unpackedBytes = bytes.readUInt32LE(at + 24);
    entries.push({
      path: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      // A size that needs more than four bytes is above every limit, whatever it is.
      unpackedBytes: unpackedBytes === sizeInZip64 ? Number.POSITIVE_INFINITY : unpackedBytes,
      packedBytes: bytes.readUInt32LE(at + 20),
      isDeflated: bytes.readUInt16LE(at + 10) === 8,
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** @returns null where the entry is not what the directory says: a bomb lies about its size. */
export function unpackEntry(bytes: Buffer, entry: ZipEntry): string | null {
  if (entry.headerOffset + 30 > bytes.length) return null;
  const start =
    entry.headerOffset +
    30 +
    bytes.readUInt16LE(entry.headerOffset + 26) +
    bytes.readUInt16LE(entry.headerOffset + 28);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  try {
    const unpacked = entry.isDeflated
      ? inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) })
      : packed;
    return unpacked.length === entry.unpackedBytes ? unpacked.toString('utf8') : null;
  } catch {
    return null;
  }
}
