/** Which requests are being worked on, so that a stop can wait for them: a lead that was sent must be settled. */
import 'server-only';

// Handlers and instrumentation are bundled apart.
const kept = globalThis as { __siteRunning?: Set<Promise<unknown>> };

export function track<T>(work: Promise<T>): Promise<T> {
  const running = runningHandlers();
  running.add(work);
  const done = () => running.delete(work);
  work.then(done, done);
  return work;
}

export async function whenIdle(): Promise<void> {
  await Promise.allSettled([...runningHandlers()]);
}

function runningHandlers(): Set<Promise<unknown>> {
  kept.__siteRunning ??= new Set();
  return kept.__siteRunning;
}
