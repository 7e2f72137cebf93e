/** The cost of a child's course on its day, the monthly savings until then, and the shortfall if the parent dies. */
import { illustrationRates } from '../../../content/figures/savings.ts';
import { taxDeathBenefit } from '../../../content/figures/tax.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { type AnswerTable, defineCalculator } from '../../calculators/calculator.ts';
import { chartParts, headlineSum } from '../../calculators/shared-answer-parts.ts';
import { maxRupees } from '../../money/money-fields.ts';
import { discountedValue, type SavingsPlanInput, savingsAfter } from '../../money/saving-goal.ts';
import { raiseField, returnField, savingPlan, savingsField } from '../saving-fields.ts';

const fields = {
  cost: {
    kind: 'rupees',
    label: 'What it costs today',
    hint: 'Fees and living costs.',
    min: 1000,
    max: maxRupees,
  },
  years: { kind: 'number', unit: 'years', label: 'Needed in', min: 1, max: 60 },
  rise: {
    kind: 'number',
    unit: '% a year',
    label: 'Costs rise by',
    hint: 'Nobody knows. Try two rates.',
    min: 0,
    max: 20,
    step: 0.01,
  },
  saved: savingsField,
  rate: returnField,
  raise: raiseField,
} as const;

export const childEducationCalculator = defineCalculator({
  id: 'child-education-calculator',
  question: 'What to put aside for your child’s education?',
  lead: 'Enter what the course costs today. You see what it may cost then, what to save a month, and what is missing if you die first.',
  button: 'Show the sum',
  fields,
  examples: [
    {
      label: '₹15 lakh today, in 12 years, rising 8%',
      typed: { cost: '15 lakh', years: '12', rise: '8' },
    },
  ],
  inputSummary: ({ cost, years, rise, saved }) =>
    [
      `${rupeesInWords(cost)} today`,
      `in ${countText(years, 'year')}`,
      `rising ${rise}% a year`,
      ...(saved > 0 ? [`${rupeesInWords(saved)} saved`] : []),
    ].join(', '),
  answer: (goal) => {
    const { cost, years, rise, saved, rate, raise } = goal;
    const futureCost = cost * (1 + rise / 100) ** years;
    const { saving, rows, parts } = savingPlan(futureCost, years, goal);
    const isEnough = saving.monthly === 0;
    const cover = Math.max(0, discountedValue(futureCost, years, saving.rate) - saved);
    const isCoverMissing = cover >= 1;
    return {
      verdict: isEnough
        ? `What you saved is enough for this course in ${countText(years, 'year')}`
        : `Save this every month for the course in ${countText(years, 'year')}`,
      numbers: [
        ...(isEnough
          ? []
          : [
              {
                label: raise > 0 ? 'A month, in the first year' : 'A month',
                value: headlineSum(saving.monthly),
              },
            ]),
        { label: 'Cost by then', value: headlineSum(futureCost) },
      ],
      text: isCoverMissing
        ? []
        : [
            'If you die first, what you saved reaches the goal by itself, at the return you entered.',
          ],
      ...(isCoverMissing && { exception: coverException(cover, rate) }),
      nextSteps: educationSteps(isCoverMissing),
      reasons: { caption: 'A child plan that pays on after your death', text: [waiverText] },
      working: {
        caption: 'The sum',
        rows: [
          { label: 'What it costs today', value: rupees(cost) },
          {
            label: `With ${rise}% a year for ${countText(years, 'year')}`,
            value: rupees(futureCost),
          },
          ...rows,
        ],
      },
      chart: {
        title: 'The cost, and what pays for it',
        bars: [
          {
            label: `The cost in ${countText(years, 'year')}`,
            parts: chartParts([
              { label: 'today’s price', amount: cost, tone: 'spare' },
              { label: 'rise', amount: futureCost - cost, tone: 'layer' },
            ]),
          },
          { label: 'What pays for it', parts },
        ],
      },
      ...(isEnough ? {} : { tables: [deathTable(years, futureCost, saving)] }),
      assumptions: [
        `No official figure says how fast fees rise, and none what savings earn: ${rise}% and ${rate}% are yours to change. The growth rates in an insurer’s illustration, ${illustrationRates.text}, are not promised either.`,
        'You save on the first day of each month. The whole cost is due at the end of the last year.',
        `A sum paid on death is ${taxDeathBenefit.text} from income tax, with narrow exceptions. Tax on what your savings earn is left out: enter a return after tax.`,
      ],
      related: [
        'Your family needs more than fees: [how much cover is enough](/term-insurance/human-life-value-calculator).',
        'Before you choose: [questions on child plans](/child-plans#questions).',
      ],
      subject: `saving ${headlineSum(futureCost)} for a course in ${countText(years, 'year')}`,
      ...(!isEnough && { brief: childEducationBrief(goal, futureCost) }),
      figures: [illustrationRates, taxDeathBenefit],
    };
  },
});

const waiverText =
  'A child plan with a premium waiver works in another way: after your death the insurer pays the premiums that are left, and the plan still pays on its date. Check that the waiver is inside the plan, for death of any cause and for every later premium.';

function coverException(cover: number, rate: number) {
  return {
    title: `If you die tomorrow, ${rupeesInWords(cover)} would be missing`,
    text: `Your family would need that sum at once, and it would have to earn ${rate}% a year. [Term insurance](/term-insurance) can pay it.`,
  };
}

function educationSteps(isCoverMissing: boolean): NextStep[] {
  const insure: NextStep = {
    text: 'Insure the sum that would be missing',
    link: 'Term cover',
    href: '/term-insurance',
  };
  return [
    ...(isCoverMissing ? [insure] : []),
    {
      text: 'Compare a child plan with a premium waiver and one without',
      link: 'Child plans',
      href: '/child-plans#compare',
    },
    {
      text: 'Were you quoted a child plan? See its return',
      link: 'Plan’s return',
      href: '/investment-plans/policy-return-calculator',
    },
  ];
}

/** The cover needed falls as the savings grow. */
function deathTable(years: number, futureCost: number, saving: SavingsPlanInput): AnswerTable {
  const quarters = [0, 1, 2, 3].map((quarter) => Math.round((years * quarter) / 4));
  const drawnYears = [...new Set(quarters)].filter((year) => year < years);
  return {
    caption: 'If you die, and nobody saves on',
    columns: ['You die', 'Saved by then', 'Missing on that day'],
    rows: drawnYears.map((year) => {
      const savedByThen = savingsAfter(year, saving);
      const missing = discountedValue(futureCost, years - year, saving.rate) - savedByThen;
      return [
        year === 0 ? 'today' : `in ${countText(year, 'year')}`,
        rupeesInWords(savedByThen),
        rupeesInWords(Math.max(0, missing)),
      ];
    }),
  };
}

type EducationGoal = { cost: number; years: number; rise: number; saved: number };

/** The brief for an insurer or adviser: an offer of a plan that pays for a child's course. */
function childEducationBrief(goal: EducationGoal, futureCost: number): AnswerBrief {
  const { cost, rise, saved } = goal;
  const [sum, years] = [rupeesInWords(futureCost), countText(goal.years, 'year')];
  return {
    subject: 'life',
    heading: 'Request for an offer: child plan',
    request: `Please offer in writing a plan that pays ${sum} in ${years}, also if I have died.`,
    facts: [
      { label: 'Sum on the day', value: sum },
      { label: 'Needed in', value: years },
      ...(saved > 0 ? [{ label: 'Saved so far', value: rupeesInWords(saved) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'childBirth', 'place', 'tobacco', 'telephone'],
    askInWriting: [
      `What is the premium for a plan that pays ${sum} in ${years}, and how much of that is guaranteed?`,
      'What is deducted each year, and what is paid if I stop paying or leave?',
      'Does the premium waiver cost extra, and after which causes of death does it not work?',
      'Who receives the money while my child is under age?',
    ],
    mustHaveTerms: [
      'The benefit illustration, with the guaranteed column filled in.',
      'A premium waiver inside the plan, for death of any cause and for every later premium, or a plan without one that says so.',
      'The day on which the plan pays, also if I have died.',
    ],
    assumed: [`A course that costs ${rupeesInWords(cost)} today, rising ${rise}% a year.`],
  };
}
