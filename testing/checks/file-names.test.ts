import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/** The verbs of docs/how-to/code.md ("A name"), and others that begin a file's name and are no noun or adjective. */
const verbs = new Set(
  `parse read fetch find is has can check assert create compute write delete erase remove import export
  collect load gather handle receive append insert send notify settle admit cap print summarize judge describe format`.split(
    /\s+/,
  ),
);

/** `readPolicyDocuments` becomes `read-policy-documents`; a function's name cannot begin with the digit of 80D. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace('section80d', '80d');
}

/** Functions, and other exports, of a module. */
function exportsOf(text: string) {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return {
    functions: names(/^export (?:async )?function\*? (\w+)/gm),
    others: names(/^export (?:type |interface |const |class |abstract class |\{)\s*(\w*)/gm),
  };
}

test('a module that exports one function has its name, unless it is named after a type or value beside it', () => {
  const files = globSync('{app,components,lib,scripts,server,testing}/**/*.{ts,tsx}', {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(1500);
  const wrong = files.flatMap((file) => otherNameOf(file, readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});

/** The only function of a module, where the module should have its name and has another. */
function otherNameOf(file: string, text: string): string[] {
  const name = basename(file).replace(/(\.server)?\.tsx?$/, '');
  if (name.includes('.')) return [];
  const { functions, others } = exportsOf(text);
  const [only] = functions.length === 1 ? functions : [];
  const isOfFunction =
    verbs.has(name.split('-')[0] ?? '') ||
    name.endsWith('-brief') ||
    // A migration file is named after its tables, whose next migration is added to it.
    (file.startsWith('lib/') && others.length === 0 && !name.endsWith('-migration'));
  return only && isOfFunction && kebabCase(only) !== name ? [`${file}: ${only}`] : [];
}

test.each([
  ['lib/leads/admit-lead.server.ts', 'export async function admitLead() {}', []],
  ['lib/leads/admit-lead.server.ts', 'export async function takeLead() {}', ['takeLead']],
  ['lib/leads/lead-words.ts', 'export function* wordsOf() {}', ['wordsOf']],
  ['lib/leads/lead-words.ts', 'export const a = 1;\nexport function wordsOf() {}', []],
  ['lib/leads/lead-words.ts', 'export function a() {}\nexport function b() {}', []],
  ['components/a/lead-words.tsx', 'export function wordsOf() {}', []],
  ['lib/leads/lead-words.test.ts', 'export function wordsOf() {}', []],
])('%s with "%s" has a function of another name: %j', (file, text, names) => {
  expect(otherNameOf(file, text)).toEqual(names.map((name) => `${file}: ${name}`));
});

test('no two modules export functions or values of one name', () => {
  const files = globSync(
    '{components,lib,server,scripts/{bench,build,command-line}}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (path) => /\.test\.tsx?$/.test(path),
    },
  );
  const modulesByName = new Map<string, Set<string>>();
  for (const file of files) {
    const exported = readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:async )?(?:function\*?|const|class) (\w+)/gm,
    );
    // A module of package.json's `imports` has a version for server components under the same names.
    for (const [, name = ''] of exported)
      modulesByName.set(
        name,
        (modulesByName.get(name) ?? new Set()).add(file.replace('.server.', '.')),
      );
  }
  expect(modulesByName.size).toBeGreaterThan(1000);
  expect([...modulesByName].filter(([, modules]) => modules.size > 1)).toEqual([]);
});

/** Functions named find…, parse… or read… of a module whose declared result may be undefined; exported ones only. */
function undefinedResults(text: string): string[] {
  const functions = text.split(/^(?=export |(?:async )?function )/m);
  return functions.flatMap((code) => {
    const [, name] = /^export (?:async )?function ((?:find|parse|read)[A-Z]\w*)/.exec(code) ?? [];
    // The line that ends the signature is not indented, as that of a function inside it is.
    return name && /^\S.*\| undefined>* \{$/m.test(code) ? [name] : [];
  });
}

test('a function of lib named find, parse or read returns null where there is nothing', () => {
  const files = globSync('lib/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$/.test(path),
  });
  expect(files.length).toBeGreaterThan(900);
  const wrong = files.flatMap((file) =>
    undefinedResults(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['export function findA(id?: string | undefined): A | null {\n}\n', []],
  ['export function findA(id: string): A | undefined {\n}\n', ['findA']],
  ['export async function readA(\n  id: string,\n): Promise<A | undefined> {\n}\n', ['readA']],
  ['export function nameOf(id: string): string | undefined {\n}\n', []],
  ['export function parseA(): A {\n}\n\nfunction readB(): B | undefined {\n}\n', []],
])('%j may return undefined: %j', (text, names) => {
  expect(undefinedResults(text)).toEqual(names);
});
