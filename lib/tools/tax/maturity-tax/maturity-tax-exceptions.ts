/** What differs from the plain answer on a life policy's payout, each as a card; the most important first. */
import { rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxPayoutIncome,
  taxPremiumSection,
  taxPremiumToSumAssuredDisabled,
} from '../../../content/figures/tax.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { joinWords } from '../../../text/words.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import type { JudgedPayout } from './judge-payout.ts';
import { compareChoices, isMet, payoutConditions } from './maturity-tax-exemption.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';

/** The policy does not keep its own conditions. */
export function taxedExceptions(input: PayoutInput, judged: JudgedPayout): AnswerException[] {
  return [
    ...disabilityException(input, judged),
    ...deductedException(input),
    ...deductedAtSourceException(judged),
  ];
}

/** The policy keeps them, but not all policies fit within the limit. */
export function choiceExceptions(input: PayoutInput, judged: JudgedPayout): AnswerException[] {
  return [
    input.others ? fitException(judged) : totalException(judged),
    ...deductedException(input),
    ...deductedAtSourceException(judged),
  ];
}

/** A total does not say how many policies it contains, so the answer judges none of them. */
function totalException({ policy, rule }: JudgedPayout): AnswerException {
  const room = rupeesInWords(rupeesOf(rule.limit) - policy.premium);
  return {
    title: 'A total does not say which policies fit',
    text: `Beside this one there is room for premiums of ${room} a year. [Enter the others one by one](#change) instead of the total.`,
  };
}

/** Which policies fit beside this one, and what choosing it costs. */
function fitException({ policy, others, rule }: JudgedPayout): AnswerException {
  const { withIt, without } = compareChoices(policy.premium, others, rupeesOf(rule.limit));
  const { places, total } = withIt.counted;
  const names = joinWords(places.map((place) => `${place + 1}`));
  const fits =
    places.length > 0
      ? `other ${places.length === 1 ? `policy ${names} fits` : `policies ${names} fit`} (${rupeesInWords(total)} a year)`
      : 'none of the others fits';
  const compared =
    without.counted.total === total
      ? 'It takes no other policy’s place.'
      : without.outside === withIt.outside
        ? `Without it, ${rupeesInWords(without.outside)} a year stays outside too.`
        : `Without it, others of ${rupeesInWords(without.counted.total)} a year would fit, and ${rupeesInWords(without.outside)} would stay outside.`;
  return {
    title: 'If you count this policy',
    text: `Besides it, ${fits}: premiums of ${rupeesInWords(withIt.outside)} a year stay outside. ${compared}`,
  };
}

/** Only where the answer to this question would change it. */
function disabilityException(
  { disability }: PayoutInput,
  { policy }: JudgedPayout,
): AnswerException[] {
  const isKept = payoutConditions({ ...policy, isDisabled: true }).every(isMet);
  return disability === null && isKept
    ? [
        {
          title: 'Has the person insured a disability or a listed illness?',
          text: `Then the condition is kept: up to ${taxPremiumToSumAssuredDisabled.text} of the sum assured counts. [Answer it](#change).`,
        },
      ]
    : [];
}

/** With tax deducted at source; the rest is settled in the return. */
function deductedAtSourceException({ outcome, taxed }: JudgedPayout): AnswerException[] {
  if (!taxed) return [];
  const { payout, paidIn, subtracted, income } = taxed;
  if (income <= 0) {
    return [
      { title: 'No gain', text: 'You get no more than you paid in, so there is no gain to tax.' },
    ];
  }
  if (payout <= rupeesOf(taxDeductedOnPayoutsAbove)) return [];
  const where = outcome === 'choice' ? 'Where you do not count the policy, the' : 'The';
  const share = taxDeductedOnPayout.text;
  const gain = Math.max(0, payout - paidIn);
  const takenOf = (amount: number) => rupeesInWords(shareOf(amount, taxDeductedOnPayout));
  return [
    {
      title: `The insurer takes off ${share} before it pays`,
      text:
        subtracted === paidIn
          ? `${where} insurer takes ${share} of your gain of ${rupeesInWords(income)}, which is ${takenOf(gain)}; your return settles the rest.`
          : `Of what it pays, ${rupeesInWords(income)} is taxed. ${where} insurer takes ${takenOf(gain)} if it counts all premiums, ${takenOf(income)} if it counts as you do here. Your return settles the rest.`,
    },
  ];
}

/** Asked only where a payout is counted. */
function deductedException({ kind, paidIn, deducted }: PayoutInput): AnswerException[] {
  if (paidIn === null) return [];
  if (kind === 'unitLinked') {
    return deducted
      ? [
          {
            title: 'What you deducted is not counted here',
            text: 'That rule is for policies that are no ULIP.',
          },
        ]
      : [];
  }
  return deducted === null
    ? [
        {
          title: 'Did you deduct premiums from income?',
          text: `Under ${taxPremiumSection.text}: the taxed income is higher by them, so [enter them](#change). Taxed is ${taxPayoutIncome.text}.`,
        },
      ]
    : [];
}
