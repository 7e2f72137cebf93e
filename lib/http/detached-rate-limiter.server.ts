/**
 * RateLimiterMemory that retains no request. Its expiry timer captures the async context it was created in, which
 * within Next is the whole request: some 50 KB for up to an hour.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { processSingleton } from '../process/process-singleton.ts';

/** Every call runs in the async context of the first one of the process. */
const runDetached = <Result>(work: () => Result): Result =>
  processSingleton('outside-requests', () => AsyncLocalStorage.snapshot())(work);

export class DetachedRateLimiter extends RateLimiterMemory {
  override consume(...args: Parameters<RateLimiterMemory['consume']>) {
    return runDetached(() => super.consume(...args));
  }

  override reward(...args: Parameters<RateLimiterMemory['reward']>) {
    return runDetached(() => super.reward(...args));
  }

  override block(...args: Parameters<RateLimiterMemory['block']>) {
    return runDetached(() => super.block(...args));
  }
}

/** The seconds to wait, at least one. @param rejection what `consume` has thrown; another error is thrown again. */
export function retryAfterSecondsOf(rejection: unknown): number {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
}
