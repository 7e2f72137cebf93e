import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import { plansOf } from '../../content/claims/claim-plans.ts';
import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { claimCalendar } from './claim-calendar.ts';
import { pendingSteps } from './claim-events.ts';
import { nextAct, nextDeadline } from './next-deadline.ts';
import { parseClaimEvents } from './parse-claim-events.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;

function deadlineFor(id: string, query: string, at = now) {
  const type = findClaimType(id);
  if (!type) throw new Error(id);
  const params = new URLSearchParams(query);
  const { eventTimes, errors } = parseClaimEvents(type, (field) => params.get(field) ?? '', at);
  expect(errors).toEqual({});
  return nextDeadline(type, eventTimes, at);
}

const headingFor = (...input: Parameters<typeof deadlineFor>) => deadlineFor(...input)?.heading;

test('what is left is counted in hours for two days, then in days; where the heading says it, not at all', () => {
  const left = (id: string, query: string) => deadlineFor(id, query)?.number?.value ?? null;
  expect(left('motor-own-damage', 'date=2026-11-21&time=08:00')).toBe('17 hours');
  expect(left('health-reimbursement', 'date=2026-11-10&told=2026-11-10&discharge=2026-11-20')).toBe(
    '14 days',
  );
  expect(left('motor-own-damage', 'date=2026-11-20')).toBeNull();
  expect(left('motor-own-damage', 'date=2026-10-01')).toBeNull();
});

test('between one day and two, what is left is still counted in hours', () => {
  const [notice] = motorOwnDamageClaim.clocks;
  if (!notice) throw new Error('no notice');
  const figure = { ...notice.figure, clock: { hours: 48 } };
  const type = { ...motorOwnDamageClaim, clocks: [{ ...notice, figure }] };
  const leftAt = (time: string) =>
    nextDeadline(type, { happened: { date: now.date, time } }, now, [figure])?.number?.value;
  expect(leftAt('08:00')).toBe('41 hours');
  expect(leftAt('15:00')).toBe('2 days');
});

test('the first step with a deadline is the heading, with the hour where it is known', () => {
  expect(headingFor('motor-own-damage', 'date=2026-11-21&time=08:00')).toBe(
    'Tell your insurer by tomorrow, 8:00\u00a0am',
  );
  expect(headingFor('motor-own-damage', 'date=2026-11-20&time=20:00')).toBe(
    'Tell your insurer today by 8:00\u00a0pm',
  );
  expect(headingFor('motor-own-damage', 'date=2026-11-20')).toBe('Tell your insurer today');
});

test('a completed step is not the heading, and the next one takes its place', () => {
  const stay = 'date=2026-11-10&told=2026-11-10';
  expect(headingFor('motor-own-damage', 'date=2026-11-21&told=2026-11-21')).toBeUndefined();
  expect(headingFor('health-reimbursement', `${stay}&discharge=2026-11-20`)).toBe(
    'Send the papers by 5 December 2026',
  );
  expect(headingFor('health-reimbursement', `${stay}&discharge=2026-11-20&papers=2026-11-21`)).toBe(
    undefined,
  );
});

test('the day of the notice is not presented as the day of the planned stay', () => {
  expect(headingFor('health-cashless', 'date=2026-11-24')).toBe(
    'Tell the insurer of the planned stay today',
  );
});

test('an estimated day is never a heading', () => {
  const [notice] = motorOwnDamageClaim.clocks;
  const eventTimes = { happened: { date: now.date, time: null } } as const;
  const from = (...ids: [string, ...string[]]) => ({
    ...motorOwnDamageClaim,
    clocks: notice ? [{ ...notice, from: ids }] : [],
  });
  expect(nextDeadline(from('happened'), eventTimes, now)).not.toBeNull();
  expect(nextDeadline(from('surveyed', 'happened'), eventTimes, now)).toBeNull();
});

test('a missed notice is the heading: give it now', () => {
  expect(headingFor('motor-own-damage', 'date=2026-10-01')).toBe('Tell your insurer now');
  expect(headingFor('health-reimbursement', 'date=2026-11-10&discharge=2026-11-14')).toMatch(
    /^Tell the insurer .*now$/,
  );
});

test('after a death no last day is named, early or late: the law sets none, and the note says so', () => {
  for (const date of ['2026-11-21', '2026-11-01', '2025-12-20'])
    expect(deadlineFor('life-death', `date=${date}`)).toEqual({
      heading: 'Tell each life insurer when you can',
      number: null,
      note: 'We found no last day in the law.',
    });
});

test('the small line says what sets the time: the law, the policy that may say less, or a practice', () => {
  const note = (...input: Parameters<typeof deadlineFor>) => deadlineFor(...input)?.note;
  expect(note('motor-own-damage', 'date=2026-11-20')).toBe('Your policy may say less: check it.');
  expect(note('motor-own-damage', 'date=2026-10-01')).toMatch(/^The usual time is over/);
  expect(note('motor-third-party', 'role=driving&date=2026-11-21')).toBeUndefined();
  const driver = findClaimType('motor-third-party')?.question?.options[0];
  const type = { ...motorOwnDamageClaim, ...driver?.changes };
  const on = (eventTimes: Parameters<typeof nextDeadline>[1]) =>
    nextDeadline(type, eventTimes, now)?.note;
  const accident = { date: now.date, time: null } as const;
  expect(on({ happened: accident })).toBe('The law sets this time.');
  expect(on({ happened: accident, police: accident })).toMatch(/^The law asks for it; the hours/);
  const old = { date: '2026-10-01', time: null } as const;
  expect(on({ happened: old })).toMatch(/^The time in law is over/);
  expect(on({ happened: old, told: old })).toMatch(/^The time in law is over/);
  expect(on({ happened: old, police: old })).toMatch(/^The usual time is over/);
});

test('an insurer whose time is estimated is not called late', () => {
  const happened = { date: '2026-05-05', time: null } as const;
  const decided = { date: '2026-06-05', time: null } as const;
  const headingOf = (told?: typeof happened) =>
    nextAct(motorOwnDamageClaim, { happened, decided, ...(told && { told }) }, now).heading;
  expect(headingOf(happened)).toBe('The insurer’s time is over: ask for its answer in writing');
  expect(headingOf()).toBe('No date is open: see what is left to do');
});

test('of somebody else’s time the label says who has it; a practice is called usual', () => {
  const theft = findClaimType('motor-theft');
  if (!theft) throw new Error('no such kind');
  const happened = { date: '2026-11-20', time: null } as const;
  expect(nextAct(theft, { happened, told: happened }, now)).toEqual({
    heading: 'Now the police have to act: final report',
    number: { label: 'Usually by', value: '18 February 2027' },
    note: 'Practice, fixed by no law.',
  });
  expect(nextAct(motorOwnDamageClaim, { happened, told: happened }, now).number).toBeNull();
  const surveyed = { date: now.date, time: null } as const;
  expect(nextAct(motorOwnDamageClaim, { happened, told: happened, surveyed }, now)).toMatchObject({
    number: { label: 'The insurer has until', value: 'Sun 6 Dec' },
    note: 'A rule for insurers sets this time.',
  });
});

test.each([
  ['health-cashless', 'date=2026-11-20T10:00&answered=2026-11-20T13:00'],
  ['health-cashless', 'date=2026-10-01&complained=2026-10-05'],
  ['motor-own-damage', 'date=2026-10-01&surveyed=2026-10-05'],
  ['life-death', 'date=2026-01-01&papers=2026-10-05'],
])(
  'no notice is due to an insurer that has answered or was asked in writing: %s %s',
  (id, query) => {
    expect(headingFor(id, query) ?? '').not.toMatch(/^Tell/);
    const type = findClaimType(id);
    const params = new URLSearchParams(query);
    if (!type) throw new Error(id);
    const { eventTimes } = parseClaimEvents(type, (field) => params.get(field) ?? '', now);
    expect(pendingSteps(type, eventTimes, now).map(({ completedBy }) => completedBy)).not.toContain(
      'told',
    );
  },
);

test('a day after which nothing is lost, and one of somebody else, is never a heading', () => {
  expect(headingFor('motor-third-party', 'date=2026-11-20&told=2026-11-20')).toBeUndefined();
  expect(headingFor('travel', 'complained=2026-09-01')).toBeUndefined();
});

function actFor(id: string, query: string, at = now) {
  const type = findClaimType(id);
  if (!type) throw new Error(id);
  const params = new URLSearchParams(query);
  const { eventTimes } = parseClaimEvents(type, (field) => params.get(field) ?? '', at);
  return nextAct(type, eventTimes, at).heading;
}

test('what is next: an own act, then what the insurer owes, and what to do once its time is over', () => {
  expect(actFor('motor-own-damage', '')).toBe('Make everyone safe, then tell the insurer');
  expect(actFor('motor-own-damage', 'date=2026-11-20&told=2026-11-20')).toBe(
    'Now the insurer has to act: surveyor allotted',
  );
  expect(actFor('motor-own-damage', 'date=2026-10-01&told=2026-10-01')).toBe(
    'The insurer’s time is over: ask for its answer in writing',
  );
  expect(
    actFor(
      'motor-own-damage',
      'date=2026-10-01&told=2026-10-01&decided=2026-10-20&surveyed=2026-10-02&reported=2026-10-12',
    ),
  ).toBe('No date is open: see what is left to do');
  expect(actFor('travel', 'date=2026-11-20&told=2026-11-20')).toMatch(/^Keep every original/);
});

test('a time that is over is named with its last day, not with the next date', () => {
  const type = motorOwnDamageClaim;
  const told = { date: '2026-10-01', time: null } as const;
  expect(nextAct(type, { happened: told, told }, now).number).toEqual({
    label: 'Surveyor allotted: was due by',
    value: 'Fri 2 Oct',
  });
});

test('an act of the first days is over after them', () => {
  const hurt = findClaimType('motor-third-party')?.question?.options.find(
    ({ value }) => value === 'hurt',
  );
  const type = { ...motorOwnDamageClaim, ...hurt?.changes };
  const on = (date: IsoDate) => nextAct(type, { happened: { date, time: null } }, now).heading;
  expect(on('2026-11-20')).toBe('Get treatment, and a copy of the FIR');
  expect(on('2026-10-20')).toBe('Tell your own policies too');
});

test('without a date there is no deadline', () => {
  expect(headingFor('motor-own-damage', '')).toBeUndefined();
});

/** The day that a heading, a step or a number names in words; null where it names none. */
function namedDay(text: string, happened: IsoDate): IsoDate | null {
  if (/\b(?:now|today|same day)\b/i.test(text)) return now.date;
  if (/\bday of admission\b/i.test(text)) return happened;
  if (/\b24 hours\b/i.test(text)) return addDays(happened, 1);
  if (/\btomorrow\b/.test(text)) return addDays(now.date, 1);
  const ahead = Array.from({ length: 400 }, (_, days) => addDays(now.date, days));
  return ahead.find((day) => text.includes(formatDate(day))) ?? null;
}

const days = [now.date, addDays(now.date, -1), '2026-10-01'] as const;
const plansOnDays = claimTypes
  .flatMap((type) => plansOf(type))
  .flatMap((type) => days.map((date) => [type.id, type.answer ?? '', date, type] as const));

test.each(plansOnDays)(
  '%s %s of %s: the heading is not later than the first step with a deadline, nor its number than the heading',
  (_, __, date, type) => {
    const eventTimes = { happened: { date, time: null } };
    const { heading, number } =
      nextDeadline(type, eventTimes, now) ?? nextAct(type, eventTimes, now);
    const headingDay = namedDay(heading, date);
    const stepDay = pendingSteps(type, eventTimes, now)
      .map(({ title, text }) => namedDay(`${title}. ${text}`, date))
      .find((day) => day !== null);
    if (headingDay && stepDay) expect(headingDay <= stepDay || headingDay === now.date).toBe(true);
    const numberDay = number && namedDay(number.value, date);
    const isOuterLimit = number?.label.endsWith(', at the latest by');
    if (headingDay && numberDay && !isOuterLimit) expect(numberDay <= headingDay).toBe(true);
    if (headingDay !== now.date || !number) return;
    // Wanted today: no later day in large digits but the next one, called the last.
    if (isOuterLimit) expect(number.value).toMatch(/^Sun 22 Nov/);
    else expect(number.value).toMatch(/^Today$|^\d+ hours?$/);
  },
);

test('what is wanted at once says today; its limit of a day is in large letters, one of weeks is in the note', () => {
  expect(deadlineFor('motor-theft', 'date=2026-11-21')).toEqual({
    heading: 'Tell the insurer today',
    number: { label: 'Tell the insurer, at the latest by', value: 'Sun 22 Nov' },
    note: 'Your policy may say less: check it.',
  });
  const accident = findClaimType('personal-accident');
  if (!accident) throw new Error('no such kind');
  const recent = nextAct(accident, { happened: { date: now.date, time: null } }, now);
  expect(recent.heading).toBe('Tell the insurer now');
  expect(recent.number).toEqual({ label: 'Tell the insurer', value: 'Today' });
  expect(recent.note).toBe('At the latest by Mon 21 Dec. Many want notice at once: check yours.');
  const old = nextAct(accident, { happened: { date: '2026-07-01', time: null } }, now);
  expect(old.number).toBeNull();
  expect(old.note).toMatch(/^The usual time is over/);
});

test('an act of which no day is known has no number: that of something else would be read as its day', () => {
  const illness = findClaimType('critical-illness');
  if (!illness) throw new Error('no such kind');
  expect(nextAct(illness, { happened: { date: now.date, time: null } }, now).number).toBeNull();
});

test('the last day for the Ombudsman is the heading, the first row and the first alarm while it is near', () => {
  const query = 'date=2024-01-01&told=2024-01-01&police=2024-01-01';
  const near = `${query}&complained=2025-11-20`;
  expect(headingFor('motor-theft', near)).toBe('Go to the Ombudsman by 20 December 2026');
  expect(headingFor('motor-theft', `${query}&complained=2026-01-20`)).toBeUndefined();
  const params = new URLSearchParams(`${near}&type=motor-theft`);
  const { type, eventTimes } = parseClaimQuery(Object.fromEntries(params), now) ?? {};
  if (!type || !eventTimes) throw new Error('no such kind');
  expect(planTimeline(type, eventTimes, now)[0]).toMatchObject({
    id: 'ombudsman-closes',
    date: '2026-12-20',
  });
  expect(claimCalendar(params, now)?.events[0]).toMatchObject({
    date: '2026-12-20',
    remindDaysBefore: [28, 7],
  });
});
