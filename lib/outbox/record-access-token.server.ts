/**
 * What shows a record to whoever has just sent it or looked it up: sealed, for a quarter of an hour, silent about who
 * asked. A reference alone opens nothing: it stands in logs, in mails and in the history of a browser.
 */
import 'server-only';
import { dayMs } from '../dates/iso-date.ts';
import type { Outbox } from './outbox.server.ts';

/**
 * Bound into each pass. Two releases run side by side while one is rolled out: another word, and they disagree. The one that
 * stops a call shows nothing, and lasts as long as a call may come. A repeated submission may be somebody else's who knows the
 * number: its page shows the record, and neither stops it nor reports it.
 */
const tokenKinds = {
  show: { purpose: 'state-pass', validMs: 15 * 60_000 },
  repeat: { purpose: 'repeat-pass', validMs: 15 * 60_000 },
  stop: { purpose: 'stop-pass', validMs: 8 * dayMs },
};
type AccessTokenKind = keyof typeof tokenKinds;

/** @param session of the browser it is handed to; empty for one that stands in the address of a page. */
export function issueAccessToken(
  { encryption }: Outbox,
  reference: string,
  now: Date,
  session = '',
  kind: AccessTokenKind = 'show',
): string {
  const { purpose } = tokenKinds[kind];
  return encryption.seal(JSON.stringify([reference, now.getTime()]), purpose + session);
}

/** The reference; null when the pass is not ours, too old, or another browser's. */
export function parseAccessToken(
  { encryption }: Outbox,
  pass: string,
  now: Date,
  session = '',
  kind: AccessTokenKind = 'show',
): string | null {
  const { purpose, validMs } = tokenKinds[kind];
  try {
    const opened = encryption.open(pass, purpose + session);
    const [reference, issued] = JSON.parse(opened) as [string, number];
    return now.getTime() - issued <= validMs ? reference : null;
  } catch {
    return null;
  }
}
