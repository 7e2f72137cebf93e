/** Fields of the trip calculator: the first four are for everybody. The bill and the flight are in the policy's currency. */
const maxRupees = 1_000_000_000;

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
    hint: 'An operation with intensive care, as you were told or read. In € for Europe, ₹ for India, else $.',
    min: 1,
    max: 10_000_000,
    isOptional: true,
  },
  flightHome: {
    kind: 'number',
    unit: '€, $ or ₹',
    label: 'Being flown to a hospital, or home, as a patient',
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
    label: 'Quote for a policy of a year',
    min: 1,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  mostDays: {
    kind: 'number',
    unit: 'days',
    label: 'Days it allows one trip',
    hint: 'In the yearly policy’s terms.',
    min: 1,
    max: 365,
    isOptional: true,
    isDetail: true,
  },
} as const;
