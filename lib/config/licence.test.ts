import { licenceDaysLeft } from './licence.ts';

const licence = {
  number: 'DB 512/16',
  category: 'Direct Broker (Life & General)',
  mode: 'fixed_term',
  validUntil: '2027-05-10',
} as const;

test('the days left are counted to the last day', () => {
  expect(licenceDaysLeft(licence, new Date('2026-11-21T12:00:00+05:30'))).toBe(170);
  expect(licenceDaysLeft(licence, new Date('2027-05-09T12:00:00+05:30'))).toBe(1);
});

test('the last day is zero, and it ends at midnight in India', () => {
  expect(licenceDaysLeft(licence, new Date('2027-05-10T00:00:00+05:30'))).toBe(0);
  expect(licenceDaysLeft(licence, new Date('2027-05-10T23:59:59+05:30'))).toBe(0);
  expect(licenceDaysLeft(licence, new Date('2027-05-11T00:00:00+05:30'))).toBe(-1);
});

test('the day is India’s, wherever the server stands', () => {
  expect(licenceDaysLeft(licence, new Date('2027-05-09T18:29:59Z'))).toBe(1);
  expect(licenceDaysLeft(licence, new Date('2027-05-09T18:30:00Z'))).toBe(0);
});

test('a licence that ran out long ago counts down', () => {
  expect(licenceDaysLeft(licence, new Date('2028-05-10T12:00:00+05:30'))).toBe(-366);
});

test('a continuous registration has no last day', () => {
  const continuous = { ...licence, mode: 'continuous' as const };
  expect(licenceDaysLeft(continuous, new Date('2030-01-01T00:00:00Z'))).toBeNull();
});
