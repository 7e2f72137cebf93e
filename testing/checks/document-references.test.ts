import { referencesIn } from './document-references.ts';

const roots = ['lib', 'app', 'middleware.ts'];
const targets = (markdown: string, kind: string) =>
  referencesIn(markdown, roots)
    .filter((reference) => reference.kind === kind)
    .map(({ target, line }) => `${line} ${target}`);

test('a path is a code word that begins with a top-level name, or a top-level file', () => {
  const markdown = 'See `lib/site/routes.ts`, `middleware.ts`.\nNot `lib`, `/app` or lib/site.';
  expect(targets(markdown, 'path')).toEqual(['1 lib/site/routes.ts', '1 middleware.ts']);
});

test('code blocks are read line by line, and a placeholder matches any name', () => {
  const markdown = '```\nlib/dates/   1 dates\napp/x.ts → lib/y.ts\n```\n`lib/content/<slug>.ts`';
  expect(targets(markdown, 'path')).toEqual([
    '2 lib/dates/',
    '3 app/x.ts',
    '3 lib/y.ts',
    '5 lib/content/*.ts',
  ]);
});

test('a code block of a list is one too: its strings are no links', () => {
  expect(targets('1. So:\n\n   ```ts\n   [`[a](/claim)`]\n   ```\n   [b](c.md)', 'link')).toEqual([
    '6 c.md',
  ]);
});

test('a file of code may be named without its folder', () => {
  const markdown =
    '`route.ts` in `app/api/page.tsx`, `<slug>.ts`, `*.test.ts`, `…-a.ts`\n```\nsms.server.ts  sends\n```';
  expect(targets(markdown, 'file')).toEqual(['1 route.ts', '3 sms.server.ts']);
});

test('commands are npm scripts, with and without "run"', () => {
  expect(targets('`npm ci && npm run --silent seo:audit -- x`\n`npm start`', 'command')).toEqual([
    '1 ci',
    '1 seo:audit',
    '2 start',
  ]);
});

test('only links within the repository are extracted', () => {
  const markdown = '[a](guide/a.md#b) [c](https://d.example) [e](#f) `[co-pay](term:co-pay)`';
  expect(targets(markdown, 'link')).toEqual(['1 guide/a.md#b']);
});
