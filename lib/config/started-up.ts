/** The end of the start-up: told there, waited for before the port opens (scripts/build). Next waits for it in a request only. */
import { perProcess } from './per-process.ts';

export function startedUp(): PromiseWithResolvers<void> {
  return perProcess('started-up', () => {
    const start = Promise.withResolvers<void>();
    // Under `next dev` nobody waits.
    start.promise.catch(() => undefined);
    return start;
  });
}
