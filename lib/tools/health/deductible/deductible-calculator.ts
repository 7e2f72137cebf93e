/** The calculator "a year of bills": the payments of a base policy, a top-up and a super top-up, side by side. */
import { healthMultiplePolicies, healthPreExistingWait } from '../../../content/figures/health.ts';
import { parseRupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/sum-field.ts';
import {
  billsText,
  deductibleExceptions,
  deductibleNumbers,
  deductibleSteps,
  deductibleText,
  deductibleVerdict,
} from './deductible-words.ts';
import { type BillYear, billTable, yearChart, yearRows } from './deductible-working.ts';
import { type CoverLayers, shareYear } from './year-of-bills.ts';

const fields = {
  bills: {
    kind: 'rows',
    label: 'Hospital bills of one year',
    hint: 'In the order they come, like 4 lakh, 6 lakh.',
    minRows: 1,
    maxRows: 12,
    isLine: true,
  },
  base: {
    kind: 'rupees',
    label: 'Base policy pays up to',
    min: 0,
    max: maxRupees,
    start: '5 lakh',
  },
  deductible: { kind: 'rupees', label: 'Deductible', min: 0, max: maxRupees, start: '5 lakh' },
  upper: {
    kind: 'rupees',
    label: 'Top-up or super top-up pays up to',
    min: 0,
    max: maxRupees,
    start: '20 lakh',
  },
} as const;

const usual: CoverLayers = {
  base: parseRupees(fields.base.start) ?? 0,
  deductible: parseRupees(fields.deductible.start) ?? 0,
  upper: parseRupees(fields.upper.start) ?? 0,
};

export const deductibleCalculator = defineCalculator({
  id: 'deductible-calculator',
  question: 'Who pays a year of bills?',
  lead: 'Enter the bills of a year. The same bills go through a top-up, which looks at each, and a super top-up, which adds them up.',
  button: 'Split the bills',
  fields,
  // The first two are the worked examples of the page.
  examples: [
    { label: 'Two stays, ₹4 lakh and ₹6 lakh', typed: { bills: '4 lakh, 6 lakh' } },
    { label: 'Three stays, no base policy', typed: { bills: '3 lakh, 3 lakh, 3 lakh', base: '0' } },
    { label: 'A base policy that is too small', typed: { bills: '8 lakh', base: '3 lakh' } },
  ],
  check: ({ bills }) => {
    if (bills.some((bill) => bill > maxRupees))
      return {
        bills: `Enter bills of at most ${rupeesInWords(maxRupees)} each, with a comma or a new line between two.`,
      };
    return bills.some((bill) => bill > 0) ? {} : { bills: 'Enter what the hospitals charge.' };
  },
  inputSummary: (input) => billsText(input, usual),
  answer: (input) => {
    const { bills } = input;
    const year: BillYear = {
      alone: shareYear(bills, input, 'none'),
      topUp: shareYear(bills, input, 'topUp'),
      superTopUp: shareYear(bills, input, 'superTopUp'),
    };
    return {
      verdict: deductibleVerdict(year),
      numbers: deductibleNumbers(year),
      text: deductibleText(year),
      nextSteps: deductibleSteps(input, year),
      ...foldExceptions(deductibleExceptions(input, year), 'Why'),
      working: { caption: 'The year with a super top-up', rows: yearRows(input.deductible, year) },
      tables: [billTable(year)],
      chart: yearChart(year),
      assumptions: [
        'All bills fall into one policy year of both policies, and both admit them whole. What a policy does not admit counts towards no deductible.',
        `The base policy pays first. Under two policies ${healthMultiplePolicies.text.toLowerCase()}; with a deductible, begin at the base policy.`,
        'No room limit, co-payment or restored sum insured. Each sum insured is for the year.',
        `The waits of both policies are over. A super top-up has its own: for an illness you have, up to ${healthPreExistingWait.text}.`,
      ],
      subject:
        year.superTopUp.upper > 0
          ? `a super top-up of ${rupeesInWords(input.upper)} above a deductible of ${rupeesInWords(input.deductible)}`
          : 'a year of hospital bills',
      // A super top-up that pays no bill gets no brief: the answer asks for none.
      ...(year.superTopUp.upper > 0 && { brief: deductibleBrief(input) }),
      related: [
        'Not bought yet? [From when it would pay](/health-insurance/waiting-period-calculator).',
      ],
      figures: [healthMultiplePolicies, healthPreExistingWait],
    };
  },
});

/** The brief for an insurer or adviser: an offer of a super top-up, and how its deductible is counted. */
function deductibleBrief({ base, deductible, upper }: CoverLayers): AnswerBrief {
  const sums = `${rupeesInWords(upper)} a year, above a deductible of ${rupeesInWords(deductible)}`;
  return {
    subject: 'health',
    heading: 'Request for an offer: super top-up',
    request: `Please offer in writing a super top-up that pays up to ${sums}.`,
    facts: [
      { label: 'Sum insured', value: rupeesInWords(upper) },
      { label: 'Deductible', value: rupeesInWords(deductible) },
      { label: 'Policy below it', value: base > 0 ? rupeesInWords(base) : 'None' },
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'Is the deductible counted once over the policy year, or with every bill?',
      'Does a bill that another insurer paid count towards the deductible, and with what proof?',
      'What of a bill is not admitted, and does that part count towards the deductible?',
      'How many months does an illness wait that was declared, and what is paid from the first day?',
      'What is the premium this year, and what does the table show 10 and 20 years later?',
    ],
    mustHaveTerms: [
      `A super top-up that pays up to ${sums}.`,
      'The deductible counted over the whole policy year (“aggregate”), not with every bill.',
      `A wait of at most ${healthPreExistingWait.text} for an illness that was declared.`,
    ],
    assumed: [
      base > 0
        ? 'The policy below it pays first, and both have the same policy year.'
        : 'Bills up to the deductible are paid by me.',
    ],
  };
}
