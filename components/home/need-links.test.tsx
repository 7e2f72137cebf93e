import { renderToStaticMarkup } from 'react-dom/server';
import { countWord } from '@/lib/text/words';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { NeedLinks } from './need-links';

test('the lines name the household and the class of the examples whose sums they have', () => {
  const text = renderToStaticMarkup(<NeedLinks />);
  const household = openingOf('/health-insurance')?.typed ?? {};
  const children = household.children?.split(',') ?? [];
  const people = [household.age, household.spouse, ...children].filter(Boolean);
  expect(text).toContain(`sum insured for ${countWord(people.length)}`);
  const size = openingOf('/car-insurance')?.chips.find(({ field }) => field === 'size');
  expect(text).toContain(size?.text);
});
