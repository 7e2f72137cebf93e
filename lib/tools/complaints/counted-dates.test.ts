/**
 * Dates counted by hand on a calendar, never by the code under test: month ends, leap years, midnight, every addressee.
 */
import { datesAsked, testRows } from '../../../testing/data/rows.ts';
import type { ComplaintTarget } from '../../content/complaints/complaint-targets.ts';
import { type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { planComplaint } from './plan-complaint.ts';

// Now is local time in India.
testRows(['to', 'complained', 'answered', 'now'], ({ now = '', dates, ...row }) => {
  const today = todayInIndia(new Date(`${now.replace(' ', 'T')}:00+05:30`));
  const asked = {
    to: row.to as ComplaintTarget,
    complained: row.complained as IsoDate,
    answered: (row.answered || null) as IsoDate | null,
  };
  const plan = planComplaint(asked, today);
  return { state: () => plan.state, dates: () => datesAsked(dates, plan.steps) };
})`
  to | complained | answered | now | state | dates | why
  insurer | 2026-10-31 |  | 2026-11-14 23:59 | waiting | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30 | a month from the 31st ends on the month’s last day; the Ombudsman is possible from the day after
  insurer | 2026-10-31 |  | 2026-11-15 00:00 | overdue | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  insurer | 2026-10-31 |  | 2026-11-30 23:59 | overdue | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  insurer | 2026-10-31 |  | 2026-12-01 00:00 | ombudsman | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  insurer | 2026-10-31 |  | 2027-11-30 23:59 | ombudsman | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  insurer | 2026-10-31 |  | 2027-12-01 00:00 | year-over | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  insurer | 2026-01-31 |  | 2026-02-28 12:00 | overdue | reply-due 2026-02-14; door-opens 2026-03-01; door-closes 2027-02-28
  insurer | 2026-01-31 |  | 2026-03-01 12:00 | ombudsman | reply-due 2026-02-14; door-opens 2026-03-01; door-closes 2027-02-28
  insurer | 2028-01-30 |  | 2029-02-28 23:59 | ombudsman | reply-due 2028-02-13; door-opens 2028-03-01; door-closes 2029-02-28 | 30 January 2028 and a month is 29 February; a year from there is 28 February
  insurer | 2028-01-30 |  | 2029-03-01 00:00 | year-over | reply-due 2028-02-13; door-opens 2028-03-01; door-closes 2029-02-28
  insurer | 2026-02-28 |  | 2026-03-28 10:00 | overdue | reply-due 2026-03-14; door-opens 2026-03-29; door-closes 2027-03-28
  insurer | 2027-12-31 |  | 2028-01-14 10:00 | waiting | reply-due 2028-01-14; door-opens 2028-02-01; door-closes 2029-01-31
  us | 2026-12-25 |  | 2027-01-09 00:00 | overdue | reply-due 2027-01-08; door-opens 2027-01-26; door-closes 2028-01-25
  us | 2026-08-31 |  | 2026-10-01 00:00 | ombudsman | reply-due 2026-09-14; door-opens 2026-10-01; door-closes 2027-09-30
  bima-bharosa | 2026-11-01 |  | 2026-11-15 23:59 | waiting | reply-due 2026-11-15; door-opens 2026-12-02; door-closes 2027-12-01
  insurer | 2026-10-31 | 2026-11-10 | 2026-11-10 09:00 | ombudsman | door-closes 2027-11-10 | a reply allows it at once, in time or late, and the year runs from the reply
  insurer | 2026-07-01 | 2026-11-20 | 2026-11-21 09:00 | ombudsman | door-closes 2027-08-01
  insurer | 2028-02-10 | 2028-02-29 | 2029-02-28 23:59 | ombudsman | door-closes 2029-02-28
  insurer | 2028-02-10 | 2028-02-29 | 2029-03-01 00:00 | year-over | door-closes 2029-02-28
  us | 2026-03-20 | 2026-03-31 | 2027-03-31 23:59 | ombudsman | door-closes 2027-03-31
  us | 2026-03-20 | 2026-03-31 | 2027-04-01 00:00 | year-over | door-closes 2027-03-31
  bima-bharosa | 2026-08-31 | 2026-11-20 | 2026-11-22 00:00 | ombudsman | door-closes 2027-09-30
  ombudsman | 2027-11-30 |  | 2028-02-29 23:59 | waiting | award-due 2028-02-29 | three months to an award, from complete papers
  ombudsman | 2027-11-30 |  | 2028-03-01 00:00 | overdue | award-due 2028-02-29
  ombudsman | 2026-11-30 |  | 2027-03-01 00:00 | overdue | award-due 2027-02-28
`;
