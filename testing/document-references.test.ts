import { referencesIn } from './document-references.ts';

const roots = ['lib', 'app', 'middleware.ts'];
const targets = (markdown: string, kind: string) =>
  referencesIn(markdown, roots)
    .filter((reference) => reference.kind === kind)
    .map(({ target, line }) => `${line} ${target}`);

test('a path is a word of code below a name at the top, or a file there', () => {
  const markdown = 'See `lib/site/routes.ts`, `middleware.ts`.\nNot `lib`, `/app` or lib/site.';
  expect(targets(markdown, 'path')).toEqual(['1 lib/site/routes.ts', '1 middleware.ts']);
});

test('a block of code is read line by line, and a placeholder stands for any name', () => {
  const markdown = '```\nlib/dates/   1 dates\napp/x.ts → lib/y.ts\n```\n`lib/content/<slug>.ts`';
  expect(targets(markdown, 'path')).toEqual([
    '2 lib/dates/',
    '3 app/x.ts',
    '3 lib/y.ts',
    '5 lib/content/*.ts',
  ]);
});

test('commands are those of npm, with and without "run"', () => {
  expect(targets('`npm ci && npm run --silent seo:audit -- x`\n`npm start`', 'command')).toEqual([
    '1 ci',
    '1 seo:audit',
    '2 start',
  ]);
});

test('links are those inside the repository', () => {
  const markdown = '[a](guide/a.md#b) [c](https://d.example) [e](#f) `[co-pay](term:co-pay)`';
  expect(targets(markdown, 'link')).toEqual(['1 guide/a.md#b']);
});
