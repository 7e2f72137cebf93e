import { complaintReply } from '../content/figures/claims.ts';
import type { ClockFigure, Figure } from '../content/types.ts';
import type { Clock } from '../dates/clock.ts';
import { addDays, type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import {
  clockOn,
  figureFiles,
  figureOn,
  figureRows,
  figureRowsOf,
  isBeforeRule,
  isClock,
} from './figure-on.ts';

const ids = [...new Set(figureRows.map(({ id }) => id))];

const figure: Figure = {
  id: 'a',
  label: 'Grace period',
  text: '30 days',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: { title: 'Master circular' },
  readIn: 'press',
};

test('every figure is valid today or in future, and its rows follow without gaps', () => {
  const today = todayInIndia(new Date());
  const problems = ids.flatMap((id) => {
    const rows = figureRowsOf(id);
    const [first, last] = [rows[0], rows.at(-1)];
    return [
      ...(figureOn(id, today) || (first && first.from > today) ? [] : ['has no row for today']),
      ...rows.flatMap(({ from, until }) => (until && until <= from ? [`ends on ${until}`] : [])),
      ...rows.slice(1).flatMap(({ from }, place) => {
        const until = rows[place]?.until;
        return until && addDays(until, 1) === from ? [] : [`does not pass over on ${from}`];
      }),
      ...(new Set(rows.map(isClock)).size > 1 ? ['is a clock in some rows only'] : []),
      // Otherwise a later date would have no rule: remove a clock that ends from the plans instead.
      ...(last && isClock(last) && last.until ? ['is a clock that ends without another'] : []),
    ].map((problem) => `${id} ${problem}`);
  });
  expect(ids.length).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});

test('no name is in two files, and no two figures are equal', () => {
  const names = Object.values(figureFiles).flatMap((file) => Object.keys(file));
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  const rows = figureRows.map(({ label, text, from }) => `${label}: ${text}, ${from}`);
  expect(rows.filter((words, place) => rows.indexOf(words) < place)).toEqual([]);
});

test('a share equals the number in its text', () => {
  const words = ({ share }: Figure) => (share === undefined ? null : `${share}%`);
  const shares = figureRows.filter(({ text }) => /^[\d.]+%$/.test(text));
  expect(shares.map(words)).toEqual(shares.map(({ text }) => text));
  expect(figureRows.filter(({ share }) => share !== undefined)).toHaveLength(shares.length);
});

const before: ClockFigure = {
  ...figure,
  text: '15 days',
  clock: { days: 15 },
  from: '2019-09-01',
  until: '2024-05-28',
};
const after: ClockFigure = { ...figure, clock: { days: 30 } };

test('a row is valid from its first day to its last', () => {
  const on = (day: IsoDate, rows: Figure[] = [after, before]) => figureOn('a', day, rows)?.text;
  expect(on('2019-08-31')).toBeUndefined();
  expect(on('2019-09-01')).toBe('15 days');
  expect(on('2024-05-28')).toBe('15 days');
  expect(on('2024-05-29')).toBe('30 days');
  expect(on('2199-12-31')).toBe('30 days');
  expect(on('2024-05-29', [before])).toBeUndefined();
});

test('a clock uses the row of its day, and before the first recorded row that one', () => {
  const on = (day: IsoDate) => clockOn(after, day, [after, before]).text;
  const days = ['2019-08-31', '2024-05-28', '2024-05-29', '2199-12-31'] as const;
  expect(days.map(on)).toEqual(['15 days', '15 days', '30 days', '30 days']);
  expect(figureOn(complaintReply.id, '2024-09-04')).toBeUndefined();
  expect(clockOn(complaintReply, '2024-09-04')).toBe(complaintReply);
});

test('a day is before a rule until its first row; a rule whose first day is unknown may be older', () => {
  const on = (day: IsoDate, rows: Figure[] = [after, before]) => isBeforeRule(after, day, rows);
  expect(on('2019-08-31')).toBe(true);
  expect(on('2019-09-01')).toBe(false);
  expect(on('2019-08-31', [{ ...before, isEffectiveDateUnknown: true }, after])).toBe(false);
});

test('a clock’s data match its text', () => {
  const numbers: Record<string, number> = { one: 1, two: 2, six: 6 };
  for (const { id, text, clock } of figureRows.filter(isClock)) {
    const values = [...text.matchAll(/\d+|one|two|six/g)].map(
      ([word]) => numbers[word] ?? Number(word),
    );
    const unit = /hour|day|month|year/.exec(text)?.[0];
    expect({ id, text, fits: fits(clock, values, unit) }).toEqual({ id, text, fits: true });
  }
});

function fits(clock: Clock, values: number[], unit: string | undefined): boolean {
  if ('hours' in clock) return unit === 'hour' && values.includes(clock.hours);
  if ('days' in clock) return unit === 'day' && values.includes(clock.days);
  return unit === 'year'
    ? values.includes(clock.months / 12)
    : unit === 'month' && values.includes(clock.months);
}
