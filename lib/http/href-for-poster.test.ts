import { parseEnvironment } from '../config/parse-environment.ts';
import { hrefForForm, hrefForPoster, languageOfForm, languageOfPoster } from './href-for-poster.ts';

const env = parseEnvironment({ SITE_ENV: 'demonstration' });
const from = (referer: string) => new Headers({ host: 'localhost:3000', referer });
const hindiPage = 'http://localhost:3000/hi/term-insurance?x=1';

test('an answer is in the language of the page that posted the form', () => {
  expect(hrefForPoster(from(hindiPage), '/get-a-call?result=queued', env)).toBe(
    '/hi/get-a-call?result=queued',
  );
  expect(hrefForPoster(from('http://localhost:3000/claim'), '/get-a-call', env)).toBe(
    '/get-a-call',
  );
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

test('a form that names a Hindi page is answered in Hindi without a referer', () => {
  expect(hrefForForm('/get-a-call?result=queued', '/hi/claim')).toBe(
    '/hi/get-a-call?result=queued',
  );
  for (const page of ['/claim', '/hi/no-such-page', ''])
    expect(hrefForForm('/get-a-call', page)).toBe('/get-a-call');
});

test('what was consented to is in the language of the form, whatever page it names', () => {
  expect(languageOfForm('/hi/claim', { headers: new Headers(), env })).toBe('hindi');
  for (const page of ['/pension', '/gone', '', '<b>'])
    expect(languageOfForm(page, { headers: from(hindiPage), env })).toBe('hindi');
  expect(languageOfForm('/gone', { headers: from('http://localhost:3000/claim'), env })).toBe(
    'english',
  );
});
