/** The interest in words: for the answer, and one sentence for the letter. */
import { bankRateMeant, lateInterest, lateInterestMargin } from '../../content/figures/claims.ts';
import { olderLimits } from '../../content/refusals/refusal-copy.ts';
import type { Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { rupees } from '../../input/rupees.ts';
import { type LateInterest, lateInterestOf } from './late-interest.ts';
import { hasOlderTimes } from './plan-refusal.ts';
import type { RefusalInput } from './refusal-input.ts';

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
  const { from, to, days, due, dependsOnInvestigation, isFromPapers, rate, sum } = interest;
  if (due && to <= due) return '';
  const count = dependsOnInvestigation
    ? 'If there was no investigation, by my count'
    : 'By my count';
  const start = isFromPapers ? 'at the latest from' : 'from';
  const counted = `${count} it runs ${start} ${formatDate(from)}; to ${formatDate(to)} that is ${days} ${days === 1 ? 'day' : 'days'}`;
  if (!rate) return `${counted}.`;
  const yearly = `${counted}, at ${rate.percent}% a year`;
  return sum && input.amount
    ? `${yearly}: ${rupees(sum.total)} on ${rupees(input.amount)}.`
    : `${yearly}.`;
}
