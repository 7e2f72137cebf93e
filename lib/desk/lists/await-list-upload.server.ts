/** What the page of an upload waits for, a few seconds long. */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../store/services.server.ts';
import { isAtWork, type ListUpload, readListUpload } from './list-uploads.server.ts';

/** Less than the time-out of any proxy. */
const pageWaitMs = 8_000;
const pollMs = 150;

/**
 * The upload, once its process has ended or after a few seconds: most lists are read in that time, and their page is
 * loaded once.
 */
export async function awaitListUpload(
  services: Services,
  id: string,
  now: Date,
  waitMs = pageWaitMs,
): Promise<ListUpload | null> {
  const deadline = performance.now() + waitMs;
  let upload = await readListUpload(services, id, now);
  while (upload && isAtWork(upload) && performance.now() < deadline) {
    await wait(pollMs);
    upload = await readListUpload(services, id, now);
  }
  return upload;
}
