/** What both result pages say while the database cannot be used. */
import 'server-only';
import { errorName, logger } from '../logging/logger.server.ts';

/** @param message what is said while the database cannot be used. */
export async function readOrUnavailable<View>(
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
