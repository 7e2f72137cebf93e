/**
 * What client components say in the browser is in a group: React would put the English in place of a Hindi text that
 * is not sent (error 418).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { requestKinds } from '@/lib/content/requests/request-kinds';
import { createTranslator } from '@/lib/languages/create-translator';
import { extractPlaceables } from '@/lib/languages/placeables';
import { catalogueOf, readPoFile, readPoFiles } from '@/lib/languages/po-files';
import {
  formatOrder,
  formatShownCount,
  measureCaptions,
  plotLegend,
} from '@/lib/tools/insurers/insurer-copy';
import { browserCatalogue } from './hindi';

const entries = readPoFiles();
const catalogue = catalogueOf(entries);
/** What a script has does not come with the page. */
const scripted = catalogueOf(readPoFile('hospital-results'));
const sent = entries.flatMap(({ english, browserGroups }) =>
  browserGroups.length > 0 || english in scripted ? [english] : [],
);

type SyntaxNode = {
  type: string;
  value?: unknown;
  importKind?: string;
  source?: SyntaxNode;
  quasis?: SyntaxNode[];
  name?: unknown;
  attributes?: SyntaxNode[];
  specifiers?: { local?: { name: string } }[];
};

const isNode = (part: unknown): part is SyntaxNode =>
  typeof (part as SyntaxNode | null)?.type === 'string';

function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesOf(part);
}

const nodesByFile = new Map<string, SyntaxNode[]>();

function nodesOfFile(file: string): SyntaxNode[] {
  const known = nodesByFile.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const tree = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const nodes = [...nodesOf(tree.program as unknown as SyntaxNode)];
  nodesByFile.set(file, nodes);
  return nodes;
}

/** Components that a file renders in the browser with it; what the server passes to it as children is elsewhere. */
function importsOf(file: string): string[] {
  return nodesOfFile(file).flatMap(({ type, importKind, source }) => {
    const isImport = /^(?:ImportDeclaration|ImportExpression)$/.test(type) || type === 'Import';
    if (!isImport || importKind === 'type' || typeof source?.value !== 'string') return [];
    const path = source.value.replace(/^@\//, '');
    const base = path.startsWith('.') ? join(dirname(file), path) : path;
    const found = [base, `${base}.tsx`, `${base}.ts`].find(
      (one) => /^components\/.*\.tsx?$/.test(one) && existsSync(one),
    );
    return found ? [found] : [];
  });
}

/** `static-frame.tsx` and the like render nothing in the browser; the page's translator is no text. */
const isNotRendered = (file: string) =>
  /\/static-[\w-]+\.tsx$|^components\/(?:desk|hindi|languages)\//.test(file);

function isClientFile(file: string): boolean {
  return /^'use client'/.test(readFileSync(file, 'utf8'));
}

function clientFiles(): Set<string> {
  const files = new Set<string>();
  const queue = globSync('components/**/*.tsx').filter(isClientFile);
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file) || isNotRendered(file)) continue;
    files.add(file);
    queue.push(...importsOf(file));
  }
  return files;
}

/** A text with its figures and names as empty slots, because a component has them as expressions. */
const withEmptySlots = (text: string) =>
  extractPlaceables(text.replace(/\s+/g, ' ').trim()).key.replace(/\{\w*\}/g, '{}');
const translated = new Set(Object.keys(catalogue).map(withEmptySlots));
const sentTexts = new Set(sent.map(withEmptySlots));

/** A word in small letters is a value of a program, nearly always. */
const isUnsent = (text: string) => {
  const key = withEmptySlots(text);
  return (
    /[a-z]{2}/i.test(key) && !/^[a-z-]+$/.test(key) && translated.has(key) && !sentTexts.has(key)
  );
};

function textOf({ type, value, quasis }: SyntaxNode): string[] {
  if (type === 'TemplateLiteral')
    return [quasis?.map((part) => (part.value as { cooked: string }).cooked).join('{}') ?? ''];
  return /^(?:JSXText|StringLiteral)$/.test(type) ? [String(value)] : [];
}

test('a text of a client component is in a group', () => {
  const files = [...clientFiles()];
  expect(files.length).toBeGreaterThan(60);
  const unsent = files.flatMap((file) =>
    nodesOfFile(file)
      .flatMap(textOf)
      .filter(isUnsent)
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(unsent).toEqual([]);
});

/** Forms of pages that exist in English only. */
const englishKinds = ['job-application', 'policy-copy'];

test('a text of a request’s field is in a group', () => {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(textsOf)
        : [];
  const unsent = Object.entries(requestKinds).flatMap(([kind, { fields }]) =>
    textsOf(englishKinds.includes(kind) ? [] : fields)
      .filter(isUnsent)
      .map((text) => `${kind}: ${text}`),
  );
  expect(unsent).toEqual([]);
});

test('the heading of a hospital search around a PIN code is all Hindi in the browser', () => {
  const { translate } = createTranslator(
    { ...scripted, ...browserCatalogue(['hospitals']) },
    (href) => href,
  );
  expect(translate('12 hospitals around PIN 560034.')).toBe('पिन 560034 के आसपास 12 अस्पताल।');
  expect(translate('PIN 560034, Bengaluru Urban')).toBe('पिन 560034, Bengaluru Urban');
});

test('what the list of insurers says while it is searched is in Hindi in the browser', () => {
  const { translate } = createTranslator(browserCatalogue(['insurers']), (href) => href);
  const groupNames = ['life insurers', 'general insurers', 'standalone health insurers'];
  const counts = [0, 1, 2].flatMap((shown) => [
    formatShownCount(shown, 58, { q: 'yes', kind: '', sort: '' }, 'insurers'),
    ...groupNames.map((name) =>
      formatShownCount(shown, 58, { q: 'yes', kind: 'life', sort: '' }, name),
    ),
  ]);
  const measures = ['paid-by-number', 'paid-by-amount', 'incurred-claims'] as const;
  const captions = measures.flatMap((measure) =>
    [[measure], []].map(
      (existing) =>
        `${measureCaptions[measure]} ${formatOrder(existing, measure, '2024-25')} ${plotLegend}`,
    ),
  );
  for (const text of [...counts, ...captions.filter((one) => !/amount\. A to Z/.test(one))])
    expect(translate(text)).toMatch(/\p{Script=Devanagari}/u);
  for (const text of counts) expect(translate(text)).toContain('“yes”');
});

/** Names in a server component of what it imports from client components. */
function clientNamesIn(file: string): Set<string> {
  const imports = nodesOfFile(file).filter(({ type }) => type === 'ImportDeclaration');
  return new Set(
    imports.flatMap(({ source, specifiers = [] }) => {
      const path = String(source?.value).replace(/^@\//, '');
      const imported = `${path.startsWith('.') ? join(dirname(file), path) : path}.tsx`;
      return existsSync(imported) && isClientFile(imported)
        ? specifiers.map(({ local }) => local?.name ?? '')
        : [];
    }),
  );
}

/** Pages that exist in English only. */
const englishOnly = /^components\/(?:customer-login|desk|life-events)\//;

test('a label that a server component passes to a client component is translated on the server', () => {
  const files = globSync('components/**/*.tsx').filter(
    (file) => !/\.test\.tsx$/.test(file) && !englishOnly.test(file) && !isClientFile(file),
  );
  const literals = files.flatMap((file) => {
    const clients = clientNamesIn(file);
    return nodesOfFile(file)
      .filter(({ type, name }) => type === 'JSXOpeningElement' && clients.has(nameOf(name)))
      .flatMap(({ attributes = [] }) => attributes)
      .filter(({ name, value }) => nameOf(name) === 'label' && isNode(value))
      .flatMap(({ value }) => [...nodesOf(value as SyntaxNode)])
      .flatMap(textOf)
      .map((text) => ({ file, text }));
  });
  const left = literals.filter(
    ({ file, text }) => !isLocalTextOf(file, text) && !sent.includes(text),
  );
  expect(literals.length).toBeGreaterThan(2);
  expect(left).toEqual([]);
  expect(literals.filter(({ text }) => catalogue[text] === undefined)).toEqual([]);
});

function nameOf(name: unknown): string {
  const of = name as { name?: string } | string | undefined;
  return (typeof of === 'string' ? of : of?.name) ?? '';
}

function isLocalTextOf(file: string, text: string): boolean {
  return readFileSync(file, 'utf8').includes(`label={localText('${text}')}`);
}
