import { testClaims } from '../../../testing/data/claim-rows.ts';
import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import { plansOf } from '../../content/claims/claim-plans.ts';
import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { claimCalendar } from './claim-calendar.ts';
import { pendingSteps } from './claim-events.ts';
import { nextAct, nextDeadline } from './claim-verdict.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const claims = testClaims(now);
const own = 'type=motor-own-damage';
const stay = 'type=health-reimbursement&date=2026-11-10';

// The first step with a deadline is the heading, with the hour where it is known. What is left is counted in hours for
// two days, then in days; where the heading says it, not at all.
claims`
  query | heading | number | note | why
  ${own}&date=2026-11-21&time=08:00 | Tell your insurer by tomorrow, 8:00…am | …: 17 hours
  ${own}&date=2026-11-20&time=20:00 | Tell your insurer today by 8:00…pm
  ${own}&date=2026-11-20 | Tell your insurer today | – | Your policy may say less: check it.
  ${own}&date=2026-10-01 | Tell your insurer now | – | The usual time is over… | a missed notice is the heading: give it now
  ${stay}&discharge=2026-11-14 | Tell the insurer …now
  ${own}&date=2026-11-21&told=2026-11-21 | – | | | a completed step is not the heading
  ${stay}&told=2026-11-10&discharge=2026-11-20 | Send the papers by 5 December 2026 | …: 14 days | | and the next one takes its place
  ${stay}&told=2026-11-10&discharge=2026-11-20&papers=2026-11-21 | –
  type=health-cashless&date=2026-11-24 | Tell the insurer of the planned stay today | | | the day of the notice is not presented as the day of the planned stay
  type=life-death&date=2026-11-21 | Tell each life insurer when you can | – | We found no last day in the law. | after a death no last day is named: the law sets none
  type=life-death&date=2026-11-01 | Tell each life insurer when you can | – | We found no last day in the law. | nor late
  type=life-death&date=2025-12-20 | Tell each life insurer when you can | – | We found no last day in the law.
  type=motor-third-party&date=2026-11-21 | – | | – | without the role the question comes first
  type=motor-third-party&role=driving&date=2026-11-21 | Tell the police today | | The law sets this time.
  type=motor-third-party&date=2026-11-20&told=2026-11-20 | – | | | a day after which nothing is lost is never a heading
  type=travel&complained=2026-09-01 | – | | | nor one of somebody else
  ${own} | – | | | without a date there is no deadline
  type=motor-theft&date=2026-11-21 | Tell the insurer today | Tell the insurer, at the latest by: Sun 22 Nov | Your policy may say less: check it. | what is wanted at once says today; its limit of a day is in large letters
`;

// The last day for the Ombudsman is the heading, the first row and the first alarm while it is near.
const theft = 'type=motor-theft&date=2024-01-01&told=2024-01-01&police=2024-01-01';
claims`
  query | heading | timeline
  ${theft}&complained=2025-11-20 | Go to the Ombudsman by 20 December 2026 | ombudsman-closes 2026-12-20; …
  ${theft}&complained=2026-01-20 | –
`;

test('the last day for the Ombudsman rings four weeks and a week before it', () => {
  const query = new URLSearchParams(`${theft}&complained=2025-11-20`);
  const [first] = claimCalendar(query, now)?.events ?? [];
  expect(first).toMatchObject({ date: '2026-12-20', remindDaysBefore: [28, 7] });
});

// No notice is due to an insurer that has answered or was asked in writing.
claims`
  query | heading | no steps
  type=health-cashless&date=2026-11-20T10:00&answered=2026-11-20T13:00 | /^(?!Tell)/ | Tell the insurer
  type=health-cashless&date=2026-10-01&complained=2026-10-05 | /^(?!Tell)/ | Tell the insurer
  ${own}&date=2026-10-01&surveyed=2026-10-05 | /^(?!Tell)/ | Tell your insurer
  type=life-death&date=2026-01-01&papers=2026-10-05 | /^(?!Tell)/ | Tell each
`;

// What is next: an own act, then what the insurer owes, and what to do once its time is over.
claims`
  query | act | act number | act note | why
  ${own} | Make everyone safe, then tell the insurer
  ${own}&date=2026-11-20&told=2026-11-20 | Now the insurer has to act: surveyor allotted | –
  ${own}&date=2026-10-01&told=2026-10-01 | The insurer’s time is over: ask for its answer in writing | Surveyor allotted: was due by: Fri 2 Oct | | a time that is over is named with its last day, not with the next date
  ${own}&date=2026-10-01&told=2026-10-01&decided=2026-10-20&surveyed=2026-10-02&reported=2026-10-12 | No date is open: see what is left to do
  ${own}&date=2026-05-05&told=2026-05-05&decided=2026-06-05 | The insurer’s time is over: ask for its answer in writing
  ${own}&date=2026-05-05&decided=2026-06-05 | No date is open: see what is left to do | | | an insurer whose time is estimated is not called late
  ${own}&date=2026-11-20&told=2026-11-20&surveyed=2026-11-21 | | The insurer has until: Sun 6 Dec | A rule for insurers sets this time. | of somebody else’s time the label says who has it
  type=motor-theft&date=2026-11-20&told=2026-11-20 | Now the police have to act: final report | Usually by: 18 February 2027 | Practice, fixed by no law. | a practice is called usual
  type=travel&date=2026-11-20&told=2026-11-20 | Keep every original…
  type=motor-third-party&role=hurt&date=2026-11-20 | Get treatment, and a copy of the FIR
  type=motor-third-party&role=hurt&date=2026-10-20 | Tell your own policies too | | | an act of the first days is over after them
  type=personal-accident&date=2026-11-21 | Tell the insurer now | Tell the insurer: Today | At the latest by Mon 21 Dec. Many want notice at once: check yours. | a limit of weeks is in the note
  type=personal-accident&date=2026-07-01 | | – | The usual time is over…
  type=critical-illness&date=2026-11-21 | | – | | of an act no day is known: that of something else would be read as its day
`;

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

test('the small line says what sets the time: the law, the policy that may say less, or a practice', () => {
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
