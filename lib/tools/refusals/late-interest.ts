/**
 * The interest on money that an insurer pays late, from the day the claim was reported to the day of payment: at the
 * bank rate of the start of the financial year in which it fell due, plus the margin. Simple, a year of 365 days.
 */
import {
  bankRate2026,
  bankRateMeant,
  lateInterest,
  lateInterestMargin,
} from '../../content/figures/claims.ts';
import { olderLimits } from '../../content/refusals/refusal-copy.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { daysBetween, type IsoDate } from '../../dates/iso-date.ts';
import { figureOn, isBeforeRule } from '../../figures/figure-on.ts';
import { rupees } from '../../input/rupees.ts';
import { daysOfClaim } from './judge-reason.ts';
import { hasOlderTimes, silentClocks } from './plan-refusal.ts';
import { lineOf, needsAmount, type RefusalInput } from './refusal-input.ts';

// The interest in words: for the answer, and one sentence for the letter.
const ruleText: Prose = `The insurer owes interest on money paid late: ${lateInterest.text}, from the day the claim was reported to the day of payment.`;

/** Empty where no interest is in question. */
export function lateInterestText(input: RefusalInput, today: IsoDate): readonly Prose[] {
  const interest = lateInterestOf(input, today);
  if (interest === null) return [];
  // After silence the insurer's own times have the rule with them.
  const rule = input.kind === 'silence' ? [] : [ruleText];
  // After silence the text on the insurer's own times says it already.
  if (interest === 'older')
    return input.kind === 'silence' && hasOlderTimes(input) ? [] : [olderLimits];
  if (interest === 'missing')
    return [
      ...rule,
      'To count the days, we need the day on which the insurer was told. [Add it](#change)',
    ];
  const { due, to } = interest;
  if (due && to <= due)
    return [
      ...rule,
      `Its time runs to ${formatDate(due)}: on ${formatDate(to)} nothing is late yet.`,
    ];
  return [
    ...rule,
    ...(interest.dependsOnInvestigation ? [investigationText] : []),
    daysText(interest),
    rateText(interest, input.amount),
  ];
}

const investigationText: Prose =
  'This holds if the insurer did not investigate the death. If it did, its longer time is not over.';

function daysText({ from, to, days, isFromPapers, isOpen }: LateInterest): Prose {
  const start = isFromPapers
    ? `${formatDate(from)}, the day of the last papers (the claim was reported earlier, so more may be due)`
    : `${formatDate(from)}, the day the insurer was told`;
  const end = isOpen ? `today, ${formatDate(to)}` : `${formatDate(to)}, the day the money came`;
  return `Counted from ${start}, to ${end}: **${days} ${days === 1 ? 'day' : 'days'}**.`;
}

function rateText({ rate, sum, isOpen }: LateInterest, amount: number | undefined): Prose {
  if (!rate)
    return `The bank rate of that year is not on our list. The sum is: amount × (bank rate + ${lateInterestMargin.share}) ÷ 100 × days ÷ days of the year.`;
  const yearly = `The bank rate was ${rate.bank.text} at the start of that financial year (${rate.bank.source.title}, read in ${rate.bank.source.via}), so the interest is **${rate.percent}% a year** (${bankRateMeant.source.title} takes the rate of that day; the circular does not say which).`;
  if (!sum || amount === undefined) return `${yearly} With the amount we count the rupees.`;
  const more = isOpen ? `, and ${rupees(sum.perDay)} for each further day` : '';
  return `${yearly} On ${rupees(amount)} that is **${rupees(sum.total)}**${more}. Simple interest; ask the insurer for its own count.`;
}

/** Sentence of the letter; empty while nothing is late or the days are not known. */
export function lateInterestSentence(input: RefusalInput, today: IsoDate): string {
  const interest = lateInterestOf(input, today);
  if (interest === null || typeof interest === 'string') return '';
  const { from, to, days, due, isOpen, rate, sum } = interest;
  if (days === 0 || (due && to <= due)) return '';
  if (due === null && isOpen)
    return `Interest on money paid late runs at the latest from ${formatDate(from)}.`;
  const counted = `By my count the interest runs at the latest from ${formatDate(from)}; to ${formatDate(to)} that is ${days} ${days === 1 ? 'day' : 'days'}`;
  const yearly = rate
    ? `${counted}, at ${rate.percent}% a year by the bank rate at the start of the financial year (if another day’s rate is higher, I claim that one)`
    : counted;
  const total = sum && input.amount ? `: ${rupees(sum.total)} on ${rupees(input.amount)}` : '';
  return `${yearly}${total}.${isOpen ? ' It runs on to the day of payment.' : ''}`;
}

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
