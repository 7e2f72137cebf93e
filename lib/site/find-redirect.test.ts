import { findRedirect, unreachableRedirects } from './find-redirect.ts';
import { routes } from './routes.ts';

test('a page is found in any case, and its own path has no redirect', () => {
  for (const { path } of routes) {
    expect(findRedirect(path)).toBeNull();
    if (path !== '/') expect(findRedirect(path.toUpperCase())).toBe(path);
  }
  expect(findRedirect('/Term-Insurance')).toBe('/term-insurance');
  expect(findRedirect('/CLAIM/')).toBe('/claim');
  expect(findRedirect('/claim//')).toBe('/claim');
});

test('a path that only begins like a page, or is unknown, has no redirect', () => {
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

test('an old address redirects to the page of its row, in any case', () => {
  const rows = { '/products/health.aspx': '/health-insurance' } as const;
  expect(findRedirect('/Products/Health.aspx', rows)).toBe('/health-insurance');
  expect(findRedirect('/products/health.aspx/', rows)).toBe('/health-insurance');
  expect(findRedirect('/products', rows)).toBeNull();
});

test('no row of the list is unreachable', () => {
  expect(unreachableRedirects()).toEqual([]);
  const rows = { '/claim': '/', '/Old': '/', old: '/', '/old/': '/', '/old?id=1': '/' } as const;
  expect(unreachableRedirects(rows)).toEqual(Object.keys(rows));
  expect(unreachableRedirects({ '/old/page.aspx': '/claim' })).toEqual([]);
});
