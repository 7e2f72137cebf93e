/**
 * Wrong codes that the whole site takes in an hour of the clock; beyond them signing in needs a part of the policy as
 * well (docs/limits.md has the arithmetic). Rule: a guess is counted before it is looked at and given back when it was
 * none, so that guesses at the same instant cannot pass the budget; unknown numbers count like known ones.
 */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import {
  decrementHourlyCount,
  incrementHourlyCount,
  readHourlyCount,
} from '../store/hourly-counts.server.ts';

const bucket = 'wrong-code';

export async function isBudgetExhausted({ store, env }: Outbox, now: Date): Promise<boolean> {
  return (await readHourlyCount(store, bucket, now)) >= env.wrongCodesPerHour;
}

/** @returns whether this guess is beyond the budget. */
export async function consumeGuess({ store, env }: Outbox, now: Date): Promise<boolean> {
  return (await incrementHourlyCount(store, bucket, now)) > env.wrongCodesPerHour;
}

export async function refundGuess({ store }: Outbox, now: Date): Promise<void> {
  await decrementHourlyCount(store, bucket, now);
}
