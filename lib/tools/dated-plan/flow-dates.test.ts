import type { DatedFlow } from '../../content/dated-flow.ts';
import { applicableRowsOn, computeFlow, durationText, inOrderOfDates } from './flow-dates.ts';

const flow: DatedFlow = {
  dates: [{ name: 'ends', clock: { days: 30 } }],
  rows: [
    { id: 'undated', title: '', text: '', at: null, within: 'when you like' },
    { id: 'late', title: '', text: '', at: 'ends', after: 'ends' },
    { id: 'due', title: '', text: '', at: 'start' },
  ],
  states: [],
  todayLabel: '',
  startLabel: '',
  keepReady: [],
  figures: [],
};
const computed = computeFlow(flow, { start: '2026-11-12' });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');

test('a row that applies after a day is left out on that day, and is there on the next', () => {
  expect(idsOf(applicableRowsOn(computed, '2026-12-12'))).toBe('undated due');
  expect(idsOf(applicableRowsOn(computed, '2026-12-13'))).toBe('undated late due');
});

test.each([
  ['first', 'undated due late'],
  ['last', 'due late undated'],
] as const)('rows are in order of their dates, those without a date %s', (place, order) => {
  expect(idsOf(inOrderOfDates(computed, place).flow.rows)).toBe(order);
});

test('a date that no figure leads to has no period in words', () => {
  expect(() => durationText('ends', flow)).toThrow('"ends"');
});
