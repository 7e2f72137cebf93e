/** As AbortSignal.timeout, which Chrome has from 103, Firefox from 100 and Safari from 16 only. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
