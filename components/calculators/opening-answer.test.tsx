/** What the first card of a product page says: that its answer is an example, and whose, above the number. */
import { renderToStaticMarkup } from 'react-dom/server';
import { productRoutes } from '@/lib/site/find-route';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { CalculatorCard } from './calculator-card';

const opened = productRoutes.map(({ path }) => path).filter((path) => openingOf(path));

/** In characters: one line of a phone 360 px wide. */
const maxExample = 42;

test.each(opened)('%s: the label of the number says whose example it is, in one line', (path) => {
  const html = renderToStaticMarkup(<CalculatorCard path={path} />);
  const [, example = '', label = ''] = /<dt>(Example: .*)\n(.+?)<\/dt>/.exec(html) ?? [];
  expect(example).not.toMatch(/[{}]|undefined|: $/);
  expect(example.length).toBeLessThanOrEqual(maxExample);
  expect(label).not.toBe('');
  expect(html.indexOf('Example: ')).toBeLessThan(html.indexOf('<dd'));
  expect(html.match(/Example/g)).toHaveLength(1);
});

test('the values are those of the example, and a list has "and"', () => {
  const textOf = (path: (typeof opened)[number]) =>
    /Example: (.*)\n/.exec(renderToStaticMarkup(<CalculatorCard path={path} />))?.[1];
  expect(textOf('/term-insurance')).toBe('age 34, ₹12 lakh a year');
  expect(textOf('/family-health-insurance')).toBe('38, 36, children of 10 and 6');
  expect(textOf('/maternity-health-insurance')).toBe('from 1 January 2027');
});

test('the price that the law sets is no example', () => {
  expect(renderToStaticMarkup(<CalculatorCard path="/car-insurance" />)).not.toContain('Example: ');
});
