import { type Finding, placesOf } from '../finding.ts';
import { foldFindings } from './fold-findings.ts';

const words = {
  severity: 'warning',
  about: '',
  where: '',
  why: '',
  fix: '',
  waived: null,
} as const;
const at = (path: string, what: string, more: Partial<Finding> = {}): Finding => ({
  ...words,
  id: 'link-not-followable',
  url: `https://site.test${path}`,
  what,
  ...more,
});
const paths = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`);
const short = (findings: Finding[]) => findings.map(({ what, urls }) => [what, urls?.length ?? 1]);

test('one toggle in the header of all pages is one finding that names them', () => {
  const header = paths(7).map((path) => at(path, '“Menu” is javascript:'));
  const findings = [...header, at('/0', '“More” is javascript:')];
  expect(short(foldFindings(findings, 100))).toEqual([
    ['“Menu” is javascript:', 7],
    ['“More” is javascript:', 1],
  ]);
  expect(foldFindings(findings, 100)[0]?.urls).toEqual(header.map(({ url }) => url));
});

test('the same text on four pages is four findings', () => {
  expect(
    foldFindings(
      paths(4).map((path) => at(path, 'no h1')),
      100,
    ),
  ).toHaveLength(4);
});

test('a cause that the check names is one finding from two places on, with the text of each', () => {
  const cause = 'links to /gone, which cannot be opened';
  const [folded, ...others] = foldFindings(
    [at('/a', '“One”', { cause }), at('/a', '“Two”', { cause }), at('/b', '“One”', { cause })],
    100,
  );
  expect(others).toEqual([]);
  expect(folded?.what).toBe(`${cause}: “One”; “Two”`);
  expect(placesOf(folded as Finding)).toEqual([
    { url: 'https://site.test/a', what: '“One”' },
    { url: 'https://site.test/a', what: '“Two”' },
    { url: 'https://site.test/b', what: '“One”' },
  ]);
  expect(foldFindings([at('/a', '“One”', { cause })], 100)).toEqual([at('/a', '“One”')]);
});

test('what a tenth of all pages have comes from their template, whatever the texts', () => {
  const findings = paths(10).map((path, n) => at(path, `${n} words`));
  expect(short(foldFindings(findings, 100))).toEqual([
    ['on 10 of 100 pages: 0 words; 1 words; 2 words; and 7 more', 10],
  ]);
  expect(foldFindings(findings, 101)).toHaveLength(10);
});

test('five findings of a check on one page are one finding', () => {
  const links = ['1', '2', '3', '4', '5'].map((n) => at('/list', `the link to #${n}`));
  expect(short(foldFindings([...links, at('/other', 'the link to #6')], 100))).toEqual([
    ['5 times on this page: the link to #1; the link to #2; the link to #3; and 2 more', 1],
    ['the link to #6', 1],
  ]);
  expect(foldFindings(links.slice(1), 100)).toHaveLength(4);
});

test('waived findings are folded apart', () => {
  const findings = paths(12).map((path, n) =>
    at(path, 'no h1', { waived: n < 6 ? 'intended' : null }),
  );
  expect(foldFindings(findings, 100).map(({ waived, urls }) => [waived, urls?.length])).toEqual([
    ['intended', 6],
    [null, 6],
  ]);
});
