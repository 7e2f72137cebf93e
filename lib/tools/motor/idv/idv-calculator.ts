/** The calculator "IDV by age": the insured value of a car or two-wheeler, now and in later years. */

import { shareOf } from '../../../content/figure-amounts.ts';
import { constructiveTotalLoss, declaredValueScale } from '../../../content/figures/motor.ts';
import { discontinuedModelRule } from '../../../content/shared-rules.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { type Calculator, defineCalculator } from '../../calculators/calculator.ts';
import {
  ageText,
  bikeWords,
  carWords,
  farAboveShare,
  tablesSource,
  type VehicleWords,
} from '../vehicle-words.ts';
import type { IdvInput } from './idv-fields.ts';
import { idvFields } from './idv-fields.ts';
import {
  ageInMonths,
  declaredValue,
  depreciationAt,
  idvMeaning,
  idvNumbers,
  idvReasons,
  idvSteps,
  idvVerdict,
  lastTableValue,
  maxTableMonths,
  paidAtTotalLoss,
  quoteException,
  vehicleText,
} from './idv-words.ts';

function idvWorkingRows(input: IdvInput, age: number, insured: number | null): WorkingRow[] {
  const { price, accessories, deductible } = input;
  const row = depreciationAt(age);
  const rows: WorkingRow[] = [
    { label: 'Listed price today', value: rupees(price) },
    ...(accessories > 0 ? [{ label: 'Accessories', value: rupees(accessories) }] : []),
    ...(row
      ? [
          {
            label: `Taken off at ${ageText(age)}: ${row.text}`,
            value: rupees((insured ?? 0) - price - accessories),
          },
        ]
      : []),
  ];
  if (insured === null)
    return [...rows, { label: `IDV at ${ageText(age)}`, value: 'by agreement', isTotal: true }];
  return [
    ...rows,
    { label: row ? 'IDV' : 'IDV you agreed', value: rupees(insured), isTotal: true },
    { label: 'Deductible', value: rupees(-Math.min(deductible, insured)) },
    {
      label: 'Paid after a theft or total loss',
      value: rupees(paidAtTotalLoss(insured, input.deductible)),
      isTotal: true,
    },
  ];
}

/** This policy and each later renewal that the table covers. */
function laterAges(age: number): number[] {
  return Array.from({ length: 6 }, (_, year) => age + 12 * year).filter(
    (later) => later <= maxTableMonths,
  );
}

function idvByAgeTable({ price, accessories }: IdvInput, age: number): AnswerTable {
  const rows = laterAges(age).map((later) => {
    const value = declaredValue(price + accessories, later) ?? 0;
    return [
      ageText(later),
      depreciationAt(later)?.text ?? '',
      rupees(value),
      rupees(shareOf(value, constructiveTotalLoss)),
    ];
  });
  return {
    caption: 'This policy and the years after, at today’s price',
    columns: ['Age at the start', 'Taken off', 'IDV', 'Total loss from'],
    rows: [
      ...rows,
      [`over ${maxTableMonths / 12} years`, 'no row', 'by agreement', 'by agreement'],
    ],
  };
}

/** Now, a year later and at the table's end; for an older vehicle, the steps of the table and where they stop. */
function idvByAgeChart(input: IdvInput, age: number): BarChart {
  const { price, accessories, offered } = input;
  const full = price + accessories;
  const ages = laterAges(age);
  if (ages.length === 0) return stepsChart(input, age);
  const shown = [...new Set([...ages.slice(0, 2), ...ages.slice(-1)])];
  return {
    title: `What the table leaves of today’s price${shown.length === 1 ? ` at ${ageText(shown[0] ?? 0)}` : ''}`,
    bars: shown.map((at, index) => {
      const value = declaredValue(full, at) ?? 0;
      return {
        label: `At ${ageText(at)}`,
        parts: [
          { label: 'insured', amount: value, tone: 'insurer' },
          { label: 'not insured', amount: full - value, tone: 'own' },
        ],
        ...(offered !== null &&
          index === 0 && {
            against: { label: 'IDV in your quote', amount: offered },
          }),
      };
    }),
  };
}

/** Ages of which an older vehicle is shown the value, in months: the last one is the table's end. */
const stepAges = [12, 36, maxTableMonths];

/** No part of an older vehicle is drawn as insured before a value is agreed: its bar is an outline. */
function stepsChart({ price, accessories, offered }: IdvInput, age: number): BarChart {
  const steps = stepAges.map((at) => ({
    label: `At ${ageText(at)}${at === maxTableMonths ? ': the table stops here' : ''}`,
    amount: declaredValue(price + accessories, at) ?? 0,
  }));
  const last = steps.at(-1)?.amount ?? 0;
  return {
    title: 'What the table leaves of today’s price, and where it stops',
    bars: [
      ...steps.map(
        ({ label, amount }): ChartBar => ({
          label,
          parts: [{ label: 'by the table', amount, tone: 'spare' }],
        }),
      ),
      {
        label: `Yours, at ${ageText(age)}`,
        parts: [
          offered === null
            ? { label: 'IDV', amount: last, value: 'to be agreed', tone: 'gap' }
            : { label: 'IDV you agreed', amount: offered, tone: 'insurer' },
        ],
      },
    ],
  };
}

type IdvCalculator = Calculator<ReturnType<typeof idvFields>>;

function idvCalculator(
  vehicle: VehicleWords,
  examples: IdvCalculator['examples'] & {},
): IdvCalculator {
  const { name, key, page } = vehicle;
  return defineCalculator({
    id: `${key}-idv-calculator`,
    question: `What is your ${name} insured for?`,
    lead: 'The insured declared value (IDV) is the most you get after a theft or a total loss.',
    button: 'Show the IDV',
    detailsLabel: 'Accessories, the IDV in your quote, deductible',
    fields: idvFields(vehicle),
    examples,
    inputSummary: (input) => vehicleText(vehicle, input),
    answer: (input) => {
      const age = ageInMonths(input);
      const table = declaredValue(input.price + input.accessories, age);
      const insured = table ?? input.offered;
      const exception = quoteException(table, input);
      return {
        verdict: idvVerdict(table, input),
        numbers: idvNumbers(table, input),
        text: [idvMeaning(vehicle, insured)],
        ...(exception && { exception }),
        nextSteps: idvSteps(vehicle, input),
        reasons: { caption: 'What an IDV is', text: idvReasons(insured) },
        working: {
          caption: 'How the value is made up',
          rows: idvWorkingRows(input, age, insured),
        },
        chart: idvByAgeChart(input, age),
        ...(table !== null && { tables: [idvByAgeTable(input, age)] }),
        assumptions: [
          'The listed price without registration, road tax and insurance. Accessories count if you declare them, and lose the same share.',
          `Age at the start of the policy. At exactly 1 year the row “${declaredValueScale[1]?.age.toLowerCase()}” still counts.`,
          'Later years at today’s price. Next year the insurer takes the price of that day.',
          discontinuedModelRule.text,
          ...(input.offered === null
            ? []
            : [
                `We warn of a quote that is more than ${farAboveShare}% above the table. The limit is our own.`,
              ]),
          tablesSource(vehicle),
        ],
        subject:
          insured === null
            ? `the IDV of your ${name}`
            : `an IDV of ${rupeesInWords(insured)} for your ${name}`,
        brief: idvBrief(vehicle, input, table),
        related: [
          'Stolen, or beyond repair? [What to do, step by step](/claim).',
          `Kinds of policy side by side: [compare](${page}#compare).`,
        ],
        figures: [
          ...declaredValueScale.map(({ figure }) => figure),
          ...discontinuedModelRule.figures,
          constructiveTotalLoss,
          ...vehicle.deductibles,
        ],
      };
    },
  });
}

export const carIdvCalculator = idvCalculator(carWords, [
  { label: '₹10 lakh, 3 years 6 months', typed: { price: '10 lakh', years: '3', months: '6' } },
  { label: '₹8 lakh, 7 years', typed: { price: '8 lakh', years: '7' } },
]);
export const bikeIdvCalculator = idvCalculator(bikeWords, [
  { label: '₹1 lakh, 18 months', typed: { price: '1 lakh', years: '1', months: '6' } },
  { label: '₹90,000, 5 years', typed: { price: '90000', years: '5' } },
]);

/** @param table the value by the table; null for a vehicle that is older than it reaches. */
function idvBrief({ name }: VehicleWords, input: IdvInput, table: number | null): AnswerBrief {
  const { price, accessories, offered, deductible } = input;
  const years = maxTableMonths / 12;
  const vehicle = `${name}, ${ageText(ageInMonths(input))} old`;
  return {
    subject: 'other',
    heading: 'Insured declared value (IDV): request for an answer in writing',
    request:
      table !== null
        ? `Please offer own-damage cover for this ${name} at an IDV of ${rupeesInWords(table)}, or say in writing why another value is proposed.`
        : offered !== null
          ? `Please confirm in writing the IDV of ${rupeesInWords(offered)} that was agreed for this ${name}.`
          : `Please propose an IDV for this ${name} in writing, and say how it was found.`,
    facts: [
      { label: 'Vehicle', value: upperFirst(vehicle) },
      { label: 'Price of the model, new today', value: rupeesInWords(price) },
      ...(accessories > 0
        ? [{ label: 'Accessories, price today', value: rupeesInWords(accessories) }]
        : []),
      table === null
        ? { label: `By the table at ${years} years`, value: rupeesInWords(lastTableValue(input)) }
        : { label: 'IDV by the table', value: rupeesInWords(table) },
      ...(offered === null ? [] : [{ label: 'IDV quoted so far', value: rupeesInWords(offered) }]),
      { label: 'Deductible that I counted with', value: rupeesInWords(deductible) },
    ],
    blanks: ['name', 'vehicle', 'policy', 'place', 'telephone'],
    askInWriting: [
      'From which listed price, and for which age, is the IDV counted?',
      'What does own damage cost at this IDV, and what at the next higher and lower one?',
      'Which accessories are in the IDV, and are they named in the policy?',
      'What exactly is paid after a theft or a total loss, and which deductibles are taken off?',
      ...(table === null
        ? ['Is a theft paid at the agreed value in full, whatever the market price is on that day?']
        : []),
    ],
    mustHaveTerms: [
      'The IDV in rupees, for the vehicle and for its accessories.',
      'The compulsory and the voluntary deductible.',
      'That a theft or a total loss is paid at this IDV, less the deductible.',
    ],
    assumed: [
      'The listed price without registration, road tax and insurance; the table of private car policies.',
    ],
  };
}
