/** What documents point to exists, and what must be in them is there. */
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
/** The owner's text and its technical findings are kept as they were handed over. */
const ownersTexts = ['docs/specification.md', 'docs/standards.md'];
const builtIn = ['ci'];
/** Names that a reader of the how-to makes, Next's, and jest's. */
const examples = ['futureBillCalculator', 'doThisAction', 'htmlLimitedBots', 'findRelatedTests'];
const exampleFiles = ['future-bill-calculator.ts'];
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
      return fileNames.has(target) || exampleFiles.includes(target);
    case 'command':
      return (
        builtIn.includes(target) || bases.some((base) => target in (manifestOf(base).scripts ?? {}))
      );
  }
}

test('there are documents to read', () => {
  expect(documents.length).toBeGreaterThan(60);
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

test('every page of recipes is in the index of the how-to', () => {
  const pages = readdirSync('docs/how-to').filter((name) => name !== 'README.md');
  const index = read('docs/how-to/README.md');
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('every name that a document quotes exists in the code', () => {
  const code = globSync(
    [
      '{app,components,lib,packages,scripts,server,testing,e2e,deploy}/**/*.{ts,tsx,json,conf}',
      '*.{ts,mjs,json}',
    ],
    { exclude: ['**/node_modules'] },
  );
  const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []));
  // Blocks are examples; the upper-case names of the environment have a test of their own.
  const ours = documents.filter((document) => !ownersTexts.includes(document));
  const unknown = ours.flatMap((document) =>
    [
      ...read(document)
        .replace(/```.*?```/gs, '')
        .matchAll(/`([^`\n]+)`/g),
    ]
      .flatMap(([, quoted = '']) => quoted.match(/\b[a-z]+[A-Z]\w*/g) ?? [])
      .filter((name) => !words.has(name) && !examples.includes(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(unknown).toEqual([]);
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

/** One entry of the index of decisions, as the head of the decision says it. */
function indexEntry(file: string): string {
  const head =
    /^# (\d{3}\. .+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n(?:- Replaces: (.+)\n)?\n/.exec(
      read(`docs/decisions/${file}`),
    );
  if (!head?.[1]?.startsWith(file.slice(0, 3))) return `- ${file} has no valid head`;
  const [, title, date, status, replaces] = head;
  return `- [${title}](${file})\n  ${date}, ${status}${replaces ? `; replaces ${replaces}` : ''}`;
}

test('the index of decisions is what their heads say', () => {
  const index = read('docs/decisions/README.md');
  const entries = index.slice(index.indexOf('\n- ') + 1).trimEnd();
  expect(entries).toBe(decisions.map(indexEntry).join('\n'));
});

test('a number that a decision replaces is of no decision in force', () => {
  const replaced = decisions.flatMap((file) => {
    const [, numbers = ''] = /^- Replaces: (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
    return numbers.split(', ').map((number) => ({ file, number }));
  });
  expect(replaced.filter(({ number }) => decisionNumbers.includes(number))).toEqual([]);
});

test('every decision has its own number, a reason, and what would undo it', () => {
  const parts = ['**Context.**', '**Decision.**', '**What would undo it.**'];
  const incomplete = decisions.filter((file) => {
    const text = read(`docs/decisions/${file}`);
    return !parts.every((part) => text.includes(part));
  });
  expect(incomplete).toEqual([]);
  expect(new Set(decisionNumbers).size).toBe(decisions.length);
});

test('every decision that a document cites by its number exists', () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\bdecision (\d{3})\b/gi)]
      .filter(([, number = '']) => !decisionNumbers.includes(number))
      .map(([cited]) => `${document}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('every dependency is explained, and nothing that is none', () => {
  const installed = ['.', ...globSync('packages/*')].flatMap((folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const tables = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const explained = tables.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const named = installed.filter((name) => !name.startsWith('@types/'));
  expect([...new Set(explained)].sort()).toEqual([...new Set(named)].sort());
});

test('every variable is in .env.example and in the table of the configuration', () => {
  const variables = Object.keys(environmentVariables.shape);
  const example = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(variables.toSorted()).toEqual(example.toSorted());
  const table = read('docs/configuration.md');
  expect(variables.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('every folder at the top is in the map of the README', () => {
  const readme = read('README.md');
  const map = readme.slice(readme.indexOf('## Map'), readme.indexOf('## One walk'));
  const generated = ['node_modules', ...read('.gitignore').split('\n')].map((name) =>
    name.replace(/\/$/, ''),
  );
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !generated.includes(name));
  expect(folders.filter((name) => !map.includes(`${name}/`))).toEqual([]);
});

test('the README is read in three minutes, the glossary at a glance', () => {
  const linesOf = (path: string) => read(path).trimEnd().split('\n').length;
  expect(linesOf('README.md')).toBeLessThanOrEqual(120);
  expect(linesOf('docs/glossary.md')).toBeLessThanOrEqual(92);
});

const maxLineLength = 120;

/** A table's row cannot be broken, so an address in it does not count. */
function lineLength(line: string): number {
  return (line.startsWith('|') ? line.replace(/\]\([^)]*\)|https?:\/\/\S+/g, '') : line).length;
}

test('no line of a document is longer than 120 characters', () => {
  expect(lineLength(`${'x'.repeat(121)}`)).toBeGreaterThan(maxLineLength);
  expect(lineLength(`| [x](${'x'.repeat(121)}) |`)).toBeLessThan(maxLineLength);
  const long = documents
    .filter((document) => !ownersTexts.includes(document))
    .flatMap((document) =>
      read(document)
        .split('\n')
        .flatMap((line, index) =>
          lineLength(line) > maxLineLength
            ? [`${document}:${index + 1}: ${lineLength(line)} characters`]
            : [],
        ),
    );
  expect(long).toEqual([]);
});
