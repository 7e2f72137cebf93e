/**
 * Counted by hand: payments at the start of n years, each higher by g, discounted at r, are worth A × (1 − q^n) ÷ (1 −
 * q), q = (1 + g) ÷ (1 + r), and A × n where g is r; plus loans and goals, less existing cover; rounded up to a lakh.
 */

import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import {
  readInput,
  testAnswers,
  testDirections,
  testSoundAnswers,
} from '../../../../testing/data/answer-rows.ts';
import { expectVerdictOfWorking } from '../../../../testing/data/expect-sound-answer.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import { coverByAge } from '../../../content/drawings.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { humanLifeValueCalculator } from './human-life-value-calculator.ts';
import { needInYear } from './life-cover.ts';

// Inflation equals the interest rate, so each year counts once.
const ten = 'age 34; income 10 lakh; loans 0; inflation 6';
const answers = testAnswers(humanLifeValueCalculator);
const tenAnswers = testAnswers(humanLifeValueCalculator, { given: ten });

// The sum is the last amount of the working.
testRows(['typed'], ({ typed = '', sum = '' }) => {
  const input = readInput(humanLifeValueCalculator, typed);
  return {
    sum: () => {
      expectVerdictOfWorking(answerCalculator(humanLifeValueCalculator, input), sum);
      return sum;
    },
  };
})`
  typed | sum | why
  ${ten}; years 15; spending 6 lakh; loans 40 lakh; goals 20 lakh; savings 30 lakh | ₹1.2 crore for 15 years, until you are 49 | as worked through on the page: 6 × 15 + 40 + 20 − 30 lakh
  ${ten} | ₹1.82 crore for 26 years, until you are 60 | 70% of 10 lakh, until 60
  age 34; income 10 lakh; loans 0 | ₹1.82 crore for 26 years, until you are 60 | when nobody says, money earns what prices rise: 7 × 26 lakh
  age 34; income 10 lakh; loans 0; inflation 4; interest 6 | ₹1.45 crore for 26 years, until you are 60 | an address that states both rates keeps them: g 4, r 6, 7 × 20.701 lakh
  age 34; income 12,00,000; years 22; loans 40 lakh; inflation 4; interest 6 | ₹1.93 crore for 22 years | g 4, r 6: 8.4 × 18.144 + 40 lakh
  age 34; income 15 lakh; loans 35 lakh; child 2 | ₹3.08 crore for 26 years, until you are 60 | a loan and a child of 2: 10.5 × 26 + 35 lakh
  ${ten}; age 50; child 3; education 45 lakh | ₹1.99 crore for 22 years, until you are 72 | children of 3 and 17: 7 × 22 + 45 lakh
  ${ten}; years 10; education 20 lakh; goals 5 lakh | ₹95 lakh for 10 years | education beside other goals: 7 × 10 + 20 + 5 lakh
  ${ten}; years 10; spouseYears 20 | ₹1.4 crore for 10 years | a spouse’s 20 pension years on half: 7 × 10 + 3.5 × 20 lakh
  ${ten}; age 59; spouseYears 25; spouseShare 60 | ₹1.12 crore for 1 year, until you are 60 | the last year before retirement, and 25 pension years on 60%: 7 + 4.2 × 25 lakh
  ${ten}; years 10; spouseYears 2; inflation 4; interest 6 | ₹71 lakh for 10 years | pension years at g 4, r 6: 7 × 9.185 + 3.5 × (0.8265 + 0.8110) lakh
  ${ten}; years 20; interest 8 | ₹1.18 crore | g 6, r 8: 7 × 16.843 lakh
  ${ten}; years 20; inflation 8; interest 6 | ₹1.69 crore | g 8, r 6: 7 × 24.025 lakh
  ${ten}; years 20; inflation 0; interest 7 | ₹80 lakh for 20 years | g 0, r 7: 7 × 11.336 lakh
  ${ten}; years 20; inflation 0; interest 0 | ₹1.4 crore | both rates 0: 7 × 20 lakh
  ${ten}; years 60; inflation 4; interest 7 | ₹2.05 crore for 60 years, until you are 94 | g 4, r 7 over 60 years: 7 × 29.192 lakh
  ${ten}; years 1; spared 65 | ₹4 lakh for 1 year, | one year: the rates do not count
  ${ten}; years 10; spared 0 | ₹1 crore | all of the income: 10 × 10 lakh
  ${ten}; child 4 | ₹1.82 crore for 26 years | a child of 4 earns at 25, before 60 comes: 7 × 26 lakh
  ${ten}; child 2; until 50 | ₹1.61 crore for 23 years, until you are 57 | a child of 2 earns at 25, after work ends at 50: 7 × 23 lakh
  ${ten}; years 10; spending 7 lakh; spouse 5 lakh | ₹20 lakh for 10 years | a spouse’s 5 lakh of 7: 2 × 10 lakh
  ${ten}; years 10; spouse 5 lakh | ₹55 lakh for 10 years | a spouse’s 5 lakh, spending not known: (70% of 15 − 5) × 10 lakh
  ${ten}; years 10; spouse 5 lakh; spouseYears 20 | ₹1.25 crore for 10 years | and 20 pension years on half of what the lost 10 lakh paid: 5.5 × 10 + 3.5 × 20 lakh
  ${ten}; years 10; spending 5 lakh; spouse 6 lakh; loans 25,50,000 | ₹26 lakh for 10 years | a spouse who earns all that is spent leaves the loan
  ${ten}; years 10; savings 20 lakh; cover 10 lakh; edli 7 lakh | ₹33 lakh for 10 years | what is there: 70 − 20 − 10 − 7 lakh
  ${ten}; years 10; savings 70 lakh | No more life cover: your family would have enough today | enough is there
  ${ten}; age 35; income 0; years 18; spending 3 lakh | ₹54 lakh for 18 years, until you are 53 | no income, a household to run: 3 × 18 lakh
  ${ten}; age ३४; income १०,००,०००; years 10 | ₹70 lakh for 10 years | in other digits
  ${ten}; age 18; income 100 crore; years 60; loans 100 cr; spared 0 | ₹6,100 crore for 60 years, until you are 78 | a hundred crore
`;

const need = {
  yearly: 0,
  years: 30,
  pensionYearly: 0,
  pensionYears: 0,
  loans: 0,
  loanYears: 30,
  goals: 0,
  savings: 0,
  cover: 0,
  inflation: 0.06,
  interest: 0.06,
};

test('a death in a later year needs the remaining years, at the prices of that year', () => {
  const own = { yearly: 700_000, years: 20, loans: 4_000_000, loanYears: 10, goals: 1_000_000 };
  const later = { ...need, ...own, savings: 500_000 };
  const fifth = needInYear(later, 5);
  expect(fifth.living).toBeCloseTo(700_000 * 1.06 ** 5 * 15, 2);
  expect(fifth.loans).toBe(2_000_000);
  expect(fifth.goals).toBeCloseTo(1_338_225.58, 2);
  expect(fifth.has).toBeCloseTo(669_112.79, 2);
  expect(needInYear(later, 15).loans).toBe(0);
});

test('a loan alone falls as in the page’s drawing of cover that falls with a loan', () => {
  const curve = coverByAge.curves.find(({ id }) => id === 'decreasing');
  const drawn = curve?.points.map(({ age }) => ({
    age,
    lakh: needInYear({ ...need, loans: 10_000_000 }, age - 30).missing / 100_000,
  }));
  expect(drawn).toEqual(curve?.points);
});

test('the spouse’s pension years move closer with each year and stay whole to the end', () => {
  const pension = { pensionYearly: 100_000, pensionYears: 2, inflation: 0, interest: 0.1 };
  const later = { ...need, years: 3, loanYears: 3, ...pension };
  // 1 lakh at the start of the fourth and of the fifth year from today.
  expect(needInYear(later, 0).pension).toBeCloseTo(100_000 / 1.1 ** 3 + 100_000 / 1.1 ** 4, 2);
  expect(needInYear(later, 2).pension).toBeCloseTo(100_000 / 1.1 + 100_000 / 1.1 ** 2, 2);
});

// The bars: what the sum is for, and what pays it.
const drawn = 'years 10; loans 5 lakh; education 20 lakh';
const needed = '…: to live on 7000000, loans 500000, education 2000000';
tenAnswers`
  typed | exception | no says | tables | bars | says | brief | why
  years 30 | At your age 47 it would fall short by ₹43.82 lakh: … | | /(?: \/ [^/]*;[^/]*){9}/ | | | | 7 × 1.06^t × (30 − t) lakh is largest at t = 13: 2.54 crore, 44 lakh above 2.1 crore
  years 10 | | fall short | | | | …A sum of ₹70 lakh for 10 years, paid once on death. / …
  years 10; savings 70 lakh | | | | | | – | nothing is missing
  ${drawn} | | | | ${needed}
  ${drawn}; savings 10 lakh; edli 7 lakh | | | | ${needed} / …: savings 1000000, cover you have 700000, new cover 7800000
  years 10; spending 7 lakh; spouse 5 lakh | | | …/ Your spouse’s pay ends as well; ₹70 lakh… | | …Your spouse’s pay lowers the sum by ₹50 lakh.… | | a spouse’s pay is calculated with and without
  age 34 | | | | | …Does your spouse earn? Enter the pay…
  years 10; edli 7 lakh | | | /^[^/]* / It comes as you entered it; ₹63 lakh / You leave the job, and EDLI with it; ₹70 lakh\b/ | | | | provident fund cover ends with the job
`;

// What a family may need and has not entered is named; what falls short later counts more than the pension years.
tenAnswers`
  typed | exception | no exception | says
  child 3 | Not in the sum so far: Your child’s education and your spouse’s pension years: [enter them](#change)…course…
  years 10; child 3; education 20 lakh | Not in the sum so far: Your spouse’s pension years: [enter them](#change) if the sum has to pay for them.
  years 30; child 3; education 20 lakh | At your age …: … | | …Not in the sum so far. Your spouse’s pension years…
  years 10; child 3; goals 20 lakh; spouseYears 0 | | Not in the sum so far
`;

test('without other money the bar adds up to the cover, which is rounded up', () => {
  const typed = `${ten}; income 12 lakh; years 26; loans 40 lakh`;
  const input = readInput(humanLifeValueCalculator, typed);
  const { chart, numbers } = answerCalculator(humanLifeValueCalculator, input);
  const total = chart?.bars[0]?.parts.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  expect(rupeesInWords(total)).toBe(numbers[0]?.value);
});

answers`
  typed | error | why
  ${ten}; age 0 | age: Enter a number from 18 to 80 (years).
  ${ten}; age 17 | age: …
  ${ten}; age 101 | age: …
  ${ten}; income -5 | income: Enter a sum, such as 50000…
  ${ten}; income 0 | spending: …Without an income…
  ${ten}; age 60 | years: …Enter the years…
  ${ten}; age 70; child 30 | years: …Enter the years…
  ${ten}; age 70; years 40 | years: Enter fewer years: you would be 110.
  age 34; years 20; income 15 | income: Is it ₹15 a year, or 15 lakh?… | a sum too small for a year is asked about
  age 34; years 20; income 999 | income: Is it ₹999 a year, or 999 lakh?…
  age 34; years 20; income 1,000 | income: Is it ₹1,000 a year, or a month?…
  age 34; years 20; income 9,999 | income: Is it ₹9,999 a year, or a month?…
  age 34; years 20; income 12 lakh; spouse 6 | spouse: Is it ₹6 a year, or 6 lakh?…
  age 34; years 20; income 12 lakh; spending 50 | spending: Is it ₹50 a year, or 50 lakh?…
`;
answers`
  typed | subject | why
  age 34; years 20; income 0; spending 3 lakh | …for 20 years | no income at all
  age 34; years 20; income 10000 | …for 20 years | ten thousand a year
`;

// A month’s pay typed as a year’s is asked about.
testAnswers(humanLifeValueCalculator, {
  given: 'age 34; years 20; spending 3 lakh; spouseYears 0',
})`
  typed | exception
  income 50000 | Is ₹50,000 your income of a year?: …enter the year’s](#change): ₹6 lakh.…
  income 1,19,999 | Is ₹1.2 lakh your income of a year?: …₹14.4 lakh.…
  income 1.2 lakh | –
  income 0 | –
`;

const coverOf: Parameters<typeof testDirections>[1] = ({ working, verdict }) =>
  verdict.startsWith('No more') ? 0 : Number(working.rows.at(-1)?.value.replace(/\D/g, ''));

testDirections(
  humanLifeValueCalculator,
  coverOf,
  {
    age: [18, 58],
    income: [10_000, 5_010_000],
    years: [1, 31],
    loans: [0, 8_000_000],
    spared: [0, 91],
    spouse: [10_000, 3_010_000],
    savings: [0, 10_000_000],
    cover: [0, 10_000_000],
    goals: [0, 5_000_000],
    education: [0, 5_000_000],
    inflation: [0, 13],
    interest: [0, 13],
  },
  {
    up: { income: 3e6, loans: 3e6, goals: 3e6, education: 3e6, years: 11, spouseYears: 5 },
    down: { savings: 3e6, cover: 3e6, spouse: 3e6 },
  },
);

// Of a spouse's pension years too, which come later the more years are needed.
testDirections(
  humanLifeValueCalculator,
  coverOf,
  {
    age: [18, 58],
    income: [10_000, 5_010_000],
    years: [1, 31],
    spouse: [10_000, 3_010_000],
    spouseYears: [1, 41],
    inflation: [0, 13],
    interest: [0, 13],
  },
  { up: { income: 3e6, spouseYears: 5 }, down: { spouse: 3e6 } },
);

testSoundAnswers(humanLifeValueCalculator, [
  ['age 18', 'age 59', 'age 80'],
  ['years 1; spouseYears 1', 'years 2; spouseYears 2', 'years 20; spouseYears 20'],
  ['0', '10,000', '99,999', '100 crore'].map((sum) => {
    const names = ['loans', 'savings', 'spouse', 'spending', 'goals', 'edli', 'education'];
    const same = names.map((name) => `${name} ${sum}`).join('; ');
    return `income ${sum === '0' ? '10000' : sum}; ${same}`;
  }),
  ['inflation 0', 'inflation 6', 'inflation 20'],
]);
