import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../config/parse-environment.ts';
import { isRoutePath } from '../site/find-route.ts';
import { products } from './products.ts';
import { selfAudit } from './self-audit.ts';

const root = join(__dirname, '../..');
const { broker } = parseEnvironment({});

/** All content of a page, as data: a product's from its rows, another page's from its file. */
async function contentOf(path: string): Promise<string> {
  if (path in products) return JSON.stringify(products[path as keyof typeof products].content);
  const page = await import(`./pages${path}.ts`);
  return JSON.stringify(
    Object.values(page).map((one) => (typeof one === 'function' ? one(broker) : one)),
  );
}

test('the thirteen patterns of the guidelines are answered, each once', () => {
  expect(new Set(selfAudit.map(({ pattern }) => pattern)).size).toBe(13);
  expect(selfAudit).toHaveLength(13);
});

test.each(selfAudit)('$pattern: the pages have the quoted words', async ({ pages }) => {
  for (const { path, quote } of pages) {
    const [page = '', fragment] = path.split('#');
    expect({ path, isRoute: isRoutePath(page) }).toEqual({ path, isRoute: true });
    const content = await contentOf(page);
    expect(content).toContain(quote);
    if (fragment) expect(content).toContain(`"id":"${fragment}"`);
  }
});

test.each(selfAudit)('$pattern: the tests that verify the answer exist', ({ tests }) => {
  for (const { file, name } of tests) {
    expect({ file, isThere: existsSync(join(root, file)) }).toEqual({ file, isThere: true });
    const text = readFileSync(join(root, file), 'utf8');
    const isTest = ["'", '`', '"'].some((quote) => text.includes(`test(${quote}${name}${quote}`));
    expect({ name, isTest }).toEqual({ name, isTest: true });
  }
});
