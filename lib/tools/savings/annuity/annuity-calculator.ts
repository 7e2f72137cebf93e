/** Compares annuity options that the visitor was quoted, side by side: no rate is ours. */

import { inflationTarget } from '../../../content/figures/savings.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText, lowerFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart } from '../../calculators/calculator.ts';
import { type CalculatorInput, defineCalculator } from '../../calculators/calculator.ts';
import { chartParts, foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { inflationField, maxRupees } from '../../money/money-fields.ts';
import { rateText } from '../../money/yearly-return.ts';
import { returnField } from '../saving-fields.ts';
import {
  annuityExceptions,
  annuityNumbers,
  annuityRate,
  annuitySteps,
  annuityVerdict,
  priceOfReturn,
  type QuotedAnnuity,
  realIncomeAfter,
  returnByLife,
  totalPaid,
} from './annuity-words.ts';

function purchasingPowerTable(options: QuotedAnnuity[], inflation: number): AnswerTable {
  return {
    caption: 'What a month’s income buys later, in today’s rupees',
    columns: ['Option', 'In 10 years', 'In 20 years'],
    rows: options.map((option) => [
      option.name,
      ...[10, 20].map((years) => rupeesInWords(realIncomeAfter(option, years, inflation))),
    ]),
  };
}

function lifeTable(options: QuotedAnnuity[]): AnswerTable {
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
const maxBars = 3;
const drawnYears = 20;
const chartTitle = `Paid to you, and to your nominee, if you die after ${drawnYears} years`;

function lifeChart(options: QuotedAnnuity[]): BarChart {
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

function paidTable(options: QuotedAnnuity[]): AnswerTable {
  return {
    caption: chartTitle,
    columns: ['Option', 'To you', 'To your nominee'],
    rows: options.map((option) => {
      const { toOwner, toNominee } = totalPaid(option, drawnYears);
      return [option.name, rupeesInWords(toOwner), rupeesInWords(toNominee)];
    }),
  };
}

const quote = { kind: 'rupees', min: 1, max: 100_000_000, isOptional: true } as const;
const fields = {
  price: {
    kind: 'rupees',
    label: 'Price you would pay',
    hint: 'The same for all quotes.',
    min: 1000,
    max: maxRupees,
  },
  lifeOnly: { ...quote, label: 'Life only: income a month' },
  priceBack: { ...quote, label: 'Price returned on death: a month' },
  joint: { ...quote, label: 'Joint life with spouse: a month' },
  certain: { ...quote, label: 'Certain period, then life: a month', isDetail: true },
  certainYears: {
    kind: 'number',
    unit: 'years',
    label: 'The certain period is',
    min: 1,
    max: 40,
    start: '10',
    isDetail: true,
  },
  inflation: inflationField,
  rate: returnField,
} as const;

type Quotes = CalculatorInput<typeof fields>;
/** No annuity pays a third of its price in a year; a year's income typed as a month's easily does. */
const maxShareOfPrice = 1 / 3;
const quoteNames = ['lifeOnly', 'priceBack', 'joint', 'certain'] as const;

export const annuityCalculator = defineCalculator({
  id: 'annuity-calculator',
  question: 'Which annuity option pays you what?',
  lead: 'Ask an insurer for the income of each option, for the same price and day. Enter what you were quoted, one or more.',
  button: 'Put them side by side',
  fields,
  detailsLabel: 'Annuity for a certain period, and what we assume',
  // Our own example, as in the drawing of the page; no insurer's rates.
  examples: [
    {
      label: '₹20 lakh for ₹12,000 or ₹10,000',
      typed: { price: '20 lakh', lifeOnly: '12000', priceBack: '10000' },
    },
  ],
  check: (quotes) => {
    const yearly = (name: (typeof quoteNames)[number]) => ((quotes[name] ?? 0) * 12) / quotes.price;
    const tooLarge = quoteNames.filter((name) => yearly(name) > maxShareOfPrice);
    if (quoteNames.every((name) => quotes[name] === null))
      return { lifeOnly: 'Enter the income of at least one option.' };
    return Object.fromEntries(
      tooLarge.map((name) => [
        name,
        `A year of it would be ${Math.round(yearly(name) * 100)}% of the price. Is it the income of a year? Enter that of one month.`,
      ]),
    );
  },
  inputSummary: (quotes) => {
    const { price } = quotes;
    const options = optionsOf(quotes).map(
      ({ name, monthly }) => `${rupeesInWords(monthly)} ${lowerFirst(name)}`,
    );
    return `${rupeesInWords(price)}: ${options.join(', ')}`;
  },
  answer: (quotes) => {
    const { price, inflation, rate } = quotes;
    const options = optionsOf(quotes);
    return {
      verdict: annuityVerdict(options),
      numbers: annuityNumbers(options),
      text: priceOfReturn(quotes),
      nextSteps: annuitySteps(options),
      ...foldExceptions(annuityExceptions(quotes, options), 'What else differs'),
      working: {
        caption: `A month, for ${rupeesInWords(price)}`,
        rows: [
          { label: 'Price', value: rupees(price) },
          ...options.map((option) => ({
            label: option.name,
            value: `${rupees(option.monthly)} (${rateText(annuityRate(option))})`,
          })),
        ],
      },
      chart: lifeChart(options),
      tables: [
        ...(options.length > maxBars ? [paidTable(options)] : []),
        purchasingPowerTable(options, inflation / 100),
        lifeTable(options),
      ],
      assumptions: [
        'Level income, paid for as long as you live. In joint life, for as long as one of you lives, and the same to both: ask which share the spouse gets.',
        `Prices rise ${inflation}% a year. The Reserve Bank aims at ${inflationTarget.text} a year; that is no forecast.`,
        `What is put aside earns ${rate}% a year. Tax on the income is left out.`,
        'For the yearly return, a year’s income counts at its end.',
      ],
      related: [
        'You were quoted a pension plan? [See what it returns](/investment-plans/policy-return-calculator).',
        'First what the state offers: [public pensions](/pension-plans#public-pensions).',
      ],
      subject: `an annuity for ${rupeesInWords(price)}`,
      brief: annuityBrief(price, options),
      figures: [inflationTarget],
    };
  },
});

function optionsOf(quotes: Quotes): QuotedAnnuity[] {
  const names = {
    lifeOnly: 'Life only',
    priceBack: 'Price returned',
    joint: 'Joint life',
    certain: `${countText(quotes.certainYears, 'year')} certain, then life`,
  };
  return quoteNames.flatMap((quoted) => {
    const monthly = quotes[quoted];
    if (monthly === null) return [];
    const certainYears = quoted === 'certain' ? quotes.certainYears : 0;
    const isPriceReturned = quoted === 'priceBack';
    return [{ name: names[quoted], price: quotes.price, monthly, isPriceReturned, certainYears }];
  });
}

/** The brief for an insurer or adviser: every option of an annuity for one price. */
function annuityBrief(price: number, options: readonly QuotedAnnuity[]): AnswerBrief {
  const sum = rupeesInWords(price);
  return {
    subject: 'other',
    heading: 'Request for an offer: annuity',
    request: `Please offer in writing what ${sum} buys a month, for every option.`,
    facts: [
      { label: 'Price', value: sum },
      {
        label: 'Quoted so far, a month',
        value: options
          .map(({ name, monthly }) => `${rupeesInWords(monthly)} ${lowerFirst(name)}`)
          .join('; '),
      },
    ],
    blanks: ['name', 'birth', 'sex', 'spouseBirth', 'place', 'telephone'],
    askInWriting: [
      `What does ${sum} buy a month: for life only, with the price returned, for my spouse after me, and for a certain period?`,
      'Which share of the income does my spouse get after me?',
      'Can the income rise each year, and what does that take off the first month?',
      'Can the annuity be ended later, for which reasons, and what is paid then?',
    ],
    mustHaveTerms: [
      'Every option for the same price, the same day and the same ages.',
      'The income of a month after every charge, and the day of the first one.',
      'Who receives what after my death.',
    ],
    assumed: ['A level income, paid each month for life.'],
  };
}
