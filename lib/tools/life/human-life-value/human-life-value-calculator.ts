/** The calculator "life cover needed": a family's spending and debts, less what it has, for the years it needs. */
import {
  lifeBeneficialNominee,
  lifeNominationChange,
  marriedWomensPropertyAct,
  saralJeevanMaturityAge,
  saralJeevanSumAssured,
  saralJeevanTerm,
} from '../../../content/figures/life.ts';
import { edliMaximum2025 } from '../../../content/figures/life-schemes.ts';
import { inflationTarget } from '../../../content/figures/savings.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { exceptionSentence, foldExceptions } from '../../calculators/shared-answer-parts.ts';
import type { Family } from './human-life-value-fields.ts';
import { interestOf, isPensionOfOwnIncome } from './human-life-value-need.ts';
import { coverNeeded, humanLifeValueOpening } from './human-life-value-opening.ts';
import { changesTable, nomineeTable, yearTable } from './human-life-value-tables.ts';
import {
  coverExceptions,
  coverSteps,
  familyText,
  meaningText,
  spouseText,
} from './human-life-value-words.ts';
import { coverWorkingRows } from './human-life-value-working.ts';
import type { FamilyNeed } from './life-cover.ts';
import { needByYear } from './life-cover.ts';

const nomineeRule = `By law, ${lifeBeneficialNominee.text} named as nominees own the money. Anybody else receives it, but your legal heirs may have a claim to it.`;

export const humanLifeValueCalculator = defineCalculator({
  id: 'human-life-value-calculator',
  question: 'How much life cover does your family need?',
  lead: 'The sum, for how many years, and who should receive it.',
  button: 'Work out the cover',
  detailsLabel: 'Savings, spouse’s pay, other goals, and what we assume',
  fields: humanLifeValueOpening.fields,
  // Our own example, and no figure of an insurer.
  examples: [
    {
      label: 'Aged 34, ₹12 lakh a year, loan ₹40 lakh',
      typed: { age: '34', income: '12 lakh', years: '26', loans: '40 lakh' },
    },
    {
      label: 'Two incomes, savings of ₹15 lakh',
      typed: {
        age: '40',
        income: '12 lakh',
        years: '15',
        loans: '0',
        spouse: '6 lakh',
        savings: '15 lakh',
      },
    },
  ],
  check: humanLifeValueOpening.check,
  inputSummary: familyText,
  answer: (family, today) => {
    const { need, cover } = coverNeeded(family);
    const years = needByYear(need);
    return {
      ...humanLifeValueOpening.opening(family, today),
      text: [meaningText(family, need)],
      nextSteps: coverSteps(cover),
      ...foldExceptions(coverExceptions(family, years, cover), 'Why', (others) => [
        spouseText(family, cover),
        ...others.map(exceptionSentence),
        nomineeRule,
      ]),
      working: {
        caption: 'What your family would need today',
        rows: coverWorkingRows(family, need, cover),
      },
      tables: [changesTable(family, cover), yearTable(years, family.age), nomineeTable],
      assumptions: [
        `Prices rise ${family.inflation}% a year, and money your family keeps earns ${interestOf(family)}% after tax. Nobody knows either: change them.`,
        ...(family.spending === null
          ? [
              `Your family could do without ${family.spared}% of the income. Change it, or enter what it spends.`,
            ]
          : []),
        ...(family.spending === null && family.loans > 0
          ? [
              'Instalments you pay from your income would stop. If they are large, enter the spending instead.',
            ]
          : []),
        'Money is taken out at the start of each year, and you save nothing new after today.',
        'Education and other goals cost more as prices rise; loans shrink evenly.',
        ...(family.spouseYears
          ? [
              isPensionOfOwnIncome(family)
                ? `In the pension years your spouse needs ${family.spouseShare}% of what your income pays for; the rest comes from what your spouse earned. Change it.`
                : `In the pension years your spouse spends ${family.spouseShare}% of what the family spends, and earns nothing. Change it.`,
            ]
          : []),
        'The life cover you have lasts as long as the need.',
      ],
      related: [
        `The standard plan, Saral Jeevan Bima, comes in sums of ${saralJeevanSumAssured.text}, for ${saralJeevanTerm.text}, up to age ${saralJeevanMaturityAge.text}.`,
        'Public schemes may pay as well: [cover your family may have already](/term-insurance#cover-you-may-have).',
        'A serious illness would stop your pay too: [the sum for that](/critical-illness-insurance).',
      ],
      subject:
        cover > 0
          ? `life cover of ${rupeesInWords(cover)} for ${countText(need.years, 'year')}`
          : 'the life cover that you have',
      ...(cover > 0 && { brief: humanLifeValueBrief(family, need, cover) }),
      requiredCovers: cover > 0 ? [{ age: family.age, sum: cover, term: need.years }] : [],
      figures: [
        inflationTarget,
        lifeBeneficialNominee,
        lifeNominationChange,
        marriedWomensPropertyAct,
        saralJeevanSumAssured,
        saralJeevanTerm,
        saralJeevanMaturityAge,
        edliMaximum2025,
      ],
    };
  },
});

/** The brief for an insurer or adviser: an offer of term insurance. */
function humanLifeValueBrief(family: Family, need: FamilyNeed, cover: number): AnswerBrief {
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
