/** Fields of the calculator "who pays this bill": the bill and the sum insured; the plan's limits are folded. */
import { parseRupees } from '../../../input/rupees.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/money-fields.ts';

export const billFields = {
  room: { kind: 'rupees', label: 'Room rent a day', min: 0, max: 1_000_000 },
  days: { kind: 'number', unit: 'days', label: 'Days in hospital', min: 0, max: 365 },
  associated: {
    kind: 'rupees',
    label: 'Doctors, nursing, operation theatre',
    min: 0,
    max: maxRupees,
  },
  unaffected: {
    kind: 'rupees',
    label: 'Medicines, tests, implants, ICU',
    min: 0,
    max: maxRupees,
  },
  extras: {
    kind: 'rupees',
    label: 'Extras that plans leave out',
    hint: 'Attendant’s food, forms, toiletries.',
    min: 0,
    max: maxRupees,
    start: '0',
    isDetail: true,
  },
  sumInsured: {
    kind: 'rupees',
    label: 'Your sum insured',
    min: 0,
    max: maxRupees,
    start: '5 lakh',
  },
  roomLimit: {
    kind: 'rupees',
    label: 'Room limit for a day',
    hint: 'Leave empty if the plan pays any room.',
    min: 0,
    max: 1_000_000,
    isOptional: true,
    isDetail: true,
  },
  coPay: {
    kind: 'number',
    unit: '%',
    label: 'Co-payment',
    min: 0,
    max: 100,
    step: 0.5,
    start: '0',
    isDetail: true,
  },
  subLimit: {
    kind: 'rupees',
    label: 'Limit for this treatment',
    hint: 'Leave empty if the plan names none.',
    min: 0,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  deductible: {
    kind: 'rupees',
    label: 'Deductible',
    min: 0,
    max: maxRupees,
    start: '0',
    isDetail: true,
  },
} as const;

export type BillInput = CalculatorInput<typeof billFields>;

export const usualSumInsured = parseRupees(billFields.sumInsured.start);
