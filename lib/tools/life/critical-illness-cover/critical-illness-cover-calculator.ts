/**
 * The calculator "sum for a serious illness": months without pay, instalments and costs that no hospital cover pays.
 */
import { criticalIllnessSurvival, criticalIllnessWait } from '../../../content/figures/claims.ts';
import { criticalIllnessSurvivalUsual } from '../../../content/figures/health.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { exceptionSentence, foldExceptions } from '../../calculators/answer-exceptions.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { roundUpCover } from '../round-up-cover.ts';
import {
  type HouseholdInput,
  householdFields,
  illnessNeed,
} from './critical-illness-cover-household.ts';
import {
  householdText,
  illnessExceptions,
  illnessNumbers,
  illnessReasons,
  illnessSteps,
  illnessText,
  illnessVerdict,
  payoutTable,
} from './critical-illness-cover-words.ts';
import { illnessRows, spansChart, spansTable } from './critical-illness-cover-working.ts';

export const criticalIllnessCoverCalculator = defineCalculator({
  id: 'critical-illness-cover-calculator',
  question: 'How large should your critical illness sum be?',
  lead: 'Your household’s months without pay, less what you have.',
  button: 'Work out the sum',
  detailsLabel: 'Income that continues, savings, cover you have',
  fields: householdFields,
  // Our own example, and no figure of an insurer.
  examples: [
    {
      label: '₹60,000 a month, instalments of ₹40,000',
      typed: { spending: '60,000', instalments: '40,000', months: '24', costs: '0' },
    },
  ],
  check: ({ spending, instalments, costs }) =>
    spending + instalments + costs > 0 ? {} : { spending: 'Enter what your household spends.' },
  inputSummary: householdText,
  answer: (household) => {
    const { months } = household;
    const cover = roundUpCover(illnessNeed(household, months).missing);
    return {
      verdict: illnessVerdict(household, cover),
      numbers: illnessNumbers(household, cover),
      text: illnessText(household),
      chart: spansChart(household, cover),
      nextSteps: illnessSteps(household, cover),
      ...foldExceptions(illnessExceptions(household), 'Why', (others) => [
        ...others.map(exceptionSentence),
        ...illnessReasons(household),
      ]),
      working: { caption: 'How the sum is made up', rows: illnessRows(household, cover) },
      tables: [spansTable(household), payoutTable],
      assumptions: [
        `You earn nothing for ${countText(months, 'month')}: no official figure says how long, so change it.`,
        'What you set aside earns as much as prices rise, so each month counts once.',
        'Hospital bills are left out: health insurance pays those.',
        'Waiting and survival periods are customary terms, not law. Your policy’s own words decide.',
      ],
      subject:
        cover > 0
          ? `a critical illness sum of ${rupeesInWords(cover)}`
          : 'the money that you have for a serious illness',
      ...(cover > 0 && { brief: criticalIllnessCoverBrief(household, cover) }),
      related: [
        'A rider may take its sum from your life cover: [work out the life cover](/term-insurance).',
      ],
      figures: [criticalIllnessWait, criticalIllnessSurvivalUsual, criticalIllnessSurvival],
    };
  },
});

/** The brief for an insurer or adviser: an offer of critical illness insurance. */
function criticalIllnessCoverBrief(household: HouseholdInput, cover: number): AnswerBrief {
  const { months, cover: held } = household;
  const sum = rupeesInWords(cover);
  return {
    subject: 'critical-illness',
    heading: 'Request for an offer: critical illness insurance',
    request: `Please offer in writing a critical illness sum of ${sum}.`,
    facts: [
      { label: 'Sum insured', value: sum },
      ...(held ? [{ label: 'Critical illness cover held', value: rupeesInWords(held) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'place', 'tobacco', 'illnesses', 'telephone'],
    askInWriting: [
      'Which illnesses are on the list, and how severe must each be?',
      'Is a part of the sum paid for an illness that is found early, or is mild?',
      'How long are the first wait and the survival period, in days?',
      'Is the sum paid beside a life cover, or taken from it?',
      'What is the premium, with every loading, and until which age does it stay the same?',
    ],
    mustHaveTerms: [
      `A sum of ${sum}, paid once, whatever the hospital bills are.`,
      'The definition of every illness printed in the offer.',
      'The first wait and the survival period printed in days.',
    ],
    assumed: [
      `The sum replaces what is short in ${countText(months, 'month')} without pay; hospital bills are left out.`,
    ],
  };
}
