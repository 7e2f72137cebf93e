/** Reads a request's body with a maximum size: a larger body is not read to its end. */
import 'server-only';

export const maxBodyBytes = 16 * 1024;
/** A client that trickles its body occupies a handler; nothing we accept needs longer on the slowest network. */
const bodyTimeoutMs = 15_000;

/** Minimum of bytes per interval. */
export type Throughput = { bytes: number; everyMs: number };

export type ReadBytesOutcome =
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'too-large' }
  | { kind: 'broken' };

export async function readBodyBytes(
  request: Request,
  maxBytes: number,
  timeoutMs = bodyTimeoutMs,
  minThroughput?: Throughput,
): Promise<ReadBytesOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { kind: 'too-large' };
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
  const throughputTimer = setInterval(() => {
    if (minThroughput && size - sizeBefore < minThroughput.bytes) stop();
    sizeBefore = size;
  }, minThroughput?.everyMs ?? timeoutMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) {
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
    clearInterval(throughputTimer);
  }
}
