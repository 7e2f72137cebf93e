/** Replaces AbortSignal.timeout, which needs Chrome 103, Firefox 100 or Safari 16. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
