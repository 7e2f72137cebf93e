/** What the instrument "who pays this bill" asks: the bill and the sum insured; the plan's limits folded. */
import type { Asked } from '../instruments/instrument.ts';

const most = 1_000_000_000;

export const billFields = {
  room: { kind: 'rupees', label: 'Room, for a day', least: 0, most: 1_000_000 },
  days: { kind: 'number', unit: 'days', label: 'Days in hospital', least: 0, most: 365 },
  associated: {
    kind: 'rupees',
    label: 'Doctors, nursing, operation theatre',
    least: 0,
    most,
  },
  unaffected: {
    kind: 'rupees',
    label: 'Medicines, tests, implants, ICU',
    least: 0,
    most,
  },
  extras: {
    kind: 'rupees',
    label: 'Extras that plans leave out',
    hint: 'Attendant’s food, forms, toiletries.',
    least: 0,
    most,
    start: '0',
    isDetail: true,
  },
  sumInsured: { kind: 'rupees', label: 'Your sum insured', least: 0, most, start: '5 lakh' },
  roomLimit: {
    kind: 'rupees',
    label: 'Room limit for a day',
    hint: 'Empty if the plan pays any room.',
    least: 0,
    most: 1_000_000,
    isOptional: true,
    isDetail: true,
  },
  coPay: {
    kind: 'number',
    unit: '%',
    label: 'Co-payment',
    least: 0,
    most: 100,
    step: 0.5,
    start: '0',
    isDetail: true,
  },
  subLimit: {
    kind: 'rupees',
    label: 'Limit for this treatment',
    hint: 'Empty if the plan names none.',
    least: 0,
    most,
    isOptional: true,
    isDetail: true,
  },
  deductible: {
    kind: 'rupees',
    label: 'Deductible',
    least: 0,
    most,
    start: '0',
    isDetail: true,
  },
} as const;

export type BillQuestion = Asked<typeof billFields>;
