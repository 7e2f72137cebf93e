import { findRedirect } from './find-redirect.ts';
import { routes } from './routes.ts';
import { subPageRoutes } from './tool-routes.ts';

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
  expect(findRedirect('/%70rivacy-policy')).toBe('/privacy-policy');
  expect(findRedirect('/Term%2dinsurance')).toBe('/term-insurance');
});

test('a city’s path has at most sixty characters of a name', () => {
  const city = 'x'.repeat(60);
  expect(findRedirect(`/cashless-hospital/in/${city}/`)).toBe(`/cashless-hospital/in/${city}`);
  expect(findRedirect(`/cashless-hospital/in/${city}x/`)).toBeNull();
  expect(findRedirect('/cashless-hospital/in/%zz/')).toBeNull();
});

test('a path that only begins like a page, or is unknown, has no redirect', () => {
  for (const path of [
    '/nope',
    '/Claimsx',
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

const endings = ['', '/', '.html', '.HTM', '.php', '.aspx', '.asp', '.jsp', '.html/', '/index.php'];

test('each page is found with the ending of another server’s files', () => {
  for (const { path } of [...routes, ...subPageRoutes]) {
    if (path === '/') continue;
    for (const ending of endings.slice(1)) expect(findRedirect(path + ending)).toBe(path);
  }
  expect(findRedirect('/faqs/answer.php')).toBe('/faqs/answer');
});

test('an unknown path with such an ending has no redirect', () => {
  for (const path of [
    '/x.php',
    '/wp-login.php',
    '/.html',
    '/claim/x.html',
    '/claim.pdf',
    '/claim.php.bak',
    '/claim.html.html',
  ])
    expect({ path, movedTo: findRedirect(path) }).toEqual({ path, movedTo: null });
});
