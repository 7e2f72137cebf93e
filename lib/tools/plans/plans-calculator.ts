/**
 * The calculator that shows insurers' own plans: it has only the fields that their rate tables depend on. Rule: a price
 * is shown exactly as filed or not at all, and commission never affects the order.
 */
import type { ProductPath } from '../../site/routes.ts';
import { upperFirst } from '../../text/words.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { canOrderByPrice, type FiledRate, type StoredPlan } from './insurer-plan.ts';
import { planWords } from './plan-words.ts';
import { answerPlans, type PlanSearch, searchText } from './plans-answer.ts';

export const plansHeading = 'Plans with approved prices';
const allZones = 'all';
const orderField = {
  kind: 'choice',
  label: 'Order',
  options: { name: 'By name of the insurer', price: 'By price, rising' },
  start: 'name',
  isDetail: true,
} as const;

/** First, because no other answer changes the price of a term plan as much. */
const smokerField = {
  kind: 'choice',
  label: 'Do you smoke or use tobacco?',
  options: { no: 'No', yes: 'Yes' },
  isRadio: true,
  isOptional: true,
} as const;

/** @param ratesOf rates by plan version for the query; empty before a query. */
export function plansCalculator(
  path: ProductPath,
  plans: readonly StoredPlan[],
  ratesOf: ReadonlyMap<string, readonly FiledRate[]> = new Map(),
) {
  const words = planWords(path);
  const ages = plans.flatMap(({ range }) => range.ages);
  const each = (read: (plan: StoredPlan) => readonly number[]) =>
    [...new Set(plans.flatMap(read))].sort((a, b) => a - b);
  const sums = each(({ range }) => range.sums);
  const terms = each(({ range }) => range.terms);
  const zones = [...new Set(plans.flatMap(({ range }) => range.zones))].filter(Boolean).sort();
  const isOrderOffered = canOrderByPrice(plans);
  // Without the field an order in an old URL is ignored.
  const orderFields = (isOrderOffered ? { order: orderField } : {}) as { order: typeof orderField };
  const smokerFields = (path === '/term-insurance' ? { smoker: smokerField } : {}) as {
    smoker: typeof smokerField;
  };
  const options = (values: readonly number[], text: (value: number) => string) =>
    Object.fromEntries(values.map((value) => [String(value), text(value)]));
  return defineCalculator({
    id: 'plans',
    question: plansHeading,
    lead: 'Prices and terms that insurers approved for this page. Enter what you want to look up.',
    button: 'Show prices',
    fields: {
      ...smokerFields,
      age: {
        kind: 'number',
        unit: 'years',
        label: words.age,
        min: Math.min(...ages),
        max: Math.max(...ages),
      },
      sum: { kind: 'choice', label: words.sum, options: options(sums, words.sumText) },
      term: {
        kind: 'choice',
        label: words.term,
        options: options(terms, words.termText),
        start: String(terms[0]),
      },
      zone: {
        kind: 'choice',
        label: 'Zone, as the insurer calls it',
        options: {
          [allZones]: 'All zones',
          ...Object.fromEntries(zones.map((zone) => [zone, zone])),
        },
        start: allZones,
        isDetail: true,
      },
      ...orderFields,
    },
    detailsLabel: isOrderOffered ? 'Zone and order' : 'Zone',
    examples: exampleOf(plans, words.searchText, path === '/term-insurance'),
    inputSummary: (input) => upperFirst(searchText(path, searchOf(input))),
    answer: (input) => answerPlans(path, plans, ratesOf, searchOf(input)),
  });
}

type PlanInput = {
  smoker?: 'no' | 'yes' | null;
  age: number;
  sum: string | number;
  term: string | number;
  zone: string | number;
  order?: 'name' | 'price';
};

function searchOf({ smoker, age, sum, term, zone, order }: PlanInput): PlanSearch {
  return {
    age,
    sum: Number(sum),
    term: Number(term),
    zone: zone === allZones ? null : String(zone),
    smoker: smoker ?? null,
    isByPrice: order === 'price',
  };
}

/** What most who look for a price are near, where the first plan has it. */
const exampleAge = 35;
const exampleSum = 1_00_00_000;
const exampleTerm = 20;

function exampleOf(
  [first]: readonly StoredPlan[],
  text: (age: number, sum: number, term: number) => string,
  isSmokerAsked: boolean,
) {
  if (!first) return [];
  const { ages, sums, terms } = first.range;
  const age = Math.min(Math.max(exampleAge, ages[0]), ages[1]);
  const [sum = 0, term = 0] = [
    sums.find((one) => one === exampleSum) ?? sums[0],
    terms.find((one) => one === exampleTerm) ?? terms[0],
  ];
  return [
    {
      label: `${isSmokerAsked ? 'non-smoker, ' : ''}${text(age, sum, term)}`,
      typed: {
        ...(isSmokerAsked && { smoker: 'no' }),
        age: `${age}`,
        sum: `${sum}`,
        term: `${term}`,
      },
    },
  ];
}
