/** Files, identifiers, documents and sections that comments refer to exist. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bannedInNames, bannedInProse } from './banned-idioms.ts';
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

test('no line of a comment is longer than 120 characters', () => {
  const long = inComments(/^.{121,}$/g).filter(({ where }) => !/\.json:/.test(where));
  expect(long.map(({ where }) => where)).toEqual([]);
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

test('every identifier that a comment quotes exists in code', () => {
  const words = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !comment.test(line.trim()))
      .flatMap((line) => line.match(/\w+/g) ?? []),
  );
  const inCode = new Set(words);
  const quoted = inComments(/`([A-Za-z]+[a-z][A-Z]\w*)(?:\(\))?`/g);
  expect(quoted.length).toBeGreaterThan(50);
  const missing = quoted
    .filter(({ found: [, name = ''] }) => !inCode.has(name))
    .map(({ found: [text], where }) => `${where}: ${text}`);
  expect(missing).toEqual([]);
});

test('every @param of a comment is a parameter of what follows it', () => {
  let read = 0;
  const wrong = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\/\*\*(?:(?!\*\/).)*?@param(?:(?!\*\/).)*\*\//gs),
    ].flatMap(({ 0: text, index, input }) => {
      const names = [...text.matchAll(/@param (?:\{[^}]*\} )?(\w+)/g)].map(([, name = '']) => name);
      read += names.length;
      const parameters = parametersAt(input, index + text.length);
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(parameters))
        .map((name) => `${file}: ${name}`);
    }),
  );
  expect(read).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** The text between the first parenthesis after `start` and the one that closes it. */
function parametersAt(code: string, start: number): string {
  const from = code.indexOf('(', start) + 1;
  let depth = 1;
  let end = from;
  for (; depth > 0 && end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
  }
  return code.slice(from, end - 1);
}

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

test('no comment refers to a document outside the repository', () => {
  const elsewhere =
    /(?<!docs\/)\b(?:specification|compliance|standards|architecture)(?:\.md|,? section)/gi;
  expect(inComments(elsewhere).map(({ where }) => where)).toEqual([]);
});

test('comments and documents are in plain English', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md']).filter(
    (document) => !/^docs\/(?:specification|standards)\.md$/.test(document),
  );
  const inDocuments = documents.flatMap((document) =>
    readFileSync(document, 'utf8')
      .split('\n')
      .map((text, index) => ({ text, where: `${document}:${index + 1}` })),
  );
  const lines = inComments(/.+/g).map(({ found: [text], where }) => ({ text, where }));
  const problems = [...inDocuments, ...lines].flatMap(({ text, where }) => {
    const own = text.replace(/"[^"]*"/g, '');
    return bannedInProse.filter((idiom) => idiom.test(own)).map((idiom) => `${where}: ${idiom}`);
  });
  expect(problems).toEqual([]);
});

test.each([
  'Whoever calls it',
  'the person to whom it belongs',
  'it is built anew',
  'what is told first',
  'The rule stands here.',
  'each in its turn',
])('an idiom of a comment is found: %s', (text) => {
  expect(bannedInProse.filter((idiom) => idiom.test(text))).toHaveLength(1);
});

test.each(['whomToCall', 'toldDays', 'leadsAsked'])('a name is found: %s', (name) => {
  expect(bannedInNames.test(name)).toBe(true);
});

test('no exported name has a participle or a pronoun as a noun', () => {
  const problems = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:function|const|type|class|interface) (\w+)/gm,
      ),
    ]
      .filter(([, name = '']) => bannedInNames.test(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(problems).toEqual([]);
});
