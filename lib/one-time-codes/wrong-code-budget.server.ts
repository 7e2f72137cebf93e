/**
 * Wrong codes that the whole site takes in an hour of the clock; beyond them signing in needs a part of the policy as
 * well (docs/limits.md has the arithmetic). Rule: a guess is counted before it is looked at and given back when it was
 * none, so that guesses at the same instant cannot pass the budget; unknown numbers count like known ones.
 */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import { addToHour, readHour, takeFromHour } from '../store/hourly-counts.server.ts';

const drawer = 'wrong-code';

export async function isBudgetUsedUp({ store, env }: Outbox, now: Date): Promise<boolean> {
  return (await readHour(store, drawer, now)) >= env.wrongCodesPerHour;
}

/** @returns whether this guess is beyond the budget. */
export async function takeGuess({ store, env }: Outbox, now: Date): Promise<boolean> {
  return (await addToHour(store, drawer, now)) > env.wrongCodesPerHour;
}

export async function giveGuessBack({ store }: Outbox, now: Date): Promise<void> {
  await takeFromHour(store, drawer, now);
}
