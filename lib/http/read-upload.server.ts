/**
 * Reads a body with a file in it. It may take longer than others, so only some are read at once, one client has a
 * part of these alone, and who stops sending loses the place.
 */
import 'server-only';
import { type ReadBytesResult, readBodyBytes, type Throughput } from './read-body.server.ts';

/** A file of 2 MB on a slow network: 150 kilobits a second. */
const timeoutMs = 120_000;
/** A tunnel is over in ten seconds; a sender that gives a byte now and then only holds the place. */
const defaultMinThroughput: Throughput = { bytes: 4 * 1024, everyMs: 10_000 };
/** Each holds its whole body in memory while it arrives. */
const maxConcurrentUploads = 10;
/** People behind one address share it, and seldom hand in a file in the same minute. */
const maxUploadsPerClient = 3;

const activeUploads: string[] = [];

export async function readUpload(
  request: Request,
  limit: number,
  client: string,
  minThroughput: Throughput = defaultMinThroughput,
): Promise<ReadBytesResult | { kind: 'busy' }> {
  const ownUploads = activeUploads.filter((each) => each === client).length;
  if (activeUploads.length >= maxConcurrentUploads || ownUploads >= maxUploadsPerClient)
    return { kind: 'busy' };
  activeUploads.push(client);
  try {
    return await readBodyBytes(request, limit, timeoutMs, minThroughput);
  } finally {
    activeUploads.splice(activeUploads.indexOf(client), 1);
  }
}
