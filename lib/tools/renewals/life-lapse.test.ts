/** A life policy after an unpaid premium, by kind. Dates counted by hand on a calendar. */
import { readRenewal, testRenewals } from '../../../testing/data/renewal-rows.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { calendarFile } from '../dated-plan/calendar-file.ts';
import { buildRenewalLetter, planRenewal, renewalCalendar } from './plan-renewal.ts';
import { parseRenewalQuery } from './renewal-query.ts';

const today: IsoDate = '2026-11-26';
const lives = testRenewals(today, 'line life');
const linked = 'kind unit-linked';

const revived = `${linked}; started 2022-05-10; expiry 2023-02-01`;
const lastMonth = `${linked}; started 2025-10-20; expiry 2026-10-20`;
const early = `${linked}; started 2022-06-15; expiry 2026-06-15`;
const together = `${linked}; started 2024-10-20; expiry 2026-10-20`;
const fundDue = `${linked}; started 2021-02-01; expiry 2023-02-01`;
const leaving = `${linked}; started 2019-03-01; expiry 2026-03-01`;

lives`
  typed | on | state | heading | answer | no answer | dates | calendar | why
  ${revived} | | discontinued-no-revival | The time to revive has ended. The fund is paid on 10 May 2027 | …last day to revive was 1 February 2026: 3 years from 1 February 2023… | | lost 2023-03-04; notice 2023-05-01; revival 2026-02-01; lock-in 2027-05-10 | 2027-05-10 Life policy: the lock-in of the policy ends | the time to revive has ended, the fund waits for the lock-in
  ${revived} | | | | …earns at least 4% a year…
  ${lastMonth} | | discontinued | No life cover since 20 November 2026: ask for revival now | Each day until…The last day to revive is 20 October 2029…paid when the lock-in ends, on 20 October 2030… | | notice 2027-01-20 | 2029-10-20 Life policy: last day to revive the policy / 2030-10-20 Life policy: the lock-in of the policy ends | unpaid since last month: both days in the calendar
  ${early} | | | No life cover since 16 July 2026: ask for revival now | …write to the insurer that you will, by 14 June 2027… | | | 2027-06-14 Life policy: last day to revive the policy, or to write that you will / 2029-06-15 Life policy: last day to revive, if you chose to before the lock-in ended | a lock-in that ends before the time to revive is the day by which the choice is needed
  ${early} | 2026-07-15 | grace
  ${early} | 2026-07-16 | discontinued
  ${early} | 2027-06-14 | discontinued
  ${early} | 2027-06-15 | lock-in-over
  ${early} | 2029-06-15 | lock-in-over
  ${early} | 2029-06-16 | fund-due | | …The lock-in ended on 15 June 2027…
  ${together} | | | No life cover since 20 November 2026: ask for revival now | …by 19 October 2029… | 20 October 2029 | revival none | 2029-10-19 Life policy: last day to revive the policy, or to write that you will | a lock-in that ends with the time to revive: one day in the answer and in the calendar
  ${together} | 2029-10-21 | | | | | revival none
  ${fundDue} | | fund-due | | …last day to revive, or to write that you would, was 31 January 2026… | 1 February 2026 | | – | the fund is due
  ${leaving} | | after-lock-in | Lock-in over: revive, or leave on any day | …The lock-in ended on 1 March 2024… | discontinued
  ${linked}; started 2021-11-01; expiry 2026-10-10 | | after-lock-in | | | | | | 30 days end on 9 November, the lock-in on 1 November
  ${linked}; started 2021-11-01; expiry 2026-10-10; mode monthly | | lock-in-over | | | | | | 15 days end on 25 October
  kind term; expiry 2021-12-26 | | | Lapsed: you can still ask for revival | | | | 2026-12-26 Life policy: last day to revive the policy | 4 years and 11 months: a month is left
  kind term; expiry 2021-12-26 | 2026-12-26 | lapsed
  kind term; expiry 2021-12-26 | 2026-12-27 | revival-over
  kind traditional; expiry 2020-11-26; started 2018-11-26 | | revival-over | The time to revive ended on 26 November 2025
  expiry 2024-02-29 | | | | | | revival-linked 2027-02-28; revival 2029-02-28 | | due on 29 February: five and three years later the last day is the 28th
  ${linked}; started 2020-02-29; expiry 2024-02-29 | | | | | | lock-in 2025-02-28; revival 2027-02-28
  expiry 2023-02-01 | | | The days to pay are over. Which kind of policy is it? | …ended on 1 February 2026 for a unit-linked…until 1 February 2028… | | | | an address without the kind asks for it, with what is true of every kind
  expiry 2023-02-01 | | | | …do not count on the full cover…
  ${linked}; expiry 2026-10-01 | | | When did the policy start… | /^(?!.*\d{4})[^.]*\. [^.]*\. [^.]*\.?$/ | | grace 2026-10-31; revival 2029-10-01 | | without its start says what the start decides, and counts the revival
`;

lives`
  typed | numbers | do now | columns | comparison | titles | steps | no heading | why
  ${revived} | | | –
  ${lastMonth} | | | What changes; Revive; Leave | Cover; …/ Health; …/ To pay; …/ Your money; …/ Lock-in and tax; …; Paid when the lock-in ends, on 20 October 2030, not before… | …The insurer must write to you by this day…
  ${fundDue} | | | | | /^(?!.*Last day to revive.*Last day to revive).*Last day to revive/ | …2026-01-31 … | | one last day
  ${leaving} | Until: 1 March 2029 | | | /^(?!.*discontinued)(?!.*4%)./
  kind term; expiry 2021-12-26 | Until 26 December 2026: 30 days left
  kind traditional; expiry 2020-11-26; started 2018-11-26 | | …paid-up sum…premiums of 2 full years are paid… | –
  expiry 2023-02-01 | | Find the kind… | | | | due …; grace …; lost …; revival-linked …; today …; revival …
  ${linked}; expiry 2026-10-01 | | Enter the day on which the policy started… | | | | | lock-in | on a phone it would break at its hyphen
  expiry 2026-09-20 | – | | | | | | | while a question is open on which the date depends, no date is in large figures
  ${linked}; expiry 2026-09-20 | –
  expiry ${today} | Premium due: Today | | | | | | | on the due day the number is today, not the end of the grace period
`;

// By the start of a savings policy, the premiums that are paid.
const saving = 'kind traditional; expiry 2026-09-01';
lives`
  typed | words | no words
  ${saving} | …special surrender value takes 1 full year’s premium… | By your dates
  ${saving}; started 2026-06-01 | …By your dates the premiums of less than one full year are paid…
  ${saving}; started 2025-09-02 | …By your dates the premiums of less than one full year are paid…
  ${saving}; started 2025-09-01 | …By your dates the premiums of 1 full year are paid…
  ${saving}; started 2015-09-01 | …By your dates the premiums of 11 full years are paid…
`;

test.each<IsoDate>(['2027-01-20', today, '2026-11-01', '2026-10-27'])(
  'due on %s: no kind is lapsed, and nothing speaks of a revival',
  (expiry) => {
    for (const kind of ['', 'kind term', 'kind traditional', linked]) {
      const started = kind && '; started 2024-05-10';
      const input = readRenewal(`line life; expiry ${expiry}; ${kind}${started}`);
      const { state, heading, comparison, steps } = planRenewal(input, today);
      expect(['due', 'not-due', 'due-today', 'grace']).toContain(state);
      expect(heading).not.toMatch(/reviv|laps|discontinued/i);
      expect(comparison).toBeUndefined();
      expect(steps.map(({ id }) => id)).not.toContain('revival');
      expect(buildRenewalLetter(input, today)).toBeNull();
    }
  },
);

test('the dates of every plan are in order, and two ways are compared only while there are two', () => {
  for (const started of ['2019-03-01', '2021-12-20', '2022-05-10', '2024-02-29']) {
    for (let age = -300; age < 2400; age += 17) {
      const expiry = addDays(today, -age);
      if (started >= expiry) continue;
      for (const mode of ['yearly', 'monthly']) {
        const typed = `line life; ${linked}; started ${started}; expiry ${expiry}; mode ${mode}`;
        const { state, steps, comparison } = planRenewal(readRenewal(typed), today);
        const dates = steps.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        const hasTwo = state === 'discontinued' || state === 'after-lock-in';
        expect([typed, comparison !== undefined]).toEqual([typed, hasTwo]);
      }
    }
  }
});

// The letter asks for the quotation and for what the kind is worth, and gives nothing up; once the time to revive is
// over it asks for the payout, for a term policy still for the exception.
const young = `${linked}; started 2024-05-10; expiry 2026-09-01`;
lives`
  typed | letter | no letter
  ${young} | Ask for the revival quotation; …First unpaid premium due on the due day…the fund value today…It is no surrender… | surrender values
  kind traditional; expiry 2026-09-01 | …both surrender values today… | fund
  kind term; expiry 2026-09-01 | Ask for the revival quotation; … | fund
  kind term; expiry 2026-09-01 | | surrender values
  expiry 2026-09-01 | …surrender values…fund value…
  ${revived} | Ask for what the policy still pays; Payout, policy {policy}; …value of the discontinued fund…Please pay the fund on the day… | can be revived
  ${revived} | | uotation
  kind traditional; started 2018-11-26; expiry 2020-11-26 | …paid-up sum…It is no surrender…
  expiry 2020-11-26 | …the kind of the policy…fund…
  kind term; expiry 2020-11-26 | Ask for the revival quotation; …
  ${together} | Ask for the revival quotation; …
`;

// The kind and the start of a life policy are in its address, where they count.
lives`
  typed | parsed | error | question | why
  expiry 2026-09-01; ${linked}; started 10/5/2024 | line=life&expiry=2026-09-01&mode=yearly&kind=unit-linked&started=2024-05-10
  expiry 2026-09-01; kind term; started 2024-05-10 | line=life&expiry=2026-09-01&mode=yearly&kind=term
  expiry 2026-09-01; line car; kind term; started x | line=car&expiry=2026-09-01&part=unknown
  expiry 2026-09-01; kind unknown | line=life&expiry=2026-09-01&mode=yearly
  expiry 2026-09-01; ${linked} | line=life&expiry=2026-09-01&mode=yearly&kind=unit-linked
  expiry 2026-09-01; ${linked}; started 2026-02-31 | | started: …does not exist…
  expiry 2026-09-01; ${linked}; started 2027-01-01 | | started: …still to come…
  expiry 2026-09-01; ${linked}; started 1950-01-01 | | started: …more than sixty years back…
  expiry 2026-09-01; ${linked}; started 2026-09-01 | | started: …started before this premium was due…
  line car | | | When does the policy end?
  line life | | | When was the premium due?
  line car; expiry soon | | | –
  line | | | –
  expiry 2016-11-26 | line=life&expiry=2016-11-26&mode=yearly | | | a life policy may have been unpaid for ten years
  expiry 2016-11-25 | | expiry: …more than ten years back…
  line health; expiry 2021-11-25 | | expiry: …more than five years back… | | any other for five
`;

test('an unknown kind is not echoed', () => {
  expect(parseRenewalQuery({ line: 'life', expiry: '2026-09-01', kind: '<b>' }, today)).toEqual({
    kind: 'invalid',
    values: { line: 'life', mode: 'yearly', part: 'unknown', expiry: '2026-09-01' },
    errors: { kind: expect.any(String) },
  });
});

test('calendar entries name no placeholder and no mark of the text', () => {
  const query = new URLSearchParams(
    'line=life&expiry=2026-09-01&kind=unit-linked&started=2024-05-10',
  );
  const { events = [] } = renewalCalendar.fileOf(query, today) ?? {};
  expect(events).toHaveLength(2);
  const file = calendarFile({ events, host: 'www.chhatri.example', now: new Date() });
  expect(file).not.toMatch(/[{}[\]*_]/);
});
