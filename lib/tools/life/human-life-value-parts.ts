/**
 * Sections of the answer "life cover needed": the working line by line, the chart by age, sensitivities, the nominee.
 */
import { lifeNominationChange } from '../../content/figures/life.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../calculators/calculator.ts';
import {
  type Family,
  familyNeed,
  interestOf,
  livingCosts,
  withoutSpouse,
} from './human-life-value-family.ts';
import { type FamilyNeed, type NeedInYear, needInYear } from './life-cover.ts';
import { closingRows, coverBar, optionalRow, roundUpCover } from './round-up-cover.ts';

export function coverWorkingRows(family: Family, need: FamilyNeed, cover: number): WorkingRow[] {
  const today = needInYear(need, 0);
  return [
    {
      label: `To live on for ${countText(need.years, 'year')}`,
      value: rupees(today.living),
      note: livingNote(family, need, today.living),
    },
    ...optionalRow('Your spouse’s pension years', today.pension).map((row) => ({
      ...row,
      note: `${family.spouseShare}% of the spending for ${countText(need.pensionYears, 'year')} after that.`,
    })),
    ...optionalRow('Loans to repay', today.loans),
    ...optionalRow('Your children’s education', family.education),
    ...optionalRow('Other goals', family.goals),
    { label: 'Your family would need', value: rupees(today.needed), isTotal: true },
    ...optionalRow('Savings it may use', -today.savings),
    ...optionalRow('Life cover you have', -(family.cover ?? 0)),
    ...optionalRow('Provident fund cover (EDLI)', -(family.edli ?? 0)),
    ...closingRows(today, cover),
  ];
}

function livingNote(family: Family, { yearly, years }: FamilyNeed, living: number): string {
  const { income, spending, spared, spouse, inflation } = family;
  const interest = interestOf(family);
  const incomes = spouse ? `${rupees(income)} and ${rupees(spouse)}` : rupees(income);
  const household =
    spending === null
      ? `${100 - spared}% of ${incomes} is ${rupees(livingCosts(family).household)} a year`
      : `${rupees(spending)} a year`;
  const replaced = spouse ? `, less your spouse’s pay: ${rupees(yearly)}` : '';
  if (yearly === 0) return `${household}${replaced}.`;
  const factor = (Math.round((living / yearly) * 100) / 100).toLocaleString('en-IN');
  const times = factor === '1' ? 'once' : `${factor} times`;
  const reason =
    inflation === interest
      ? `prices rise as fast as the money grows, so it counts ${times}`
      : `over ${countText(years, 'year')} it counts ${times}, as prices rise ${inflation}% a year and the money earns ${interest}%`;
  return `${household}${replaced}; ${reason}.`;
}

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
    caption: 'Year by year: what it would be for, in rupees of that year',
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

/** One level sum against the need of each year. */
export function coverByAgeChart(
  years: readonly NeedInYear[],
  cover: number,
  age: number,
): BarChart {
  return {
    title: 'What your family would need, by your age',
    bars: sampleYears(years, 7).map((need) => coverBar(`At ${age + need.year}`, need, cover)),
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
