/**
 * Reads a body with a file in it. It may take longer than others, so only some are read at once, one client has a
 * part of these alone, and who stops sending loses the place.
 */
import 'server-only';
import { type Pace, type ReadBytes, readBytes } from './read-body.server.ts';

/** A file of 2 MB on a slow network: 150 kilobits a second. */
const timeoutMs = 120_000;
/** A tunnel is over in ten seconds; a sender that gives a byte now and then only holds the place. */
const slowest: Pace = { bytes: 4 * 1024, everyMs: 10_000 };
/** Each holds its whole body in memory while it arrives. */
const maxUploads = 10;
/** People behind one address share it, and seldom hand in a file in the same minute. */
const maxUploadsOfClient = 3;

const running: string[] = [];

export async function readUpload(
  request: Request,
  limit: number,
  client: string,
  pace: Pace = slowest,
): Promise<ReadBytes | { kind: 'busy' }> {
  const own = running.filter((each) => each === client).length;
  if (running.length >= maxUploads || own >= maxUploadsOfClient) return { kind: 'busy' };
  running.push(client);
  try {
    return await readBytes(request, limit, timeoutMs, pace);
  } finally {
    running.splice(running.indexOf(client), 1);
  }
}
