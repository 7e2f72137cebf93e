/** Reads a request's body with a bound: what is larger is not read to its end. */
import 'server-only';

export const bodyLimitBytes = 16 * 1024;
/** A client that trickles its body holds a handler; nothing we accept needs this long on the slowest network. */
const bodyTimeoutMs = 15_000;

/** What must arrive at least, again and again. */
export type Pace = { bytes: number; everyMs: number };

type Unread = { kind: 'too-large' } | { kind: 'broken' };
export type ReadBody = { kind: 'text'; text: string } | Unread;
export type ReadBytes = { kind: 'bytes'; bytes: Buffer } | Unread;

export async function readBody(
  request: Request,
  limit = bodyLimitBytes,
  timeoutMs = bodyTimeoutMs,
): Promise<ReadBody> {
  const read = await readBytes(request, limit, timeoutMs);
  return read.kind === 'bytes'
    ? { kind: 'text', text: new TextDecoder().decode(read.bytes) }
    : read;
}

export async function readBytes(
  request: Request,
  limit: number,
  timeoutMs = bodyTimeoutMs,
  pace?: Pace,
): Promise<ReadBytes> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too-large' };
  if (!request.body) return { kind: 'bytes', bytes: Buffer.alloc(0) };
  const reader = request.body.getReader();
  let isLate = false;
  const stop = () => {
    isLate = true;
    reader.cancel('body timed out').catch(() => undefined);
  };
  const timer = setTimeout(stop, timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let sizeBefore = 0;
  const pacer = setInterval(() => {
    if (pace && size - sizeBefore < pace.bytes) stop();
    sizeBefore = size;
  }, pace?.everyMs ?? timeoutMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader.cancel('too large').catch(() => undefined);
        return { kind: 'too-large' };
      }
      chunks.push(part.value);
    }
    // A cancelled stream ends like a complete one.
    if (isLate) return { kind: 'broken' };
    return { kind: 'bytes', bytes: Buffer.concat(chunks) };
  } catch {
    return { kind: 'broken' };
  } finally {
    clearTimeout(timer);
    clearInterval(pacer);
  }
}
