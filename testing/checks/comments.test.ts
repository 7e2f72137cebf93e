/** Files, documents and sections that comments refer to exist. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileName } from './document-references.ts';

const files = [
  ...globSync(
    '{app,components,lib,packages,scripts,server,testing,e2e,deploy}/**/*.{ts,tsx,css,conf}',
    {
      exclude: ['**/node_modules'],
    },
  ),
  ...globSync([
    '*.{ts,mjs,json}',
    '.env.example',
    '.ci/run',
    'deploy/{Dockerfile,*.sh,*.service,*.yaml}',
  ]),
];
const comment = /^(?:\/?\*|\/\/|#|\{\/\*|"reason")/;
/** A path with a placeholder ("lib/content/plans/<id>.ts") need not exist. */
const path =
  /(?<![\w./@-])(?:app|components|lib|packages|scripts|server|testing|e2e|deploy|docs|public)\/[\w./()[\]-]*\w(?![\w/<-])/g;

/** The whole line, or the part behind code. */
function commentIn(line: string): string {
  return comment.test(line.trim()) ? line : (/ \/\/ .*$/.exec(line)?.[0] ?? '');
}

function inComments(pattern: RegExp): { found: RegExpExecArray; where: string }[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...commentIn(line).matchAll(pattern)].map((found) => ({
          found,
          where: `${file}:${index + 1}`,
        })),
      ),
  );
}

test('there are comments to read', () => {
  expect(inComments(/^./g).length).toBeGreaterThan(3000);
});

test('every path in a comment exists', () => {
  expect(inComments(path).length).toBeGreaterThan(100);
  const missing = inComments(path)
    .filter(({ found: [text] }) => !['', '.ts', '.tsx'].some((end) => existsSync(text + end)))
    .map(({ found: [text], where }) => `${where}: ${text}`);
  expect(missing).toEqual([]);
});

test('every file name in a comment exists', () => {
  const names = new Set(files.map((file) => basename(file)));
  expect(inComments(fileName).length).toBeGreaterThan(50);
  const missing = inComments(fileName)
    .filter(({ found: [name] }) => !names.has(name))
    .map(({ found: [name], where }) => `${where}: ${name}`);
  expect(missing).toEqual([]);
});

test('every section of a document in a comment exists', () => {
  const cited = inComments(/(docs\/[\w/-]+\.md), section (\d+)/g);
  expect(cited.length).toBeGreaterThan(10);
  const missing = cited
    .filter(({ found: [, document = '', section] }) => {
      return !readFileSync(document, 'utf8').includes(`\n## ${section}. `);
    })
    .map(({ found: [text], where }) => `${where}: ${text}`);
  expect(missing).toEqual([]);
});

test('every decision number in a comment exists', () => {
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 3));
  const cited = inComments(/\bdecision (\d{3})\b/g);
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited
    .filter(({ found: [, number = ''] }) => !numbers.includes(number))
    .map(({ found: [text], where }) => `${where}: ${text}`);
  expect(missing).toEqual([]);
});
