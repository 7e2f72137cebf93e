/** Runs work that can wait, once the page has loaded and the browser is idle. If it fails, nobody is told. */
export function whenIdle(work: () => Promise<unknown>): () => void {
  const begin = () => void work().catch(() => undefined);
  let cancel = () => {};
  const wait = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 2000);
      cancel = () => clearTimeout(timer);
      return;
    }
    const waiting = requestIdleCallback(begin, { timeout: 5000 });
    cancel = () => cancelIdleCallback(waiting);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel();
  };
}
