/**
 * Asks for a code within what one client may ask for and the whole site may send. The client's is counted here first, in
 * memory: a flood of one client is refused before it reaches the database. Rule: only a code that is sent counts for
 * the site, so that neither refused wishes nor unknown numbers keep customers from theirs.
 */
import 'server-only';
import { clientAddress } from '../http/client-address.server.ts';
import { takeClientAllowance } from '../http/with-client-rate-limit.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import {
  countSentBySite,
  secondsUntilSiteSends,
  takeCodeAllowance,
} from './code-allowance.server.ts';
import { countCode } from './code-counts.server.ts';
import { type CodeWish, issueCode } from './issue-code.server.ts';
import type { IssueOutcome } from './one-time-code.ts';

/** @throws when the database cannot be used. */
export async function askForCode(
  outbox: Outbox,
  headers: Headers,
  wish: CodeWish,
  now: Date,
): Promise<IssueOutcome> {
  const { env } = outbox;
  const client = clientAddress(headers, env.trustedProxyHops);
  const ofClient = { purpose: 'code', client, perHour: env.codesPerClientPerHour } as const;
  const retryAfterSeconds =
    (await takeClientAllowance(ofClient)) ||
    (await takeCodeAllowance(outbox, ofClient, now)) ||
    (await secondsUntilSiteSends(outbox, wish, now));
  const outcome: IssueOutcome =
    retryAfterSeconds > 0
      ? { kind: 'too-many', retryAfterSeconds }
      : await issueCode(outbox, headers, wish, now);
  if (outcome.kind === 'issued' && outcome.isNew) await countSentBySite(outbox, wish, now);
  if (outcome.kind === 'too-many') countCode(wish.contact.channel, 'refused', now);
  return outcome;
}
