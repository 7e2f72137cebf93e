import { readFileSync } from 'node:fs';
import { catalogueOf, poEntries, readPoFiles } from './po-files.ts';
import { withContext } from './with-context.ts';

const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n';
const read = (rows: string) => poEntries(header + rows, 'a.po');

test('an outdated text keeps the Hindi of the English before, a context its own', () => {
  const entries = read(
    '#, fuzzy\n#| msgid "Old {0}"\nmsgid "New"\nmsgstr "{0} पुराना"\n\nmsgctxt "product"\nmsgid "Child"\nmsgstr "बच्चा"\n\nmsgid "Empty"\nmsgstr ""',
  );
  expect(catalogueOf(entries)).toEqual({
    'Old {0}': '{0} पुराना',
    [withContext('product', 'Child')]: 'बच्चा',
  });
});

test.each([
  [
    'a string without its end',
    'msgid "A"\nmsgstr "क\n\nmsgid "B"\nmsgstr "ख"\n',
    /^a\.po:[56]: .*End-of-line/,
  ],
  ['a quotation mark within', 'msgid "A" b"\nmsgstr "क"\n', /^a\.po:4: .*Invalid key name/],
  ['marks of a merge', '<<<<<<< HEAD\nmsgid "A"\nmsgstr "क"\n', /^a\.po:4: .*Invalid key name/],
  ['a text twice', 'msgid "A"\nmsgstr "क"\n\nmsgid "A"\nmsgstr "ख"\n', /^a\.po:7: Duplicate/],
  ['no Hindi', 'msgid "Ask"\n\nmsgid "B"\nmsgstr "ख"\n', /^a\.po:[46]: .*"Ask"/],
  ['a figure less', 'msgid "In {0} days"\nmsgstr "दिन में"\n', /^a\.po:4: "In \{0\} days" has other/],
])('a broken file is named with its line: %s', (_, rows, message) => {
  expect(() => read(rows)).toThrow(message);
});

test('an English text of one meaning has one row, in one file', () => {
  const texts = readPoFiles().map(({ context, english }) => withContext(context, english));
  expect(texts.length).toBeGreaterThan(7000);
  const seen = new Set<string>();
  expect(texts.filter((one) => seen.size === seen.add(one).size)).toEqual([]);
});

/** In brackets the other word of a thing may stand: people type it. */
test('a thing has one word: none that the glossary lists as not used', () => {
  const [, ...rows] = readFileSync('docs/hindi-glossary.tsv', 'utf8').trim().split('\n');
  const unused = rows.flatMap((row) => row.split('\t')[6]?.split(', ') ?? []);
  expect(unused.length).toBeGreaterThan(15);
  const letter = '[\\p{L}\\p{M}]';
  const found = new RegExp(`(?<!${letter})(?:${unused.join('|')})(?!${letter})`, 'u');
  const texts = readPoFiles().map(({ hindi }) => hindi.replace(/\([^)]*\)/g, ''));
  expect(texts.filter((hindi) => found.test(hindi))).toEqual([]);
});
