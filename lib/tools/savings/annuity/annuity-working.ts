/** The drawing and the tables of the answer that compares quoted annuities. */
import { rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import { rateText } from '../../money/yearly-return.ts';
import { type QuotedAnnuity, realIncomeAfter, returnByLife, totalPaid } from './quoted-annuity.ts';

export function purchasingPowerTable(options: QuotedAnnuity[], inflation: number): AnswerTable {
  return {
    caption: 'What a month’s income buys later, in today’s rupees',
    columns: ['Option', 'In 10 years', 'In 20 years'],
    rows: options.map((option) => [
      option.name,
      ...[10, 20].map((years) => rupeesInWords(realIncomeAfter(option, years, inflation))),
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

/** Three of four quotes are drawn; the table has all. */
export const maxBars = 3;
const drawnYears = 20;
const chartTitle = `Paid to you, and to your nominee, if you die after ${drawnYears} years`;

export function lifeChart(options: QuotedAnnuity[]): BarChart {
  return {
    title: chartTitle,
    bars: options.slice(0, maxBars).map((option) => {
      const { toOwner, toNominee } = totalPaid(option, drawnYears);
      return {
        label: option.name,
        parts: chartParts([
          { label: 'to you', amount: toOwner, tone: 'insurer' },
          { label: 'to your nominee', amount: toNominee, tone: 'insurer2' },
        ]),
      };
    }),
  };
}

export function paidTable(options: QuotedAnnuity[]): AnswerTable {
  return {
    caption: chartTitle,
    columns: ['Option', 'To you', 'To your nominee'],
    rows: options.map((option) => {
      const { toOwner, toNominee } = totalPaid(option, drawnYears);
      return [option.name, rupeesInWords(toOwner), rupeesInWords(toNominee)];
    }),
  };
}
