/** The calculator "life cover needed": a family's spending and debts, less what it has, for the years it needs. */

import {
  lifeBeneficialNominee,
  lifeNominationChange,
  marriedWomensPropertyAct,
  saralJeevanMaturityAge,
  saralJeevanSumAssured,
  saralJeevanTerm,
} from '../../content/figures/life.ts';
import { edliMaximum2025 } from '../../content/figures/life-schemes.ts';
import { inflationTarget } from '../../content/figures/savings.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import {
  changesTable,
  coverByAgeChart,
  coverWorkingRows,
  nomineeTable,
  yearTable,
} from './cover-parts.ts';
import {
  type Family,
  familyFields,
  familyNeed,
  interestOf,
  maxAge,
  withoutSpouse,
  yearsOfNeed,
} from './family.ts';
import { type FamilyNeed, type NeedInYear, needByYear, needInYear } from './life-cover.ts';
import { roundUpCover } from './round-up-cover.ts';

export const humanLifeValueCalculator = defineCalculator({
  id: 'human-life-value-calculator',
  question: 'How much life cover does your family need?',
  lead: 'The sum, for how many years, and who should receive it.',
  button: 'Work out the cover',
  detailsLabel: 'Savings, spouse’s pay, other goals, and what we assume',
  fields: familyFields,
  // Our own example.
  examples: [
    {
      label: 'Aged 34, ₹12 lakh a year, a loan of ₹40 lakh',
      typed: { age: '34', income: '12 lakh', years: '22', loans: '40 lakh' },
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
  check: (family) => {
    const { income, spending, years, age } = family;
    if (income === 0 && spending === null) {
      return { spending: 'Without an income, enter what your family spends in a year.' };
    }
    const yearsCounted = yearsOfNeed(family);
    if (years === null && yearsCounted < 1) {
      return { years: 'Enter the years: at your age they cannot be counted from the details.' };
    }
    return age + yearsCounted > maxAge
      ? { years: `Enter fewer years: you would be ${age + yearsCounted}.` }
      : {};
  },
  answer: (family) => {
    const need = familyNeed(family);
    const years = needByYear(need);
    const today = needInYear(need, 0);
    const cover = roundUpCover(today.missing);
    return {
      verdict:
        cover > 0
          ? `Life cover of ${rupeesInWords(cover)} for ${countText(need.years, 'year')}, until you are ${family.age + need.years}`
          : 'No more life cover: your family would have enough today',
      text: [
        meaningText(family, need, cover),
        spouseText(family, cover),
        ...leftOutText(family),
        ...laterText(years, cover, family.age),
        `Name your spouse, a child or a parent as nominee. ${nomineeRule}`,
      ],
      working: {
        caption: 'What your family would need today',
        rows: coverWorkingRows(family, need, cover),
      },
      chart: coverByAgeChart(years, cover, family.age),
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
              `In the pension years your spouse spends ${family.spouseShare}% of what the family spends, and earns nothing. Change it.`,
            ]
          : []),
        'The life cover you have lasts as long as the need.',
      ],
      next: [
        'Insurers also limit the sum to what your income supports: [how to choose](/term-insurance#how-to-choose).',
        `The standard plan, Saral Jeevan Bima, comes in sums of ${saralJeevanSumAssured.text}, for ${saralJeevanTerm.text}, up to age ${saralJeevanMaturityAge.text}.`,
        'Public schemes may pay as well: [cover your family may have already](/term-insurance#cover-you-may-have).',
        'A serious illness would stop your pay too: [the sum for that](/critical-illness-insurance).',
      ],
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

const nomineeRule = `By law, ${lifeBeneficialNominee.text} named as nominees own the money. Anybody else receives it, but your legal heirs may have a claim to it.`;

function meaningText(family: Family, { yearly, years }: FamilyNeed, cover: number): string {
  if (yearly === 0) {
    return 'Your spouse’s pay would cover what your family spends. What counts is the rest: loans, goals and later years.';
  }
  const from = cover > 0 ? 'Your family would get' : 'From what you have, your family would get';
  const loans = family.loans > 0 ? ', and your loans would be repaid' : '';
  return `${from} ${rupeesInWords(yearly)} a year for ${countText(years, 'year')}, rising with prices${loans}.`;
}

/** What a family may need and has not entered: a sum of zero for it is ours, not the family's. */
function leftOutText({ child, education, goals, spouseYears }: Family): string[] {
  const noEducation = child !== null && education === null && goals === null;
  const missing = [
    ...(noEducation ? ['your child’s education'] : []),
    ...(spouseYears === null ? ['your spouse’s pension years'] : []),
  ];
  if (missing.length === 0) return [];
  const course = noEducation
    ? ' [What a course may cost](/child-plans/child-education-calculator).'
    : '';
  return [`Not in the sum: ${missing.join(' and ')}. Enter them if they are to be paid.${course}`];
}

/** With and without a spouse's pay, because it may stop. */
function spouseText(family: Family, cover: number): string {
  if (!family.spouse)
    return 'Your spouse earns? Enter the pay in the details: it can lower the sum.';
  const coverWithoutSpouse = roundUpCover(needInYear(withoutSpouse(family), 0).missing);
  return coverWithoutSpouse === cover
    ? 'Your spouse’s pay does not change the sum.'
    : `Your spouse’s pay lowers the sum by ${rupeesInWords(coverWithoutSpouse - cover)}. Do not count it if your spouse might have to stop working.`;
}

/** A level sum loses value every year; the growth of savings meanwhile is included. */
function laterText(years: readonly NeedInYear[], cover: number, age: number): string[] {
  const short = years.map(({ missing }) => missing - cover);
  const maxShortfall = Math.max(...short);
  if (maxShortfall < 100_000) return [];
  const at = age + short.indexOf(maxShortfall);
  return [
    `Rising prices outrun a level sum: at your age ${at} it would fall short by ${rupeesInWords(maxShortfall)}. Ask for cover that grows, or work it out again every few years.`,
  ];
}
