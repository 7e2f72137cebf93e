/**
 * Counted by hand: the day after the anniversary, which is safe by every count; a past one is the anniversary itself;
 * a premium for each policy year begun by then; the benefit is the lower of limit and cost. A wait up to the pregnancy
 * adds 280 days before a birth.
 */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { addDays, addMonths } from '../../../dates/iso-date.ts';
import { maternityCoverCalculator } from './maternity-cover-calculator.ts';
import { birthDates } from './maternity-cover-words.ts';

const answers = testAnswers(maternityCoverCalculator, {
  given: 'start 2027-01-01; wait 24; limit 50000; extra 12000',
});

answers`
  typed | working | last | why
  start 2027-01-01 | …: 2 January 2029 / … | ₹14,000 | the calendar of the page: two years from 1 January 2027
  until pregnancy | …: 9 October 2029 / … | ₹14,000
  wait 9; limit 1 lakh; extra 30000 | …: 2 October 2027 / … | ₹70,000
  wait 9; limit 1 lakh; extra 30000; until pregnancy | …: 8 July 2028 / … | ₹40,000 | 2 October and 280 days is 8 July of a leap year: the second premium is due by then
  start 2027-01-31; wait 1; extra 10000 | …: 1 March 2027 / … | ₹40,000
  start 2027-03-31; wait 11; extra 10000 | …: 1 March 2028 / … | ₹40,000
  start 2028-02-29; wait 12; extra 10000 | …: 1 March 2029 / … | ₹30,000
  start 2028-02-29; wait 48; extra 10000 | …: 1 March 2032 / … | ₹0
  wait 36; extra 20000 | …: 2 January 2030 / … | −₹30,000
  wait 35; extra 20000 | …: 2 December 2029 / … | −₹10,000
  wait 0; extra 20000 | …: 1 January 2027 / … | ₹30,000
  wait 72; limit 1 lakh; extra 5,000 | …: 2 January 2033 / … | ₹65,000
  limit 0 | …: 2 January 2029 / … | −₹36,000
  extra 0 | …: 2 January 2029 / … | ₹50,000
  start 2020-01-01 | …: 2 January 2022 / … | −₹34,000 | covered since then, and paid until today, 23 November 2026: seven premiums
  wait २४; limit ५०,०००; extra १२००० | …: 2 January 2029 / … | ₹14,000
  start 2026-11-23; limit 75 thousand; extra 25k | …: 24 November 2028 / … | ₹0
  cost 40000 | | ₹4,000 | paid in full below the limit
  cost 90000 | | ₹14,000
`;

answers`
  typed | verdict | exception | bars | why
  start 2027-01-01 | The benefit is ₹14,000 more than its extra premiums (A birth is covered from: 2 Jan 2029, The pregnancy should not begin before about: 28 Mar 2028)
  limit 30000; extra 10000 | The benefit is as much as its extra premiums (…
  start 2020-01-01 | A birth is covered now: the benefit is ₹34,000 less than its extra premiums so far (A birth is covered from: 2 Jan 2022)
  limit 60000; cost 1.5 lakh | | …you pay ₹90,000 yourself… | /^[^/]* / [^:]*: [^,/]* 60000, [^,/]* 90000$/ | the page’s example
  cost 40000 | | | /^[^/]* / [^:]*: [^,/]* 40000$/
  start 2026-06-01; wait 9; extra 1; cost 1 lakh | | A pregnancy that has begun may be too early: …usually excluded… | | the exception is a pregnancy that has begun, then a birth above the limit, then the newborn
  start 2027-06-01; wait 9; extra 1; cost 1 lakh | | You pay ₹50,000 above the limit: …
  start 2027-06-01; wait 9; extra 1 | | The baby’s own treatment is not in this sum: …
  start 2026-02-01; wait 12 | …(A birth is covered from: 2 Feb 2027) | …a pregnancy that began before about 28 April 2026… | | it has begun by the day on which it should
  start 2024-01-01; wait 24 | …(A birth is covered from: 2 Jan 2026) | | | the wait is over
  until pregnancy | …, If the pregnancy begins on or after: 2 Jan 2029)
  start 2024-01-01; until pregnancy | …, If the pregnancy begins on or after: 2 Jan 2026)
  wait 9; limit 1 lakh; extra 30000 | …, The pregnancy should begin after: 1 Jan 2027) | | | no day before the policy is named
`;

answers`
  typed | question | says | text | no says | why
  limit 50000 | From 1 January 2027, a wait of 24 months, ₹50,000 for ₹12,000 a year | …not in this sum. Nor is intensive care… | …after 31 December 2030… | | four premiums of 12,000 fit into 50,000: four years from 1 January 2027
  wait 0; until pregnancy; cost 2 lakh | From 1 January 2027, no wait for the pregnancy, ₹50,000 for ₹12,000 a year, a birth at ₹2 lakh
  limit 60000 | | | …after 31 December 2031…
  limit 60000; cost 40000 | | …not in this sum. Nor is intensive care… | | | whatever the birth costs: the larger risk is no part of the sum
  limit 60000; cost 1.5 lakh | | …not in this sum. Nor is intensive care…
  limit 30000 | | | …before such a birth…
  limit 10000 | | | …premium of one year is more…
  extra 0 | | | …no extra premium…
  limit 1 crore; extra 1 | | | …more than 25 years…
  wait 9; limit 1 lakh; extra 30000 | | | …usually excluded… | December 2026
  start 2026-06-01; wait 9; limit 1; extra 1 | | | | May 2026
`;

answers`
  typed | field
  start | start
  start 2027-02-29 | start
  start 1915-01-01 | start
  wait 73 | wait
  wait -1 | wait
  limit 100 crore | limit
  extra -1 | extra
`;

test('a longer wait is never sooner, a more expensive plan never worth more', () => {
  const dice = new Dice(7);
  for (let round = 0; round < 300; round += 1) {
    const [wait, extra, limit] = [dice.below(71), dice.below(50_000), dice.below(200_000)];
    const until = dice.oneOf(['birth', 'pregnancy'] as const);
    const value = (months: number, max: number, price: number) => {
      const typed = { start: '2027-01-01', wait: `${months}`, limit: `${max}`, extra: `${price}` };
      const { working } = answerCalculator(maternityCoverCalculator, { ...typed, until });
      return Number(working.rows.at(-1)?.value.replace('−', '-').replaceAll(/[₹,]/g, ''));
    };
    const now = value(wait, limit, extra);
    expect(value(wait + 1, limit, extra)).toBeLessThanOrEqual(now);
    expect(value(wait, limit, extra + 1)).toBeLessThanOrEqual(now);
    expect(value(wait, limit + 1, extra)).toBeGreaterThanOrEqual(now);
  }
});

test('for many starts: no birth is covered before the wait is over, and a pregnancy lies between the dates', () => {
  for (let day = 0; day < 800; day += 1) {
    const start = addDays('2027-01-01', day);
    for (const wait of [0, 1, 9, 13, 24, 72]) {
      for (const until of ['birth', 'pregnancy'] as const) {
        const { waitOver, pregnancy, birth } = birthDates(start, wait, until);
        expect(waitOver >= addMonths(start, wait)).toBe(true);
        expect(until === 'birth' ? birth : pregnancy).toBe(waitOver);
        expect(addDays(pregnancy, 280)).toBe(birth);
      }
    }
  }
});

testSoundAnswers(maternityCoverCalculator, [
  ['2017-01-31', '2024-02-29', '2026-11-23', '2031-09-30'].map((day) => `start ${day}`),
  ['wait 0', 'wait 1', 'wait 72'],
  ['limit 0', 'limit 1', 'limit 9999999', 'limit 1 cr'],
  ['extra 0', 'extra 1', 'extra 99999', 'extra 1 cr'],
  ['until birth; cost 99999', 'until pregnancy; cost 99999'],
]);
