/** What both result pages keep to when they read a record for whoever has its reference. */
import 'server-only';
import { dayMs } from '../dates/iso-date.ts';
import { errorName, logger } from '../logging/logger.server.ts';

/** A reference alone opens its record to whoever has the URL for a day: records made since then are shown. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** @param message what is said while the database cannot be used. */
export async function readForConfirmation<View>(
  read: () => Promise<View>,
  message: string,
): Promise<View | { kind: 'problem'; message: string }> {
  try {
    return await read();
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'result page: database unavailable');
    return { kind: 'problem', message };
  }
}
