/** The rule of the life cover calculator with its number and bar, which a product's page runs in the browser too. */
import { countText } from '../../../text/words.ts';
import { defineOpening } from '../../calculators/calculator.ts';
import { roundUpCover } from '../round-up-cover.ts';
import { type Family, familyFields, maxAge } from './human-life-value-fields.ts';
import { familyNeed, yearsOfNeed } from './human-life-value-need.ts';
import { lifeCoverNumbers } from './human-life-value-words.ts';
import { needChart } from './human-life-value-working.ts';
import { type FamilyNeed, needInYear } from './life-cover.ts';

export const humanLifeValueOpening = defineOpening({
  fields: familyFields,
  check: (family) => {
    const { income, spending, years, age } = family;
    if (income === 0 && spending === null)
      return { spending: 'Without an income, enter what your family spends in a year.' };
    const yearsCounted = yearsOfNeed(family);
    if (years === null && yearsCounted < 1)
      return { years: 'Enter the years: at your age they cannot be counted from the details.' };
    return age + yearsCounted > maxAge
      ? { years: `Enter fewer years: you would be ${age + yearsCounted}.` }
      : {};
  },
  // A year older, the need ends at the same age.
  follow: (field, { age }, example, set) =>
    field === 'age' && !set.has('years')
      ? { years: `${Math.max(1, Number(example.age) + Number(example.years) - Number(age))}` }
      : null,
  opening: (family) => {
    const { need, cover } = coverNeeded(family);
    return {
      verdict:
        cover > 0
          ? `You need life cover for ${countText(need.years, 'year')}, until you are ${family.age + need.years}`
          : 'No more life cover: your family would have enough today',
      numbers: lifeCoverNumbers(need, cover),
      chart: needChart(family, need, cover),
    };
  },
});

/** The need, and the cover in whole rupees that is missing today. */
export function coverNeeded(family: Family): { need: FamilyNeed; cover: number } {
  const need = familyNeed(family);
  return { need, cover: roundUpCover(needInYear(need, 0).missing) };
}
