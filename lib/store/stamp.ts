/** Stamps: instants as columns hold them, ISO text in UTC, so that text order is time order. */

export function stampAfter(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

export function stampBefore(now: Date, ms: number): string {
  return stampAfter(now, -ms);
}
