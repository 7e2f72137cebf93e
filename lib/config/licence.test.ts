import { isLicenceOver, licenceDaysLeft, licenceLine, licenceValidity } from './licence.ts';

const licence = {
  number: 'DB 512/16',
  category: 'Direct Broker (Life & General)',
  mode: 'fixed_term',
  validUntil: '2027-05-10',
  feeDue: null,
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

test('the date is India’s, whatever the server’s time zone', () => {
  expect(licenceDaysLeft(licence, new Date('2027-05-09T18:29:59Z'))).toBe(1);
  expect(licenceDaysLeft(licence, new Date('2027-05-09T18:30:00Z'))).toBe(0);
});

test('for an expired licence the number is negative', () => {
  expect(licenceDaysLeft(licence, new Date('2028-05-10T12:00:00+05:30'))).toBe(-366);
});

test('a term is over after midnight in India; a continuous registration is not over when its fee is due', () => {
  const after = new Date('2027-05-11T00:00:00+05:30');
  expect(isLicenceOver(licence, new Date('2027-05-10T23:59:59+05:30'))).toBe(false);
  expect(isLicenceOver(licence, after)).toBe(true);
  const paid = { ...licence, mode: 'continuous', feeDue: '2027-05-01' } as const;
  expect(isLicenceOver(paid, after)).toBe(false);
});

const continuous = { ...licence, mode: 'continuous', feeDue: '2028-01-15' } as const;

test('for a continuous registration the days to the next fee are counted, and no last day is printed', () => {
  const now = new Date('2027-12-16T12:00:00+05:30');
  expect(licenceDaysLeft(continuous, now)).toBe(30);
  expect(licenceDaysLeft({ ...continuous, feeDue: null }, now)).toBeNull();
  expect(licenceLine({ licence: continuous })).not.toMatch(/202[78]/);
  expect(licenceValidity(continuous)).not.toMatch(/202[78]/);
});

test('the line and the row name the last day of a term', () => {
  expect(licenceLine({ licence })).toContain('valid until 10 May 2027');
  expect(licenceValidity(licence)).toBe('Valid until 10 May 2027');
});
