/** Numbers and sentences of the answer on a life policy's payout, by its outcome. */
import { rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxPayoutIncome,
  taxPayoutSection,
  taxPremiumSection,
  taxPremiumToSumAssuredDisabled,
  taxSumAssuredTestSince,
  taxUnitLinkedGainFree,
  taxUnitLinkedGainRate,
} from '../../../content/figures/tax.ts';
import type { Figure, Prose } from '../../../content/types.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countWord, joinWords, upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException, CalculatorAnswer } from '../../calculators/calculator.ts';
import {
  exceptionSentence,
  foldExceptions,
  headlineSum,
} from '../../calculators/shared-answer-parts.ts';
import { sumOf } from '../../money/sum-of.ts';
import type { JudgedPayout } from './judge-payout.ts';
import {
  compareChoices,
  countFitting,
  isMet,
  isUnderLimit,
  payoutConditions,
} from './maturity-tax-exemption.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';

type Words = Pick<CalculatorAnswer, 'verdict' | 'text' | 'exception' | 'reasons'> & {
  nextSteps: NextStep[];
};

/** "Policy of 10 May 2024, ₹3 lakh a year, ₹40 lakh of cover, others of ₹3 lakh" */
export function policyText(input: PayoutInput): string {
  const { kind, issued, premium, sumAssured, others, allPremiums } = input;
  const sum = sumOf(others ?? []);
  return [
    `${kind === 'unitLinked' ? 'ULIP' : 'Policy'} of ${formatDate(issued)}`,
    `${rupeesInWords(premium)} a year`,
    `${rupeesInWords(sumAssured)} of cover`,
    ...(sum > 0 ? [`others of ${rupeesInWords(sum)}`] : []),
    ...(allPremiums === null ? [] : [`all together ${rupeesInWords(allPremiums)}`]),
  ].join(', ');
}

const noTax: HeadlineNumber = { label: 'Tax', value: rupeesInWords(0) };

/** The tax of what is free; else the taxed amount, if it was entered. Then the premium, and its limit. */
export function payoutNumbers(judged: JudgedPayout): HeadlineNumber[] {
  const { outcome, policy, conditions, rule, allPremiums, taxed } = judged;
  if (outcome === 'older') return [noTax];
  const income = taxed ? headlineSum(taxed.income) : null;
  if (outcome === 'choice') {
    return [
      ...(income ? [{ label: 'Taxed, if not counted', value: income }] : []),
      { label: 'All your premiums, a year', value: headlineSum(allPremiums) },
      { label: 'Limit, a year', value: headlineSum(rupeesOf(rule.limit)) },
    ];
  }
  const limit = Math.min(...conditions.map(({ max }) => max));
  // In words ₹5,00,001 is "₹5 lakh" as well: then the rupee above the limit is the reason.
  const isRounded = headlineSum(policy.premium) === headlineSum(limit) && policy.premium !== limit;
  const inText = isRounded ? rupees : headlineSum;
  return [
    ...(outcome === 'free' ? [noTax] : income ? [{ label: 'Taxed', value: income }] : []),
    { label: 'Premium, a year', value: inText(policy.premium) },
    { label: 'Tax-free up to, a year', value: inText(limit) },
  ];
}

export function payoutWords(input: PayoutInput, judged: JudgedPayout): Words {
  const older = olderText(input, judged);
  switch (judged.outcome) {
    case 'older':
      return {
        verdict: `Free of income tax: no premium limit applies before ${taxSumAssuredTestSince.text}`,
        text: [deathText],
        ...(older.length > 0 && { reasons: { caption: reasonsCaption, text: older } }),
        nextSteps: stepsIfFree,
      };
    case 'free':
      return {
        verdict: 'By today’s rules, what the policy pays you is free of income tax',
        text: [
          'Each condition must hold in every year of the policy: one larger premium can end the exemption.',
        ],
        reasons: { caption: reasonsCaption, text: [deathText, ...older] },
        nextSteps: stepsIfFree,
      };
    case 'taxed':
      return {
        verdict: 'The gain is taxed, unless it is paid on death',
        text: ['It is taxed as soon as one condition is not kept.'],
        ...withLaw(taxedExceptions(input, judged), [...gainRateText(input), ...older]),
        nextSteps: [
          askAdviser(
            'Ask your tax adviser how the gain is taxed: it depends on the policy and on you',
          ),
        ],
      };
    case 'choice':
      return choiceWords(input, judged);
  }
}

const reasonsCaption = 'What the law says';

function withLaw(exceptions: readonly AnswerException[], law: Prose[]) {
  return foldExceptions(exceptions, reasonsCaption, (others) => [
    deathText,
    ...law,
    ...others.map(exceptionSentence),
  ]);
}

const rulesHref = '/investment-plans#income-tax';

function askAdviser(text: string): NextStep {
  return { text, link: 'The rules', href: rulesHref };
}

const stepsIfFree: NextStep[] = [
  {
    text: 'See what the plan returns',
    link: 'Plan’s return',
    href: '/investment-plans/policy-return-calculator',
  },
  {
    text: 'See what the premium saves in tax',
    link: 'Tax saved',
    href: '/health-insurance/80d-calculator',
  },
];

const deathText = `What is paid on death is ${taxDeathBenefit.text} from income tax, whatever the premium; keyman policies and some assigned ones are exceptions.`;

/** Only a ULIP's gain has a rate of its own. */
function gainRateText({ kind }: PayoutInput): Prose[] {
  return kind === 'unitLinked'
    ? [
        `The gain of a taxable ULIP is a capital gain: ${taxUnitLinkedGainRate.text} above ${taxUnitLinkedGainFree.text} of such gains a year, if it was held for more than a year. [How it is taxed](/investment-plans#ulip-tax).`,
      ]
    : [];
}

/** Why the visitor's other policies do not matter to one that is older than the limit. */
function olderText({ others, allPremiums }: PayoutInput, { policy, rule }: JudgedPayout): Prose[] {
  return isUnderLimit(policy) || !(others || allPremiums)
    ? []
    : [
        `The limit of ${rule.limit.text} is for policies issued since ${rule.since.text}: this one is older, and your other policies do not count against it.`,
      ];
}

function choiceWords(input: PayoutInput, judged: JudgedPayout): Words {
  const { premium } = input;
  const { others } = judged;
  const { limit, choice } = judged.rule;
  const law = `${choice.source.title} says, for the old law, that the choice is ${choice.text}. The text of the new law that we read, ${taxPayoutSection.text}, speaks of all such policies together.`;
  return {
    verdict: input.others
      ? choiceVerdict([premium, ...others], limit)
      : 'Free of income tax if you count it within the limit: not all your policies fit',
    text: [
      `You choose which policies to count within ${limit.text} a year, and the others are taxed.`,
    ],
    ...withLaw(choiceExceptions(input, judged), [law, ...gainRateText(input)]),
    nextSteps: [
      ...(input.others
        ? [
            {
              text: 'Count the policies with the largest gain, not the largest premium',
              link: 'Their return',
              href: '/investment-plans/policy-return-calculator',
            },
          ]
        : []),
      askAdviser('Ask your tax adviser before you choose: two texts of the law differ'),
    ],
  };
}

/** Two large policies may not fit where two small ones do: the number is then the most that fit. */
function choiceVerdict(premiums: readonly number[], limit: Figure): string {
  const { most, small, doAnyFit } = countFitting(premiums, rupeesOf(limit));
  const fit = `${countWord(most)} of your ${countWord(premiums.length)} policies ${most === 1 ? 'fits' : 'fit'} within the limit`;
  if (most === small)
    return `${upperFirst(fit)}; free of income tax if you count ${most === 1 ? 'it' : 'them'}`;
  return doAnyFit ? `${upperFirst(fit)}; you choose which` : `At most ${fit}; you choose which`;
}

// What differs from the plain answer on a life policy's payout, each as a card; the most important first.
/** The policy does not keep its own conditions. */
function taxedExceptions(input: PayoutInput, judged: JudgedPayout): AnswerException[] {
  return [
    ...disabilityException(input, judged),
    ...deductedException(input),
    ...deductedAtSourceException(judged),
  ];
}

/** The policy keeps them, but not all policies fit within the limit. */
function choiceExceptions(input: PayoutInput, judged: JudgedPayout): AnswerException[] {
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
