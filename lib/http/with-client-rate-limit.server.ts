/** Around writing a request down: the client's allowance before it, and what a failure means after it. */
import 'server-only';
import { logger } from '../logging/logger.server.ts';
import {
  type ClientLimit,
  returnClientAllowance,
  takeClientAllowance,
} from './client-limit.server.ts';
import { errorName } from './handle.server.ts';

export type NotRecorded = { kind: 'too-many'; retryAfterSeconds: number } | { kind: 'not-written' };

/** What could not be written down, or was only a repetition, does not count against the client. */
export async function withClientRateLimit<Accepted extends { kind: string }>(
  limit: ClientLimit,
  accept: () => Promise<Accepted>,
): Promise<Accepted | NotRecorded> {
  const retryAfterSeconds = await takeClientAllowance(limit);
  if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
  try {
    const accepted = await accept();
    if (accepted.kind === 'repeated') await returnClientAllowance(limit);
    return accepted;
  } catch (error) {
    logger().error({ problem: errorName(error) }, `${limit.purpose} not written`);
    await returnClientAllowance(limit);
    return { kind: 'not-written' };
  }
}
