/**
 * Reads and parses a multipart body, for the forms that take files: others load none of it. The number of parts and the
 * size of their headers are checked before the parser runs: thousands of parts block the only thread for a second.
 */
import 'server-only';
import { processSingleton } from '../process/process-singleton.ts';
import { type ReadBytesOutcome, readBodyBytes, type Throughput } from './read-body.server.ts';

export type PostedFile = { name: string; bytes: Buffer };
/** If one field has several files, the second is `name-2`. */
export type PostedParts = { fields: Record<string, unknown>; files: Record<string, PostedFile> };

/** Our largest form has twelve fields. */
const maxParts = 40;
/** Name, file name and type; browsers write some 200 bytes. */
const maxHeaderBytes = 2 * 1024;

/** For `uploads` of a form's rules. */
export const multipart = { read: readUpload, parse: parseMultipart };
export type Multipart = typeof multipart;

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

/** A file of 2 MB on a slow network: 150 kbit/s. */
const timeoutMs = 120_000;
/** A short signal loss, such as a tunnel, ends within ten seconds; a slower sender only occupies the slot. */
const defaultMinThroughput: Throughput = { bytes: 4 * 1024, everyMs: 10_000 };
/** Each upload is held in memory as a whole. */
const maxConcurrentUploads = 10;
/** People behind one address share it, and rarely upload in the same minute. */
const maxUploadsPerClient = 3;

/** The client of each. */
const uploadsOfProcess = () => processSingleton('active-uploads', (): string[] => []);

/** Concurrent uploads are limited, in total and per client, and a stalled upload loses its slot. */
export async function readUpload(
  request: Request,
  maxBytes: number,
  client: string,
  minThroughput: Throughput = defaultMinThroughput,
): Promise<ReadBytesOutcome | { kind: 'busy' }> {
  const activeUploads = uploadsOfProcess();
  const ownUploads = activeUploads.filter((each) => each === client).length;
  if (activeUploads.length >= maxConcurrentUploads || ownUploads >= maxUploadsPerClient)
    return { kind: 'busy' };
  activeUploads.push(client);
  try {
    return await readBodyBytes(request, maxBytes, timeoutMs, minThroughput);
  } finally {
    activeUploads.splice(activeUploads.indexOf(client), 1);
  }
}
