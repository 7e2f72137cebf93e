/**
 * @param kind of a request, also one of a later release.
 * @returns whether it asks that nobody calls.
 */
export function isStopRequest(kind: string): boolean {
  return kind === 'stop-calls' || kind === 'stop-one-call';
}
