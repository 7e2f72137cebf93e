import { answeredType } from '../../content/claims/claim-plans.ts';
import { claimCalendarEvents } from './claim-calendar.ts';
import { eventsOf, pendingSteps } from './claim-events.ts';
import { claimHref } from './claim-href.ts';
import { claimLetters } from './claim-letters.ts';
import { dueQuestion, guidanceText, openQuestion } from './claim-question.ts';
import { nextDeadline } from './next-deadline.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '02:00' } as const;

function planOf(query: string) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (parsed.kind !== 'claim') throw new Error(parsed.kind);
  expect(parsed.errors).toEqual({});
  const { type, eventTimes } = parsed;
  return {
    type,
    eventTimes,
    deadline: nextDeadline(type, eventTimes, now),
    steps: pendingSteps(type, eventTimes, now).map(({ title }) => title),
    timeline: planTimeline(type, eventTimes, now),
    asked: dueQuestion(type, eventTimes)?.name,
  };
}

const accident = 'type=motor-third-party&date=2026-11-20&time=14:00';

test('a pedestrian’s widow has nobody to tell but the police and the tribunal', () => {
  const { type, eventTimes, deadline, timeline, asked } = planOf(`${accident}&role=hurt`);
  expect([asked, deadline, type.answer]).toEqual([undefined, null, 'hurt']);
  expect(timeline.map(({ id, date }) => [id, date])).toEqual([
    ['event-happened', '2026-11-20'],
    ['today', '2026-11-21'],
    ['first-report', '2026-11-22'],
    ['rights-paper', '2026-11-30'],
    ['interim-report', '2027-01-09'],
    ['detailed-report', '2027-02-18'],
    ['petition', '2027-05-20'],
  ]);
  expect(type.notices.map(({ recipient }) => recipient).join(' ')).not.toMatch(/insurer/i);
  expect(eventsOf(type).map(({ id }) => id)).not.toContain('complained');
  expect(claimLetters(type, eventTimes, now).map(({ id }) => id)).toEqual(['police']);
  const [report] = claimCalendarEvents(type, eventTimes, now);
  expect(report?.title).toContain('you or your family were hurt');
  expect(report?.description).toContain('Guidance; the tribunal decides.');
});

test('the driver: the police first, by law; then the insurer in writing, by law; then the form', () => {
  const driver = `${accident}&role=driving`;
  expect(planOf(driver).deadline).toEqual({
    heading: 'Tell the police today by 2:00\u00a0pm',
    basis: 'Law',
  });
  expect(planOf(`${driver}&police=2026-11-20T15:00`).deadline).toEqual({
    heading: 'Tell your insurer in writing today by 2:00\u00a0pm',
    basis: 'Law; the hours are a policy term: check your policy',
  });
  const both = `${driver}&police=2026-11-20T15:00&told=2026-11-20`;
  expect(planOf(both).deadline?.heading).toBe('Return Form III to the police by 20 December 2026');
  expect(planOf(both).steps).not.toContain('Tell the police');
  const late = planOf('type=motor-third-party&role=driving&date=2026-11-18');
  expect(late.deadline).toEqual({ heading: 'Tell the police now', basis: 'Law' });
  const words = late.timeline.find(({ id }) => id === 'police-report')?.detail.join(' ');
  expect(words).toContain('do it now and give the reason.');
  expect(words).not.toContain('late notice alone');
});

test('an old address is asked first, with the steps common to both, and its dates go on to either plan', () => {
  const old = planOf(`${accident}&told=2026-11-20&filed=2026-11-21`);
  expect([old.asked, old.deadline]).toEqual(['role', null]);
  expect(old.steps.slice(0, 2)).toEqual(['Get help and a hospital', 'Tell the police']);
  const hrefs = ['driving', 'hurt'].map((value) =>
    claimHref(answeredType(old.type, value), old.eventTimes),
  );
  const path = '/claim/motor-third-party/answer';
  expect(hrefs).toEqual([
    `${path}?role=driving&date=2026-11-20&time=14:00&told=2026-11-20`,
    `${path}?role=hurt&date=2026-11-20&time=14:00&filed=2026-11-21`,
  ]);
  expect(planOf(`${accident}&role=ghost`).asked).toBe('role');
});

const stay = 'type=health-cashless&date=2026-11-20&time=21:00';

test('an answered cashless request is asked for its outcome, an open one is not', () => {
  expect(planOf(stay).asked).toBeUndefined();
  expect(openQuestion(planOf(stay).type)?.name).toBe('outcome');
  expect(planOf(`${stay}&answered=2026-11-21T01:30`).asked).toBe('outcome');
  expect(planOf(`${stay}&answered=2026-11-21T01:30&outcome=cut`).asked).toBeUndefined();
});

test('a cashless refusal at two in the night: what can be sent again, a letter with the day, no notice that is due', () => {
  const query = `${stay}&answered=2026-11-21T01:30&outcome=refused`;
  const { type, eventTimes, deadline, steps, timeline } = planOf(query);
  expect([type.heading, deadline]).toEqual(['Cashless refused: what can be sent again', null]);
  expect(steps[0]).toBe('Do not delay treatment');
  expect(steps.join(' ')).not.toMatch(/Go to the insurance desk|Have the request sent|Tell/);
  expect(timeline.find(({ id }) => id === 'notice-emergency')).toMatchObject({ isDone: true });
  const [letter] = claimLetters(type, eventTimes, now);
  expect(letter?.blanks.find(({ id }) => id === 'date')?.value).toBe('2026-11-21');
  expect(letter?.blanks.map(({ id }) => id)).toContain('clause');
});

test('the outcome alone, without any time, proves that the insurer was asked and has answered', () => {
  const { deadline, timeline } = planOf(`${stay}&outcome=refused`);
  expect(deadline).toBeNull();
  for (const id of ['notice-emergency', 'cashless-decision'])
    expect(timeline.find((step) => step.id === id)).toMatchObject({ when: 'Done', isDone: true });
});

test('every plan says who decides', () => {
  expect(guidanceText(planOf(stay).type)).toBe('Guidance; the insurer decides.');
});
