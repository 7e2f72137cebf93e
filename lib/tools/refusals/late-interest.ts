/**
 * The interest on money that an insurer pays late, from the day the claim was reported to the day of payment: at the
 * bank rate of the start of the financial year in which it fell due, plus the margin. Simple, a year of 365 days.
 */
import { bankRate2026, lateInterest, lateInterestMargin } from '../../content/figures/claims.ts';
import type { Figure } from '../../content/types.ts';
import { daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import { figureOn, isBeforeRule } from '../../figures/figure-on.ts';
import { daysOfClaim } from './judge-reason.ts';
import { silentClocks } from './plan-refusal.ts';
import { needsAmount } from './refusal-fields.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';

const daysOfYear = 365;

export type LateInterest = {
  from: IsoDate;
  /**
   * The day of the report is unknown: counted from the last papers, which came later, so it is the least that is owed.
   */
  isFromPapers: boolean;
  to: IsoDate;
  /** The money has not come: today is counted. */
  isOpen: boolean;
  days: number;
  /** The insurer's last day; null where no rule gives it one. */
  due: IsoDate | null;
  /** A death: late by the time without an investigation, and not by the one with it. */
  dependsOnInvestigation: boolean;
  /** Null for a year whose rate was not read. */
  rate: { bank: Figure; percent: number } | null;
  /** In rupees, exact; null without an amount or a rate. */
  sum: { total: number; perDay: number } | null;
};

/**
 * Null where no interest is in question. `missing`: the day from which it runs is not known. `older`: the claim is of
 * before the rule that is counted here.
 */
export function lateInterestOf(
  input: RefusalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): LateInterest | 'missing' | 'older' | null {
  const line = lineOf(input);
  if (!needsAmount({ ...input, line })) return null;
  const { told, papers, report, settled } = daysOfClaim({ line, days: input.days });
  const from = told ?? papers;
  if (!from) return 'missing';
  // The insurer's time begins with the last of these days.
  if (isBeforeRule(lateInterest, report ?? papers ?? from, rows)) return 'older';
  const to = settled ?? today;
  const ends = silentClocks({ ...input, line }, today, rows) ?? [];
  // A life claim is due at the first limit, the one without an investigation; a vehicle claim at the last of its chain.
  const due = (line === 'life' ? ends[0] : ends.at(-1))?.end ?? null;
  // Each row is valid for one financial year.
  const bank = figureOn(bankRate2026.id, due ?? from, rows);
  const percent = bank?.share === undefined ? null : bank.share + (lateInterestMargin.share ?? 0);
  const days = Math.max(0, daysBetween(from, to));
  const perDay =
    percent === null || !input.amount ? null : (input.amount * percent) / 100 / daysOfYear;
  return {
    from,
    isFromPapers: !told,
    to,
    isOpen: !settled,
    days,
    due,
    dependsOnInvestigation:
      line === 'life' && due !== null && due < to && to <= (ends.at(-1)?.end ?? due),
    rate: bank && percent !== null ? { bank, percent } : null,
    sum: perDay === null ? null : { total: perDay * days, perDay },
  };
}
