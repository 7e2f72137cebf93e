/** What the first card of a product page says: the verdict, that its answer is an example, the number, the buttons. */
import { renderToStaticMarkup } from 'react-dom/server';
import { productRoutes } from '@/lib/site/find-route';
import { CalculatorCard } from './calculator-card';

const all = productRoutes.map(({ path }) => path);

/** Most characters in one line of a phone 360 px wide. */
const maxExample = 44;

const textOf = (html: string) => html.replaceAll(/<h2.*?<\/h2>/g, '').replaceAll(/<[^>]+>/g, '|');

test.each(all)('%s: verdict, one line on the example, the number, the buttons, the bar', (path) => {
  const html = renderToStaticMarkup(<CalculatorCard path={path} />);
  const [, example = ''] = /<p[^>]*>(Example[^<]*)<\/p>/.exec(html) ?? [];
  expect(example).toMatch(/: .*tap .*\.$/);
  expect(example.length).toBeLessThanOrEqual(maxExample);
  expect(textOf(html).match(/Example/g)).toHaveLength(1);
  const places = [example, '<dd', '<button', '<figure'].map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test.each(all)('%s: one number, and at most one beside it', (path) => {
  const html = renderToStaticMarkup(<CalculatorCard path={path} />);
  expect(html.match(/<dd/g)?.length).toBeLessThanOrEqual(2);
});

test.each(all)('%s: “How this is counted” opens the working of that example', (path) => {
  const html = renderToStaticMarkup(<CalculatorCard path={path} />);
  const [, href = ''] = /<a href="([^"]*)"[^>]*>How this is counted</.exec(html) ?? [];
  expect(href).toMatch(/\/answer\?.*&amp;working=1#how-we-counted$/);
});

test('the price that the law sets has its day and, once, that a later table may apply', () => {
  for (const path of ['/car-insurance', '/bike-insurance'] as const) {
    expect(renderToStaticMarkup(<CalculatorCard path={path} />)).toContain(
      'As notified on 25 May 2022. A later table may apply.',
    );
  }
});

test('where a quote is needed, the link to its form asks for it', () => {
  const html = renderToStaticMarkup(<CalculatorCard path="/travel-insurance" />);
  expect(html).toContain('>Have a quote? Enter its prices</a>');
});
