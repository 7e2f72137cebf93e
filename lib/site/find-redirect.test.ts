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
  expect(findRedirect('//Faqs///answer//')).toBe('/faqs/answer');
  expect(findRedirect('\\claim\\')).toBe('/claim');
  expect(findRedirect('//')).toBe('/');
  expect(findRedirect('/%63laim')).toBe('/claim');
  expect(findRedirect('/Term%2dinsurance')).toBe('/term-insurance');
});

test('a path that only begins like a page, or is unknown, has no redirect', () => {
  for (const path of [
    '/nope',
    '/Claims',
    '/claim/x',
    '/',
    '/constructor',
    'constructor',
    '/%E0%A4%B9',
    '/claim%2Ftravel',
    '/%2563laim',
    '/%',
    '//evil.test/claim',
    '',
  ]) {
    expect({ path, movedTo: findRedirect(path) }).toEqual({ path, movedTo: null });
  }
});
