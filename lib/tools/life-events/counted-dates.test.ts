/** Days counted by hand on a calendar, never by the code under test: month ends, leap years, rules in days. */
import { datesAsked, testRows } from '../../../testing/data/rows.ts';
import type { LifeEventKind } from '../../content/life-events/life-event.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { planLifeEvents } from './plan-life-events.ts';

testRows(['event', 'day', 'today'], ({ event, day, today, dates }) => {
  const asked = { kind: event as LifeEventKind, date: day as IsoDate };
  const { steps, answer, doNow } = planLifeEvents([asked], today as IsoDate);
  const found = steps.map((one) => ({ ...one, id: one.id.replace(`${event}-`, '') }));
  const insurer = found.find(({ id }) => id === 'insurer');
  return {
    dates: () => datesAsked(dates, found),
    insurer: () => `${insurer?.timeText}, ${insurer?.tone}`,
    answer: () => answer,
    'do now': () => doNow.join(' / '),
  };
})`
  event | day | today | dates | insurer | answer | do now | why
  wedding | 2026-12-20 | 2026-11-23 | ask 2026-11-20; today 2026-11-23; day 2026-12-20; nominee 2027-01-20
  wedding | 2027-03-31 | 2026-11-23 | ask 2027-02-28; nominee 2027-04-30 | | | | a month before the 31st of March is the last day of February
  wedding | 2028-03-31 | 2027-11-23 | ask 2028-02-29
  wedding | 2028-02-29 | 2027-11-23 | ask 2028-01-29; nominee 2028-03-29
  baby | 2027-05-02 | 2026-11-23 | ask 2027-03-02; day 2027-05-02; count 2027-06-02
  baby | 2027-04-30 | 2026-11-23 | ask 2027-02-28; count 2027-05-30
  job | 2026-12-31 | 2026-11-23 | ask-group 2026-11-16; own-policy 2026-12-01; day 2026-12-31; new 2027-01-31 | | | | 45 and 30 days before the 31st of December
  job | 2028-03-15 | 2027-11-23 | own-policy 2028-02-14; ask-group 2028-01-30 | | | | 30 days before the 15th of March, a leap year
  job | 2027-03-15 | 2026-11-23 | own-policy 2027-02-13; ask-group 2027-01-29 | | | | and another year
  retirement | 2027-08-31 | 2026-11-23 | ask-group 2027-02-28; own-policy 2027-08-01
  home | 2027-01-15 | 2026-11-23 | count 2026-12-15; day 2027-01-15; address 2027-01-29
  vehicle | 2026-11-10 | 2026-11-23 | compare 2026-11-03; insurer 2026-11-24; rto 2026-12-10
  vehicle | 2027-02-14 | 2026-11-23 | compare 2027-02-07; insurer 2027-02-28; rto 2027-03-16
  vehicle | 2028-02-15 | 2027-11-23 | insurer 2028-02-29; rto 2028-03-16
  trip | 2027-01-05 | 2026-11-23 | visa 2026-11-05; buy 2026-12-29; day 2027-01-05
  trip | 2027-04-30 | 2026-11-23 | visa 2027-02-28; buy 2027-04-23
  parents | 2027-03-01 | 2026-11-23 | list 2026-12-01; day 2027-03-01; seventy 2037-03-01
  parents | 2028-02-29 | 2027-11-23 | list 2027-11-29; seventy 2038-02-28
  vehicle | 2026-11-10 | 2026-11-23 | | tomorrow, due | | | a rule’s last day still counts on that day
  vehicle | 2026-11-10 | 2026-11-24 | | today, now
  vehicle | 2026-11-10 | 2026-11-25 | | yesterday, past | | | and is past on the next
  retirement | 2026-12-29 | 2026-11-29 | own-policy 2026-11-29 | | Have a health policy of your own before… | Ask HR whether retired staff may stay… | a policy begun today has its wait over in time
  retirement | 2026-12-28 | 2026-11-29 | own-policy 2026-11-28 | | …an initial wait of 30 days, which is not over by then… | Ask the group insurer today… | one day later it has not
  retirement | 2026-11-30 | 2026-11-29 | day 2026-11-30 | | …which is not over by then. Who moves from the group policy… | …No policy of your own yet? Buy it now…
  retirement | 2026-11-29 | 2026-11-29 | day 2026-11-29 | | …which is not over by then… | …
  retirement | 2026-11-28 | 2026-11-29 | day 2026-11-28 | | The employer’s cover has usually ended… | …whether you can still move…
  job | 2026-11-30 | 2026-11-29 | day 2026-11-30 | | …which is not over by then… | Ask HR today… / Ask the group insurer today… / Are you not covered between the two?…
  job | 2026-11-28 | 2026-11-29 | day 2026-11-28 | | The employer’s cover has usually ended… | …
  trip | 2026-12-06 | 2026-11-29 | buy 2026-11-29 | | Buy travel cover before you leave… | Read on the visa centre’s page…
  trip | 2026-11-30 | 2026-11-29 | day 2026-11-30 | | …Buy it today… | Buy cover for every day of the trip… | tomorrow the visa is no longer the question
  trip | 2026-11-29 | 2026-11-29 | day 2026-11-29 | | …Buy it today… | …
  trip | 2026-11-28 | 2026-11-29 | day 2026-11-28 | | You have left… | Keep the assistance company’s number…
  baby | 2026-11-30 | 2026-11-29 | day 2026-11-30 | | …Ask before the birth… | …
  baby | 2026-11-29 | 2026-11-29 | day 2026-11-29 | | …Ask today, in writing. | Tell the health insurer today that the baby is born… | born today
  baby | 2026-11-28 | 2026-11-29 | day 2026-11-28 | | …Ask today, in writing. | Tell the health insurer today…
  home | 2026-11-29 | 2026-11-29 | day 2026-11-29 | | | Send the new address…
`;
