import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';

/** `dynamic` of the file itself or of the nearest layout above it. */
function dynamicOf(page: string): string {
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder)) {
    for (const file of [page, `${folder}/layout.tsx`]) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const [, dynamic] = /^export const dynamic = '([\w-]+)';/m.exec(text) ?? [];
      if (dynamic) return dynamic;
    }
  }
  return 'none';
}

test('a page that reads the request sets dynamic = "auto", because next dev fails on "force-dynamic" below "error"', () => {
  const readers = globSync('app/**/page.tsx').filter((page) =>
    /\b(?:await (?:props\.)?searchParams|cookies\(\)|headers\(\))/.test(readFileSync(page, 'utf8')),
  );
  expect(readers.length).toBeGreaterThan(20);
  expect(readers.filter((page) => dynamicOf(page) !== 'auto')).toEqual([]);
});

test('no page is "force-dynamic"', () => {
  const pages = globSync('app/**/{page,layout}.tsx');
  const found = pages.filter((page) => readFileSync(page, 'utf8').includes("'force-dynamic';"));
  expect(pages.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
