/** The heading of folded sources counts them; on paper they are one line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { taxActSince } from '@/lib/content/figures/tax';
import { travelSchengenMinimum } from '@/lib/content/figures/travel';
import { numberSources } from '@/lib/figures/number-sources';
import { PrintedSources, Sources } from './sources';

const path = '/travel-insurance';
const none = numberSources([]);
const one = numberSources([travelSchengenMinimum]);
const two = numberSources([travelSchengenMinimum, taxActSince]);
const shown = (sources: typeof none) =>
  renderToStaticMarkup(<Sources path={path} sources={sources} isCollapsed />);
const printed = (sources: typeof none) =>
  renderToStaticMarkup(<PrintedSources sources={sources} />);

test('no source shows nothing, one is “The source”, more are counted', () => {
  expect(shown(none)).toBe('');
  expect(shown(one)).toContain('>The source<');
  expect(shown(two)).toContain('>All 2 sources<');
});

test('on paper the titles are one line, and nothing where there is none', () => {
  expect(printed(none)).toBe('');
  expect(printed(two)).toContain(`1 ${two.list[0]?.source.title}; 2 `);
});
