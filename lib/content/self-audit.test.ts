import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../config/parse-environment.ts';
import { isRoutePath } from '../site/find-route.ts';
import { products } from './products.ts';
import { selfAudit } from './self-audit.ts';

const root = join(__dirname, '../..');
const { broker } = parseEnvironment({});

/** Everything the page says, as data: of a product from its rows, of another page from what its file makes. */
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

test.each(selfAudit)('$pattern: the pages say what the answer rests on', async ({ pages }) => {
  for (const { path, quote } of pages) {
    const [page = '', fragment] = path.split('#');
    expect({ path, isRoute: isRoutePath(page) }).toEqual({ path, isRoute: true });
    const content = await contentOf(page);
    expect(content).toContain(quote);
    if (fragment) expect(content).toContain(`"id":"${fragment}"`);
  }
});

test.each(selfAudit)('$pattern: the tests that hold the answer are there', ({ tests }) => {
  for (const { file, name } of tests) {
    expect({ file, isThere: existsSync(join(root, file)) }).toEqual({ file, isThere: true });
    const text = readFileSync(join(root, file), 'utf8');
    const isTest = ["'", '`', '"'].some((quote) => text.includes(`test(${quote}${name}${quote}`));
    expect({ name, isTest }).toEqual({ name, isTest: true });
  }
});
