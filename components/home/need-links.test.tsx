import { renderToStaticMarkup } from 'react-dom/server';
import { countWord } from '@/lib/text/words';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { NeedLinks } from './need-links';

test('the lines name the household, the years and the class of the examples whose sums they have', () => {
  const text = renderToStaticMarkup(<NeedLinks />);
  const household = openingOf('/health-insurance')?.typed ?? {};
  const children = household.children?.split(',') ?? [];
  const people = [household.age, household.spouse, ...children].filter(Boolean);
  expect(text).toContain(`family of ${countWord(people.length)}`);
  expect(text).toContain(`income for ${openingOf('/term-insurance')?.typed.years} years`);
  const car = openingOf('/car-insurance');
  const size = car?.changes.find(({ value }) => value === car.typed.size);
  expect(text).toContain(size?.text);
});
