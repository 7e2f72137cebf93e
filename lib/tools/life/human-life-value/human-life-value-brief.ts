/** The brief for an insurer or adviser: an offer of term insurance. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { Family } from './human-life-value-fields.ts';
import type { FamilyNeed } from './life-cover.ts';

export function humanLifeValueBrief(family: Family, need: FamilyNeed, cover: number): AnswerBrief {
  const { age, income, inflation } = family;
  const { years, yearly, loans, goals, savings } = need;
  const [sum, term] = [rupeesInWords(cover), countText(years, 'year')];
  const held = need.cover;
  return {
    subject: 'life',
    heading: 'Request for an offer: term insurance',
    request: `Please offer in writing life cover of ${sum} for ${term}.`,
    facts: [
      {
        label: 'Proposer',
        value: `Aged ${age}, ${income > 0 ? `income of ${rupeesInWords(income)} a year in hand` : 'no income'}`,
      },
      { label: 'Sum assured', value: sum },
      { label: 'Term', value: `${term}, until age ${age + years}` },
      ...(held > 0 ? [{ label: 'Life cover held', value: rupeesInWords(held) }] : []),
    ],
    blanks: ['name', 'birth', 'sex', 'place', 'tobacco', 'telephone'],
    askInWriting: [
      `What is the premium for ${sum} over ${term}, with every loading, and does it stay the same?`,
      'How much cover does this income allow?',
      'Which causes of death are not paid, and for how long?',
      'Which medical tests and papers are needed before acceptance?',
      'Can the sum grow with prices, and what does that add to the premium?',
    ],
    mustHaveTerms: [
      `A sum of ${sum} for ${term}, paid once on death.`,
      'A premium for the whole term, printed in the offer.',
      'The nominee named in the policy, with shares where there are several.',
    ],
    assumed: [
      ...(yearly > 0
        ? [`The family needs ${rupeesInWords(yearly)} a year, rising ${inflation}% a year.`]
        : []),
      ...(loans > 0 ? [`Loans of ${rupeesInWords(loans)} are repaid from the sum.`] : []),
      ...(goals > 0 ? [`Education and other goals: ${rupeesInWords(goals)}.`] : []),
      ...(savings + held > 0
        ? [`Taken off already: ${rupeesInWords(savings + held)} of savings and life cover held.`]
        : []),
    ],
  };
}
