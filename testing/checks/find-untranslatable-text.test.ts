import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { findUntranslatableText, type SourceFile } from './find-untranslatable-text.ts';

const root = join(__dirname, '../..');

/** `import type` and `typeof import(…)` do not count: they render nothing. */
const imports =
  /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|(?<!typeof )import\('([^']+)'\)/gm;

function importsOf({ file, code }: SourceFile): string[] {
  return [...code.matchAll(imports)].flatMap(([, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const base = specifier.replace(/^@\//, '').replace(/^\.{1,2}\//, `${dirname(file)}/$&`);
    return [base, `${base}.ts`, `${base}.tsx`].map((path) => join(path)).filter(isCode);
  });
}

const isCode = (path: string) => /\.tsx?$/.test(path) && existsSync(join(root, path));
const read = (file: string): SourceFile => ({ file, code: readFileSync(join(root, file), 'utf8') });

/** All files that browser scripts may render: those with 'use client' and their imports. */
function clientRenderedFiles(): SourceFile[] {
  const all = globSync('{app,components}/**/*.{ts,tsx}', { cwd: root }).map(read);
  const begin = all.filter(({ code }) => /^['"]use client['"];?$/m.test(code));
  const found = new Map(begin.map((source) => [source.file, source]));
  for (const [, source] of found)
    for (const file of importsOf(source)) if (!found.has(file)) found.set(file, read(file));
  return [...found.values()];
}

const clientFiles = clientRenderedFiles().filter(({ file }) => file.endsWith('.tsx'));

/** Its lists render constant text, each as the only child of its element. */
const prose = 'components/ui/prose.tsx';

test('no client-rendered text has siblings', () => {
  expect(clientFiles.length).toBeGreaterThan(60);
  expect(findUntranslatableText(clientFiles.filter(({ file }) => file !== prose))).toEqual([]);
});

test('prose, which is text with siblings, is client-rendered by its own lists only', () => {
  const users = clientFiles.filter(
    ({ file, code }) => file !== prose && /<(Inline|Paragraphs)\b/.test(code),
  );
  expect(users.map(({ file }) => file)).toEqual([]);
});

test('only the live answer is rendered again with server output', () => {
  const changing = clientRenderedFiles().filter(({ code }) => /\buseRouter\b/.test(code));
  expect(changing.map(({ file }) => file)).toEqual(['components/calculators/live-answer.tsx']);
});

const inFile = (code: string) => findUntranslatableText([{ file: 'a.tsx', code }]);
const drawing = (children: string) => inFile(`const A = (props) => <p>${children}</p>;`);

test.each([
  [
    'a spinner before a label',
    '{props.isSending && <i />}{props.isSending ? "Sending" : props.label}',
    2,
  ],
  ['a spinner before fixed words', '{props.isSending && <i />}Send', 1],
  ['words with a number that changes', '{props.count} of 3', 2],
  ['words that come and go', 'Saved. {props.isOpen && "Open."}', 2],
  ['words beside a component, which may draw nothing', 'Close <Icon />', 1],
  ['fixed words around a link', 'Read <a href="/">this</a> first.', 2],
  ['words in a list', '{props.all.map((one) => one.name)}', 1],
  ['words in a fragment that comes and goes', '{props.isOpen && <>Open <b>now</b></>}', 1],
])('found: %s', (_name, children, faults) => {
  expect(drawing(children)).toHaveLength(faults);
});

test.each([
  ['text alone in its element', '{props.message}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a component
  ['text that is put together', '{`${props.count} of 3`}'],
  ['a space between elements', "<b>One</b>{' '}<i>two</i>"],
  ['a label in an element of its own', '{props.isSending && <i />}<span>{props.label}</span>'],
  ['elements of a list', '{props.all.map((one) => <b key={one}>{one}</b>)}<Icon />'],
])('safe: %s', (_name, children) => {
  expect(drawing(children)).toEqual([]);
});

test('text is found where a component returns it, and in one that puts a neighbour beside it', () => {
  expect(inFile('function A({ text }) { return text; }')).toEqual(['a.tsx:1: text']);
  const frame = 'function Frame({ children }) { return <div>{children}<i /></div>; }';
  expect(inFile(`${frame} const A = () => <Frame>bare</Frame>;`)).toEqual(['a.tsx:1: bare']);
  expect(inFile(`${frame} const A = () => <Frame><p>own</p></Frame>;`)).toEqual([]);
});
