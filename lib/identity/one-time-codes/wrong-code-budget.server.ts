/**
 * Budget of wrong codes of the whole site per clock hour; above it sign-in needs a part of the policy as well
 * (docs/limits.md has the arithmetic). Rule: an attempt is counted before the check and refunded when it was right, so
 * that concurrent guesses cannot exceed the budget; unknown contacts count like known ones.
 */
import 'server-only';
import {
  decrementHourlyCount,
  incrementHourlyCount,
  readHourlyCount,
} from '../../store/hourly-counts.server.ts';
import type { Services } from '../../store/services.server.ts';

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
