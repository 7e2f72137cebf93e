/** Fields of the calculator "who should it cover, and how much": ages and illness first, assumptions folded. */
import { crore, rupeesInWords } from '../../../input/rupees.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { illnessField } from '../illness-field.ts';

/** Our estimate, because no official figure for a large operation exists. */
export const usualBills = { metro: 800_000, other: 500_000 };

export const coverFields = {
  age: {
    kind: 'number',
    unit: 'years',
    label: 'Your age',
    min: 18,
    max: 110,
    isOptional: true,
  },
  spouse: {
    kind: 'number',
    unit: 'years',
    label: 'Spouse’s age',
    min: 18,
    max: 110,
    isOptional: true,
  },
  children: {
    kind: 'ages',
    label: 'Children’s ages',
    min: 0,
    max: 60,
    maxPeople: 6,
    example: '0 for a baby, 4',
  },
  treated: { ...illnessField, label: 'Is one of you under treatment?' },
  parents: {
    kind: 'ages',
    label: 'Parents’ ages',
    min: 30,
    max: 110,
    maxPeople: 4,
    example: '62, 65',
  },
  parentTreated: { ...illnessField, label: 'Is a parent under treatment?' },
  city: {
    kind: 'choice',
    label: 'Where you go to hospital',
    options: { metro: 'A metro city', other: 'Another town' },
    start: 'metro',
    isDetail: true,
  },
  bill: {
    kind: 'rupees',
    label: 'A large hospital bill there',
    hint: `No official figure exists. If empty, we take ${rupeesInWords(usualBills.metro)} in a metro and ${rupeesInWords(usualBills.other)} elsewhere. Ask your hospital what a heart operation costs.`,
    min: 10_000,
    max: 10 * crore,
    isOptional: true,
    isDetail: true,
  },
  rise: {
    kind: 'number',
    unit: '% a year',
    label: 'Bills rise by',
    min: 0,
    max: 20,
    step: 0.1,
    start: '8',
    isDetail: true,
  },
  years: {
    kind: 'number',
    unit: 'years',
    label: 'The sum should last for',
    min: 0,
    max: 15,
    start: '5',
    isDetail: true,
  },
  employer: {
    kind: 'rupees',
    label: 'Cover from an employer',
    min: 0,
    max: 10 * crore,
    start: '0',
    isDetail: true,
  },
  employerParents: { kind: 'flag', label: 'It covers the parents too', isDetail: true },
  has: {
    kind: 'rupees',
    label: 'Your own policy so far',
    min: 0,
    max: 10 * crore,
    start: '0',
    isDetail: true,
  },
  parentsHave: {
    kind: 'rupees',
    label: 'Your parents’ own policy so far',
    min: 0,
    max: 10 * crore,
    start: '0',
    isDetail: true,
  },
} as const;

export type CoverInput = CalculatorInput<typeof coverFields>;
