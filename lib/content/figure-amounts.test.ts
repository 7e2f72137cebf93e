import { ageRangeOf, inYears, rupeesOf, withYears, yearsOf } from './figure-amounts.ts';
import {
  healthMoratorium,
  standardHealthChildAge,
  standardHealthEntryAge,
} from './figures/health.ts';
import { vayVandanaAge, vayVandanaCover } from './figures/health-schemes.ts';

test('a range of ages keeps its words, and has its last age as a number', () => {
  expect(ageRangeOf(standardHealthChildAge)).toEqual({
    from: '3 months',
    to: '25 years',
    maxAge: 25,
  });
  expect(ageRangeOf(standardHealthEntryAge).maxAge).toBe(65);
  expect(() => ageRangeOf(vayVandanaAge)).toThrow('scheme-vay-vandana-age is no range of ages');
});

test('a sum a year and a number of years are read from their figures', () => {
  expect(rupeesOf(vayVandanaCover)).toBe(500_000);
  expect(yearsOf(vayVandanaAge)).toBe(70);
  expect(() => rupeesOf(vayVandanaAge)).toThrow('scheme-vay-vandana-age is no sum of money');
});

test('a time in months is said in years too', () => {
  expect(inYears(healthMoratorium)).toBe('5 years');
  expect(withYears(healthMoratorium)).toBe('60 months (5 years)');
});
