import { findRedirect, unreachableRedirects } from './find-redirect.ts';
import { routes } from './routes.ts';

test('a page is found under any capitals, and under its own path it has not moved', () => {
  for (const { path } of routes) {
    expect(findRedirect(path)).toBeNull();
    if (path !== '/') expect(findRedirect(path.toUpperCase())).toBe(path);
  }
  expect(findRedirect('/Term-Insurance')).toBe('/term-insurance');
  expect(findRedirect('/CLAIM/')).toBe('/claim');
  expect(findRedirect('/claim//')).toBe('/claim');
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
    expect({ path, movedTo: findRedirect(path) }).toEqual({ path, movedTo: null });
  }
});

test('an old address leads to the page of its row, under any capitals', () => {
  const rows = { '/products/health.aspx': '/health-insurance' } as const;
  expect(findRedirect('/Products/Health.aspx', rows)).toBe('/health-insurance');
  expect(findRedirect('/products/health.aspx/', rows)).toBe('/health-insurance');
  expect(findRedirect('/products', rows)).toBeNull();
});

test('no row of the list is dead', () => {
  expect(unreachableRedirects()).toEqual([]);
  const rows = { '/claim': '/', '/Old': '/', old: '/', '/old/': '/', '/old?id=1': '/' } as const;
  expect(unreachableRedirects(rows)).toEqual(Object.keys(rows));
  expect(unreachableRedirects({ '/old/page.aspx': '/claim' })).toEqual([]);
});
