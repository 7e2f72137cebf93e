/**
 * Asks for a code within what one client and the whole site may ask for; each way of sending has its own allowance. The
 * client's is counted here first, in memory: a flood of one client is refused before it reaches the database.
 */
import 'server-only';
import { clientAddress } from '../http/client-address.server.ts';
import { takeClientAllowance } from '../http/with-client-rate-limit.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { takeCodeAllowances } from './code-allowance.server.ts';
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
  const { channel } = wish.contact;
  const client = clientAddress(headers, env.trustedProxyHops);
  const ofClient = { purpose: 'code', client, perHour: env.codesPerClientPerHour } as const;
  const ofSite = {
    purpose: `${channel}-of-site`,
    client: null,
    perHour: env.codesPerHour,
  } as const;
  const retryAfterSeconds =
    (await takeClientAllowance(ofClient)) ||
    (await takeCodeAllowances(outbox, [ofClient, ofSite], now));
  const outcome: IssueOutcome =
    retryAfterSeconds > 0
      ? { kind: 'too-many', retryAfterSeconds }
      : await issueCode(outbox, headers, wish, now);
  if (outcome.kind === 'too-many') countCode(channel, 'refused', now);
  return outcome;
}
