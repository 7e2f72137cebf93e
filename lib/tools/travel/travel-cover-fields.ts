/**
 * Fields of the trip calculator: the first five are for everybody. The bill and the flight are in the policy's
 * currency.
 */
import { maxRupees } from '../money/money-fields.ts';

export const tripFields = {
  place: {
    kind: 'choice',
    label: 'Where to',
    options: {
      schengen: 'Europe, Schengen area',
      america: 'USA or Canada',
      elsewhere: 'Another country',
      india: 'Inside India',
    },
    start: 'schengen',
  },
  days: { kind: 'number', unit: 'days', label: 'Longest trip', min: 1, max: 365 },
  trips: {
    kind: 'number',
    unit: 'a year',
    label: 'Trips in a year',
    min: 1,
    max: 60,
    start: '1',
  },
  bill: {
    kind: 'number',
    unit: '€, $ or ₹',
    label: 'A large hospital bill there',
    hint: 'As you were told or read: in € for Europe, ₹ for India, otherwise $.',
    min: 1,
    max: 10_000_000,
    isOptional: true,
  },
  /** A bill is answered only if this is chosen: a few days in a ward would become a sum to ask for. */
  billFor: {
    kind: 'choice',
    label: 'That bill is for',
    options: {
      ward: 'A day or a few days in a ward',
      operation: 'An operation with intensive care, as a hospital or insurer told me',
      unknown: 'I do not know',
    },
    isRadio: true,
    isOptional: true,
  },
  flightHome: {
    kind: 'number',
    unit: '€, $ or ₹',
    label: 'Air ambulance to a hospital, or home',
    min: 0,
    max: 10_000_000,
    isOptional: true,
    isDetail: true,
  },
  single: {
    kind: 'rupees',
    label: 'Quote for one trip',
    min: 1,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  annual: {
    kind: 'rupees',
    label: 'Quote for a yearly policy',
    min: 1,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  mostDays: {
    kind: 'number',
    unit: 'days',
    label: 'Longest trip it allows',
    hint: 'In the yearly policy’s terms.',
    min: 1,
    max: 365,
    isOptional: true,
    isDetail: true,
  },
} as const;
