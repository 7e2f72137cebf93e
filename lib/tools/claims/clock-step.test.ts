import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { buildClaimLetters } from './build-claim-letters.ts';
import { claimCalendarEvents } from './claim-calendar.ts';
import { pendingSteps } from './claim-events.ts';
import { nextDeadline } from './next-deadline.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;

function row(query: string, id: string) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  expect(parsed.errors).toEqual({});
  return planTimeline(parsed.type, parsed.eventTimes, now).find((step) => step.id === id);
}

test('an event that met a clock appears once, at its own time, with its verdict and the time allowed', () => {
  const query = 'type=motor-own-damage&date=2026-11-01&time=09:00&told=2026-11-02T20:10';
  expect(row(query, 'event-told')).toBeUndefined();
  expect(row(query, 'notice')).toMatchObject({
    date: '2026-11-02',
    timeText: '8:10\u00a0pm, Late by 11 hours',
    tone: 'past',
    isDone: true,
    detail: [
      'Time allowed: until 2 November 2026, 9:00\u00a0am.',
      'Your policy may allow longer. Late notice alone is no ground to reject a claim.',
    ],
  });
});

test('an estimated date never leads to “late”, and a completed step is not listed as to do', () => {
  const estimated = 'type=two-wheeler&date=2026-11-01&surveyed=2026-11-09';
  expect(row(estimated, 'surveyor')).toMatchObject({ timeText: 'Done', isDone: true });
  expect(row('type=travel&date=2026-11-01&papers=2026-11-05', 'medical-papers')).toBeUndefined();
  const notice = { told: { date: '2026-11-01', time: null } } as const;
  for (const type of claimTypes) {
    const pending = pendingSteps(type, notice, now)
      .map(({ title }) => title)
      .join(' ');
    expect(pending).not.toMatch(/tell (the|each) insurer|register the claim|assistance company/i);
  }
});

test('a step that only a later event proves is done for everyone: steps, clock, letter, calendar and heading', () => {
  const eventTimes = {
    happened: { date: '2026-11-01', time: '09:00' },
    decided: { date: '2026-11-20', time: null },
  } as const;
  expect(
    pendingSteps(motorOwnDamageClaim, eventTimes, now).map(({ completedBy }) => completedBy),
  ).not.toContain('told');
  const step = row('type=motor-own-damage&date=2026-11-01&time=09:00&decided=2026-11-20', 'notice');
  expect(step).toMatchObject({ date: null, timeText: 'Done', tone: 'past', isDone: true });
  expect(step?.detail.join(' ')).not.toMatch(/This time is over|Late by/);
  expect(buildClaimLetters(motorOwnDamageClaim, eventTimes, now)[0]?.offered).toBeUndefined();
  expect(nextDeadline(motorOwnDamageClaim, eventTimes, now)).toBeNull();
  expect(claimCalendarEvents(motorOwnDamageClaim, eventTimes, now)).toEqual([]);
});

test('an answer proves its request, and a report proves its surveyor', () => {
  const query = 'type=health-cashless&date=2026-11-20&time=09:00&answered=2026-11-20T12:00';
  expect(row(query, 'notice-emergency')).toMatchObject({ date: null, timeText: 'Done' });
  const undated = 'type=travel&date=2026-10-01&complained=2026-10-05&ombudsman=2026-11-10';
  expect(row(undated, 'complaint-reply')).toMatchObject({ isDone: false });
  const reported = 'type=two-wheeler&date=2026-11-01&reported=2026-11-20';
  expect(row(reported, 'surveyor')).toMatchObject({ date: null, timeText: 'Done', isDone: true });
  const type = findClaimType('health-cashless') as ClaimType;
  const eventTimes = { answered: { date: '2026-11-20', time: '12:00' } } as const;
  expect(pendingSteps(type, eventTimes, now).map(({ completedBy }) => completedBy)).not.toContain(
    'asked',
  );
});

test('a customary notice that is overdue is late, but nothing is lost', () => {
  const over = row('type=motor-theft&date=2026-11-01', 'notice');
  expect(over?.basis).toBe('Policy term: check your policy');
  expect(over?.detail.join(' ')).toContain('late notice alone is no ground to reject');
});

test('the six months for the tribunal are law, and after them the step names the court’s order instead of a loss', () => {
  expect(row('type=motor-third-party&role=hurt&date=2026-08-31', 'petition')).toMatchObject({
    date: '2027-02-28',
  });
  const over = row('type=motor-third-party&role=hurt&date=2026-05-01', 'petition');
  expect(over).toMatchObject({ tone: 'now', basis: 'Law' });
  expect(over?.detail.join(' ')).toContain(
    'File all the same, with legal help. On 7 November 2025',
  );
});

test('an accident before the six months were law gets no date for them', () => {
  const before = row('type=motor-third-party&role=hurt&date=2021-06-01', 'petition');
  expect(before).toMatchObject({ date: null, tone: 'due' });
  expect(before?.detail.join(' ')).toContain('This limit began on 1 April 2022');
});

test('all ten kinds ask when the insurer was told', () => {
  for (const { id, events } of claimTypes)
    expect([id, events.some((event) => event.id === 'told')]).toEqual([id, true]);
});
