import { healthMoratorium } from '../../content/figures/health.ts';
import { findReason } from '../../content/refusals/all-refusals.ts';
import { olderLimits } from '../../content/refusals/refusal-copy.ts';
import type { DateTest, RefusalReason } from '../../content/refusals/refusal-types.ts';
import type { ClockFigure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { judgeReason } from './judge-reason.ts';

const today = '2026-11-26';
const row = (from: IsoDate, text: string, months: number): ClockFigure => ({
  id: 'wait',
  label: 'A wait',
  text,
  clock: { months },
  from,
  asOf: from,
  source: { title: 'A rule' },
  readIn: 'note',
});
const old = row('2016-01-01', '48 months', 48);
const now = row('2024-04-01', '36 months', 36);
const rows = [old, now];

const wait: DateTest = {
  clock: now,
  from: 'began',
  at: 'arose',
  within: { standing: 'may-stand', text: 'From {from}, {length}, to {end}; on {at}' },
  after: { standing: 'cannot-stand', text: 'Ended on {end}' },
};

function reasonWith(...tests: DateTest[]): RefusalReason {
  const reason = findReason('pre-existing-disease');
  if (!reason) throw new Error('No such reason');
  return { ...reason, tests };
}

const standing = (tests: DateTest[], days: Parameters<typeof judgeReason>[1]) =>
  judgeReason(reasonWith(...tests), days, today, rows).standing;

test('the last day of a period counts as within it, and the next day does not', () => {
  expect(standing([wait], { began: '2024-05-31', arose: '2027-05-31' })).toBe('may-stand');
  expect(standing([wait], { began: '2024-05-31', arose: '2027-06-01' })).toBe('cannot-stand');
});

test('a period is counted by the row of the day on which it began', () => {
  const [test] = judgeReason(
    reasonWith(wait),
    { began: '2023-01-10', arose: '2026-06-01' },
    today,
    rows,
  ).tests;
  expect(test).toEqual({
    standing: 'may-stand',
    text: 'From 10 January 2023, 48 months, to 10 January 2027; on 1 June 2026',
    from: '2023-01-10',
    fromDay: 'began',
    at: '2026-06-01',
    atDay: 'arose',
    end: '2027-01-10',
    figure: old,
  });
});

test('days that are not known are asked for, each once', () => {
  const judged = judgeReason(reasonWith(wait, wait), { letter: '2026-01-01' }, today, rows);
  expect(judged).toMatchObject({ standing: 'depends', missing: ['began', 'arose'] });
});

test('one period that bars the reason wins over one that allows it', () => {
  const allows = { ...wait, after: { standing: 'may-stand', text: '' } } as const;
  const open = { ...wait, after: { standing: 'depends', text: '' } } as const;
  const days = { began: '2015-01-01', arose: '2026-01-01' } as const;
  expect(standing([allows, wait, open], days)).toBe('cannot-stand');
  expect(standing([open, allows], days)).toBe('may-stand');
  expect(standing([open], days)).toBe('depends');
  expect(standing([], days)).toBe('depends');
});

test('the insurer’s time runs until today, or until its letter', () => {
  const late: DateTest = {
    ...wait,
    clock: { ...now, clock: { days: 15 } },
    from: 'papers',
    at: 'today',
  };
  const short = [{ ...now, clock: { days: 15 } }];
  const judged = (days: Parameters<typeof judgeReason>[1]) =>
    judgeReason(reasonWith(late), days, today, short);
  expect(judged({ papers: '2026-11-11' }).standing).toBe('may-stand');
  expect(judged({ papers: '2026-11-10' }).standing).toBe('cannot-stand');
  expect(judged({ papers: '2026-11-10', letter: '2026-11-20' }).standing).toBe('may-stand');
  expect(judged({}).missing).toEqual(['papers']);
});

test.each([
  ['in month 35', '2027-04-30', null],
  ['two days before the last', '2027-05-29', null],
  [
    'the day before the last',
    '2027-05-30',
    /31 May 2024 is the first one, and 31 May 2027 is the last/,
  ],
  ['the last day', '2027-05-31', /counts 31 May 2024 as well ends on 30 May 2027/],
  ['the first day after it', '2027-06-01', /31 May 2027 is the last and still within/],
  ['two days after it', '2027-06-02', null],
] as const)('the edge of a period, %s: the day that counts is named', (_, arose, words) => {
  const [first] = judgeReason(reasonWith(wait), { began: '2024-05-31', arose }, today, rows).tests;
  const edge = first && 'edge' in first ? first.edge : undefined;
  if (words) expect(edge).toMatch(words);
  else expect(edge).toBeUndefined();
});

test('the last day of month 60 of the moratorium names the day too', () => {
  const reason = findReason('non-disclosure-health');
  if (!reason) throw new Error('No such reason');
  const edgeOn = (arose: IsoDate) => {
    const [first] = judgeReason(reason, { began: '2021-04-30', arose }, today).tests;
    return first && 'edge' in first ? first.edge : undefined;
  };
  expect(edgeOn('2026-04-28')).toBeUndefined();
  for (const day of ['2026-04-29', '2026-05-01'] as const)
    expect(edgeOn(day)).toMatch(/30 April 2026 is the last and still within/);
});

test('a rule without a clock ends on its first day, and its edge has no period', () => {
  const { clock: _, ...paper } = now;
  const day: DateTest = { ...wait, clock: paper, from: 'licence' };
  const judged = (arose: IsoDate) =>
    judgeReason(reasonWith(day), { licence: '2026-01-10', arose }, today, rows).tests[0];
  expect(judged('2026-01-10')).toMatchObject({ standing: 'may-stand', end: '2026-01-10' });
  expect(judged('2026-01-10')).toMatchObject({
    edge: expect.stringMatching(/^A single day .* itself/),
  });
  expect(judged('2026-01-11')).toMatchObject({ standing: 'cannot-stand' });
});

test('whether any day could decide is said with the reason', () => {
  const open = { standing: 'depends', text: '' } as const;
  const canDecide = (test: DateTest) => judgeReason(reasonWith(test), {}, today, rows).canDecide;
  expect(canDecide(wait)).toBe(true);
  expect(canDecide({ ...wait, within: open, after: open })).toBe(false);
});

test('a period in hours has no day as its edge', () => {
  const short = [{ ...now, text: '24 hours', clock: { hours: 24 } }];
  const days = { began: '2026-01-10', arose: '2026-01-11' } as const;
  const [first] = judgeReason(reasonWith(wait), days, today, short).tests;
  expect(first).toMatchObject({ end: '2026-01-11' });
  expect(first).not.toHaveProperty('edge');
});

test('a period of law is not counted for a day before its first row, a term of unknown age is', () => {
  const days = { began: '2023-06-01', arose: '2024-03-31' } as const;
  const judge = (clock: ClockFigure, at: IsoDate) =>
    judgeReason(reasonWith({ ...wait, clock }), { ...days, arose: at }, today, [clock]);
  expect(judge(now, '2024-03-31')).toMatchObject({
    standing: 'depends',
    tests: [{ text: olderLimits }],
  });
  expect(judge(now, '2024-04-01').standing).toBe('may-stand');
  expect(judge({ ...now, isEffectiveDateUnknown: true }, '2024-03-31').standing).toBe('may-stand');
});

test('the insurer’s own time is counted by the rule of its first day', () => {
  const own = { ...wait, older: { text: olderLimits, isByFirstDay: true } } as const;
  const judge = (began: IsoDate) =>
    judgeReason(reasonWith(own), { began, arose: '2026-06-01' }, today, [now]).standing;
  expect(judge('2024-03-31')).toBe('depends');
  expect(judge('2024-04-01')).toBe('may-stand');
});

test('a policy of several years may reach the rule later than its anniversary, for three years', () => {
  const older = { text: '', reachedAtRenewal: true, longPolicy: 'Look at its dates.' } as const;
  const judge = (began: IsoDate, arose: IsoDate) => {
    const [one] = judgeReason(reasonWith({ ...wait, older }), { began, arose }, today, [now]).tests;
    return one && 'text' in one ? one.text : '';
  };
  expect(judge('2019-05-10', '2027-03-31')).toBe('Ended on 10 May 2022 Look at its dates.');
  expect(judge('2019-05-10', '2027-04-01')).toBe('Ended on 10 May 2022');
  expect(judge('2024-04-01', '2027-03-31')).toMatch(/; on 31 March 2027$/);
});

test('on the anniversary of a cover there are two readings, and the day decides nothing', () => {
  const two: DateTest = { ...wait, clock: { ...now, id: healthMoratorium.id } };
  const judge = (began: IsoDate, arose: IsoDate) =>
    judgeReason(reasonWith(two), { began, arose }, today, rows);
  expect(judge('2024-05-20', '2027-05-19').standing).toBe('may-stand');
  expect(judge('2024-05-20', '2027-05-20')).toMatchObject({
    standing: 'depends',
    tests: [
      {
        text: expect.stringMatching(/complete on 19 May 2027.* ran to the end of 20 May 2027/),
        completeOn: '2027-05-19',
      },
    ],
  });
  expect(judge('2024-05-20', '2027-05-21').standing).toBe('cannot-stand');
});

test('no single day is named where both sides of it have the same standing', () => {
  const same: DateTest = { ...wait, after: { standing: 'may-stand', text: '' } };
  const days = { began: '2024-05-31', arose: '2027-06-01' } as const;
  const [first] = judgeReason(reasonWith(same), days, today, rows).tests;
  expect(first).not.toHaveProperty('edge');
});
