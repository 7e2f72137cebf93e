/** Dates counted by hand on a calendar, never by the code under test: month ends, leap years, midnight, every line. */
import { datesAsked, testRows } from '../../../testing/data/rows.ts';
import { todayInIndia } from '../../dates/iso-date.ts';
import { planRenewal } from './plan-renewal.ts';
import type { RenewalInput } from './renewal-query.ts';

// The policy: its line, and how often it is paid or which part of a motor policy ended. Now is local time in India.
testRows(['policy', 'expiry', 'now'], ({ policy = '', expiry, now = '', dates }) => {
  const [line, how] = policy.split(' ');
  const today = todayInIndia(new Date(`${now.replace(' ', 'T')}:00+05:30`));
  const paid =
    line === 'car' || line === 'two-wheeler' ? { mode: 'yearly', part: how } : { mode: how };
  const plan = planRenewal({ line, expiry, ...paid } as RenewalInput, today);
  return { state: () => plan.state, dates: () => datesAsked(dates, plan.steps) };
})`
  policy | expiry | now | state | dates | why
  health yearly | 2026-11-12 | 2026-11-21 10:00 | grace | port-opens 2026-09-13; port-safe 2026-09-28; port-closes 2026-10-13; due 2026-11-12; grace 2026-12-12; lost 2026-12-13 | health, yearly: nine days after the due date
  health yearly | 2028-01-30 | 2028-02-29 23:59 | grace | grace 2028-02-29; lost 2028-03-01 | health, yearly: thirty days end on 29 February
  health yearly | 2028-01-30 | 2028-03-01 00:00 | lapsed | grace 2028-02-29; lost 2028-03-01 | health, yearly: a minute later the leap day is over
  health yearly | 2027-01-30 | 2027-03-01 12:00 | grace | grace 2027-03-01; lost 2027-03-02 | health, yearly: the same day of a common year
  health yearly | 2027-03-31 | 2027-01-29 23:59 | not-due | port-opens 2027-01-30; port-safe 2027-02-14; port-closes 2027-03-01 | health, yearly: the day before another insurer can be asked
  health yearly | 2027-03-31 | 2027-01-30 00:00 | port-window | port-opens 2027-01-30 | health, yearly: the first day on which another can be asked
  health yearly | 2027-03-31 | 2027-03-01 23:59 | port-window | port-closes 2027-03-01 | health, yearly: the last day on which another can be asked
  health yearly | 2027-03-31 | 2027-03-02 00:00 | due | due 2027-03-31; grace 2027-04-30; lost 2027-05-01 | health, yearly: the day after
  health yearly | 2028-03-31 | 2028-03-31 20:00 | due-today | port-opens 2028-01-31; port-safe 2028-02-15; port-closes 2028-03-01 | health, yearly: counted back over 29 February
  health yearly | 2024-05-28 | 2024-06-28 09:00 | lapsed | port-opens 2024-03-29; port-closes 2024-04-13; grace 2024-06-27 | health, yearly, due before the circular of September 2024: the notice of that time
  health monthly | 2027-02-28 | 2027-03-15 23:59 | grace | grace 2027-03-15; lost 2027-03-16 | health, monthly: fifteen days from 28 February
  health monthly | 2028-02-28 | 2028-03-15 00:00 | lapsed | grace 2028-03-14; lost 2028-03-15 | health, monthly: the same in a leap year ends a day earlier
  health instalments | 2026-12-31 | 2027-01-01 00:00 | grace | grace 2027-01-30; lost 2027-01-31 | health, quarterly: over the new year
  health instalments | 2026-10-31 | 2026-10-30 18:00 | due | due 2026-10-31; grace 2026-11-30 | health, quarterly: the day before the instalment
  life yearly | 2026-12-31 | 2027-01-30 23:59 | grace | grace 2027-01-30; lost 2027-01-31 | life, yearly: the last day to pay
  life yearly | 2028-02-29 | 2028-03-31 00:00 | lapsed | grace 2028-03-30; lost 2028-03-31 | life, yearly: due on a leap day
  life yearly | 2026-12-22 | 2026-11-22 00:00 | due | due 2026-12-22 | life, yearly: thirty days before it is due soon
  life yearly | 2026-12-22 | 2026-11-21 23:59 | not-due | due 2026-12-22 | life, yearly: thirty-one days before it is not
  life monthly | 2027-08-31 | 2027-09-15 08:00 | grace | grace 2027-09-15; lost 2027-09-16 | life, monthly: from the end of August
  car both | 2027-01-31 | 2027-05-01 23:59 | expired-bonus-kept | expiry 2027-01-31; bonus 2027-05-01; bonus-lost 2027-05-02 | car, both: ninety days over February
  car both | 2027-11-30 | 2028-02-29 00:00 | expired-bonus-lost | bonus 2028-02-28; bonus-lost 2028-02-29 | car, both: the bonus is lost on a leap day
  two-wheeler both | 2026-11-21 | 2026-11-21 23:59 | ends-today | expiry 2026-11-21; bonus 2027-02-19; bonus-lost 2027-02-20 | two-wheeler, both: on the day itself
  car own-damage | 2026-11-01 | 2026-11-22 06:00 | expired-bonus-kept | expiry 2026-11-01; bonus 2027-01-30; bonus-lost 2027-01-31 | car, own damage: three weeks after
  two-wheeler own-damage | 2028-01-01 | 2028-04-01 00:00 | expired-bonus-lost | bonus 2028-03-31; bonus-lost 2028-04-01 | two-wheeler, own damage: ninety days over 29 February, the day after
  car third-party | 2026-11-21 | 2026-11-22 00:01 | expired | expiry 2026-11-21 | car, third party: a minute after midnight
  two-wheeler third-party | 2027-02-28 | 2027-01-29 00:00 | due | expiry 2027-02-28 | two-wheeler, third party: thirty days before the end of February
  two-wheeler third-party | 2027-02-28 | 2027-01-28 23:59 | not-due | expiry 2027-02-28 | two-wheeler, third party: thirty-one days before
  car unknown | 2026-11-15 | 2026-11-22 09:00 | expired-bonus-kept | expiry 2026-11-15; bonus 2027-02-13; bonus-lost 2027-02-14 | car, not known: a week after
  two-wheeler unknown | 2026-08-01 | 2026-11-22 09:00 | expired-bonus-lost | bonus 2026-10-30; bonus-lost 2026-10-31 | two-wheeler, not known: more than ninety days after
  car unknown | 2026-12-31 | 2026-12-31 23:59 | ends-today | bonus 2027-03-31; bonus-lost 2027-04-01 | car, not known: the last evening of the year
  travel yearly | 2026-11-22 | 2026-11-22 23:59 | running | end 2026-11-22 | travel: the last day
  travel yearly | 2026-11-22 | 2026-11-23 00:00 | ended | end 2026-11-22 | travel: the day after
  new yearly | 2026-11-29 | 2026-12-29 23:59 | open | received 2026-11-29; last 2026-12-29 | free look: the thirtieth day counts
  new yearly | 2028-01-30 | 2028-03-01 00:00 | over | last 2028-02-29 | free look: thirty days end on 29 February, the day after
`;
