import { parseEnvironment } from '../config/parse-environment.ts';
import { comparisonFor } from '../content/comparisons.ts';
import { productContent } from '../content/products.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { productRoutes } from '../site/find-route.ts';
import type { ProductPath } from '../site/routes.ts';
import { productMarkdown } from './product-markdown.ts';

const { broker } = parseEnvironment({});
const paths = productRoutes.map(({ path }) => path);
const written = (path: ProductPath) => productMarkdown(path, broker, 'https://site.in');

test.each(paths)('%s says what its page says', (path) => {
  const text = written(path);
  const { heading, questions, rules, keyFacts } = productContent[path];
  expect(text.startsWith(`# ${heading}\n`)).toBe(true);
  for (const { question } of questions) expect(text).toContain(`\n### ${question}\n`);
  for (const { figure } of [...rules, ...keyFacts]) {
    expect(text).toContain(`| ${figure.text} | ${figure.asOf} |`);
  }
  for (const { source } of comparisonFor(path).figures) expect(text).toContain(source.title);
  for (const { name } of comparisonFor(path).plans) expect(text).toContain(` ${name} |`);
  expect(bannedWordsIn(text)).toEqual([]);
  expect(text).not.toMatch(/undefined|\[object/);
});

test.each(paths)('%s: links work outside the site, tables are whole', (path) => {
  const text = written(path);
  expect(text).not.toMatch(/\]\([/#]/);
  const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
  for (const table of tables) {
    const columns = table.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length);
    expect(new Set(columns).size).toBe(1);
  }
  expect(tables.length).toBeGreaterThan(3);
});
