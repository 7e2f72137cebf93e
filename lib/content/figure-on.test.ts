import type { Clock } from '../dates/clock.ts';
import { todayInIndia } from '../dates/iso-date.ts';
import { clockOn, figureOn, figureRows, isClock, rowOn } from './figure-on.ts';
import { insurerComplaintClock } from './figures/complaints.ts';
import type { Figure } from './types.ts';

const ids = [...new Set(figureRows.map(({ id }) => id))];
const rowsOf = (id: string) =>
  figureRows.filter((row) => row.id === id).toSorted((a, b) => (a.from < b.from ? -1 : 1));

const figure: Figure = {
  id: 'a',
  label: 'Grace period',
  text: '30 days',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: { title: 'Master circular' },
  readBy: 'press',
};

test('every figure holds today, and its rows follow one another without an overlap', () => {
  const today = todayInIndia(new Date());
  const problems = ids.flatMap((id) => {
    const rows = rowsOf(id);
    return [
      ...(figureOn(id, today) ? [] : ['has no row for today']),
      ...rows.flatMap(({ from, until }) => (until && until <= from ? [`ends on ${until}`] : [])),
      ...rows.slice(1).flatMap(({ from }, place) => {
        const { until } = rows[place] ?? {};
        return until && until < from ? [] : [`has two rows on ${from}`];
      }),
      ...(new Set(rows.map(isClock)).size > 1 ? ['is a clock in some rows only'] : []),
    ].map((problem) => `${id} ${problem}`);
  });
  expect(ids.length).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});

test('a row holds from its first day to its last', () => {
  const before: Figure = { ...figure, text: '15 days', from: '2019-09-01', until: '2024-05-28' };
  const on = (day: Parameters<typeof rowOn>[1]) => rowOn([before, figure], day)?.text;
  expect(on('2019-08-31')).toBeUndefined();
  expect(on('2019-09-01')).toBe('15 days');
  expect(on('2024-05-28')).toBe('15 days');
  expect(on('2024-05-29')).toBe('30 days');
  expect(on('2199-12-31')).toBe('30 days');
});

test('after its last day a rule without another has no row', () => {
  expect(rowOn([{ ...figure, until: '2025-03-31' }], '2025-04-01')).toBeUndefined();
});

test('what began before the first row on record is counted with that row', () => {
  expect(figureOn(insurerComplaintClock.id, '2024-09-04')).toBeUndefined();
  expect(clockOn(insurerComplaintClock, '2024-09-04')).toBe(insurerComplaintClock);
  expect(clockOn(insurerComplaintClock, '2024-09-05')).toBe(insurerComplaintClock);
});

test('a clock that had ended by the day is refused', () => {
  const ended = { ...figure, id: 'unlisted', clock: { days: 30 }, until: '2025-03-31' } as const;
  expect(clockOn(ended, '2025-03-31')).toBe(ended);
  expect(() => clockOn(ended, '2025-04-01')).toThrow('no clock on 2025-04-01');
});

test('what a clock counts with is what its words say', () => {
  const numbers: Record<string, number> = { one: 1, six: 6 };
  for (const { id, text, clock } of figureRows.filter(isClock)) {
    const said = [...text.matchAll(/\d+|one|six/g)].map(([word]) => numbers[word] ?? Number(word));
    const unit = /hour|day|month|year/.exec(text)?.[0];
    expect({ id, text, fits: fits(clock, said, unit) }).toEqual({ id, text, fits: true });
  }
});

function fits(clock: Clock, said: number[], unit: string | undefined): boolean {
  if ('hours' in clock) return unit === 'hour' && said.includes(clock.hours);
  if ('days' in clock) return unit === 'day' && said.includes(clock.days);
  return unit === 'year'
    ? said.includes(clock.months / 12)
    : unit === 'month' && said.includes(clock.months);
}
