/** Reads for a result page; while the database is unavailable, the page shows a message instead. */
import 'server-only';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';

/** @param message for a database that is unavailable. */
export async function readOrUnavailable<View>(
  read: () => Promise<View>,
  message: string,
): Promise<View | { kind: 'message'; message: string }> {
  try {
    return await read();
  } catch (error) {
    logger().error(describeDatabaseError(error), 'result page: database unavailable');
    return { kind: 'message', message };
  }
}
