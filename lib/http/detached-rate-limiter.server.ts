/**
 * Counts in memory what each client does. Rule: a count never holds the request that began it. The timer that forgets a
 * client carries what surrounds its making along, which within Next is the whole request: some 50 KB for up to an hour.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { processSingleton } from '../config/process-singleton.ts';

/** What surrounded the first count of the process, for all of them. */
const runDetached = <Result>(work: () => Result): Result =>
  processSingleton('outside-requests', () => AsyncLocalStorage.snapshot())(work);

export class DetachedRateLimiter extends RateLimiterMemory {
  override consume(...given: Parameters<RateLimiterMemory['consume']>) {
    return runDetached(() => super.consume(...given));
  }

  override reward(...given: Parameters<RateLimiterMemory['reward']>) {
    return runDetached(() => super.reward(...given));
  }

  override block(...given: Parameters<RateLimiterMemory['block']>) {
    return runDetached(() => super.block(...given));
  }
}
