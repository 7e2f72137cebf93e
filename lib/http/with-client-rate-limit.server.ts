/**
 * A client's hourly limit for whatever a form records. Each form's route chooses what happens to a request beyond the
 * limit. A request that could not be written, or repeats an earlier one, is refunded; one that `record` itself
 * refuses (a number that asked for no calls, a full queue) counts.
 */
import 'server-only';
import { RateLimiterMemory, RateLimiterQueue, RateLimiterQueueError } from 'rate-limiter-flexible';
import { recordWriteOutcome } from '../process/last-writes.ts';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import {
  consumeClientAllowance,
  type HourlyLimit,
  refundClientAllowance,
} from './client-allowance.server.ts';
import { rateLimitKey } from './identify-client.server.ts';

/**
 * What happens to a request beyond its client's allowance.
 * - `delay`: for what a law or a promise obliges us to accept; rejected only while several already wait.
 * - `accept`: `record` is informed and decides.
 */
export type BeyondAllowance = 'reject' | 'delay' | 'accept';

export type NotRecordedOutcome =
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** The write failed, or the client's queue is full; the log says which. To the visitor both are the same. */
  | { kind: 'not-written' };

export async function withClientRateLimit<Recorded extends { kind: string }>(
  limit: HourlyLimit,
  beyondAllowance: BeyondAllowance,
  record: (isBeyondAllowance: boolean) => Promise<Recorded>,
): Promise<Recorded | NotRecordedOutcome> {
  const retryAfterSeconds = await consumeClientAllowance(limit);
  const isBeyond = retryAfterSeconds > 0;
  if (isBeyond && beyondAllowance === 'reject') return { kind: 'too-many', retryAfterSeconds };
  if (isBeyond && beyondAllowance === 'delay' && !(await waitInQueue(limit.client))) {
    // Any client can cause this: as an error it would set off the alarm.
    logger().warn(`${limit.purpose}: too many queued`);
    return { kind: 'not-written' };
  }
  try {
    const recorded = await record(isBeyond);
    if (recorded.kind === 'inserted') recordWriteOutcome(true);
    if (recorded.kind === 'repeated' && !isBeyond) await refundClientAllowance(limit);
    return recorded;
  } catch (error) {
    recordWriteOutcome(false);
    logger().error(describeDatabaseError(error), `${limit.purpose} not written`);
    if (!isBeyond) await refundClientAllowance(limit);
    return { kind: 'not-written' };
  }
}

/** One in two seconds, and at most six waiting: the browser gives up after twenty seconds. */
const queueRate = { points: 1, duration: 2 };
const maxQueued = 6;

/** @returns false when this client's queue is full. */
async function waitInQueue(client: string): Promise<boolean> {
  // Unlike the others this limiter needs no detaching from the request (client-allowance.server.ts): its timers,
  // and with them what they retain of a request, end after two seconds.
  const queue = processSingleton(
    'client-queue',
    () => new RateLimiterQueue(new RateLimiterMemory(queueRate), { maxQueueSize: maxQueued }),
  );
  try {
    await queue.removeTokens(1, rateLimitKey(client));
    return true;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterQueueError)) throw rejection;
    return false;
  }
}
