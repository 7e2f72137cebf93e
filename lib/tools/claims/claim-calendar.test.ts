import { testRows } from '../../../testing/data/rows.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { claimCalendar } from './claim-calendar.ts';

// The time is that of the download. A row is the event of a step: its day, its reminders and its words.
testRows(['query', 'now'], ({ query, now = '', step }) => {
  const [date, time] = (now || '2026-11-21 15:00').split(' ');
  const calendar = claimCalendar(new URLSearchParams(query), { date, time } as LocalDateTime);
  const one = calendar?.events.find(({ id }) => id.endsWith(`-${step?.split(' ')[0]}`));
  const events = calendar?.events.map(({ date: day, id }) => `${day} ${id}`);
  return {
    events: () => events?.join(' / ') ?? 'none',
    step: () => (one ? `${step?.split(' ')[0]} ${one.date} ${one.remindDaysBefore}` : ''),
    text: () => one?.description.join(' ') ?? 'none',
  };
})`
  query | now | events | step | text | why
  type=motor-theft&date=2026-11-21&time=14:00 | | 2026-11-22 claim-motor-theft-2026-11-22-notice / 2027-02-19 claim-motor-theft-2027-02-19-final-report | notice 2026-11-22 1 | …By 2:00…pm.…Policy term: check your policy… | the dates ahead, with the rule of each
  type=motor-theft&date=2026-11-21&time=14:00 | | | final-report 2027-02-19 60,30,7 | /^(?![^]*By )/
  type=motor-own-damage&date=2026-11-20&told=2026-11-21T10:00 | 2026-11-22 06:24 | | surveyor 2026-11-22 … | /^(?![^]*over)[^]*By 10:00\sam\./ | a deadline later today is included
  type=motor-own-damage&date=2026-11-20&told=2026-11-21T10:00 | 2026-11-22 10:01 | /^(?![^]*surveyor)/ | | | one of this morning is not
  type=motor-own-damage&date=2026-11-21&time=09:00 | | …-notice / …-surveyor / …-survey-report / …-decision
  type=motor-own-damage&date=2026-11-21&time=09:00&told=2026-11-21T10:00&surveyed=2026-11-21 | | /^\S+ \S+-survey-report \/ \S+ \S+-decision$/ | | | completed steps are left out
  type=travel&date=2026-10-01&complained=2026-11-20 | | | ombudsman-opens 2026-12-21 0 | | a window has a reminder on its first day
   | | none | | | an invalid claim has no calendar
  type=x | | none
  type=travel&date=2026-02-31 | | none
`;
