/**
 * Limits of codes per clock hour: requests and attempts of one client, and messages of the whole site. All instances
 * share them.
 */
import 'server-only';
import { consumeClientAllowance } from '../../http/client-allowance.server.ts';
import {
  bucketFor,
  consumeHourlyCount,
  decrementHourlyCount,
  incrementHourlyCount,
  readHourlyCount,
  secondsUntilNextHour,
} from '../../store/hourly-counts.server.ts';
import type { Services } from '../../store/services.server.ts';
import type { CodeRequest } from './issue-code.server.ts';
import { maxCodeAttempts } from './one-time-code.ts';

export type CodeAllowance = {
  purpose: 'code' | 'code-check';
  client: string;
  perHour: number;
};

/**
 * Memory counts first: a flood is rejected before it reaches the database, which instances share.
 * @returns 0 when one more is allowed; otherwise the seconds to wait.
 * @throws when the database cannot be used.
 */
export async function consumeCodeAllowance(
  services: Services,
  allowance: CodeAllowance,
  now: Date,
): Promise<number> {
  return (
    (await consumeClientAllowance(allowance)) ||
    (await consumeStoredAllowance(services, allowance, now))
  );
}

/** The count in the database alone. */
export async function consumeStoredAllowance(
  { store, encryption }: Services,
  { purpose, client, perHour }: CodeAllowance,
  now: Date,
): Promise<number> {
  return consumeHourlyCount(store, bucketFor(encryption, purpose, client, now), perHour, now);
}

/**
 * Counts one attempt of a client to enter a code: it may use up every code that it may request.
 * @returns 0 when the attempt is allowed; otherwise the seconds to wait.
 */
export function consumeCheckAllowance(
  services: Services,
  client: string,
  now: Date,
): Promise<number> {
  const perHour = services.env.codesPerClientPerHour * maxCodeAttempts;
  return consumeCodeAllowance(services, { purpose: 'code-check', client, perHour }, now);
}

type SiteCodeRequest = Pick<CodeRequest, 'purpose' | 'contact' | 'isKnown'>;

/**
 * One bucket per channel and purpose: anybody can have codes for call-backs sent, which must not use up the sign-ins of
 * customers.
 */
const siteBucket = ({ purpose, contact: { channel } }: SiteCodeRequest) =>
  `${channel}-${purpose}-of-site`;

/**
 * Checked before a code is issued, for known and unknown contacts alike.
 * @returns seconds to wait, or 0.
 */
export async function siteRetryAfterSeconds(
  { store, env }: Services,
  codeRequest: SiteCodeRequest,
  now: Date,
): Promise<number> {
  const isUsedUp = (await readHourlyCount(store, siteBucket(codeRequest), now)) >= env.codesPerHour;
  return isUsedUp ? secondsUntilNextHour(now) : 0;
}

/**
 * Counts an issued code. A code for an unknown contact has a counter of its own that nothing reads: the query is the
 * same, and nobody can use up the site's allowance with numbers that no customer has.
 */
export async function recordSiteCode(
  { store }: Services,
  codeRequest: SiteCodeRequest,
  now: Date,
): Promise<void> {
  const bucket = siteBucket(codeRequest);
  await incrementHourlyCount(store, codeRequest.isKnown ? bucket : `${bucket}-unknown`, now);
}

/**
 * Budget of wrong codes of the whole site per clock hour; above it sign-in needs a part of the policy as well
 * (docs/limits.md has the arithmetic). Rule: an attempt is counted before the check and refunded when it was right, so
 * that concurrent guesses cannot exceed the budget; unknown contacts count like known ones.
 */
const bucket = 'wrong-code';

export async function isWrongCodeBudgetExhausted(
  { store, env }: Services,
  now: Date,
): Promise<boolean> {
  return (await readHourlyCount(store, bucket, now)) >= env.wrongCodesPerHour;
}

/**
 * Counts an attempt.
 * @returns whether it is beyond the budget.
 */
export async function consumeWrongCodeBudget(
  { store, env }: Services,
  now: Date,
): Promise<boolean> {
  return (await incrementHourlyCount(store, bucket, now)) > env.wrongCodesPerHour;
}

export async function refundWrongCodeBudget({ store }: Services, now: Date): Promise<void> {
  await decrementHourlyCount(store, bucket, now);
}
