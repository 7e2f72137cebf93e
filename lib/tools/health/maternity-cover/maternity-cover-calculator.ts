/** The calculator "from when is a birth covered, and is it worth it": from the terms that a plan prints. */
import { healthInitialWait, healthMaternityCode } from '../../../content/figures/health.ts';
import { formatDate } from '../../../dates/format-date.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import {
  chartParts,
  exceptionSentence,
  foldExceptions,
} from '../../calculators/shared-answer-parts.ts';
import type { WaitTarget } from './maternity-cover-words.ts';
import {
  birthDates,
  birthExceptions,
  birthNumbers,
  birthVerdict,
  maternitySentences,
  maternitySteps,
  planText,
  pregnancyDays,
  premiumsDueBy,
} from './maternity-cover-words.ts';

// What maternity cover costs until a birth, and what it pays: the drawing, the rows, and a later birth's
// table.
function maternityChart(paid: number, back: number, cost: number | null): BarChart {
  return {
    title: 'The benefit, and the extra premiums for it',
    bars: [
      back > paid
        ? {
            label: 'The benefit',
            parts: chartParts([
              { label: 'your extra premiums', amount: paid, tone: 'own' },
              { label: 'benefit above them', amount: back - paid, tone: 'growth' },
            ]),
          }
        : {
            label: 'Your extra premiums',
            parts: chartParts([
              { label: 'paid back by the benefit', amount: back, tone: 'insurer' },
              { label: 'not paid back', amount: paid - back, tone: 'own' },
            ]),
          },
      ...(cost === null
        ? []
        : [
            {
              label: 'The bill of the birth',
              parts: chartParts([
                { label: 'the plan', amount: back, tone: 'insurer' },
                { label: 'you', amount: cost - back, tone: 'own' },
              ]),
            },
          ]),
    ],
  };
}

/** @param premiums yearly ones due by the birth, of `extra` each. */
function maternityRows(
  birth: IsoDate,
  extra: number,
  premiums: number,
  back: number,
): WorkingRow[] {
  const paid = extra * premiums;
  return [
    { label: 'A birth is covered from', value: formatDate(birth) },
    {
      label: `Extra premiums by then: ${premiums} × ${rupees(extra)}`,
      value: rupees(-paid),
      note: 'A premium is due at the start of each policy year.',
    },
    { label: 'The benefit: what the plan pays for the birth', value: rupees(back) },
    { label: 'Benefit less extra premiums', value: rupees(back - paid), isTotal: true },
  ];
}

const yearsShown = 4;

function laterBirthTable(extra: number, premiums: number, back: number): AnswerTable {
  return {
    caption: 'The same for a birth in a later year of the policy',
    columns: ['Of the policy', 'Extra premiums by then', 'Benefit', 'Difference'],
    rows: Array.from({ length: yearsShown }, (_, later) => {
      const inAll = extra * (premiums + later);
      return [`Year ${premiums + later}`, rupees(inAll), rupees(back), rupees(back - inAll)];
    }),
  };
}

/** A crore: more for a birth is a slip of the finger. */
const maxBirthSum = 10_000_000;

const fields = {
  start: { kind: 'date', label: 'The policy starts on', yearsBack: 60, yearsAhead: 5 },
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

type QuotedMaternity = {
  start: IsoDate;
  wait: number;
  limit: number;
  extra: number;
  until: WaitTarget;
};

/** The brief for an insurer or adviser: an offer of health insurance with maternity cover. */
function maternityCoverBrief(quoted: QuotedMaternity): AnswerBrief {
  const { start, wait, limit, extra, until } = quoted;
  const longest = wait === 0 ? 'no wait' : `a wait of at most ${countText(wait, 'month')}`;
  const sum = limit > 0 ? `at least ${rupeesInWords(limit)} for a birth` : 'a sum for a birth';
  return {
    subject: 'health',
    heading: 'Request for an offer: health insurance with maternity cover',
    request: `Please offer in writing health insurance with ${longest} for maternity and ${sum}.`,
    facts: [
      { label: 'The policy starts on', value: formatDate(start) },
      { label: 'Quoted so far, more than without', value: `${rupeesInWords(extra)} a year` },
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'Does the wait count up to the birth, or up to the beginning of the pregnancy?',
      'How much is paid for a normal birth, how much for a caesarean, and how often?',
      'From which day is the newborn insured, for which sum, and is intensive care in it?',
      'Must both partners be in the policy, and from when?',
      'What is the premium with maternity and without, this year and at the next renewals?',
    ],
    mustHaveTerms: [
      wait === 0
        ? 'No wait for maternity.'
        : `A wait of at most ${countText(wait, 'month')} for maternity.`,
      limit > 0
        ? `At least ${rupeesInWords(limit)} for a birth.`
        : 'The sum for a birth, in rupees.',
      `A clause that covers maternity, although exclusion ${healthMaternityCode.text} leaves it out.`,
    ],
    assumed: [
      `The wait is counted from the start of the policy up to ${until === 'birth' ? 'the birth' : 'the beginning of the pregnancy'}.`,
    ],
  };
}
