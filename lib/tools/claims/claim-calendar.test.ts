import { claimCalendar } from './claim-calendar.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;

function eventsOf(
  query: string,
  at: { date: `${number}-${number}-${number}`; time: string } = now,
) {
  const calendar = claimCalendar(new URLSearchParams(query), at);
  return calendar?.events ?? [];
}

test('the calendar file has the dates ahead, with the rule of each', () => {
  const events = eventsOf('type=motor-theft&date=2026-11-21&time=14:00');
  expect(events.map(({ date, id, remindDaysBefore }) => [date, id, remindDaysBefore])).toEqual([
    ['2026-11-22', 'claim-motor-theft-2026-11-22-notice', [1]],
    ['2027-02-19', 'claim-motor-theft-2027-02-19-final-report', [60, 30, 7]],
  ]);
  expect(events[0]?.description).toContain('By 2:00\u00a0pm.');
  expect(events[0]?.description).toContain('Policy term: check your policy');
  expect(events[1]?.description).not.toContain('By ');
});

test('it uses the time of the download: a deadline later today is included, one of this morning is not', () => {
  const query = 'type=motor-own-damage&date=2026-11-20&told=2026-11-21T10:00';
  const surveyor = (time: string) =>
    eventsOf(query, { date: '2026-11-22', time }).find(({ id }) => id.endsWith('surveyor'));
  expect(surveyor('06:24')?.description).toContain('By 10:00\u00a0am.');
  expect(surveyor('06:24')?.description).not.toContain('over');
  expect(surveyor('10:01')).toBeUndefined();
});

test('completed steps are left out', () => {
  const query = 'type=motor-own-damage&date=2026-11-21&time=09:00';
  const ids = (more: string) => eventsOf(query + more).map(({ id }) => id.replace(/^.*\d-/, ''));
  expect(ids('')).toEqual(['notice', 'surveyor', 'survey-report', 'decision']);
  expect(ids('&told=2026-11-21T10:00&surveyed=2026-11-21')).toEqual(['survey-report', 'decision']);
});

test('a window has a reminder on its first day', () => {
  const opens = eventsOf('type=travel&date=2026-10-01&complained=2026-11-20');
  expect(opens.find(({ id }) => id.endsWith('ombudsman-opens'))).toMatchObject({
    date: '2026-12-21',
    remindDaysBefore: [0],
  });
});

test('an invalid claim has no calendar', () => {
  for (const query of ['', 'type=x', 'type=travel&date=2026-02-31'])
    expect(claimCalendar(new URLSearchParams(query), now)).toBeNull();
});
