/**
 * Reads and parses a multipart body, for the forms that take files: others load none of it. The number of parts and the
 * size of their headers are bounded: thousands of parts block the only thread for a second.
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

/**
 * The platform's parser reads the headers of the parts; it sees a number in place of each content, because it copies
 * 40 MB twice and blocks the only thread for a second.
 * @returns null if it is malformed or exceeds the limits.
 */
export async function parseMultipart(bytes: Buffer, type: string): Promise<PostedParts | null> {
  const boundary = readBoundary(type);
  const parts = boundary && splitParts(bytes, boundary);
  if (!parts) return null;
  const numbered = parts.flatMap(({ headers }, nth) => [`--${boundary}`, headers, `${nth}\r\n`]);
  const form = await new Response(new Blob([...numbered, `--${boundary}--\r\n`]), {
    headers: { 'content-type': type },
  }).formData();
  // No prototype: a field may be named `__proto__`.
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, PostedFile> = Object.create(null);
  for (const [name, value] of form) {
    const number = typeof value === 'string' ? value : await value.text();
    const content = parts[Number(number)]?.content ?? Buffer.alloc(0);
    if (typeof value === 'string') {
      // Two values are a list, which no form takes, as in a form without files.
      const text = content.toString();
      fields[name] = name in fields && fields[name] !== text ? [] : text;
    }
    // An empty file field arrives as a file without a name and content.
    else if (content.length > 0 || value.name) {
      let key = name;
      for (let nth = 2; key in files; nth++) key = `${name}-${nth}`;
      files[key] = { name: value.name, bytes: content };
    }
  }
  return { fields, files };
}

/** As browsers write it, so that the parser cannot use another boundary than we do. */
function readBoundary(type: string): string | undefined {
  const shape =
    /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,200})"|([^;,"\s]{1,200}))\s*(?:;|$)/i;
  const [, quotedBoundary, bareBoundary] = shape.exec(type) ?? [];
  return quotedBoundary ?? bareBoundary;
}

/** `headers` with the line break before them and the empty line after them. */
type Part = { headers: Buffer<ArrayBuffer>; content: Buffer };

function splitParts(bytes: Buffer, boundary: string): Part[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: Part[] = [];
  // The first delimiter has no line break before it.
  let start = delimiter.length - 2;
  if (bytes.indexOf(delimiter.subarray(2)) !== 0) return null;
  while (bytes.toString('latin1', start, start + 2) !== '--') {
    const headerBytes = bytes.subarray(start, start + maxHeaderBytes).indexOf('\r\n\r\n') + 4;
    const end = bytes.indexOf(delimiter, start + headerBytes);
    if (headerBytes < 4 || end < 0 || parts.length === maxParts) return null;
    const headers = Buffer.from(bytes.subarray(start, start + headerBytes));
    parts.push({ headers, content: bytes.subarray(start + headerBytes, end) });
    start = end + delimiter.length;
  }
  return parts;
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
