import { parseEnvironment } from '../config/parse-environment.ts';
import { products } from '../content/products.ts';
import type { Block } from '../content/types.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { productRoutes } from '../site/find-route.ts';
import type { ProductPath } from '../site/routes.ts';
import { plainText } from '../text/plain-text.ts';
import { productMarkdown } from './product-markdown.ts';

const { broker } = parseEnvironment({});
const paths = productRoutes.map(({ path }) => path);
const written = (path: ProductPath) => productMarkdown(path, broker, 'https://site.in');

/** Words that must appear for each block. */
function opening(block: Block): string {
  switch (block.kind) {
    case 'figures':
      return block.rows[0]?.figure.text ?? '';
    case 'table':
      return block.columns.join(' | ');
    case 'steps':
      return block.steps[0]?.title ?? '';
    case 'note':
      return `**${block.title}**`;
    case 'rows':
      return block.rows[0]?.label ?? '';
    case 'list':
      return block.items[0]?.slice(0, 12) ?? '';
    case 'paragraphs':
      return plainText(block.text[0] ?? '').slice(0, 8) ?? '';
  }
}

test.each(paths)('%s has the content of its page', (path) => {
  const text = written(path);
  const { heading, questions, rules, keyFacts } = products[path].content;
  expect(text.startsWith(`# ${heading}\n`)).toBe(true);
  for (const { question } of questions) expect(text).toContain(`\n### ${question}\n`);
  for (const { figure } of [...rules, ...keyFacts])
    expect(text).toContain(`| ${figure.text} | ${figure.asOf} |`);
  const { beforeBuying, topics = [] } = products[path].content;
  for (const own of beforeBuying ? [beforeBuying, ...topics] : topics) {
    expect(text).toContain(`\n## ${own.heading}\n`);
    for (const block of own.blocks) expect(text).toContain(opening(block));
  }
  for (const { source } of products[path].comparison.figures) expect(text).toContain(source.title);
  for (const { name } of products[path].comparison.plans) expect(text).toContain(` ${name} |`);
  // Marks of headings are removed: "# 1 crore" is a claim to be first.
  expect(bannedWordsIn(text.replace(/^#+ /gm, ''))).toEqual([]);
  expect(text).not.toMatch(/undefined|\[object/);
});

test.each(paths)('%s: links are absolute, tables are complete', (path) => {
  const text = written(path);
  expect(text).not.toMatch(/\]\([/#]/);
  const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
  for (const table of tables) {
    const columns = table.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length);
    expect(new Set(columns).size).toBe(1);
  }
  expect(tables.length).toBeGreaterThan(3);
});
