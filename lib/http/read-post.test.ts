import { parseEnvironment } from '../config/parse-environment.ts';
import { uploadShare } from './form-post.server.ts';
import { formMessages } from './form-reply.ts';
import { multipart } from './multipart.server.ts';
import { languageOfForm, languageOfPoster, postHandler, readPost } from './read-post.server.ts';

const messages = {
  ...formMessages,
  'too-large': 'Too large.',
  'too-many': 'Too many.',
  'not-written': 'Not written.',
};
const rules = { maxBytes: { form: 20, multipart: 2000 }, messages };

function posted(body: string, type = 'application/x-www-form-urlencoded', site = 'same-origin') {
  const headers = { 'content-type': type, 'sec-fetch-site': site };
  return new Request('http://localhost:3000/', { method: 'POST', headers, body });
}

test('a post of our own page is read', async () => {
  const read = await readPost(posted('code=1'), rules);
  expect(read).toMatchObject({ kind: 'post', post: { fields: { code: '1' }, isNative: true } });
});

test('a native post that fails after it was read gets its page in the language of its form', async () => {
  const post = postHandler('test', async (_, read) => {
    await read({ ...rules, maxBytes: { form: 100 } });
    throw new Error('database is down');
  });
  for (const [page, lang] of [
    ['/hi/claim', 'hi-IN'],
    ['/claim', 'en-IN'],
  ])
    expect(await (await post(posted(`page=${page}`))).text()).toContain(`<html lang="${lang}">`);
});

test('a rejected post is answered, and its outcome in the log is the reason', async () => {
  const rejected = [
    posted('code=1', 'text/plain'),
    posted('code=1', undefined, 'cross-site'),
    posted(`code=${'1'.repeat(30)}`),
    // Without a limit of its own no form takes files.
    posted('--b\r\n', 'multipart/form-data; boundary=b'),
  ];
  const answers = await Promise.all(rejected.map((request) => readPost(request, rules)));
  const outcomes = answers.map((read) => read.kind === 'replied' && read.reply.outcome);
  expect(outcomes).toEqual(['wrong-type', 'cross-site', 'too-large', 'wrong-type']);
});

test.each([16, 40])(
  'a client uploads as often in an hour as the form says: %d',
  async (uploads) => {
    const outcomes: string[] = [];
    for (let n = 0; n <= uploads; n++) {
      const read = await readPost(posted('--b--', 'multipart/form-data; boundary=b'), {
        ...rules,
        uploads: { perHour: () => uploads, multipart },
      });
      outcomes.push(read.kind === 'replied' ? read.reply.outcome : read.kind);
    }
    expect(outcomes.slice(0, uploads)).not.toContain('too-many');
    expect(outcomes.at(-1)).toBe('too-many');
  },
);

test('of the posts of a public form a fifth may be uploads, and at least fifteen', () => {
  expect([30, 200].map(uploadShare)).toEqual([15, 40]);
});

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
