/**
 * The example that a product page opens with: a household, a sum or a vehicle, answered at build by the page's first
 * calculator.
 */
import type { ProductPath } from '../../site/routes.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { firstExample } from '../calculators/worked-example.ts';
import { calculatorsFor } from './page-calculators.ts';

export type PageOpening = {
  calculator: Calculator;
  /** Values of the calculator's fields, as typed. */
  typed: Readonly<Partial<Record<string, string>>>;
  /** One line above the number on a phone: that it is an example, and what changes it. */
  example: string;
  /** Each leads to its field in the answer's form; "{}" is the value, a date in words: "Me {}". */
  chips: readonly { field: string; text: string }[];
  /**
   * The same example with one value changed, which the text names: "+ Mother aged 60". With the example's own value
   * among them they are a choice, and the field has no stepper.
   */
  changes: readonly { text: string; field: string; value: string }[];
  /** Link to the form of a calculator that needs a paper; the form asks whether the visitor has it. */
  paper?: string;
};

/** An opening without `typed` shows the calculator's first example, so that its own page has the same household. */
type OpeningRow = Omit<PageOpening, 'calculator' | 'typed'> & Partial<Pick<PageOpening, 'typed'>>;

const family: OpeningRow = {
  example: 'Example family: tap an age to change it.',
  chips: [
    { field: 'age', text: 'Me {}' },
    { field: 'spouse', text: 'Spouse {}' },
    { field: 'children', text: 'Child {}' },
  ],
  changes: [
    { text: '+ Child aged 1', field: 'children', value: '4, 1' },
    { text: '+ Father aged 64', field: 'parents', value: '64' },
    { text: '+ Mother aged 60', field: 'parents', value: '60' },
  ],
};

const offer: OpeningRow = {
  example: 'Example quote: tap a part to change it.',
  chips: [
    { field: 'premium', text: 'Pay ₹{} a year' },
    { field: 'paying', text: 'for {} years' },
    { field: 'maturity', text: 'get ₹{}' },
    { field: 'end', text: 'after {} years' },
  ],
  changes: [],
  paper: 'Have a benefit illustration? Enter its figures',
};

const openings: Readonly<Partial<Record<ProductPath, OpeningRow>>> = {
  '/health-insurance': family,
  '/family-health-insurance': {
    example: 'Example family: tap an age to change it.',
    typed: { age: '38', spouse: '36', children: '10, 6', treated: 'no' },
    chips: [
      { field: 'age', text: 'Me {}' },
      { field: 'spouse', text: 'Spouse {}' },
      { field: 'children', text: 'Children {}' },
    ],
    changes: [
      { text: '+ Father aged 66', field: 'parents', value: '66' },
      { text: '+ Parents aged 66 and 62', field: 'parents', value: '66, 62' },
    ],
  },
  '/senior-citizen': {
    example: 'Example parents: tap to change their ages.',
    typed: { parents: '66, 61', parentTreated: 'no' },
    chips: [{ field: 'parents', text: 'Parents {}' }],
    changes: [
      { text: '+ One has diabetes', field: 'parentTreated', value: 'diabetes' },
      { text: '+ Me aged 36', field: 'age', value: '36' },
    ],
  },
  '/1crore-health-insurance': {
    example: 'Example family: tap an age or the bill.',
    typed: { age: '45', spouse: '43', children: '15', treated: 'no', bill: '25 lakh' },
    chips: [
      { field: 'age', text: 'Me {}' },
      { field: 'spouse', text: 'Spouse {}' },
      { field: 'children', text: 'Child {}' },
      { field: 'bill', text: 'Largest bill ₹{}' },
    ],
    changes: [{ text: 'Or a bill of ₹8 lakh', field: 'bill', value: '8 lakh' }],
  },
  '/diabetes-health-insurance': {
    example: 'Example of a new policy: tap to change it.',
    chips: [{ field: 'treated', text: 'Diabetes' }],
    changes: [{ text: 'Or covered 24 months before', field: 'before', value: '24' }],
  },
  '/maternity-health-insurance': {
    example: 'Example quote: tap a part to change it.',
    chips: [
      { field: 'start', text: 'From {}' },
      { field: 'wait', text: 'Waits {} months' },
      { field: 'limit', text: 'Pays ₹{}' },
    ],
    changes: [],
    paper: 'Have a plan’s quote? Enter its figures',
  },
  '/critical-illness-insurance': {
    example: 'Example: tap a sum or the months.',
    chips: [
      { field: 'spending', text: 'Spend ₹{} a month' },
      { field: 'instalments', text: 'Instalments ₹{}' },
      { field: 'months', text: '{} months' },
    ],
    changes: [{ text: '+ ₹5 lakh of treatment', field: 'costs', value: '5 lakh' }],
  },
  '/super-topup': {
    example: 'Example of a year: tap the bills.',
    chips: [{ field: 'bills', text: 'Bills ₹{}' }],
    changes: [{ text: 'Or one bill of ₹12 lakh', field: 'bills', value: '12 lakh' }],
  },
  '/term-insurance': {
    example: 'Example: tap the age or a sum to change it.',
    chips: [
      { field: 'age', text: 'Age {}' },
      { field: 'income', text: '₹{} a year' },
      { field: 'years', text: '{} years' },
      { field: 'loans', text: 'Loans ₹{}' },
    ],
    changes: [{ text: '+ Spouse earns ₹6 lakh', field: 'spouse', value: '6 lakh' }],
  },
  '/child-plans': {
    example: 'Example course: tap a part to change it.',
    chips: [
      { field: 'cost', text: 'Course ₹{} today' },
      { field: 'years', text: 'in {} years' },
      { field: 'rise', text: 'rising {}% a year' },
    ],
    changes: [{ text: '+ ₹3 lakh saved', field: 'saved', value: '3 lakh' }],
  },
  '/pension-plans': {
    example: 'Example: tap the sum or an age.',
    chips: [
      { field: 'income', text: '₹{} a month' },
      { field: 'age', text: 'Age {}' },
      { field: 'from', text: 'from {}' },
    ],
    changes: [{ text: 'Or from 55', field: 'from', value: '55' }],
  },
  '/investment-plans': offer,
  '/capital-guarantee': {
    ...offer,
    // Ours, as in the page's own example: the fixed part is sized to return what both parts cost.
    typed: {
      kind: 'capitalGuarantee',
      premium: '1 lakh',
      fixed: '60,000',
      paying: '10',
      end: '20',
      maturity: '10 lakh',
    },
    chips: [
      { field: 'premium', text: 'Pay ₹{} a year' },
      { field: 'fixed', text: 'of it ₹{} fixed' },
      { field: 'paying', text: 'for {} years' },
      { field: 'maturity', text: 'Promised ₹{}' },
      { field: 'end', text: 'after {} years' },
    ],
  },
  '/car-insurance': {
    example: 'Example: tap the engine of your car.',
    chips: [{ field: 'fuel', text: 'Petrol' }],
    changes: [
      { text: 'Up to 1,000 cc', field: 'size', value: '1000' },
      { text: '1,001 to 1,500 cc', field: 'size', value: '1197' },
      { text: 'Above 1,500 cc', field: 'size', value: '1501' },
    ],
  },
  '/bike-insurance': {
    example: 'Example: tap the engine of your bike.',
    chips: [{ field: 'fuel', text: 'Petrol' }],
    changes: [
      { text: 'Up to 75 cc', field: 'size', value: '75' },
      { text: '76 to 150 cc', field: 'size', value: '125' },
      { text: '151 to 350 cc', field: 'size', value: '350' },
      { text: 'Above 350 cc', field: 'size', value: '351' },
    ],
  },
  '/travel-insurance': {
    example: 'Example quotes: tap a part to change it.',
    chips: [
      { field: 'place', text: 'Europe' },
      { field: 'trips', text: '{} trips a year' },
      // Prices of nobody, so the chip and the line above say that they are a quote's.
      { field: 'single', text: 'Quoted ₹{}' },
      { field: 'annual', text: '₹{} a year' },
    ],
    changes: [],
    paper: 'Have a quote? Enter its prices',
  },
};

/** @returns null for a product without a calculator. @throws where a calculator has no opening: it must not build. */
export function openingOf(path: ProductPath): PageOpening | null {
  const row = openings[path];
  const [calculator] = calculatorsFor(path);
  if (!calculator) return null;
  if (!row) throw new Error(`No opening in page-openings.ts for ${path}`);
  return { ...row, calculator, typed: row.typed ?? firstExample(calculator).typed };
}
