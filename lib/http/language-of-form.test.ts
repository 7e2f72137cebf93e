import { parseEnvironment } from '../config/parse-environment.ts';
import { languageOfForm, languageOfPoster } from './read-post.server.ts';

const env = parseEnvironment({ SITE_ENV: 'demonstration' });
const from = (referer: string) => new Headers({ host: 'localhost:3000', referer });
const hindiPage = 'http://localhost:3000/hi/term-insurance?x=1';

test('a page of this site that posts a form tells its language', () => {
  expect(languageOfPoster(from(hindiPage), env)).toBe('hindi');
  expect(languageOfPoster(from('http://localhost:3000/claim'), env)).toBe('english');
});

test.each([
  'https://elsewhere.example/hi/term-insurance',
  'http://localhost:3000.example/hi/term-insurance',
  'http://localhost:3000/hi/no-such-page',
  'javascript:/hi/term-insurance',
  '/hi/term-insurance',
  '',
])('the referer %j is no Hindi page of ours', (referer) => {
  expect(languageOfPoster(from(referer), env)).toBe('english');
});

test('a form that names a Hindi page is in Hindi without a referer', () => {
  const headers = new Headers();
  expect(languageOfForm('/hi/claim', { headers, env })).toBe('hindi');
  for (const page of [
    '/claim',
    '/hi/no-such-page',
    '/hi//elsewhere.example',
    '/hi/../hi/claim',
    '/hi/claim\r\nX: y',
    '/hi/claim\0',
    '/HI/claim',
    '/hi/\u0441laim',
    '/hi/__proto__',
    '',
  ])
    expect(languageOfForm(page, { headers, env })).toBe('english');
});

test('what was consented to is in the language of the form, whatever page it names', () => {
  for (const page of ['/pension', '/gone', '', '<b>'])
    expect(languageOfForm(page, { headers: from(hindiPage), env })).toBe('hindi');
  expect(languageOfForm('/gone', { headers: from('http://localhost:3000/claim'), env })).toBe(
    'english',
  );
});
