/** Settled by the start-up; server/serve.ts awaits it before the port opens: Next awaits it only in a request. */
import { processSingleton } from './process-singleton.ts';

export function startUpDeferred(): PromiseWithResolvers<void> {
  return processSingleton('started-up', () => {
    const start = Promise.withResolvers<void>();
    // Under `next dev` nothing awaits it.
    start.promise.catch(() => undefined);
    return start;
  });
}
