/** Timestamps: instants as columns hold them, ISO text in UTC, so that text order is time order. */

export function timestampAfter(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

export function timestampBefore(now: Date, ms: number): string {
  return timestampAfter(now, -ms);
}
