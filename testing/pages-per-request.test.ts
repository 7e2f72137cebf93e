import { globSync, readFileSync } from 'node:fs';

test('a page made per request says "auto": next dev answers "force-dynamic" under the layout’s "error" with 500', () => {
  const pages = globSync('app/**/page.tsx');
  const said = pages.filter((page) => readFileSync(page, 'utf8').includes("'force-dynamic';"));
  expect(pages.length).toBeGreaterThan(20);
  expect(said).toEqual([]);
});
