/** The end of the start-up: told there, waited for before the port opens (scripts/build). Next waits for it in a request only. */
import { processSingleton } from './process-singleton.ts';

export function startUpDeferred(): PromiseWithResolvers<void> {
  return processSingleton('started-up', () => {
    const start = Promise.withResolvers<void>();
    // Under `next dev` nobody waits.
    start.promise.catch(() => undefined);
    return start;
  });
}
