/** Compares quoted annuity options: the words, tables and chart of their answer. */
import { rupees } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable, BarChart } from '../calculators/calculator.ts';
import { savingsAfter } from '../money/saving-goal.ts';
import { rateText } from '../money/yearly-return.ts';
import {
  annuityRate,
  type QuotedAnnuity,
  realIncomeAfter,
  returnByLife,
  totalPaid,
} from './quoted-annuity.ts';

/** Rupees a month, null without a quote; `rate` in per cent. */
type AnnuityQuotes = {
  price: number;
  lifeOnly: number | null;
  priceBack: number | null;
  joint: number | null;
  rate: number;
};

export function shareText(option: QuotedAnnuity): string {
  return `${(annuityRate(option) * 100).toFixed(1)}% a year`;
}

export function annuityVerdict(options: QuotedAnnuity[]): string {
  const [least, ...more] = options.toSorted((a, b) => a.monthly - b.monthly);
  const most = more.at(-1);
  if (!least) throw new RangeError('no option was quoted');
  return most && most.monthly > least.monthly
    ? `${rupees(least.monthly)} to ${rupees(most.monthly)} a month, the most for ${most.name.toLowerCase()}`
    : `${rupees(least.monthly)} a month, ${shareText(least).replace(' a year', '')} of the price each year`;
}

/** The cost of the return of price, and the length of life that makes up for going without it. */
export function priceOfReturn({ price, lifeOnly, priceBack, rate }: AnnuityQuotes): string[] {
  if (lifeOnly === null || priceBack === null) return [];
  const less = lifeOnly - priceBack;
  if (less <= 0) {
    return [
      'The quote that returns the price pays no less than life only. Ask whether both are for the same age, price and day.',
    ];
  }
  const saving = { atHand: 0, monthly: less, raise: 0, rate: rate / 100 };
  const years = Array.from({ length: 60 }, (_, year) => year + 1).find(
    (count) => savingsAfter(count, saving) >= price,
  );
  return [
    `Return of the price costs ${rupees(less)} a month. ${
      years === undefined
        ? `Put aside at ${rate}%, that does not grow to the price in 60 years.`
        : `Put aside at ${rate}%, that grows to the price in ${countText(years, 'year')}. If you live longer than that, life only leaves more.`
    }`,
  ];
}

export function priceOfJointLife({ lifeOnly, joint }: AnnuityQuotes): string[] {
  if (lifeOnly === null || joint === null || joint >= lifeOnly) return [];
  return [
    `Income for your spouse after you costs ${rupees(lifeOnly - joint)} a month. With life only, it ends with you.`,
  ];
}

export function purchasingPowerTable(options: QuotedAnnuity[], inflation: number): AnswerTable {
  return {
    caption: 'What a month’s income buys later, in today’s rupees',
    columns: ['Option', 'In 10 years', 'In 20 years'],
    rows: options.map((option) => [
      option.name,
      ...[10, 20].map((years) => rupees(realIncomeAfter(option, years, inflation))),
    ]),
  };
}

export function lifeTable(options: QuotedAnnuity[]): AnswerTable {
  const lives = [10, 20, 30];
  return {
    caption: 'Yearly return on the price, by length of life from today',
    columns: ['Option', ...lives.map((years) => `${years} years`)],
    rows: options.map((option) => [
      option.name,
      ...lives.map((years) => {
        const yearlyReturns = returnByLife(option, years);
        return yearlyReturns.kind === 'rate' ? rateText(yearlyReturns.rate) : 'nearly all is lost';
      }),
    ]),
  };
}

export function lifeChart(options: QuotedAnnuity[]): BarChart {
  const bars: BarChart['bars'] = options.map((option) => {
    const { income, returned } = totalPaid(option, 20);
    const toNominee = { label: 'To the nominee', amount: returned, tone: 'growth' as const };
    return {
      label: option.name,
      parts: [
        { label: 'Income', amount: income, tone: 'own' },
        ...(returned > 0 ? [toNominee] : []),
      ],
    };
  });
  return { title: 'Paid if life ends after 20 years', bars };
}
