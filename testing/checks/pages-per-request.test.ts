import { globSync, readFileSync } from 'node:fs';

function dynamicOf(file: string): string | undefined {
  return /^export const dynamic = '([\w-]+)';/m.exec(readFileSync(file, 'utf8'))?.[1];
}

test('a page that reads the request sets dynamic = "auto", because next dev fails on "force-dynamic" below "error"', () => {
  const readers = globSync('app/**/page.tsx').filter((page) =>
    /\b(?:await (?:props\.)?searchParams|cookies\(\)|headers\(\))/.test(readFileSync(page, 'utf8')),
  );
  expect(readers.length).toBeGreaterThan(20);
  expect(readers.filter((page) => dynamicOf(page) !== 'auto')).toEqual([]);
});

test('each page says so itself: of the layouts only the roots have a value', () => {
  const layouts = globSync('app/**/layout.tsx').filter((layout) => dynamicOf(layout));
  expect(layouts.sort()).toEqual(['app/(en)/layout.tsx', 'app/hi/layout.tsx']);
});

test('no page is "force-dynamic"', () => {
  const pages = globSync('app/**/{page,layout}.tsx');
  const found = pages.filter((page) => readFileSync(page, 'utf8').includes("'force-dynamic';"));
  expect(pages.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
