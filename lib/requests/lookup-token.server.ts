/** What lets the result page show a state after a look-up: sealed, short-lived, and silent about who asked. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';

/** Bound into each token. Two releases run side by side while one is rolled out: another word, and they disagree. */
const purpose = 'state-pass';
const validMs = 10 * 60_000;

export function issueLookupToken({ encryption }: Outbox, reference: string, now: Date): string {
  return encryption.seal(JSON.stringify([reference, now.getTime()]), purpose);
}

/** The reference, or null when the token is not ours or too old. */
export function parseLookupToken({ encryption }: Outbox, token: string, now: Date): string | null {
  try {
    const [reference, issued] = JSON.parse(encryption.open(token, purpose)) as [string, number];
    return now.getTime() - issued <= validMs ? reference : null;
  } catch {
    return null;
  }
}
