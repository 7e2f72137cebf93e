/** Tables of the answer "life cover needed": what would change the sum, the need of each year, the nominee. */
import { lifeNominationChange } from '../../../content/figures/life.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable } from '../../calculators/calculator.ts';
import { roundUpCover } from '../round-up-cover.ts';
import type { Family } from './human-life-value-fields.ts';
import { familyNeed, withoutSpouse } from './human-life-value-need.ts';
import { type FamilyNeed, type NeedInYear, needInYear } from './life-cover.ts';

/** The sum when one assumption changes. */
export function changesTable(family: Family, cover: number): AnswerTable {
  const need = familyNeed(family);
  const others: [string, FamilyNeed][] = [
    ...(family.spouse
      ? [['Your spouse’s pay ends as well', withoutSpouse(family)] as [string, FamilyNeed]]
      : []),
    ...(family.edli
      ? [
          ['You leave the job, and EDLI with it', { ...need, cover: need.cover - family.edli }] as [
            string,
            FamilyNeed,
          ],
        ]
      : []),
    ['Your family needs it 5 years longer', { ...need, years: need.years + 5 }],
    ['Prices rise 2 percentage points faster', { ...need, inflation: need.inflation + 0.02 }],
    ['The money earns 2 percentage points more', { ...need, interest: need.interest + 0.02 }],
  ];
  return {
    caption: 'What would change the sum',
    columns: ['If', 'Cover'],
    rows: [
      ['It comes as you entered it', rupeesInWords(cover)],
      ...others.map(([label, other]) => [
        label,
        rupeesInWords(roundUpCover(needInYear(other, 0).missing)),
      ]),
    ],
  };
}

export function yearTable(years: readonly NeedInYear[], age: number): AnswerTable {
  return {
    caption: 'Year by year, in rupees of that year',
    columns: ['If you died at', 'It would need'],
    rows: sampleYears(years, 10).map(({ year, living, pension, loans, goals, needed }) => {
      const parts = [
        ['to live on', living],
        ['for your spouse’s pension years', pension],
        ['for loans', loans],
        ['for goals', goals],
      ] as const;
      const visibleParts = parts.filter(([, amount]) => amount >= 0.5);
      const words = visibleParts.map(([name, amount]) => `${rupeesInWords(amount)} ${name}`);
      return [
        `${age + year}`,
        `${words.length > 1 ? `${rupeesInWords(needed)}: ` : ''}${words.join(', ') || 'nothing'}`,
      ];
    }),
  };
}

/** At most about `count` rows at equal distances, including the first and the last. */
function sampleYears(years: readonly NeedInYear[], count: number): NeedInYear[] {
  const step = Math.ceil((years.length - 1) / (count - 1)) || 1;
  const last = years.length - 1;
  return years.filter(
    ({ year }) => (year % step === 0 && last - year >= step / 2) || year === last,
  );
}

export const nomineeTable: AnswerTable = {
  caption: 'Which nominee?',
  columns: ['You name', 'What happens to the money'],
  rows: [
    ['Spouse, child, mother or father', 'It is theirs. You can name several, with shares.'],
    ['A child under 18', 'It is the child’s. Name an adult appointee who receives it meanwhile.'],
    ['Anybody else', 'They receive it, but your legal heirs may have a claim to it.'],
    [
      'Wife or children, and you have debts',
      'A married man can mark the policy under the Married Women’s Property Act on the day he buys: creditors cannot reach it then.',
    ],
    ['Somebody else later', `You can change the nominee ${lifeNominationChange.text}, in writing.`],
  ],
};
