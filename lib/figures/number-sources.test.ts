import type { Figure } from '../content/types.ts';
import { numberSources } from './number-sources';

const act = { title: 'Insurance Act, 1938' };
const circular = { title: 'Master Circular', url: 'https://irdai.gov.in' };
const figure = (id: string, source: Figure['source']): Figure => ({
  id,
  label: id,
  text: '30 days',
  from: '2024-01-01',
  asOf: '2024',
  source,
  readIn: 'note',
});

test('each source is numbered once, in the order in which its first figure is read', () => {
  const first = figure('a', circular);
  const sources = numberSources(
    [first, figure('b', act), figure('c', { ...circular }), first],
    [act],
  );
  expect(sources.list.map(({ number, source }) => [number, source.title])).toEqual([
    [1, 'Master Circular'],
    [2, 'Insurance Act, 1938'],
  ]);
  expect(sources.list[0]?.figures.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(sources.numberOf(figure('d', act))).toBe(2);
});

test('a document reported by two newspapers is one source', () => {
  const told = (through: string) => ({ title: 'Guidelines', through });
  const sources = numberSources([figure('a', told('Mint')), figure('b', told('Cafemutual'))]);
  expect(sources.list.map(({ figures }) => figures.length)).toEqual([2]);
  expect(sources.numberOf(figure('b', told('Cafemutual')))).toBe(1);
});

test('a figure whose source is not on the page is refused', () => {
  expect(() => numberSources([]).numberOf(figure('a', act))).toThrow('without its source');
});
