import { deadRows, movedTo } from './moved-paths.ts';
import { routes } from './routes.ts';

test('a page is found under any capitals, and under its own path it has not moved', () => {
  for (const { path } of routes) {
    expect(movedTo(path)).toBeNull();
    if (path !== '/') expect(movedTo(path.toUpperCase())).toBe(path);
  }
  expect(movedTo('/Term-Insurance')).toBe('/term-insurance');
  expect(movedTo('/CLAIM/')).toBe('/claim');
  expect(movedTo('/claim//')).toBe('/claim');
});

test('what only begins like a page, or is none, has not moved', () => {
  for (const path of [
    '/nope',
    '/Claims',
    '/claim/x',
    '/',
    '/constructor',
    'constructor',
    '/%43laim',
    '',
  ]) {
    expect({ path, movedTo: movedTo(path) }).toEqual({ path, movedTo: null });
  }
});

test('an old address leads to the page of its row, under any capitals', () => {
  const rows = { '/products/health.aspx': '/health-insurance' } as const;
  expect(movedTo('/Products/Health.aspx', rows)).toBe('/health-insurance');
  expect(movedTo('/products/health.aspx/', rows)).toBe('/health-insurance');
  expect(movedTo('/products', rows)).toBeNull();
});

test('no row of the list is dead', () => {
  expect(deadRows()).toEqual([]);
  const rows = { '/claim': '/', '/Old': '/', old: '/', '/old/': '/', '/old?id=1': '/' } as const;
  expect(deadRows(rows)).toEqual(Object.keys(rows));
  expect(deadRows({ '/old/page.aspx': '/claim' })).toEqual([]);
});
