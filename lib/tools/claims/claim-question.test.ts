import { claimTypes } from '../../content/claims/all-claims.ts';
import { plansOf, typeForAnswer } from '../../content/claims/claim-plans.ts';
import { buildClaimLetters } from './build-claim-letters.ts';
import { claimCalendarEvents } from './claim-calendar.ts';
import { claimEventsOf, pendingSteps } from './claim-events.ts';
import { claimHref } from './claim-href.ts';
import { findDueQuestion, guidanceText, openQuestion } from './claim-question.ts';
import { nextDeadline } from './next-deadline.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '02:00' } as const;

function planOf(query: string) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  expect(parsed.errors).toEqual({});
  const { type, eventTimes } = parsed;
  return {
    type,
    eventTimes,
    deadline: nextDeadline(type, eventTimes, now),
    steps: pendingSteps(type, eventTimes, now).map(({ title }) => title),
    timeline: planTimeline(type, eventTimes, now),
    question: findDueQuestion(type, eventTimes)?.name,
  };
}

const accident = 'type=motor-third-party&date=2026-11-20&time=14:00';

test('the hurt tell police and tribunal, and their own policies, but no insurer of the driver', () => {
  const { type, eventTimes, deadline, timeline, question } = planOf(`${accident}&role=hurt`);
  expect([question, deadline, type.answer]).toEqual([undefined, null, 'hurt']);
  expect(timeline.map(({ id, date }) => [id, date])).toEqual([
    ['event-happened', '2026-11-20'],
    ['today', '2026-11-21'],
    ['first-report', '2026-11-22'],
    ['rights-paper', '2026-11-30'],
    ['accident-cover', '2026-12-20'],
    ['public-schemes', '2026-12-20'],
    ['interim-report', '2027-01-09'],
    ['detailed-report', '2027-02-18'],
    ['petition', '2027-05-20'],
  ]);
  const notices = type.notices.map(({ recipient }) => recipient).join(' ');
  expect(notices).toMatch(/own accident policies.*public schemes/i);
  expect(notices).not.toMatch(/insurer/i);
  expect(type.summary).not.toMatch(/no insurer to tell/);
  expect(claimEventsOf(type).map(({ id }) => id)).not.toContain('complained');
  expect(buildClaimLetters(type, eventTimes, now).map(({ id }) => id)).toEqual(['police']);
  const [report] = claimCalendarEvents(type, eventTimes, now);
  expect(report?.title).toContain('you or your family were hurt');
  expect(report?.description).toContain('Guidance; the tribunal decides.');
});

test('own policies that were told are done, and a missed one is never the heading', () => {
  const stepOf = (query: string) =>
    planOf(`type=motor-third-party&role=hurt&date=2026-09-01${query}`).timeline.find(
      ({ id }) => id === 'accident-cover',
    );
  expect(stepOf('')?.detail.join(' ')).toContain('Do it now all the same');
  expect(planOf('type=motor-third-party&role=hurt&date=2026-09-01').deadline).toBeNull();
  expect(stepOf('&policies=2026-09-10')).toMatchObject({ isDone: true });
});

test('a widow: post-mortem and certificates first, the sum without proof of fault in the open, her own letter', () => {
  const { type, eventTimes, question, steps, timeline } = planOf(`${accident}&role=died`);
  expect([question, type.heading]).toEqual([
    undefined,
    'Road accident: someone in your family died',
  ]);
  expect(steps.slice(0, 2)).toEqual([
    'Tell the police before the funeral',
    'Ask for several death certificates',
  ]);
  const opening = [type.summary, ...type.firstSteps.map(({ text }) => text)].join(' ');
  expect(opening).toMatch(/post-mortem/);
  expect(opening).toMatch(/₹5 lakh.*without a fee/);
  expect(opening).not.toMatch(/Call 112|were hurt|PM RAHAT/);
  expect(type.papers[2]?.name).toBe('Death certificate and post-mortem report');
  expect(timeline.find(({ id }) => id === 'public-schemes')?.date).toBe('2026-12-20');
  const [letter] = buildClaimLetters(type, eventTimes, now);
  const words = letter?.letter.join(' ');
  expect(words).toContain('{deceased} died in this accident');
  expect(words).toContain('post-mortem report');
  expect(words).not.toMatch(/hurt/i);
});

test('the claims on life and accident cover lead on to the tribunal and name the public schemes', () => {
  for (const kind of ['life-death', 'personal-accident']) {
    const { type } = planOf(`type=${kind}&date=2026-11-01`);
    const notices = type.notices.map(({ recipient, how }) => `${recipient}: ${how}`).join(' ');
    expect(notices).toMatch(/Tribunal.*\(\/claim\/motor-third-party/);
    expect(notices).toMatch(kind === 'life-death' ? /PMJJBY.*PMSBY/ : /PMSBY/);
  }
});

test('no plan sends a printed sheet to “the letter below”', () => {
  for (const type of claimTypes)
    for (const plan of [type, ...plansOf(type), typeForAnswer(type, 'refused')]) {
      const words = [...plan.notices.map(({ how }) => how), ...plan.clocks.map(({ text }) => text)];
      expect({ id: plan.id, words: words.join(' ') }).toEqual({
        id: plan.id,
        words: expect.not.stringContaining('letter below'),
      });
    }
});

test('the driver: the police first, by law; then the insurer in writing, by law; then the form', () => {
  const driver = `${accident}&role=driving`;
  expect(planOf(driver).deadline).toEqual({
    heading: 'Tell the police today by 2:00\u00a0pm',
    number: { label: 'Time left to tell the police', value: '12 hours' },
    note: 'The law sets this time.',
  });
  expect(planOf(`${driver}&police=2026-11-20T15:00`).deadline).toEqual({
    heading: 'Tell your insurer in writing today by 2:00\u00a0pm',
    number: { label: 'Time left to tell your insurer in writing', value: '12 hours' },
    note: 'The law asks for it; the hours are your policy’s: check them.',
  });
  const both = `${driver}&police=2026-11-20T15:00&told=2026-11-20`;
  expect(planOf(both).deadline?.heading).toBe('Return Form III to the police by 20 December 2026');
  expect(planOf(both).steps).not.toContain('Tell the police');
  const late = planOf('type=motor-third-party&role=driving&date=2026-11-18');
  expect(late.deadline).toEqual({
    heading: 'Tell the police now',
    number: null,
    note: 'The time in law is over. Do it all the same.',
  });
  const words = late.timeline.find(({ id }) => id === 'police-report')?.detail.join(' ');
  expect(words).toContain('do it now and give the reason.');
  expect(words).not.toContain('late notice alone');
});

test('an address without the answer is asked first, with the steps common to both, and its dates go on to either plan', () => {
  const old = planOf(`${accident}&told=2026-11-20&filed=2026-11-21`);
  expect([old.question, old.deadline]).toEqual(['role', null]);
  expect(old.steps.slice(0, 2)).toEqual(['Get help and a hospital', 'Tell the police']);
  const hrefs = ['driving', 'hurt', 'died'].map((value) =>
    claimHref(typeForAnswer(old.type, value), old.eventTimes),
  );
  const path = '/claim/motor-third-party/answer';
  expect(hrefs).toEqual([
    `${path}?role=driving&date=2026-11-20&time=14:00&told=2026-11-20`,
    `${path}?role=hurt&date=2026-11-20&time=14:00&filed=2026-11-21`,
    `${path}?role=died&date=2026-11-20&time=14:00&filed=2026-11-21`,
  ]);
  expect(planOf(`${accident}&role=ghost`).question).toBe('role');
});

const stay = 'type=health-cashless&date=2026-11-20&time=21:00';

test('an answered cashless request is asked for its outcome, an open one is not', () => {
  expect(planOf(stay).question).toBeUndefined();
  expect(openQuestion(planOf(stay).type)?.name).toBe('outcome');
  expect(planOf(`${stay}&answered=2026-11-21T01:30`).question).toBe('outcome');
  expect(planOf(`${stay}&answered=2026-11-21T01:30&outcome=cut`).question).toBeUndefined();
});

test('a cashless refusal at two in the night: what can be sent again, a letter with the day, no notice that is due', () => {
  const query = `${stay}&answered=2026-11-21T01:30&outcome=refused`;
  const { type, eventTimes, deadline, steps, timeline } = planOf(query);
  expect([type.heading, deadline]).toEqual(['Cashless refused: what can be sent again', null]);
  expect(steps[0]).toBe('Do not delay treatment');
  expect(steps.join(' ')).not.toMatch(/Go to the insurance desk|Have the request sent|Tell/);
  expect(timeline.find(({ id }) => id === 'notice-emergency')).toMatchObject({ isDone: true });
  const [letter] = buildClaimLetters(type, eventTimes, now);
  expect(letter?.blanks.find(({ id }) => id === 'date')?.value).toBe('2026-11-21');
  expect(letter?.blanks.map(({ id }) => id)).toContain('clause');
});

test('the outcome alone, without any time, proves that the insurer was asked and has answered', () => {
  const { deadline, timeline } = planOf(`${stay}&outcome=refused`);
  expect(deadline).toBeNull();
  for (const id of ['notice-emergency', 'cashless-decision']) {
    const step = timeline.find((one) => one.id === id);
    expect(step).toMatchObject({ timeText: 'Done', isDone: true });
    expect(step?.detail.join(' ')).toContain('The answer shows that it is done.');
    expect(step?.detail.join(' ')).not.toContain('later date');
  }
});

test('an answer without a date is in the list, before today; a refusal or a cut has the dates of a letter of today', () => {
  const listOf = (query: string) =>
    planOf(`type=health-cashless&${query}`).timeline.map(({ title, date }) => [title, date]);
  const ifToday = [
    ['If you write today: Insurer’s reply to your complaint', '2026-12-05'],
    ['If you write today: Insurance Ombudsman opens if there is silence', '2026-12-22'],
  ];
  for (const outcome of ['refused', 'cut']) {
    const list = listOf(`outcome=${outcome}`);
    expect(list[0]).toEqual([`Answered: ${outcome}`, null]);
    expect(list[1]).toEqual(['Today: the steps above', '2026-11-21']);
    expect(list.filter(([title]) => title?.startsWith('If you'))).toEqual(ifToday);
    const written = listOf(`outcome=${outcome}&date=2026-11-20&complained=2026-11-21`);
    expect(written.some(([title]) => title?.startsWith('If you'))).toBe(false);
  }
  const planned = listOf('outcome=refused&date=2026-11-27').map(([title]) => title);
  expect(planned.indexOf('Answered: refused')).toBeLessThan(planned.indexOf(ifToday[0]?.[0] ?? ''));
  expect(listOf('outcome=approved').map(([title]) => title)).toEqual([
    'Answered: approved',
    'Today: the steps above',
    'Final approval on the day you go home',
  ]);
  expect(planOf('type=health-cashless&outcome=refused').deadline).toBeNull();
});

test('the calendar of a refusal names the day of the letter, because it is read on other days', () => {
  const { type, eventTimes } = planOf('type=health-cashless&outcome=refused');
  expect(
    claimCalendarEvents(type, eventTimes, now).map(({ date, title }) => [
      date,
      title.replace(/ \(.*/, ''),
    ]),
  ).toEqual([
    ['2026-12-05', 'If you wrote on 21 November 2026: Insurer’s reply to your complaint'],
    [
      '2026-12-22',
      'If you wrote on 21 November 2026: Insurance Ombudsman opens if there is silence',
    ],
  ]);
});

test('every plan says who decides', () => {
  expect(guidanceText(planOf(stay).type)).toBe('Guidance; the insurer decides.');
});
