import { healthRenewalGrace } from '../../content/figures/renewals.ts';
import { lifeKinds } from '../../content/renewals/life-kinds.ts';
import { motorParts } from '../../content/renewals/motor-parts.ts';
import type { ClockFigure } from '../../content/types.ts';
import { addDays, addMonths, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { computeRenewalFlow, planRenewal } from './plan-renewal.ts';
import { renewalCalendar } from './renewal-calendar.ts';
import { isMotorLine, paymentModes, type RenewalLine, renewalLines } from './renewal-lines.ts';
import { parseRenewalQuery, type RenewalField, type RenewalInput } from './renewal-query.ts';

const today: IsoDate = '2026-11-21';

function plan(line: RenewalLine, expiry: IsoDate, mode: RenewalInput['mode'] = 'yearly') {
  return planRenewal({ line, expiry, mode }, today);
}

/** Lock-in over, running, and just begun. */
const starts: IsoDate[] = ['2015-03-01', '2022-05-10', '2024-02-29'];

/** Every combination of the form for a line. */
function combinationsOf(line: RenewalLine): Omit<RenewalInput, 'expiry'>[] {
  if (isMotorLine(line))
    return motorParts.map(({ value: part }) => ({ line, mode: 'yearly', part }));
  const paid = paymentModes.map(({ value: mode }) => ({ line, mode }));
  if (line !== 'life') return paid;
  return paid.flatMap((way) => [
    way,
    ...lifeKinds.flatMap(({ value: kind }) =>
      kind === 'unknown'
        ? []
        : [{ ...way, kind }, ...starts.map((started) => ({ ...way, kind, started }))],
    ),
  ]);
}

/** State on each of these days after the expiry (negative: before). */
function statesByDay(line: RenewalLine, mode: RenewalInput['mode'], days: number[]) {
  return days.map((day) => `${day}: ${plan(line, addDays(today, -day), mode).state}`);
}

test('a health policy paid yearly changes its state on the right days', () => {
  expect(statesByDay('health', 'yearly', [-400, -61, -60, -30, -29, -1, 0, 1, 9, 30, 31])).toEqual([
    '-400: not-due',
    '-61: not-due',
    '-60: port-window',
    '-30: port-window',
    '-29: due',
    '-1: due',
    '0: due-today',
    '1: grace',
    '9: grace',
    '30: grace',
    '31: lapsed',
  ]);
});

test('a due date before a change of law keeps the old grace period; from the day of the change the new one applies', () => {
  const change: IsoDate = '2025-06-01';
  const older: ClockFigure = {
    ...healthRenewalGrace,
    text: '20 days',
    clock: { days: 20 },
    until: addDays(change, -1),
  };
  const rows = [older, { ...healthRenewalGrace, from: change }];
  const onDue = (expiry: IsoDate) => {
    const renewal: RenewalInput = { line: 'health', expiry, mode: 'yearly' };
    const { state, steps, figures } = planRenewal(renewal, addDays(expiry, 25), rows);
    const grace = figures.find(({ id }) => id === healthRenewalGrace.id)?.text;
    const { graceEnds } = computeRenewalFlow(renewal, rows).dates;
    return [state, grace, graceEnds, steps.find(({ id }) => id === 'grace')?.date];
  };
  expect(onDue('2025-05-31')).toEqual(['lapsed', '20 days', '2025-06-20', '2025-06-20']);
  expect(onDue('2025-06-01')).toEqual(['grace', '30 days', '2025-07-01', '2025-07-01']);
});

test('monthly instalments have fifteen days, quarterly ones thirty', () => {
  expect(statesByDay('health', 'monthly', [-1, 0, 15, 16])).toEqual([
    '-1: due',
    '0: due-today',
    '15: grace',
    '16: lapsed',
  ]);
  expect(statesByDay('health', 'instalments', [30, 31])).toEqual(['30: grace', '31: lapsed']);
});

test('a life policy changes its state on the right days', () => {
  expect(statesByDay('life', 'yearly', [-31, -30, 0, 1, 30, 31])).toEqual([
    '-31: not-due',
    '-30: due',
    '0: due-today',
    '1: grace',
    '30: grace',
    '31: lapsed',
  ]);
  expect(statesByDay('life', 'monthly', [15, 16])).toEqual(['15: grace', '16: lapsed']);
});

test('a health policy that lapsed nine days ago has the right dates and days left', () => {
  const { heading, numbers, answer, steps } = plan('health', '2026-11-12');
  expect(heading).toBe('In the grace period');
  expect(numbers).toEqual([{ label: 'Until 12 December 2026', value: '21 days left' }]);
  expect(steps.at(-1)?.lossTitle).toBe('From 13 December 2026: what you built up is lost');
  expect(answer).toContain('The due date was 9 days ago. Pay by 12 December 2026');
  expect(steps.map(({ id, date, tone }) => [id, date, tone])).toEqual([
    ['port-opens', '2026-09-13', 'past'],
    ['port-safe', '2026-09-28', 'past'],
    ['port-closes', '2026-10-13', 'past'],
    ['due', '2026-11-12', 'past'],
    ['today', '2026-11-21', 'now'],
    ['grace', '2026-12-12', 'due'],
    ['lost', '2026-12-13', 'lost'],
  ]);
});

test('the state changes at midnight in India, not in UTC', () => {
  const at = (instant: string) =>
    planRenewal(
      { line: 'car', expiry: '2026-11-21', mode: 'yearly', part: 'both' },
      todayInIndia(new Date(instant)),
    ).state;
  expect(at('2026-11-21T18:29:59Z')).toBe('ends-today');
  expect(at('2026-11-21T18:30:00Z')).toBe('expired-bonus-kept');
});

test('periods are counted correctly over 29 February and the ends of months', () => {
  const dates = (line: RenewalLine, expiry: IsoDate) =>
    plan(line, expiry).steps.flatMap(({ id, date }) => (id === 'grace' ? [date] : []));
  expect(dates('health', '2028-01-31')).toEqual(['2028-03-01']);
  expect(dates('health', '2027-01-31')).toEqual(['2027-03-02']);
  expect(dates('life', '2028-02-29')).toEqual(['2028-03-30']);
});

/** Every text of every flow, on days that reach every state. */
function allWords(line: RenewalLine): string[] {
  const days = [-400, -61, -50, -20, 0, 9, 40, 200, 1200, 2000];
  return combinationsOf(line).flatMap((combination) =>
    days.flatMap((day) => {
      const renewal = { ...combination, expiry: addDays(today, -day) };
      const { comparison, heading, answer, doNow, steps, keepReady, startLabel } = planRenewal(
        renewal,
        today,
      );
      const rows = steps.flatMap(({ title, text }) => [title, text]);
      const cells = comparison?.rows.flat() ?? [];
      return [heading, answer, ...doNow, ...rows, ...cells, ...keepReady, startLabel];
    }),
  );
}

test('the word grace never occurs in a motor or travel plan', () => {
  for (const line of ['car', 'two-wheeler', 'travel'] as const)
    expect(allWords(line).filter((text) => /grace/i.test(text))).toEqual([]);
});

test('a yearly health plan never promises cover after the due date', () => {
  const { answer, steps } = plan('health', '2026-11-12');
  expect(answer).toContain('do not rely on cover');
  expect(steps.find(({ id }) => id === 'grace')?.text).toContain('Do not rely on cover');
  expect(allWords('health').join(' ')).not.toMatch(/75 days/);
});

test('every placeholder is filled, no banned word occurs, and nothing else is sold', () => {
  for (const { value: line } of renewalLines) {
    for (const text of allWords(line)) {
      expect(text).not.toMatch(/[{}|]|undefined|NaN/);
      expect(bannedWordsIn(text)).toEqual([]);
      expect(text).not.toMatch(/\b(upgrade|super top-up|also buy|add-on cover)\b/i);
    }
  }
});

// The URL

const read = (values: Partial<Record<RenewalField, string>>) => parseRenewalQuery(values, today);

test('a complete URL is parsed; the mode of a motor policy is ignored', () => {
  expect(read({ line: 'health', expiry: '2026-11-12', mode: 'monthly' })).toEqual({
    kind: 'valid',
    input: { line: 'health', expiry: '2026-11-12', mode: 'monthly' },
  });
  expect(read({ line: 'car', expiry: '2026-11-12', mode: 'monthly' })).toMatchObject({
    input: { mode: 'yearly' },
  });
  expect(read({ line: 'life', expiry: '2026-11-12' })).toMatchObject({ input: { mode: 'yearly' } });
});

test('an impossible date is reported, and valid fields stay filled', () => {
  const messageFor = (expiry: string) => {
    const query = read({ line: 'health', expiry });
    if (query.kind === 'valid') return 'taken';
    expect(query.values.line).toBe('health');
    return query.errors.expiry;
  };
  expect(messageFor('')).toMatch(/Enter the date/);
  for (const wrong of ['2026-02-31', '31/02/2026', '0000-00-00', '<b>', 'x'.repeat(500)])
    expect([wrong, messageFor(wrong)]).toEqual([wrong, expect.stringMatching(/does not exist/)]);
  expect(messageFor('1900-01-01')).toMatch(/more than five years back/);
  expect(messageFor('2099-01-01')).toMatch(/more than six years ahead/);
  expect(messageFor(addMonths(today, 72))).toBe('taken');
  expect(messageFor(addDays(addMonths(today, 72), 1))).toMatch(/six years/);
  expect(messageFor(addMonths(today, -60))).toBe('taken');
});

test('a date is understood in the formats that people type', () => {
  for (const expiry of ['12/11/2026', '12-11-2026', '१२/११/२०२६', ' 2026-11-12 '])
    expect(read({ line: 'health', expiry })).toMatchObject({ input: { expiry: '2026-11-12' } });
});

test('an unknown line or mode is not echoed', () => {
  expect(read({ line: '<script>', expiry: '2026-11-12', mode: 'daily' })).toEqual({
    kind: 'invalid',
    values: { expiry: '2026-11-12', part: 'unknown' },
    errors: { line: expect.any(String), mode: expect.any(String) },
  });
});

// The calendar

const calendar = (query: string) => renewalCalendar.fileOf(new URLSearchParams(query), today);

test('the calendar has the dates ahead: the port-out window and the due date', () => {
  const { events = [] } = calendar('line=health&expiry=2027-03-01&mode=yearly') ?? {};
  expect(events.map(({ id, date }) => [id, date])).toEqual([
    ['renewal-health-yearly-2027-03-01-port-opens', '2026-12-31'],
    ['renewal-health-yearly-2027-03-01-port-safe', '2027-01-15'],
    ['renewal-health-yearly-2027-03-01-port-closes', '2027-01-30'],
    ['renewal-health-yearly-2027-03-01-due', '2027-03-01'],
    ['renewal-health-yearly-2027-03-01-grace', '2027-03-31'],
  ]);
  for (const { title, description } of events) expect(title + description).not.toMatch(/[{}]/);
});

test('in the grace period only its end is left; after it there is no file', () => {
  expect(calendar('line=health&expiry=2026-11-12')?.events).toHaveLength(1);
  const lapsed: RenewalInput = { line: 'health', expiry: '2026-01-12', mode: 'yearly' };
  expect(renewalCalendar.hrefOf(lapsed, today)).toBeNull();
  expect(calendar('line=health&expiry=1900-01-01')).toBeNull();
});

test('the link to the file contains dates and choices only', () => {
  const renewal: RenewalInput = { line: 'car', expiry: '2026-12-01', mode: 'yearly' };
  expect(renewalCalendar.hrefOf(renewal, today)).toBe(
    '/api/calendar?for=renewal&line=car&expiry=2026-12-01&part=unknown',
  );
});

test('a day from a button without a policy asks which policy; a value that is none is an error of its own', () => {
  expect(read({ on: 'last-week' })).toMatchObject({ kind: 'invalid', question: 'Which policy?' });
  expect(read({ line: 'boat', expiry: '2026-11-12' })).not.toHaveProperty('question');
  expect(read({ expiry: '2026-02-31' })).not.toHaveProperty('question');
});
