/**
 * Reads a body with a file in it. That may take longer than other bodies, so concurrent uploads are limited, in total
 * and per client, and a stalled upload loses its slot.
 */
import 'server-only';
import { processSingleton } from '../process/process-singleton.ts';
import { type ReadBytesOutcome, readBodyBytes, type Throughput } from './read-body.server.ts';

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
