import { assertComparison } from './assert-comparison.ts';
import type { Comparison } from './comparison-types.ts';

const level = { id: 'level', name: 'Level cover', summary: 'same sum' };
const growing = { id: 'growing', name: 'Growing cover', summary: 'more each year' };
const onDeath = { label: 'On death', cells: ['The sum', null] };
const others = ['At the end', 'Price', 'Entry age'].map((label) => ({ label, cells: ['a', 'b'] }));
const sound: Comparison = {
  caption: 'Kinds side by side',
  plans: [level, growing],
  verdict: 'Level is level.',
  keyRows: ['On death', 'At the end', 'Price', 'Entry age'],
  groups: [{ heading: 'What it pays', rows: [onDeath, ...others] }],
  figures: [],
};
const withRows = (...rows: Comparison['groups'][number]['rows'][number][]): Comparison => ({
  ...sound,
  groups: [{ heading: 'What it pays', rows }],
});

test('a valid comparison passes', () => {
  expect(() => assertComparison('/term-insurance', sound)).not.toThrow();
});

const malformed: [string, Comparison][] = [
  ['the caption is empty', { ...sound, caption: ' ' }],
  ['1 plan: a comparison needs two or more', { ...sound, plans: [level] }],
  ['9 plans: eight at most', { ...sound, plans: Array(9).fill(level) }],
  [
    'the plan id "Level Cover" is not kebab-case',
    { ...sound, plans: [{ ...level, id: 'Level Cover' }, growing] },
  ],
  ['the plan id "level" stands twice', { ...sound, plans: [level, { ...growing, id: 'level' }] }],
  [
    'the plan name "Level cover" stands twice',
    { ...sound, plans: [level, { ...growing, name: level.name }] },
  ],
  ['a plan has no name or no summary', { ...sound, plans: [level, { ...growing, summary: '' }] }],
  ['there is no row', { ...sound, groups: [] }],
  [
    'a group has no heading or no row',
    { ...sound, groups: [...sound.groups, { heading: 'Limits', rows: [] }] },
  ],
  [
    'the key row "Tax" is no row',
    { ...sound, keyRows: ['Tax', 'At the end', 'Price', 'Entry age'] },
  ],
  [
    'the key row "Price" stands twice',
    { ...sound, keyRows: ['Price', 'At the end', 'Price', 'Entry age'] },
  ],
  ['a row has an empty label', withRows({ ...onDeath, label: '' })],
  ['the row "On death" stands twice', withRows(onDeath, onDeath)],
  ['row "On death" has 3 cells for 2 plans', withRows({ ...onDeath, cells: ['a', 'b', 'c'] })],
  [
    'row "On death" has an empty cell; write null for "Not stated"',
    withRows({ ...onDeath, cells: ['a', ''] }),
  ],
];

test.each(malformed)(
  'refused with the file and the reason in one line: %s',
  (reason, comparison) => {
    expect(() => assertComparison('/term-insurance', comparison)).toThrow(
      new Error(`lib/content/comparisons/term-insurance.ts: ${reason}`),
    );
  },
);

test('a figure listed twice is refused', () => {
  const figure = {
    id: 'a',
    label: 'A',
    text: '1',
    from: '2024-01-01',
    asOf: '2024',
    source: { title: 'Act' },
    readIn: 'note',
  } as const;
  expect(() => assertComparison('/x', { ...sound, figures: [figure, figure] })).toThrow(
    'the figure "a" is listed twice',
  );
});
