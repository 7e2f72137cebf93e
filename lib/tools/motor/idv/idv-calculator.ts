/** The calculator "IDV by age": the insured value of a car or two-wheeler, now and in later years. */
import { constructiveTotalLoss, declaredValueScale } from '../../../content/figures/motor.ts';
import { discontinuedModelRule } from '../../../content/shared-rules.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { type Calculator, defineCalculator } from '../../calculators/calculator.ts';
import { farAboveShare } from '../is-far-above-table.ts';
import { bikeWords, carWords, tablesSource, type VehicleWords } from '../vehicle-words.ts';
import { declaredValue } from './declared-value.ts';
import { idvBrief } from './idv-brief.ts';
import { idvFields } from './idv-fields.ts';
import {
  ageInMonths,
  idvMeaning,
  idvNumbers,
  idvReasons,
  idvSteps,
  idvVerdict,
  quoteException,
  vehicleText,
} from './idv-words.ts';
import { idvByAgeChart, idvByAgeTable, idvWorkingRows } from './idv-working.ts';

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
