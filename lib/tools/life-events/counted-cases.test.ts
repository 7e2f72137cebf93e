/** A vehicle bought second-hand, by sections 50 and 157 of the Motor Vehicles Act. Days counted by hand. */
import { datesAsked, testRows } from '../../../testing/data/rows.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildLifeEventLetters, planLifeEvents } from './plan-life-events.ts';

testRows(['bought', 'as'], ({ bought, as, dates }) => {
  const date = bought as IsoDate;
  const event = { kind: 'vehicle' as const, date, ...(as && { bought: as as 'new' | 'used' }) };
  const { heading, numbers, answer, doNow, steps } = planLifeEvents([event], '2026-11-26');
  return {
    dates: () => datesAsked(dates, steps),
    heading: () => heading,
    number: () => numbers.map(({ label, value }) => `${label}: ${value}`).join(', '),
    answer: () => answer,
    'do now': () => doNow.join(' / '),
    steps: () => steps.map(({ id }) => id).join(', '),
    'all steps': () => JSON.stringify(steps),
    letters: () =>
      buildLifeEventLetters([event])
        .map(({ id }) => id)
        .join(', '),
  };
})`
  bought | as | dates | answer | heading | number | do now | steps | letters | no all steps | why
  2026-11-20 | | vehicle-insurer 2026-12-04; vehicle-rto 2026-12-20 | A new vehicle needs its own policy. Bought used, is its policy yours…Third party: yes, by law, from the day of the sale…Own damage: rely on it only once the insurer has endorsed your name… | The car or bike: did you buy it new or used? | | | | | | without the answer, both are stated
  2026-11-20 | used | vehicle-insurer 2026-12-04; vehicle-rto 2026-12-20 | Bought used, is its policy yours? Third party: yes, by law, from the day of the sale…Own damage: rely on it only once the insurer has endorsed your name… | The used vehicle: ask for the transfer | Until 4 December 2026: 8 days left | …until which day third party runs…do not drive or ride… / …transfer by 4 December 2026… / …in your own name: ₹15 lakh, compulsory… | vehicle-day, today, vehicle-insurer, vehicle-rto, vehicle-sold | vehicle | | the decision is the answer, then third party, the letter, accident cover of one’s own
  2026-11-11 | used | | | The used vehicle: the 14 days ended on 25 November 2026
  2026-11-12 | | vehicle-insurer 2026-11-26; vehicle-rto 2026-12-12 | …Third party: yes, by law…
  2026-11-12 | used | vehicle-insurer 2026-11-26; vehicle-rto 2026-12-12 | …Third party: yes, by law…
  2028-02-15 | | vehicle-insurer 2028-02-29; vehicle-rto 2028-03-16 | …Third party: yes, by law…
  2028-02-15 | used | vehicle-insurer 2028-02-29; vehicle-rto 2028-03-16 | …Third party: yes, by law…
  2026-11-20 | new | | …needs its own policy… | The new vehicle: 6 days ago | | | | – | transfer | no day of a transfer, and no letter of one
  2026-11-20 | new | | | | | | | | bought used
`;
