/** Sentences of the answer on a life policy's payout: verdict, text and steps, by its outcome. */
import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxPayoutIncome,
  taxPayoutSection,
  taxPremiumSection,
  taxPremiumToSumAssuredDisabled,
  taxSumAssuredTestSince,
} from '../../content/figures/tax.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import { countWord, joinWords, upperFirst } from '../../text/words.ts';
import type { CalculatorAnswer } from '../calculators/calculator.ts';
import type { JudgedPayout } from './judge-payout.ts';
import { fillRoom, isMet, isUnderLimit, payoutConditions } from './maturity-tax-exemption.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';

export function payoutWords(
  input: PayoutInput,
  judged: JudgedPayout,
): Pick<CalculatorAnswer, 'verdict' | 'text' | 'steps' | 'reasons'> {
  const older = olderText(input, judged);
  switch (judged.outcome) {
    case 'older':
      return {
        verdict: `Free of income tax: no premium limit applies before ${taxSumAssuredTestSince.text}`,
        text: [deathText, ...older],
      };
    case 'free':
      return {
        verdict: 'By today’s rules, what it pays you is free of income tax',
        text: [
          'Each condition must hold in every year of the policy. A larger premium in one year ends it.',
        ],
        reasons: reasonsOf(older),
      };
    case 'taxed':
      return {
        verdict: 'The gain is taxed, unless it is paid on death',
        text: ['One condition that is not kept is enough.', ...taxedIncomeText(judged)],
        steps: [
          ...disabilityText(input, judged),
          'Ask whoever files your return how the gain is taxed: it depends on the policy and on you.',
          ...deductedText(input),
        ],
        reasons: reasonsOf(older),
      };
    case 'choice':
      return choiceWords(input, judged);
  }
}

const deathText = `Paid on death, it is ${taxDeathBenefit.text} from income tax whatever the premium, keyman and some assigned policies aside.`;

/** Why the visitor's other policies do not matter to one that is older than the limit. */
function olderText({ others, allPremiums }: PayoutInput, { policy, rule }: JudgedPayout): Prose[] {
  return isUnderLimit(policy) || !(others || allPremiums)
    ? []
    : [
        `The limit of ${rule.limit.text} is for policies issued since ${rule.since.text}: this one is older, and your other policies do not count against it.`,
      ];
}

function reasonsOf(text: Prose[]) {
  return { caption: 'What the law says', text: [deathText, ...text] };
}

function choiceWords(input: PayoutInput, judged: JudgedPayout) {
  const { premium } = input;
  const { others } = judged;
  const { limit, choice } = judged.rule;
  const [fits, toChoose] = input.others
    ? fitText(premium, others, limit)
    : totalText(premium, limit);
  return {
    verdict: input.others
      ? choiceVerdict([premium, ...others], limit)
      : `Free of income tax if you count it within ${limit.text}: not all your policies fit`,
    text: [fits, ...taxedIncomeText(judged)],
    steps: [
      toChoose,
      'Ask whoever files your return before you rely on the choice: two texts of the law differ.',
      ...deductedText(input),
    ],
    reasons: reasonsOf([
      `That the choice is ${choice.text} is said of the old law: ${choice.source.title}. The text of the new law that we read, ${taxPayoutSection.text}, speaks of all such policies together.`,
    ]),
  };
}

/** How many of the policies fit at the most, counted from the smallest premium. */
function choiceVerdict(premiums: readonly number[], limit: Figure): string {
  const max = rupeesOf(limit);
  const alone = premiums.filter((one) => one <= max).toSorted((a, b) => a - b);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const count = alone.findLastIndex((_, place) => sum(alone.slice(0, place + 1)) <= max) + 1;
  const fit = `${countWord(count)} of your ${countWord(premiums.length)} ${count === 1 ? 'fits' : 'fit'} within ${limit.text}`;
  if (count === alone.length)
    return `${upperFirst(fit)}; free of income tax if you count ${count === 1 ? 'it' : 'them'}`;
  // Two large policies may not fit where two small ones do.
  const doAnyFit = sum(alone.slice(-count)) <= max;
  return doAnyFit ? `${upperFirst(fit)}; you choose which` : `At most ${fit}; you choose which`;
}

/** A total does not say how many policies it is made of, so nothing is said of any of them. */
function totalText(premium: number, limit: Figure): [fits: Prose, toChoose: Prose] {
  const room = rupeesOf(limit) - premium;
  return [
    `You choose which policies to count within ${limit.text} a year; the others are taxed. Beside this one there is room for premiums of ${rupees(room)} a year.`,
    'Which of the others fit into it, a total cannot say. Enter their premiums one by one instead of the total.',
  ];
}

/** Which policies fit beside this one, and how to choose. */
function fitText(
  premium: number,
  others: readonly number[],
  limit: Figure,
): [fits: Prose, toChoose: Prose] {
  const max = rupeesOf(limit);
  const withIt = fillRoom(others, max - premium);
  const without = fillRoom(others, max);
  const all = others.reduce((total, other) => total + other, 0);
  const names = joinWords(withIt.places.map((place) => `${place + 1}`));
  const fits =
    withIt.places.length > 0
      ? `other ${withIt.places.length === 1 ? `policy ${names} fits` : `policies ${names} fit`} (${rupees(withIt.total)} a year)`
      : 'none of the others fits';
  const outside = all - withIt.total;
  const outsideWithout = all + premium - without.total;
  const largestGain = 'Count the policies with the largest gain, not the largest premium.';
  const compared =
    without.total === withIt.total
      ? 'Choosing this one costs no other policy its place.'
      : outside === outsideWithout
        ? `By premium it makes no difference whether you count this one: without it, ${rupees(outsideWithout)} a year stays outside too.`
        : `Choosing this one costs: without it, others of ${rupees(without.total)} a year would fit, and ${rupees(outsideWithout)} would stay outside.`;
  return [
    `You choose which policies to count within ${limit.text} a year; the others are taxed. Besides this one, ${fits}: ${rupees(outside)} of yearly premium stays outside.`,
    `${compared} ${largestGain}`,
  ];
}

/** Only where the answer to this question would change it. */
function disabilityText({ disability }: PayoutInput, { policy }: JudgedPayout): Prose[] {
  const isKept = payoutConditions({ ...policy, isDisabled: true }).every(isMet);
  return disability === null && isKept
    ? [
        `Has the person insured a disability or a listed illness? Then the condition is kept: up to ${taxPremiumToSumAssuredDisabled.text} of the sum assured counts. Answer it in the form.`,
      ]
    : [];
}

/** With tax deducted at source; the rest is settled in the return. */
function taxedIncomeText({ outcome, taxed }: JudgedPayout): Prose[] {
  if (!taxed) return [];
  const { payout, paidIn, counts, income } = taxed;
  if (income <= 0) return ['You get no more than you paid in, so there is no gain to tax.'];
  const where = outcome === 'choice' ? 'Where you do not count the policy, the' : 'The';
  const gain = Math.max(0, payout - paidIn);
  const taken =
    counts === paidIn
      ? `${where} insurer takes off ${taxDeductedOnPayout.text} of it, ${rupees(shareOf(gain, taxDeductedOnPayout))}, before it pays; your return settles the rest.`
      : `${where} insurer takes off ${taxDeductedOnPayout.text} before it pays: ${rupees(shareOf(gain, taxDeductedOnPayout))} if it counts all premiums, ${rupees(shareOf(income, taxDeductedOnPayout))} if it counts as you do here. Your return settles the rest.`;
  return [
    [
      counts === paidIn
        ? `Your gain is ${rupees(income)}.`
        : `Of what it pays, ${rupees(income)} is taxed.`,
      ...(payout > rupeesOf(taxDeductedOnPayoutsAbove) ? [taken] : []),
    ].join(' '),
  ];
}

/** Asked only where a payout is counted. */
function deductedText({ kind, paidIn, deducted }: PayoutInput): Prose[] {
  if (paidIn === null) return [];
  if (kind === 'unitLinked') {
    return deducted
      ? ['What you deducted is not counted here: that rule is for policies that are no ULIP.']
      : [];
  }
  return deducted === null
    ? [
        `Did you deduct premiums from income, under ${taxPremiumSection.text}? The taxed income is higher by them: enter them in the form. Taxed is ${taxPayoutIncome.text}.`,
      ]
    : [];
}
