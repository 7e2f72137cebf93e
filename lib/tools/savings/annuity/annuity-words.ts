/** The sentences of the answer that compares quoted annuities. */
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import { type AnswerException, maxVerdictLength } from '../../calculators/calculator.ts';
import { headlineSum } from '../../calculators/shared-answer-parts.ts';
import { discountedValue, savingsAfter } from '../../money/saving-goal.ts';
import { rateText, type YearlyReturn, yearlyReturn } from '../../money/yearly-return.ts';

/** Rupees a month, null without a quote; rates in per cent. */
type AnnuityQuotes = {
  price: number;
  lifeOnly: number | null;
  priceBack: number | null;
  joint: number | null;
  rate: number;
  inflation: number;
};

export function annuityVerdict(options: QuotedAnnuity[]): string {
  const { least, most } = extremes(options);
  if (most.monthly > least.monthly) {
    const verdict = `You get the most a month with ${lowerFirst(most.name)}`;
    const isReturned = options.some(({ isPriceReturned }) => isPriceReturned);
    const both = `${verdict}, the most for your nominee with price returned`;
    return isReturned && !most.isPriceReturned && both.length <= maxVerdictLength ? both : verdict;
  }
  const whose = options.length > 1 ? 'Each option pays' : `${least.name} pays`;
  return `${whose} ${rateText(annuityRate(least)).replace(' a year', '')} of its price a year`;
}

/** Equal options share a number; of four, the highest and the lowest. */
export function annuityNumbers(options: QuotedAnnuity[]): HeadlineNumber[] {
  const { least, most, sorted } = extremes(options);
  if (most.monthly === least.monthly)
    return [{ label: 'A month', value: headlineSum(least.monthly) }];
  const shown = sorted.length > 3 ? [most, least] : sorted;
  return shown.map(({ name, monthly }) => ({
    label: `${name}, a month`,
    value: headlineSum(monthly),
  }));
}

function extremes(options: QuotedAnnuity[]) {
  const sorted = options.toSorted((a, b) => b.monthly - a.monthly);
  const [most] = sorted;
  const least = sorted.at(-1);
  if (!most || !least) throw new RangeError('no option was quoted');
  return { most, least, sorted };
}

/** The cost of the return of price, and the length of life that makes up for going without it. */
export function priceOfReturn({ price, lifeOnly, priceBack, rate }: AnnuityQuotes): Prose[] {
  if (lifeOnly === null || priceBack === null || priceBack >= lifeOnly) return [];
  const less = lifeOnly - priceBack;
  const saving = { atHand: 0, monthly: less, raise: 0, rate: rate / 100 };
  const years = Array.from({ length: 60 }, (_, year) => year + 1).find(
    (count) => savingsAfter(count, saving) >= price,
  );
  const costs = `For the return of price you get ${rupeesInWords(less)} a month less`;
  return [
    years === undefined
      ? `${costs}: saved at ${rate}%, that does not grow to the price in 60 years.`
      : `${costs}: saved at ${rate}%, that grows to the price in ${countText(years, 'year')}, so life only leaves more if you live longer.`,
  ];
}

/** The most important first: the answer shows one, and folds the others. */
export function annuityExceptions(
  quotes: AnnuityQuotes,
  options: QuotedAnnuity[],
): AnswerException[] {
  const { lifeOnly, priceBack, joint, inflation } = quotes;
  const { most } = extremes(options);
  const worth = realIncomeAfter(most, 20, inflation / 100);
  return [
    ...(lifeOnly !== null && priceBack !== null && priceBack >= lifeOnly
      ? [
          {
            title: 'Ask about these two quotes again',
            text: 'The quote that returns the price pays no less than life only. Ask whether both are for the same age, price and day.',
          },
        ]
      : []),
    ...(lifeOnly !== null && joint !== null && joint < lifeOnly
      ? [
          {
            title: 'With life only, the income ends with you',
            text: `Income for your spouse after you costs ${rupeesInWords(lifeOnly - joint)} a month.`,
          },
        ]
      : []),
    ...(inflation > 0
      ? [
          {
            title: 'A level income buys less each year',
            text: `In 20 years, ${rupeesInWords(most.monthly)} a month buys what ${rupeesInWords(worth)} buys today, if prices rise ${inflation}% a year.`,
          },
        ]
      : []),
  ];
}

export function annuitySteps(options: QuotedAnnuity[]): NextStep[] {
  return [
    {
      text: 'Ask before you buy: you normally cannot change the option later',
      link: 'Questions',
      href: '/pension-plans#questions',
    },
    {
      text:
        options.length > 1
          ? 'Read what each kind pays, and who receives it'
          : 'Ask for the other options too, for the same price and day',
      link: 'Pension kinds',
      href: '/pension-plans#compare',
    },
    {
      text: 'Work out the income you need',
      link: 'Pension need',
      href: '/pension-plans/pension-calculator',
    },
  ];
}

// One quoted annuity: its payout rate, the later value of its level income, and its return by length of life.
/** Rupees; with return of price at the end, or with income for a certain period. */
export type QuotedAnnuity = {
  name: string;
  price: number;
  monthly: number;
  isPriceReturned: boolean;
  certainYears: number;
};

/** Share of the price, 0.072 for 7.2%. */
export function annuityRate({ price, monthly }: QuotedAnnuity): number {
  return (monthly * 12) / price;
}

/** The value of one month's level income after some years, in today's rupees. */
export function realIncomeAfter(
  { monthly }: QuotedAnnuity,
  years: number,
  inflation: number,
): number {
  return discountedValue(monthly, years, inflation);
}

/**
 * All payments if life ends after these years. The nominee gets the rest of a certain period, and the returned price.
 */
export function totalPaid(annuity: QuotedAnnuity, yearsOfLife: number) {
  const { price, monthly, isPriceReturned, certainYears } = annuity;
  const yearsOfNominee = Math.max(0, certainYears - yearsOfLife);
  return {
    toOwner: monthly * 12 * yearsOfLife,
    toNominee: monthly * 12 * yearsOfNominee + (isPriceReturned ? price : 0),
  };
}

/** Assumes that a year's income is paid at its end, and the returned price at the end of the last one. */
export function returnByLife(annuity: QuotedAnnuity, yearsOfLife: number): YearlyReturn {
  const { price, monthly, isPriceReturned, certainYears } = annuity;
  const years = Math.max(yearsOfLife, certainYears);
  const flows = [-price, ...Array.from({ length: years }, () => monthly * 12)];
  if (isPriceReturned) flows[years] = (flows[years] ?? 0) + price;
  return yearlyReturn(flows);
}
