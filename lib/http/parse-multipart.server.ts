/**
 * Parses a multipart body into fields and files. The number of parts and the size of their headers are checked before
 * the parser runs: thousands of parts block the only thread for a second.
 */
import 'server-only';

export type PostedFile = { name: string; bytes: Buffer };
/** If one field has several files, the second is `name-2`. */
export type PostedParts = { fields: Record<string, unknown>; files: Record<string, PostedFile> };

/** Our largest form has twelve fields. */
const maxParts = 40;
/** Name, file name and type; browsers write some 200 bytes. */
const maxHeaderBytes = 2 * 1024;

/** Null if it is malformed or exceeds the limits. */
export async function parseMultipart(bytes: Buffer, type: string): Promise<PostedParts | null> {
  if (!isWithinBounds(bytes, type)) return null;
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  // No prototype: a field may be named `__proto__`.
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, PostedFile> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    // An empty file field arrives as a file without a name and content.
    else if (value.size > 0 || value.name) {
      let key = name;
      for (let nth = 2; key in files; nth++) key = `${name}-${nth}`;
      files[key] = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return { fields, files };
}

function isWithinBounds(bytes: Buffer, type: string): boolean {
  // Rebuilt as browsers write it, so that the parser cannot use another boundary than the one counted here.
  const shape =
    /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,200})"|([^;,"\s]{1,200}))\s*(?:;|$)/i;
  const [, quotedBoundary, bareBoundary] = shape.exec(type) ?? [];
  const boundary = quotedBoundary ?? bareBoundary;
  if (!boundary) return false;
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let parts = 0;
  for (
    let at = bytes.indexOf(delimiter);
    at >= 0;
    at = bytes.indexOf(delimiter, at + delimiter.length)
  ) {
    const start = at + delimiter.length;
    if (bytes.toString('latin1', start, start + 2) === '--') return true;
    parts += 1;
    const headers = bytes.subarray(start, start + maxHeaderBytes);
    if (parts > maxParts || !headers.includes('\r\n\r\n')) return false;
  }
  return parts > 0;
}
