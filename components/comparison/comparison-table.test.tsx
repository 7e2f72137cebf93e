import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '@/lib/content/products';
import { productRoutes } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ComparisonBody } from './comparison-body';
import { ComparisonTable } from './comparison-table';

const paths = productRoutes.map(({ path }) => path as ProductPath);

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

test.each(paths)(
  '%s: that the insurer decides is said once, above the table, not in each cell',
  (path) => {
    const html = renderToStaticMarkup(<ComparisonBody path={path} />);
    const cells = [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
    expect(cells).not.toContain('Insurer decides');
    const key = /<b>–<\/b> in a cell: the insurer decides/g;
    expect(html.match(key) ?? []).toHaveLength(cells.includes('–') ? 1 : 0);
  },
);
