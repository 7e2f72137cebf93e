import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readSignatures,
  sign,
  signedPages,
  unreadOfSignedPages,
  unreadTexts,
} from './signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'signature-'));
const own = process.cwd();
beforeAll(() => {
  process.chdir(folder);
  mkdirSync('translations');
  mkdirSync('.next/server/app/hi', { recursive: true });
  writeFileSync('.next/server/app/hi.html', '<p>“हमसे” 7\u00a0दिन में &quot;पूछें&quot;</p><p>दावे</p>');
  writeFileSync('.next/server/app/hi/renewal.html', '<script>पूछें</script><p>दावे</p>');
});
afterAll(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

const entry = (english: string, hindi: string) => ({
  english,
  hindi,
  previous: null,
  browserGroups: [],
  places: [],
});
const ask = entry('Ask “us” within {0} days', '“हमसे” {0} दिन में "पूछें"');
const claims = entry('Claims', 'दावे');
const answer = entry('It is over', 'समय बीत गया');
const entries = [ask, claims, answer];

test('a page is signed until a text that it shows changes, in either language, or one comes', () => {
  const byPage = unreadTexts('.next', entries, readSignatures());
  expect(byPage.map(({ page, unread }) => [page, unread])).toEqual([
    ['/', [ask, claims]],
    ['/renewal', [claims]],
    ['answers', [answer]],
  ]);
  sign(new Map(byPage.map(({ page, texts }) => [page, texts])));
  expect(signedPages(entries, readSignatures())).toEqual(['/', '/renewal', 'answers']);
  expect(unreadOfSignedPages('.next', entries)).toEqual([]);

  for (const changed of [entry(`${ask.english}.`, ask.hindi), entry(ask.english, 'पूछें')])
    expect(signedPages([changed, claims, answer], readSignatures())).toEqual([
      '/renewal',
      'answers',
    ]);
  const late = entry('Claims.', 'दावे');
  expect(unreadOfSignedPages('.next', [...entries, late]).map(({ page }) => page)).toEqual([
    '/',
    '/renewal',
  ]);
});
