/** Dates counted by hand on a calendar, never by the code under test: month ends, leap years, midnight, every line. */
import { type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { planRenewal } from './plan-renewal.ts';
import type { RenewalInput } from './renewal-query.ts';

type Case = {
  asked: Omit<RenewalInput, 'expiry'>;
  expiry: IsoDate;
  /** Local time in India. */
  now: string;
  state: string;
  /** Rows of the timeline by id. */
  dates: Record<string, IsoDate>;
};

const yearly = { line: 'health', mode: 'yearly' } as const;
const quarterly = { line: 'health', mode: 'instalments' } as const;
const monthly = { line: 'health', mode: 'monthly' } as const;
const life = { line: 'life', mode: 'yearly' } as const;
const lifeMonthly = { line: 'life', mode: 'monthly' } as const;
const travel = { line: 'travel', mode: 'yearly' } as const;
const car = (part: RenewalInput['part'] & string) =>
  ({ line: 'car', mode: 'yearly', part }) as const;
const bike = (part: RenewalInput['part'] & string) =>
  ({ line: 'two-wheeler', mode: 'yearly', part }) as const;

const cases: [name: string, Case][] = [
  [
    'health, yearly: nine days after the due date',
    {
      asked: yearly,
      expiry: '2026-11-12',
      now: '2026-11-21 10:00',
      state: 'grace',
      dates: {
        'port-opens': '2026-09-13',
        'port-safe': '2026-09-28',
        'port-closes': '2026-10-13',
        due: '2026-11-12',
        grace: '2026-12-12',
        lost: '2026-12-13',
      },
    },
  ],
  [
    'health, yearly: thirty days end on 29 February',
    {
      asked: yearly,
      expiry: '2028-01-30',
      now: '2028-02-29 23:59',
      state: 'grace',
      dates: { grace: '2028-02-29', lost: '2028-03-01' },
    },
  ],
  [
    'health, yearly: a minute later the leap day is over',
    {
      asked: yearly,
      expiry: '2028-01-30',
      now: '2028-03-01 00:00',
      state: 'lapsed',
      dates: { grace: '2028-02-29', lost: '2028-03-01' },
    },
  ],
  [
    'health, yearly: the same day of a common year',
    {
      asked: yearly,
      expiry: '2027-01-30',
      now: '2027-03-01 12:00',
      state: 'grace',
      dates: { grace: '2027-03-01', lost: '2027-03-02' },
    },
  ],
  [
    'health, yearly: the day before another insurer can be asked',
    {
      asked: yearly,
      expiry: '2027-03-31',
      now: '2027-01-29 23:59',
      state: 'not-due',
      dates: { 'port-opens': '2027-01-30', 'port-safe': '2027-02-14', 'port-closes': '2027-03-01' },
    },
  ],
  [
    'health, yearly: the first day on which another can be asked',
    {
      asked: yearly,
      expiry: '2027-03-31',
      now: '2027-01-30 00:00',
      state: 'port-window',
      dates: { 'port-opens': '2027-01-30' },
    },
  ],
  [
    'health, yearly: the last day on which another can be asked',
    {
      asked: yearly,
      expiry: '2027-03-31',
      now: '2027-03-01 23:59',
      state: 'port-window',
      dates: { 'port-closes': '2027-03-01' },
    },
  ],
  [
    'health, yearly: the day after',
    {
      asked: yearly,
      expiry: '2027-03-31',
      now: '2027-03-02 00:00',
      state: 'due',
      dates: { due: '2027-03-31', grace: '2027-04-30', lost: '2027-05-01' },
    },
  ],
  [
    'health, yearly: counted back over 29 February',
    {
      asked: yearly,
      expiry: '2028-03-31',
      now: '2028-03-31 20:00',
      state: 'due-today',
      dates: { 'port-opens': '2028-01-31', 'port-safe': '2028-02-15', 'port-closes': '2028-03-01' },
    },
  ],
  [
    'health, yearly, due before the circular of September 2024: the notice of that time',
    {
      asked: yearly,
      expiry: '2024-05-28',
      now: '2024-06-28 09:00',
      state: 'lapsed',
      dates: { 'port-opens': '2024-03-29', 'port-closes': '2024-04-13', grace: '2024-06-27' },
    },
  ],
  [
    'health, monthly: fifteen days from 28 February',
    {
      asked: monthly,
      expiry: '2027-02-28',
      now: '2027-03-15 23:59',
      state: 'grace',
      dates: { grace: '2027-03-15', lost: '2027-03-16' },
    },
  ],
  [
    'health, monthly: the same in a leap year ends a day earlier',
    {
      asked: monthly,
      expiry: '2028-02-28',
      now: '2028-03-15 00:00',
      state: 'lapsed',
      dates: { grace: '2028-03-14', lost: '2028-03-15' },
    },
  ],
  [
    'health, quarterly: over the new year',
    {
      asked: quarterly,
      expiry: '2026-12-31',
      now: '2027-01-01 00:00',
      state: 'grace',
      dates: { grace: '2027-01-30', lost: '2027-01-31' },
    },
  ],
  [
    'health, quarterly: the day before the instalment',
    {
      asked: quarterly,
      expiry: '2026-10-31',
      now: '2026-10-30 18:00',
      state: 'due',
      dates: { due: '2026-10-31', grace: '2026-11-30' },
    },
  ],
  [
    'life, yearly: the last day to pay',
    {
      asked: life,
      expiry: '2026-12-31',
      now: '2027-01-30 23:59',
      state: 'grace',
      dates: { grace: '2027-01-30', lost: '2027-01-31' },
    },
  ],
  [
    'life, yearly: due on a leap day',
    {
      asked: life,
      expiry: '2028-02-29',
      now: '2028-03-31 00:00',
      state: 'lapsed',
      dates: { grace: '2028-03-30', lost: '2028-03-31' },
    },
  ],
  [
    'life, yearly: thirty days before it is due soon',
    {
      asked: life,
      expiry: '2026-12-22',
      now: '2026-11-22 00:00',
      state: 'due',
      dates: { due: '2026-12-22' },
    },
  ],
  [
    'life, yearly: thirty-one days before it is not',
    {
      asked: life,
      expiry: '2026-12-22',
      now: '2026-11-21 23:59',
      state: 'not-due',
      dates: { due: '2026-12-22' },
    },
  ],
  [
    'life, monthly: from the end of August',
    {
      asked: lifeMonthly,
      expiry: '2027-08-31',
      now: '2027-09-15 08:00',
      state: 'grace',
      dates: { grace: '2027-09-15', lost: '2027-09-16' },
    },
  ],
  [
    'car, both: ninety days over February',
    {
      asked: car('both'),
      expiry: '2027-01-31',
      now: '2027-05-01 23:59',
      state: 'expired-bonus-kept',
      dates: { expiry: '2027-01-31', bonus: '2027-05-01', 'bonus-lost': '2027-05-02' },
    },
  ],
  [
    'car, both: the bonus is lost on a leap day',
    {
      asked: car('both'),
      expiry: '2027-11-30',
      now: '2028-02-29 00:00',
      state: 'expired-bonus-lost',
      dates: { bonus: '2028-02-28', 'bonus-lost': '2028-02-29' },
    },
  ],
  [
    'two-wheeler, both: on the day itself',
    {
      asked: bike('both'),
      expiry: '2026-11-21',
      now: '2026-11-21 23:59',
      state: 'ends-today',
      dates: { expiry: '2026-11-21', bonus: '2027-02-19', 'bonus-lost': '2027-02-20' },
    },
  ],
  [
    'car, own damage: three weeks after',
    {
      asked: car('own-damage'),
      expiry: '2026-11-01',
      now: '2026-11-22 06:00',
      state: 'expired-bonus-kept',
      dates: { expiry: '2026-11-01', bonus: '2027-01-30', 'bonus-lost': '2027-01-31' },
    },
  ],
  [
    'two-wheeler, own damage: ninety days over 29 February, the day after',
    {
      asked: bike('own-damage'),
      expiry: '2028-01-01',
      now: '2028-04-01 00:00',
      state: 'expired-bonus-lost',
      dates: { bonus: '2028-03-31', 'bonus-lost': '2028-04-01' },
    },
  ],
  [
    'car, third party: a minute after midnight',
    {
      asked: car('third-party'),
      expiry: '2026-11-21',
      now: '2026-11-22 00:01',
      state: 'expired',
      dates: { expiry: '2026-11-21' },
    },
  ],
  [
    'two-wheeler, third party: thirty days before the end of February',
    {
      asked: bike('third-party'),
      expiry: '2027-02-28',
      now: '2027-01-29 00:00',
      state: 'due',
      dates: { expiry: '2027-02-28' },
    },
  ],
  [
    'two-wheeler, third party: thirty-one days before',
    {
      asked: bike('third-party'),
      expiry: '2027-02-28',
      now: '2027-01-28 23:59',
      state: 'not-due',
      dates: { expiry: '2027-02-28' },
    },
  ],
  [
    'car, not known: a week after',
    {
      asked: car('unknown'),
      expiry: '2026-11-15',
      now: '2026-11-22 09:00',
      state: 'expired-bonus-kept',
      dates: { expiry: '2026-11-15', bonus: '2027-02-13', 'bonus-lost': '2027-02-14' },
    },
  ],
  [
    'two-wheeler, not known: more than ninety days after',
    {
      asked: bike('unknown'),
      expiry: '2026-08-01',
      now: '2026-11-22 09:00',
      state: 'expired-bonus-lost',
      dates: { bonus: '2026-10-30', 'bonus-lost': '2026-10-31' },
    },
  ],
  [
    'car, not known: the last evening of the year',
    {
      asked: car('unknown'),
      expiry: '2026-12-31',
      now: '2026-12-31 23:59',
      state: 'ends-today',
      dates: { bonus: '2027-03-31', 'bonus-lost': '2027-04-01' },
    },
  ],
  [
    'travel: the last day',
    {
      asked: travel,
      expiry: '2026-11-22',
      now: '2026-11-22 23:59',
      state: 'running',
      dates: { end: '2026-11-22' },
    },
  ],
  [
    'travel: the day after',
    {
      asked: travel,
      expiry: '2026-11-22',
      now: '2026-11-23 00:00',
      state: 'ended',
      dates: { end: '2026-11-22' },
    },
  ],
];

test.each(cases)('%s', (_, { asked, expiry, now, state, dates }) => {
  const today = todayInIndia(new Date(`${now.replace(' ', 'T')}:00+05:30`));
  const plan = planRenewal({ ...asked, expiry }, today);
  expect(plan.state).toBe(state);
  const byId = Object.fromEntries(plan.steps.map(({ id, date }) => [id, date]));
  expect(byId).toMatchObject(dates);
});
