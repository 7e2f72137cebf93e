/**
 * Token that opens a record for the browser that submitted it or looked it up: sealed, valid for a quarter of an hour
 * in a URL, and it does not reveal who requested it. A reference alone opens nothing: it appears in logs, mails and
 * histories.
 */
import 'server-only';
import { dayMs, minuteMs } from '../dates/iso-date.ts';
import type { Services } from '../store/services.server.ts';

/**
 * The purpose is bound into each token: two releases that run side by side must agree on it. The token that stops a
 * call opens no record and is valid as long as a call may be made. A repeated submission may come from another person
 * who knows the number: its page shows the record, and can neither stop the call nor report it.
 */
const tokenKinds = {
  show: { purpose: 'state-pass', validMs: 15 * minuteMs },
  repeat: { purpose: 'repeat-pass', validMs: 15 * minuteMs },
  /** Held by the open page of one session, which polls with it while the call waits. */
  poll: { purpose: 'poll-pass', validMs: 8 * dayMs },
  stop: { purpose: 'stop-pass', validMs: 8 * dayMs },
};
type AccessTokenKind = keyof typeof tokenKinds;

type AccessTokenOptions = {
  now: Date;
  /** Session of the browser that receives the token; left out for a token in the URL of a page. */
  session?: string;
  kind?: AccessTokenKind;
};

export function issueAccessToken(
  { encryption }: Services,
  reference: string,
  { now, session = '', kind = 'show' }: AccessTokenOptions,
): string {
  const { purpose } = tokenKinds[kind];
  return encryption.seal(JSON.stringify([reference, now.getTime()]), purpose + session);
}

/** The reference; null if the token is not ours, has expired, or belongs to another browser. */
export function parseAccessToken(
  { encryption }: Services,
  token: string,
  { now, session = '', kind = 'show' }: AccessTokenOptions,
): string | null {
  const { purpose, validMs } = tokenKinds[kind];
  try {
    const opened = encryption.openOrThrow(token, purpose + session);
    const [reference, issued] = JSON.parse(opened) as [string, number];
    return now.getTime() - issued <= validMs ? reference : null;
  } catch {
    return null;
  }
}
