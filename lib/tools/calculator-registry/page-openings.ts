/**
 * The example that a product page opens with: a household or a sum, answered at build by the page's first calculator.
 * A page with a statutory tariff (car, bike) opens with that instead.
 */
import type { ProductPath } from '../../site/routes.ts';

export type PageOpening = {
  /** Values of the calculator's fields, as typed. */
  typed: Readonly<Record<string, string>>;
  /** Each leads to its field in the answer's form; "{}" is the value: "Me {}". */
  chips: readonly { field: string; text: string }[];
  /** The same example with one value changed: "+ Mother". */
  changes: readonly { text: string; field: string; value: string }[];
  /** For a calculator that needs a paper: whether the visitor has it, before the example. */
  paper?: string;
};

const family: PageOpening = {
  typed: { age: '34', spouse: '32', children: '4', treated: 'no' },
  chips: [
    { field: 'age', text: 'Me {}' },
    { field: 'spouse', text: 'Spouse {}' },
    { field: 'children', text: 'Child {}' },
  ],
  changes: [
    { text: '+ Child', field: 'children', value: '4, 1' },
    { text: '+ Father', field: 'parents', value: '64' },
    { text: '+ Mother', field: 'parents', value: '60' },
  ],
};

const offer: PageOpening = {
  typed: {
    kind: 'nonParticipating',
    premium: '1 lakh',
    paying: '10',
    end: '20',
    maturity: '20 lakh',
  },
  chips: [
    { field: 'premium', text: 'Pay ₹{} a year' },
    { field: 'paying', text: 'for {} years' },
    { field: 'maturity', text: 'get ₹{}' },
    { field: 'end', text: 'after {} years' },
  ],
  changes: [],
  paper: 'Do you have a plan’s benefit illustration?',
};

const openings: Partial<Record<ProductPath, PageOpening>> = {
  '/health-insurance': family,
  '/family-health-insurance': {
    typed: { age: '38', spouse: '36', children: '10, 6', treated: 'no' },
    chips: [
      { field: 'age', text: 'Me {}' },
      { field: 'spouse', text: 'Spouse {}' },
      { field: 'children', text: 'Children {}' },
    ],
    changes: [
      { text: '+ Father', field: 'parents', value: '66' },
      { text: '+ Both parents', field: 'parents', value: '66, 62' },
    ],
  },
  '/senior-citizen': {
    typed: { parents: '66, 61', parentTreated: 'no' },
    chips: [{ field: 'parents', text: 'Parents {}' }],
    changes: [
      { text: '+ One has diabetes', field: 'parentTreated', value: 'diabetes' },
      { text: '+ Me', field: 'age', value: '36' },
    ],
  },
  '/1crore-health-insurance': {
    typed: { age: '45', spouse: '43', children: '15', treated: 'no', bill: '25 lakh' },
    chips: [
      { field: 'age', text: 'Me {}' },
      { field: 'spouse', text: 'Spouse {}' },
      { field: 'children', text: 'Child {}' },
      { field: 'bill', text: 'Largest bill ₹{}' },
    ],
    changes: [{ text: 'A bill of ₹8 lakh', field: 'bill', value: '8 lakh' }],
  },
  '/diabetes-health-insurance': {
    typed: { need: 'existing', treated: 'diabetes' },
    chips: [{ field: 'treated', text: 'Diabetes' }],
    changes: [{ text: 'Covered before: 24 months', field: 'before', value: '24' }],
  },
  '/maternity-health-insurance': {
    typed: { start: '2027-01-01', wait: '24', limit: '50,000', extra: '12,000' },
    chips: [
      { field: 'wait', text: 'Waits {} months' },
      { field: 'limit', text: 'Pays ₹{}' },
    ],
    changes: [],
    paper: 'Do you have a plan’s quote?',
  },
  '/critical-illness-insurance': {
    typed: { spending: '60,000', instalments: '40,000', months: '24', costs: '0' },
    chips: [
      { field: 'spending', text: 'Spend ₹{} a month' },
      { field: 'instalments', text: 'Instalments ₹{}' },
      { field: 'months', text: '{} months' },
    ],
    changes: [{ text: '+ ₹5 lakh of treatment', field: 'costs', value: '5 lakh' }],
  },
  '/super-topup': {
    typed: { bills: '4 lakh, 6 lakh' },
    chips: [{ field: 'bills', text: 'Bills ₹{}' }],
    changes: [{ text: 'One bill of ₹12 lakh', field: 'bills', value: '12 lakh' }],
  },
  '/term-insurance': {
    typed: { age: '34', income: '12 lakh', years: '26', loans: '40 lakh' },
    chips: [
      { field: 'age', text: 'Age {}' },
      { field: 'income', text: '₹{} a year' },
      { field: 'years', text: '{} years' },
      { field: 'loans', text: 'Loans ₹{}' },
    ],
    changes: [{ text: '+ Spouse earns ₹6 lakh', field: 'spouse', value: '6 lakh' }],
  },
  '/child-plans': {
    typed: { cost: '15 lakh', years: '12', rise: '8' },
    chips: [
      { field: 'cost', text: 'Course ₹{} today' },
      { field: 'years', text: 'in {} years' },
      { field: 'rise', text: 'rising {}% a year' },
    ],
    changes: [{ text: '₹3 lakh saved', field: 'saved', value: '3 lakh' }],
  },
  '/pension-plans': {
    typed: { income: '40,000', age: '35', from: '60' },
    chips: [
      { field: 'income', text: '₹{} a month' },
      { field: 'age', text: 'Age {}' },
      { field: 'from', text: 'from {}' },
    ],
    changes: [{ text: 'From 55', field: 'from', value: '55' }],
  },
  '/investment-plans': offer,
  '/capital-guarantee': offer,
  '/travel-insurance': {
    typed: { place: 'schengen', days: '14', trips: '1' },
    chips: [
      { field: 'place', text: 'Europe' },
      { field: 'days', text: '{} days' },
      { field: 'trips', text: '{} trip a year' },
    ],
    changes: [],
  },
};

export function openingOf(path: ProductPath): PageOpening | undefined {
  return openings[path];
}
