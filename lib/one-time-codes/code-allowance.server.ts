/** How many codes one client may ask for or try, and the whole site may send, in an hour of the clock: every instance counts in the same rows. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import {
  bucketFor,
  incrementHourlyCount,
  readHourlyCount,
  secondsUntilNextHour,
} from '../store/hourly-counts.server.ts';
import type { CodeRequest } from './issue-code.server.ts';

export type CodeAllowance = {
  purpose: 'code' | 'code-check';
  client: string;
  perHour: number;
};

/** @returns 0 when one more is allowed; otherwise the seconds to wait. @throws when the database cannot be used. */
export async function consumeCodeAllowance(
  { store, encryption }: Outbox,
  { purpose, client, perHour }: CodeAllowance,
  now: Date,
): Promise<number> {
  const taken = await incrementHourlyCount(store, bucketFor(encryption, purpose, client, now), now);
  return taken > perHour ? secondsUntilNextHour(now) : 0;
}

type SiteCodeRequest = Pick<CodeRequest, 'purpose' | 'contact' | 'isKnown'>;

/**
 * Of each way of sending and each purpose: anybody can have codes for call-backs sent, which must not cost customers
 * their sign-in.
 */
const siteBucket = ({ purpose, contact: { channel } }: SiteCodeRequest) =>
  `${channel}-${purpose}-of-site`;

/** Read before a code is issued, for known and unknown addresses alike. @returns seconds to wait; 0 for none. */
export async function siteRetryAfterSeconds(
  { store, env }: Outbox,
  codeRequest: SiteCodeRequest,
  now: Date,
): Promise<number> {
  const isUsedUp = (await readHourlyCount(store, siteBucket(codeRequest), now)) >= env.codesPerHour;
  return isUsedUp ? secondsUntilNextHour(now) : 0;
}

/**
 * Counts a code that was issued. One for an unknown address is counted apart, in a row that nothing reads: the same
 * write, and nobody can use up the site's allowance with numbers that no customer has.
 */
export async function countSiteCode(
  { store }: Outbox,
  codeRequest: SiteCodeRequest,
  now: Date,
): Promise<void> {
  const bucket = siteBucket(codeRequest);
  await incrementHourlyCount(store, codeRequest.isKnown ? bucket : `${bucket}-unknown`, now);
}
