/** What documents point to exists, and every variable of the environment is in them. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { environmentVariables } from '../../lib/config/environment-variables.ts';
import { type Reference, referencesIn } from './document-references.ts';

const documents = globSync([
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  'packages/*/*.md',
  'lib/tools/**/*.md',
]);
const builtIn = ['ci'];
const decisions = readdirSync('docs/decisions')
  .filter((name) => /^\d{3}-/.test(name))
  .sort();
const decisionNumbers = decisions.map((name) => name.slice(0, 3));

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function manifestOf(folder: string): Partial<Manifest> {
  return JSON.parse(read(join(folder, 'package.json')));
}

/** A README inside a folder names paths and commands of that folder, or of the repository. */
function basesOf(document: string): string[] {
  return /^(packages|lib)\//.test(document) ? [dirname(document), '.'] : ['.'];
}

function exists(path: string): boolean {
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}

const fileNames = new Set(
  globSync(['{app,components,lib,packages,scripts,server,testing,e2e}/**/*.{ts,tsx}', '*.ts'], {
    exclude: ['**/node_modules'],
  }).map((path) => basename(path)),
);

function isThere(document: string, { kind, target }: Reference): boolean {
  const bases = basesOf(document);
  switch (kind) {
    case 'link':
      return exists(join(dirname(document), target.split('#')[0] ?? ''));
    case 'path':
      return bases.some((base) => exists(join(base, target)));
    case 'file':
      return fileNames.has(target);
    case 'command':
      return (
        builtIn.includes(target) || bases.some((base) => target in (manifestOf(base).scripts ?? {}))
      );
  }
}

test('there are documents to read', () => {
  expect(documents.length).toBeGreaterThan(30);
});

test('every path, file, command and link that a document names exists', () => {
  const missing = documents.flatMap((document) =>
    referencesIn(
      read(document),
      // What the demonstration keeps in .data is there only after a visitor came.
      basesOf(document).flatMap((base) => readdirSync(base).filter((name) => name !== '.data')),
    )
      .filter((reference) => !isThere(document, reference))
      .map(({ kind, target, line }) => `${document}:${line}: no such ${kind}: ${target}`),
  );
  expect(missing).toEqual([]);
});

/** The fragment of a heading, as GitHub makes it. */
function fragmentOf(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1').toLowerCase();
  return text.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
}

test('every heading that a link points to exists', () => {
  const links = documents.map((document) => ({
    document,
    found: [...read(document).matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)],
  }));
  expect(links.flatMap(({ found }) => found).length).toBeGreaterThan(20);
  const missing = links.flatMap(({ document, found }) =>
    found
      .filter(([, path = '', fragment = '']) => {
        const target = path === '' ? document : join(dirname(document), path);
        const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
        return !headings.map(fragmentOf).includes(fragment);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('every "npm run test:unit -- NAME" finds a test', () => {
  const tests = globSync(
    '{app,components,lib,packages,scripts,server,testing}/**/*.test.{ts,tsx}',
    {
      exclude: ['**/node_modules'],
    },
  );
  const useless = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run test:unit -- ([a-z][^`\n#|]*)/g)].flatMap(
      ([, words = '']) =>
        words
          .trim()
          .split(/\s+/)
          .filter((word) => !word.startsWith('-') && !tests.some((path) => path.includes(word)))
          .map((word) => `${document}: ${word}`),
    ),
  );
  expect(useless).toEqual([]);
});

test('every decision that a document cites by its number exists', () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\bdecision (\d{3})\b/gi)]
      .filter(([, number = '']) => !decisionNumbers.includes(number))
      .map(([cited]) => `${document}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('every variable is in .env.example', () => {
  const variables = Object.keys(environmentVariables.shape);
  const example = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(variables.toSorted()).toEqual(example.toSorted());
});
