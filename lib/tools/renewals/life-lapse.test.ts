/** A life policy after an unpaid premium, by kind. Dates counted by hand on a calendar. */
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { calendarFile } from '../dated-plan/calendar-file.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { buildRevivalLetter } from './build-revival-letter.ts';
import { planRenewal } from './plan-renewal.ts';
import { renewalCalendar } from './renewal-calendar.ts';
import {
  parseRenewalQuery,
  type RenewalField,
  type RenewalInput,
  renewalSearch,
} from './renewal-query.ts';

const today: IsoDate = '2026-11-26';

type Asked = Partial<RenewalInput> & { expiry: IsoDate };
const life = (asked: Asked): RenewalInput => ({ line: 'life', mode: 'yearly', ...asked });
const planOf = (asked: Asked, on = today) => planRenewal(life(asked), on);
const datesOf = (asked: Asked, on = today) =>
  Object.fromEntries(planOf(asked, on).steps.map(({ id, date }) => [id, date]));
const eventsOf = (asked: Asked) =>
  (
    renewalCalendar.fileOf(new URLSearchParams(renewalSearch(life(asked))), today)?.events ?? []
  ).map(({ date, title }) => `${date} ${title}`);

test('unit-linked, unpaid since 1 February 2023: the time to revive has ended, the fund waits for the lock-in', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2022-05-10', expiry: '2023-02-01' };
  const { state, heading, answer, comparison } = planOf(asked);
  expect(state).toBe('discontinued-no-revival');
  expect(heading).toBe('The time to revive has ended. The fund is paid on 10 May 2027');
  expect(answer).toMatch(/last day to revive was 1 February 2026: 3 years from 1 February 2023/);
  expect(answer).toMatch(/earns at least 4% a year/);
  expect(datesOf(asked)).toMatchObject({
    lost: '2023-03-04',
    notice: '2023-05-01',
    revival: '2026-02-01',
    'lock-in': '2027-05-10',
  });
  expect(comparison).toBeUndefined();
  expect(eventsOf(asked)).toEqual(['2027-05-10 Life policy: the lock-in of the policy ends']);
});

test('the day of the insurer’s notice may be ahead: it must write by then', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2025-10-20', expiry: '2026-10-20' };
  const notice = planOf(asked).steps.find(({ id }) => id === 'notice');
  expect(notice).toMatchObject({
    date: '2027-01-20',
    title: 'The insurer must write to you by this day',
  });
});

test('unit-linked, unpaid since last month: discontinued, both ways side by side, both days in the calendar', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2025-10-20', expiry: '2026-10-20' };
  const { state, heading, answer, comparison } = planOf(asked);
  expect([state, heading]).toEqual([
    'discontinued',
    'No life cover since 20 November 2026: ask for revival now',
  ]);
  expect(answer).toMatch(
    /^Each day until.*The last day to revive is 20 October 2029.*paid when the lock-in ends, on 20 October 2030/,
  );
  expect(comparison?.columns).toEqual(['What changes', 'Revive', 'Leave']);
  expect(comparison?.rows.map(([what]) => what)).toEqual([
    'Cover',
    'Health',
    'To pay',
    'Your money',
    'Lock-in and tax',
  ]);
  expect(comparison?.rows[4]?.[2]).toMatch(
    /^Paid when the lock-in ends, on 20 October 2030, not before/,
  );
  expect(eventsOf(asked)).toEqual([
    '2029-10-20 Life policy: last day to revive the policy',
    '2030-10-20 Life policy: the lock-in of the policy ends',
  ]);
});

test('a lock-in that ends before the time to revive is the day by which the choice is needed', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2022-06-15', expiry: '2026-06-15' };
  const on = (day: IsoDate) => planOf(asked, day).state;
  expect(planOf(asked).heading).toBe('No life cover since 16 July 2026: ask for revival now');
  expect(planOf(asked).answer).toContain('write to the insurer that you will, by 14 June 2027');
  expect(eventsOf(asked)).toEqual([
    '2027-06-14 Life policy: last day to revive the policy, or to write that you will',
    '2029-06-15 Life policy: last day to revive, if you chose to before the lock-in ended',
  ]);
  expect(on('2026-07-15')).toBe('grace');
  expect(on('2026-07-16')).toBe('discontinued');
  expect(on('2027-06-14')).toBe('discontinued');
  expect(on('2027-06-15')).toBe('lock-in-over');
  expect(on('2029-06-15')).toBe('lock-in-over');
  expect(on('2029-06-16')).toBe('fund-due');
  expect(planOf(asked, '2029-06-16').answer).toContain('The lock-in ended on 15 June 2027');
});

test('a lock-in that ends with the time to revive: one day in the answer and in the calendar', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2024-10-20', expiry: '2026-10-20' };
  const { heading, answer, comparison } = planOf(asked);
  expect(heading).toBe('No life cover since 20 November 2026: ask for revival now');
  expect(answer).toContain('by 19 October 2029');
  expect(answer).not.toContain('20 October 2029');
  expect(comparison?.caption).toBe('Revive the unit-linked policy, or leave it');
  expect(eventsOf(asked)).toEqual([
    '2029-10-19 Life policy: last day to revive the policy, or to write that you will',
  ]);
  expect(datesOf(asked)).not.toHaveProperty('revival');
  expect(datesOf(asked, '2029-10-21')).not.toHaveProperty('revival');
});

test('the fund of a policy from February 2021, unpaid since 2023, is due', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2021-02-01', expiry: '2023-02-01' };
  expect(planOf(asked).state).toBe('fund-due');
  const { answer, steps } = planOf(asked);
  expect(answer).toMatch(/last day to revive, or to write that you would, was 31 January 2026/);
  expect(answer).not.toContain('1 February 2026');
  const lastDays = steps.filter(({ title }) => title.startsWith('Last day to revive'));
  expect(lastDays.map(({ date }) => date)).toEqual(['2026-01-31']);
  expect(eventsOf(asked)).toEqual([]);
});

test('unit-linked after its lock-in: leave on any day, or revive', () => {
  const asked: Asked = { kind: 'unit-linked', started: '2019-03-01', expiry: '2026-03-01' };
  const { state, heading, numbers, answer, comparison } = planOf(asked);
  expect([state, heading, numbers]).toEqual([
    'after-lock-in',
    'Lock-in over: revive, or leave on any day',
    [{ label: 'Until', value: '1 March 2029' }],
  ]);
  expect(answer).toContain('The lock-in ended on 1 March 2024');
  expect(JSON.stringify([answer, comparison])).not.toMatch(/discontinued|4%/);
});

test('the end of the days to pay decides whether the lock-in still ran, not the due date', () => {
  const lapsing = (mode: RenewalInput['mode']) =>
    planOf({ kind: 'unit-linked', started: '2021-11-01', expiry: '2026-10-10', mode }).state;
  // 30 days end on 9 November, 15 days on 25 October; the lock-in on 1 November.
  expect(lapsing('yearly')).toBe('after-lock-in');
  expect(lapsing('monthly')).toBe('lock-in-over');
});

test('term insurance unpaid for 4 years and 11 months has a month left', () => {
  const asked: Asked = { kind: 'term', expiry: '2021-12-26' };
  expect(planOf(asked)).toMatchObject({
    heading: 'Lapsed: you can still ask for revival',
    numbers: [{ label: 'Until 26 December 2026', value: '30 days left' }],
  });
  expect(planOf(asked, '2026-12-26').state).toBe('lapsed');
  expect(planOf(asked, '2026-12-27').state).toBe('revival-over');
  expect(eventsOf(asked)).toEqual(['2026-12-26 Life policy: last day to revive the policy']);
});

test('a savings policy unpaid for six years cannot be revived; what it is still worth is asked for', () => {
  const asked: Asked = { kind: 'traditional', expiry: '2020-11-26', started: '2018-11-26' };
  const { state, heading, doNow, comparison } = planOf(asked);
  expect([state, heading]).toEqual([
    'revival-over',
    'The time to revive ended on 26 November 2025',
  ]);
  expect(doNow.join()).toMatch(/paid-up sum.*premiums of 2 full years are paid/);
  expect(comparison).toBeUndefined();
});

test.each<[IsoDate | undefined, string | null]>([
  [undefined, null],
  ['2026-06-01', 'less than one full year'],
  ['2025-09-02', 'less than one full year'],
  ['2025-09-01', '1 full year'],
  ['2015-09-01', '11 full years'],
])('a savings policy that started %s: %s', (started, years) => {
  const { answer, comparison, steps } = planOf({
    kind: 'traditional',
    expiry: '2026-09-01',
    ...(started && { started }),
  });
  const words = JSON.stringify([answer, comparison, steps]);
  if (years) expect(words).toContain(`By your dates the premiums of ${years} are paid`);
  else expect(words).not.toContain('By your dates');
  expect(words).toContain('special surrender value takes 1 full year’s premium');
});

test('a premium due on 29 February: five and three years later the last day is the 28th', () => {
  expect(datesOf({ expiry: '2024-02-29' })).toMatchObject({
    'revival-linked': '2027-02-28',
    revival: '2029-02-28',
  });
  const linked: Asked = { kind: 'unit-linked', started: '2020-02-29', expiry: '2024-02-29' };
  expect(datesOf(linked)).toMatchObject({ 'lock-in': '2025-02-28', revival: '2027-02-28' });
});

test.each<[string, IsoDate]>([
  ['ahead', '2027-01-20'],
  ['today', today],
  ['in the grace period', '2026-11-01'],
  ['on the last day of grace', '2026-10-27'],
])('due %s: no kind is lapsed, and nothing speaks of a revival', (_, expiry) => {
  for (const kind of [undefined, 'term', 'traditional', 'unit-linked'] as const) {
    const asked: Asked = { expiry, ...(kind && { kind, started: '2024-05-10' as IsoDate }) };
    const { state, heading, comparison } = planOf(asked);
    expect(['due', 'not-due', 'due-today', 'grace']).toContain(state);
    expect(heading).not.toMatch(/reviv|laps|discontinued/i);
    expect(comparison).toBeUndefined();
    expect(Object.keys(datesOf(asked))).not.toContain('revival');
    expect(eventsOf(asked).join()).not.toContain('revive');
    expect(buildRevivalLetter(life(asked), today)).toBeNull();
  }
});

test('an address without the kind asks for it, with what is true of every kind', () => {
  const { heading, answer, doNow, steps } = planOf({ expiry: '2023-02-01' });
  expect(heading).toBe('The days to pay are over. Which kind of policy is it?');
  expect(answer).toMatch(/ended on 1 February 2026 for a unit-linked.*until 1 February 2028/);
  expect(doNow[0]).toMatch(/^Find the kind/);
  expect(answer).toMatch(/do not count on the full cover/);
  expect(steps.map(({ id }) => id)).toEqual([
    'due',
    'grace',
    'lost',
    'revival-linked',
    'today',
    'revival',
  ]);
});

test('unit-linked without its start says what the start decides, and counts the revival', () => {
  const asked: Asked = { kind: 'unit-linked', expiry: '2026-10-01' };
  const { heading, answer, doNow } = planOf(asked);
  expect(heading).toMatch(/^When did the policy start/);
  // On a phone it would break at its hyphen.
  expect(heading).not.toContain('lock-in');
  // Three short sentences; the dates are rows.
  expect(answer.split('. ')).toHaveLength(3);
  expect(answer.length).toBeLessThan(260);
  expect(answer).not.toMatch(/\d{4}/);
  expect(datesOf(asked)).toMatchObject({ grace: '2026-10-31', revival: '2029-10-01' });
  expect(doNow[0]).toMatch(/^Enter the day on which the policy started/);
});

test('the dates of every plan are in order, and two ways are compared only while there are two', () => {
  const starts: IsoDate[] = ['2019-03-01', '2021-12-20', '2022-05-10', '2024-02-29'];
  for (const started of starts) {
    for (let age = -300; age < 2400; age += 17) {
      const expiry = addDays(today, -age);
      if (started >= expiry) continue;
      for (const mode of ['yearly', 'monthly'] as const) {
        const { state, steps, comparison } = planOf({ kind: 'unit-linked', started, expiry, mode });
        const dates = steps.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        expect([state, comparison !== undefined]).toEqual([
          state,
          state === 'discontinued' || state === 'after-lock-in',
        ]);
      }
    }
  }
});

// The letter

test('the letter asks for the quotation and for what the kind is worth, and gives nothing up', () => {
  const textOf = (asked: Asked) => {
    const letter = buildRevivalLetter(life(asked), today);
    if (!letter) throw new Error('no letter');
    return letterText(
      fillLetter(letter.letter, letter.blanks, { due: '1 September 2026', policy: 'A/1' }),
    );
  };
  const linked = textOf({ kind: 'unit-linked', started: '2024-05-10', expiry: '2026-09-01' });
  expect(linked).toMatch(/First unpaid premium due on 1 September 2026/);
  expect(linked).toMatch(/the fund value today/);
  expect(linked).not.toMatch(/surrender values/);
  const saving = textOf({ kind: 'traditional', expiry: '2026-09-01' });
  expect(saving).toMatch(/both surrender values today/);
  expect(saving).not.toMatch(/fund/);
  expect(textOf({ kind: 'term', expiry: '2026-09-01' })).not.toMatch(/fund|surrender values/);
  expect(textOf({ expiry: '2026-09-01' })).toMatch(/surrender values[\s\S]*fund value/);
  expect(linked).toContain('It is no surrender');
});

test('once the time to revive is over the letter asks for the payout; for a term policy still for the exception', () => {
  const letterOf = (asked: Asked) => {
    const letter = buildRevivalLetter(life(asked), today);
    if (!letter) throw new Error('no letter');
    return { ...letter, text: letterText(fillLetter(letter.letter, letter.blanks, {})) };
  };
  const fund = letterOf({ kind: 'unit-linked', started: '2022-05-10', expiry: '2023-02-01' });
  expect([fund.title, fund.mailSubject]).toEqual([
    'Ask for what the policy still pays',
    'Payout, policy {policy}',
  ]);
  expect(fund.text).toMatch(/value of the discontinued fund[\s\S]*Please pay the fund on the day/);
  expect(fund.text).not.toMatch(/can be revived|quotation/i);
  const saving = letterOf({ kind: 'traditional', started: '2018-11-26', expiry: '2020-11-26' });
  expect(saving.text).toMatch(/paid-up sum[\s\S]*It is no surrender/);
  expect(letterOf({ expiry: '2020-11-26' }).text).toMatch(/the kind of the policy[\s\S]*fund/);
  const open: Asked[] = [
    { kind: 'term', expiry: '2020-11-26' },
    { kind: 'unit-linked', started: '2024-10-20', expiry: '2026-10-20' },
  ];
  for (const asked of open) expect(letterOf(asked).title).toBe('Ask for the revival quotation');
});

// The URL

const read = (values: Partial<Record<RenewalField, string>>) => parseRenewalQuery(values, today);
const due = { line: 'life', expiry: '2026-09-01' };

test('the kind and the start of a life policy are in its URL, where they count', () => {
  const query = read({ ...due, kind: 'unit-linked', started: '10/5/2024' });
  expect(query).toMatchObject({ input: { kind: 'unit-linked', started: '2024-05-10' } });
  if (query.kind !== 'valid') throw new Error();
  expect(renewalSearch(query.input)).toBe(
    'line=life&expiry=2026-09-01&mode=yearly&kind=unit-linked&started=2024-05-10',
  );
  expect(read({ ...due, kind: 'term', started: '2024-05-10' })).toEqual({
    kind: 'valid',
    input: { line: 'life', expiry: '2026-09-01', mode: 'yearly', kind: 'term' },
  });
  expect(read({ ...due, line: 'car', kind: 'term', started: 'x' })).toEqual({
    kind: 'valid',
    input: { line: 'car', expiry: '2026-09-01', mode: 'yearly', part: 'unknown' },
  });
  expect(read({ ...due, kind: 'unknown' })).toEqual(read(due));
});

test('a start that cannot be is reported beside its field; an unknown kind is not echoed', () => {
  const startError = (started: string) => {
    const query = read({ ...due, kind: 'unit-linked', started });
    return query.kind === 'invalid' ? query.errors.started : query.input.started;
  };
  expect(startError('2026-02-31')).toMatch(/does not exist/);
  expect(startError('2027-01-01')).toMatch(/still to come/);
  expect(startError('1950-01-01')).toMatch(/more than sixty years back/);
  expect(startError('2026-09-01')).toMatch(/started before this premium was due/);
  expect(startError('')).toBeUndefined();
  expect(read({ line: 'car' })).toMatchObject({ question: 'When does the policy end?' });
  expect(read({ line: 'life' })).toMatchObject({ question: 'When was the premium due?' });
  expect(read({ line: 'car', expiry: 'soon' })).not.toHaveProperty('question');
  expect(read({})).not.toHaveProperty('question');
  expect(read({ ...due, kind: '<b>' })).toEqual({
    kind: 'invalid',
    values: { line: 'life', mode: 'yearly', part: 'unknown', expiry: '2026-09-01' },
    errors: { kind: expect.any(String) },
  });
});

test('a life policy may have been unpaid for ten years, any other for five', () => {
  expect(read({ line: 'life', expiry: '2016-11-26' }).kind).toBe('valid');
  expect(read({ line: 'life', expiry: '2016-11-25' })).toMatchObject({
    errors: { expiry: expect.stringContaining('more than ten years back') },
  });
  expect(read({ line: 'health', expiry: '2021-11-25' })).toMatchObject({
    errors: { expiry: expect.stringContaining('more than five years back') },
  });
});

test('calendar entries name no placeholder and no mark of the text', () => {
  const query = new URLSearchParams(
    'line=life&expiry=2026-09-01&kind=unit-linked&started=2024-05-10',
  );
  const { events = [] } = renewalCalendar.fileOf(query, today) ?? {};
  expect(events).toHaveLength(2);
  const file = calendarFile({ events, host: 'www.chhatri.example', now: new Date() });
  expect(file).not.toMatch(/[{}[\]*_]/);
});

test('while a question is open on which the date depends, no date is in large figures', () => {
  for (const asked of [{}, { kind: 'unit-linked' }] as const) {
    const { heading, numbers } = planOf({ ...asked, expiry: '2026-09-20' });
    expect(heading).toMatch(/\?/);
    expect(numbers).toEqual([]);
  }
});

test('on the due day the number is today, not the end of the grace period', () => {
  expect(planOf({ expiry: today }).numbers).toEqual([{ label: 'Premium due', value: 'Today' }]);
});
