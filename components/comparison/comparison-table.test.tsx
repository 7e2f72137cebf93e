import { renderToStaticMarkup } from 'react-dom/server';
import { hindi } from '@/components/hindi/hindi';
import { currentTranslator } from '@/components/languages/current-translator.server';
import { products } from '@/lib/content/products';
import { productRoutes } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ComparisonTable } from './comparison-table';

// A test is no render of a page, which has the translator.
jest.mock('@/components/languages/current-translator.server', () => ({
  currentTranslator: jest.fn(() => null),
}));

const paths = productRoutes.map(({ path }) => path as ProductPath);

test.each(paths)(
  '%s: four key rows come first on a phone, and “Insurer decides” is said once',
  (path) => {
    const comparison = products[path].comparison;
    const html = renderToStaticMarkup(<ComparisonTable comparison={comparison} />);
    const rows = comparison.groups.flatMap((group) => group.rows);
    expect(html.match(/ data-key=/g)).toHaveLength(4);
    expect(html.match(/ data-more=/g) ?? []).toHaveLength(rows.length - 4);
    if (rows.length > 4)
      expect(html).toContain(`Show all <span data-row-count="">${rows.length}</span> rows`);
    const isOpen = rows.some(({ cells }) => cells.includes('Insurer decides'));
    // A cell that says more than that keeps its words.
    expect(html).not.toContain('>Insurer decides<');
    expect(html.split('Insurer decides: ask for it in writing')).toHaveLength(isOpen ? 2 : 1);
  },
);

test.each(paths)('%s: every row of the comparison fills every column once', (path) => {
  const comparison = products[path].comparison;
  const rows = renderToStaticMarkup(<ComparisonTable comparison={comparison} />).split('<tr');
  const widths = rows.slice(1).map((row) =>
    [...row.matchAll(/<t[dh]\b([^>]*)>/g)].reduce((width, [, attributes = '']) => {
      expect(attributes).not.toMatch(/rowspan/i);
      return width + Number(/colspan="(\d+)"/i.exec(attributes)?.[1] ?? 1);
    }, 0),
  );
  expect(widths.length).toBeGreaterThan(5);
  expect(new Set(widths)).toEqual(new Set([comparison.plans.length + 1]));
});

test('in Hindi the verb stands after the count', () => {
  jest.mocked(currentTranslator).mockReturnValue(hindi);
  const { comparison } = products['/health-insurance'];
  const html = renderToStaticMarkup(<ComparisonTable comparison={comparison} />);
  const count = comparison.groups.flatMap((group) => group.rows).length;
  expect(html).toContain(`>सभी <span data-row-count="">${count}</span> पंक्तियाँ दिखाएँ<`);
  jest.mocked(currentTranslator).mockReturnValue(null);
});
