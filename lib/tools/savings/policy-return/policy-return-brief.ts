/** The brief for the insurer that quoted the plan, or an adviser who compares it. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { QuotedPlan } from './policy-return-fields.ts';

const kindNames: Record<QuotedPlan['kind'], string> = {
  nonParticipating: 'Non-participating',
  participating: 'Participating',
  unitLinked: 'Unit-linked (ULIP)',
  capitalGuarantee: 'Capital guarantee, two parts',
  unknown: 'Not said in the quotation',
};

export function policyReturnBrief(quoted: QuotedPlan): AnswerBrief {
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
