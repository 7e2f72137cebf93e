import { parseEnvironment } from '../config/environment.ts';
import { comparisonFor } from '../content/comparisons.ts';
import { productContent } from '../content/products.ts';
import { bannedWordsIn } from './banned-words.ts';
import { productMarkdown } from './product-markdown.ts';
import { type ProductPath, productRoutes } from './routes.ts';

const { broker } = parseEnvironment({});
const origin = 'https://site.in';
const written = (path: ProductPath) => productMarkdown(path, broker, origin);

test.each(productRoutes.map(({ path }) => path as ProductPath))(
  '%s says what its page says',
  (path) => {
    const text = written(path);
    const { heading, questions, rules, keyFacts } = productContent[path];
    expect(bannedWordsIn(text)).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object/);
  },
);

test.each(productRoutes.map(({ path }) => path as ProductPath))(
  '%s: links work outside the site, tables are whole',
  (path) => {
    const text = written(path);
    expect(text).not.toMatch(/\]\(\//);
    const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
    for (const table of tables) {
      const columns = table.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length);
      expect(new Set(columns).size).toBe(1);
    }
    expect(tables.length).toBeGreaterThan(3);
  },
);
