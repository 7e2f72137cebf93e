/** The calculator for a quoted savings plan: the yearly return from the figures of its benefit illustration. */
import {
  illustrationRates,
  lifeGuaranteedSurrenderStart,
  lifeSurrenderDiscountRate,
  lifeSurrenderPayable,
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../../../content/figures/savings.ts';
import type { Figure } from '../../../content/types.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { HeadlineNumber } from '../../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { defineCalculator, type WorkingRow } from '../../calculators/calculator.ts';
import { headlineSum } from '../../calculators/shared-answer-parts.ts';
import { sumOf } from '../../money/sum-of.ts';
import { rateText, yearlyReturn } from '../../money/yearly-return.ts';
import { type QuotedPlan, quotedPlanFields } from './policy-return-fields.ts';
import {
  planException,
  planSteps,
  quotedPlanText,
  returnMeaning,
  returnVerdict,
} from './policy-return-words.ts';
import { depositChart, hasSurrenderFloor, surrenderTables } from './policy-return-working.ts';

// The brief for the insurer that quoted the plan, or an adviser who compares it.
const kindNames: Record<QuotedPlan['kind'], string> = {
  nonParticipating: 'Non-participating',
  participating: 'Participating',
  unitLinked: 'Unit-linked (ULIP)',
  capitalGuarantee: 'Capital guarantee, two parts',
  unknown: 'Not said in the quotation',
};

function policyReturnBrief(quoted: QuotedPlan): AnswerBrief {
  const { kind, premium, paying, maturity, end, bonus } = quoted;
  const isLinked = kind === 'unitLinked';
  const amount = `${rupeesInWords(maturity)} after ${countText(end, 'year')}`;
  return {
    subject: 'other',
    heading: 'Quoted savings plan: request for an answer in writing',
    request: `Please confirm in writing what this plan pays: as I read the quotation, ${amount}.`,
    facts: [
      { label: 'Kind of plan', value: kindNames[kind] },
      {
        label: 'Premium, with tax',
        value: `${rupeesInWords(premium)} a year for ${countText(paying, 'year')}`,
      },
      { label: 'Maturity amount', value: amount },
      ...(bonus ? [{ label: 'Bonuses shown', value: rupeesInWords(bonus) }] : []),
    ],
    blanks: ['name', 'birth', 'quotation', 'place', 'telephone'],
    askInWriting: [
      ...(kind === 'unknown' ? ['Which kind of plan is it?'] : []),
      ...(kind === 'capitalGuarantee'
        ? [
            'How much of each premium is for the fixed part, and what are the charges of the other one?',
          ]
        : []),
      isLinked
        ? `At which growth would the fund reach ${amount}, and what is left of it after every charge?`
        : `Is ${amount} guaranteed in full, and on which conditions?`,
      ...(isLinked || kind === 'nonParticipating' || kind === 'capitalGuarantee'
        ? []
        : ['Which bonuses are declared already, and which are only assumed?']),
      'What do I get back if I stop after one year, two years and so on, and when is it paid?',
      'What does my family receive if I die, in each year?',
      'What would term insurance with the same cover cost me alone?',
    ],
    mustHaveTerms: [
      isLinked
        ? 'The benefit illustration, with every charge of each year.'
        : 'The benefit illustration, with the guaranteed column filled in.',
      'The premium with tax, for every year in which it is paid.',
      'The yearly return on what I pay, as a rate.',
    ],
    assumed: ['Every premium is paid, and the plan is kept to its end.'],
  };
}

export const policyReturnCalculator = defineCalculator({
  id: 'policy-return-calculator',
  question: 'What does the plan you were quoted return?',
  lead: 'Take the figures from the benefit illustration that every insurer must give you.',
  button: 'Show the return',
  fields: quotedPlanFields,
  detailsLabel: 'Bonuses, and what is paid before the end',
  // Our own example; no insurer's plan.
  examples: [
    {
      label: '₹1 lakh for 10 years, ₹20 lakh after 20',
      typed: {
        kind: 'nonParticipating',
        premium: '1 lakh',
        paying: '10',
        end: '20',
        maturity: '20 lakh',
      },
    },
  ],
  check: ({ kind, premium, paying, end, benefits, fixed, bonus, term }) => ({
    ...(bonus && kind !== 'participating'
      ? { bonus: 'Only a participating plan has bonuses.' }
      : {}),
    ...fixedError(kind, fixed, premium),
    ...(paying > end ? { end: 'The plan cannot end before the last premium.' } : {}),
    ...(benefits && benefits.length > end
      ? {
          benefits: `The plan ends after ${countText(end, 'year')}: enter no more than ${countText(end, 'amount')}.`,
        }
      : {}),
    ...(term && term >= premium
      ? { term: 'Enter less than the plan’s own premium: what is left of it is saved.' }
      : {}),
  }),
  inputSummary: quotedPlanText,
  answer: (plan) => {
    const flows = cashFlowsOf(plan);
    const paidIn = plan.premium * plan.paying;
    const paidOut = plan.maturity + sumOf(plan.benefits ?? []);
    const rows: WorkingRow[] = [
      {
        label: `Paid in: ${plan.paying} × ${rupees(plan.premium)}`,
        value: rupees(paidIn),
      },
      { label: 'Paid to you in all', value: rupees(paidOut) },
      { label: 'More, or less, than you paid', value: rupees(paidOut - paidIn), isTotal: true },
    ];
    const gain = paidOut - paidIn;
    const yearly = yearlyReturn(flows);
    const exception = planException(plan);
    return {
      verdict: returnVerdict(yearly, gain, plan),
      numbers:
        yearly.kind === 'rate'
          ? [
              {
                label: plan.kind === 'capitalGuarantee' ? 'Promised return' : 'Return',
                value: rateText(yearly.rate),
              },
              ...fixedNumbers(plan),
              ...bonusNumbers(plan),
            ]
          : [
              { label: 'Paid in', value: headlineSum(paidIn) },
              { label: 'Paid to you', value: headlineSum(paidOut) },
            ],
      text: returnMeaning(yearly, gain, plan),
      chart: depositChart(plan),
      ...(exception && { exception }),
      nextSteps: planSteps(plan),
      working: { caption: 'The sum', rows },
      tables: surrenderTables(plan),
      assumptions: [
        'Premiums at the start of each year, money to you at the end of one.',
        `Columns that assume ${illustrationRates.text} are not guaranteed, and neither is a limit: only the guaranteed column is promised, if you pay and stay to the end.`,
        ...surrenderAssumption(plan),
        'Tax on what the plan pays you is left out.',
        'In the comparison, what the plan pays before its end earns what the deposit earns.',
      ],
      related: [
        'Kinds of plan side by side: [savings with insurance compared](/investment-plans#compare).',
        plan.kind === 'unitLinked'
          ? 'What the rules say of ULIPs: [unit-linked plans](/investment-plans#unit-linked).'
          : 'What is guaranteed, and who stands behind it: [capital guarantee plans](/capital-guarantee#compare).',
      ],
      subject: `the plan of ${rupeesInWords(plan.premium)} a year for ${countText(plan.paying, 'year')}`,
      brief: policyReturnBrief(plan),
      figures: [illustrationRates, ...surrenderFigures(plan)],
    };
  },
});

/** Why there is no floor, or what it counts, unless `planException` says it. */
function surrenderAssumption(plan: QuotedPlan): string[] {
  if (plan.kind === 'unknown')
    return ['A capital guarantee plan joins two kinds: choose it as the kind of plan.'];
  if (plan.kind === 'capitalGuarantee') {
    return [
      'The unit-linked part counts as nothing: what its fund is worth on that day comes on top, and nobody promises it.',
    ];
  }
  if (plan.kind === 'unitLinked') return [];
  if (plan.benefits) {
    return [
      'What you get if you leave early is left out: the insurer may count off what it paid you on the way. Its own table says how.',
    ];
  }
  return plan.kind === 'participating' && hasSurrenderFloor(plan)
    ? [
        'The values on leaving count the guaranteed column only: no future bonus is in any floor. A bonus that was declared already may raise them; ask the insurer by how much.',
      ]
    : [];
}

function surrenderFigures(plan: QuotedPlan): Figure[] {
  if (plan.kind === 'unitLinked')
    return [unitLinkedLockIn, unitLinkedDiscontinuedMinimum, unitLinkedAfterLockIn];
  return hasSurrenderFloor(plan)
    ? [lifeGuaranteedSurrenderStart, lifeSurrenderPayable, lifeSurrenderDiscountRate]
    : [];
}

/** Payments in are at the start of a year; payouts at its end, which is the start of the next. */
function cashFlowsOf({ premium, paying, end, maturity, benefits }: QuotedPlan): number[] {
  const flows = Array.from({ length: end + 1 }, (_, year) => (year < paying ? -premium : 0));
  const add = (year: number, amount: number) => {
    flows[year] = (flows[year] ?? 0) + amount;
  };
  benefits?.forEach((amount, index) => {
    add(index + 1, amount);
  });
  add(end, maturity);
  return flows;
}

function fixedError(kind: QuotedPlan['kind'], fixed: number | null, premium: number) {
  if (fixed === null) return {};
  if (kind !== 'capitalGuarantee')
    return { fixed: 'Only a capital guarantee plan has a fixed part beside another one.' };
  return fixed >= premium
    ? { fixed: 'Enter less than the whole premium: the rest goes to the unit-linked part.' }
    : {};
}

/** What the promise earns on the money that pays for it. */
function fixedNumbers(plan: QuotedPlan): HeadlineNumber[] {
  if (!plan.fixed) return [];
  const yearly = yearlyReturn(cashFlowsOf({ ...plan, premium: plan.fixed }));
  return yearly.kind === 'rate'
    ? [{ label: 'On the fixed part', value: rateText(yearly.rate) }]
    : [];
}

/** The same plan with the bonuses: nobody promises them. */
function bonusNumbers(plan: QuotedPlan): HeadlineNumber[] {
  if (!plan.bonus) return [];
  const yearly = yearlyReturn(cashFlowsOf({ ...plan, maturity: plan.maturity + plan.bonus }));
  return yearly.kind === 'rate'
    ? [{ label: 'With bonuses, not promised', value: rateText(yearly.rate) }]
    : [];
}
