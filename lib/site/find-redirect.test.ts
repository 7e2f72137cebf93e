import { findRedirect } from './find-redirect.ts';
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
