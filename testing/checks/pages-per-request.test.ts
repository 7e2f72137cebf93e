import { globSync, readFileSync } from 'node:fs';

test('a page rendered per request sets dynamic = "auto", because next dev fails on "force-dynamic" below "error"', () => {
  const pages = globSync('app/**/page.tsx');
  const found = pages.filter((page) => readFileSync(page, 'utf8').includes("'force-dynamic';"));
  expect(pages.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
