/** The calculator "from when is a birth covered, and is it worth it": from the terms that a plan prints. */
import { healthInitialWait, healthMaternityCode } from '../../../content/figures/health.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import { exceptionSentence, foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { maternityCoverBrief } from './maternity-cover-brief.ts';
import { birthDates, pregnancyDays, premiumsDueBy } from './maternity-cover-dates.ts';
import {
  birthExceptions,
  birthNumbers,
  birthVerdict,
  maternitySentences,
  maternitySteps,
  planText,
} from './maternity-cover-words.ts';
import { laterBirthTable, maternityChart, maternityRows } from './maternity-cover-working.ts';

/** A crore: more for a birth is a slip of the finger. */
const maxBirthSum = 10_000_000;

const fields = {
  start: { kind: 'date', label: 'The policy starts on', yearsBack: 10, yearsAhead: 5 },
  wait: {
    kind: 'number',
    unit: 'months',
    label: 'Waiting period for maternity',
    hint: 'As printed in the plan.',
    min: 0,
    max: 72,
  },
  limit: {
    kind: 'rupees',
    label: 'What it pays for a birth',
    hint: 'The limit of the plan.',
    min: 0,
    max: maxBirthSum,
  },
  extra: {
    kind: 'rupees',
    label: 'Extra premium a year',
    hint: 'Compared with the plan without maternity, as quoted.',
    min: 0,
    max: maxBirthSum,
  },
  until: {
    kind: 'choice',
    label: 'The wait must be over before',
    options: { birth: 'The birth', pregnancy: 'The pregnancy begins' },
    start: 'birth',
    isDetail: true,
  },
  cost: {
    kind: 'rupees',
    label: 'A birth at your hospital costs',
    hint: 'Ask the hospital. If empty, we count the limit.',
    min: 1,
    max: maxBirthSum,
    isOptional: true,
    isDetail: true,
  },
} as const;

export const maternityCoverCalculator = defineCalculator({
  id: 'maternity-cover-calculator',
  question: 'From when is a birth covered, and is it worth it?',
  lead: 'Enter what the plan prints and what it was quoted to cost with maternity and without.',
  button: 'Show date and sum',
  detailsLabel: 'Birth or pregnancy, and the cost of a birth',
  fields,
  // Our own example; no insurer's plan.
  examples: [
    {
      label: 'Policy from January 2027, waits 2 years',
      typed: { start: '2027-01-01', wait: '24', limit: '50,000', extra: '12,000' },
    },
    {
      label: 'Nine months’ wait, ₹1 lakh',
      typed: { start: '2027-01-01', wait: '9', limit: '1 lakh', extra: '30000' },
    },
  ],
  inputSummary: planText,
  answer: (input, today) => {
    const { start, wait, until, extra, limit, cost } = input;
    const dates = birthDates(start, wait, until);
    // For a birth that is covered already, premiums still count until today.
    const isCovered = dates.birth <= today;
    const day = isCovered ? today : dates.birth;
    const premiums = premiumsDueBy(start, day);
    const back = Math.min(limit, cost ?? limit);
    const paid = extra * premiums;
    const [sentence, ...moreSentences] = maternitySentences(dates, input, back, day, today);
    return {
      verdict: birthVerdict(dates.birth, back - paid, today),
      numbers: birthNumbers(dates, input, today),
      text: sentence ? [sentence] : [],
      chart: maternityChart(paid, back, cost),
      nextSteps: [...maternitySteps],
      ...foldExceptions(birthExceptions(dates, input, today), 'What else to know', (others) => [
        ...moreSentences,
        ...others.map(exceptionSentence),
      ]),
      working: {
        caption: isCovered ? 'A birth today' : 'A birth on the first day that is covered',
        rows: maternityRows(dates.birth, extra, premiums, back),
      },
      tables: [laterBirthTable(extra, premiums, back)],
      assumptions: [
        `A pregnancy of ${pregnancyDays} days, counted from the first day of the last period. Births come early and late.`,
        'Some plans count the wait up to the birth, some up to the beginning of the pregnancy. The wording of yours decides.',
        'The wait is counted from the start of the policy, and both partners are in it where the plan asks for that.',
        'One birth, and a limit that stays as it is. No rule sets waits, limits or prices of maternity cover: all are as you entered them.',
        `Illness waits ${healthInitialWait.text} in any new policy; whether a birth does is the plan’s own term.`,
      ],
      related: ['[What maternity cover leaves out](/maternity-health-insurance#cover).'],
      subject: `maternity cover of ${rupeesInWords(limit)} ${wait === 0 ? 'without a wait' : `after a wait of ${countText(wait, 'month')}`}`,
      brief: maternityCoverBrief(input),
      figures: [healthMaternityCode, healthInitialWait],
    };
  },
});
