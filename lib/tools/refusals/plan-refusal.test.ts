/** The dates are counted by hand. */
import { testRefusals } from '../../../testing/data/refusal-rows.ts';
import { computeRefusalFlow, refusalCalendar, silentClocks } from './plan-refusal.ts';

const today = '2026-11-26';
const plans = testRefusals(today, 'line=health-reimbursement');
const sent = 'letter=2026-11-10&sent=2026-11-20';

// From the complaint: 14 days, a month, a year after the month; two years from their letter.
plans`
  query | today | steps | state | why
  ${sent} | | refused 2026-11-10; complained 2026-11-20; today 2026-11-26; reply-due 2026-12-04; bima-bharosa 2026-12-05; door-opens 2026-12-21; letter-year 2027-11-10; door-closes 2027-12-20; commission 2028-11-10
  ${sent} | 2026-11-20 | | send
  ${sent} | 2026-11-21 | | waiting
  ${sent} | 2026-12-04 | | waiting
  ${sent} | 2026-12-05 | | overdue
  ${sent} | 2026-12-21 | | ombudsman
  ${sent} | 2027-12-21 | | year-over
  letter=2024-12-15&sent=2026-11-20 | | /commission 2026-12-15; [^]*door-opens 2026-12-21; door-closes 2027-12-20$/ | | with an old letter the two years come before the Ombudsman’s
`;

plans`
  query | dates | state | step texts | no step texts | why
   | reply-due 2026-12-10; commission none | send | | | without a complaint the plan counts from today
  ${sent} | | | …door-closes: …Only if the insurer stays silent…earlier: one year from its answer… | | the last day of the Ombudsman holds only in silence
  ${sent} | | | …door-closes: …Counted from their letter: 10 November 2027.… | tribunal | the year may be counted from their letter, where there is one
  sent=2026-11-20 | | | | Counted from their letter
  letter=2024-11-26 | | send | | | nothing sent while the two years of the commission lasted
  letter=2026-08-01&sent=2026-11-01&answered=2026-11-10 | door-closes 2027-11-10 | ombudsman | | | an answer that is not accepted opens the Ombudsman on its day
  letter=2026-08-01&sent=2026-09-01&answered=2026-11-10 | door-closes 2027-10-01 | | | | a late one counts from the silence
  letter=2026-08-01&sent=2026-11-01 | | overdue
  letter=2026-08-01&sent=2026-11-26&answered=2026-11-26 | | ombudsman | | | answered on the day of the complaint: nothing is to be sent any more
`;

plans`
  query | state | heading | says | do now | numbers | dates | why
  letter=2024-11-25 | commission-over | …are over: see a lawyer | …ended on 25 November 2026…may excuse a delay… | …lawyer… | | | the day after the two years
  letter=2024-12-15&sent=2026-11-20 | | A consumer commission: by 15 December 2026 | | | | | the two years of a commission are near
`;

// People hurt on the road are led to the tribunal first, with their role and date.
testRefusals(today)`
  query | heading | says | do now | dates | calendar
  line=third-party&letter=2026-11-10&sent=2026-11-20 | | | /^[^/]*\/claim\/motor-third-party/ | tribunal none
  line=third-party&arose=2026-08-31&sent=2026-11-20 | …by 28 February 2027… | …Is it your own insurer? The insurer still has time… | Were you hurt? The driver’s insurer is not yours: your way…/claim/motor-third-party/answer?role=hurt&date=2026-08-31… | tribunal 2027-02-28 | /^\S+ 2027-02-28 \//
  line=third-party&arose=2021-06-01&sent=2026-11-20 | | | | tribunal none
`;

// Silence: the insurer's days from the last papers, over on the day after the last.
testRefusals(today, 'kind=silence')`
  query | today | silence | dates | why
  line=health-reimbursement&papers=2026-11-01 | 2026-11-16 | claim-health-reimbursement 2026-11-16 runs
  line=health-reimbursement&papers=2026-11-01 | 2026-11-17 | claim-health-reimbursement 2026-11-16 over | insurer-decision 2026-11-16
  line=life&papers=2026-11-01 | | claim-death-without-investigation 2026-11-16 over; claim-death-with-investigation 2026-12-16 runs
  line=own-damage&papers=2026-11-01 | | claim-surveyor-allotted 2026-11-02 over; claim-survey-report 2026-11-17 over; claim-survey-decision 2026-11-24 over
  line=own-damage&papers=2026-11-01&report=2026-11-10 | | …claim-survey-decision 2026-11-17 over | insurer-decision 2026-11-17 | the decision counts from the report
  line=own-damage&papers=2026-11-01&report=2026-11-20 | | …claim-survey-decision 2026-11-24 over | insurer-decision 2026-11-24 | a late report moves no limit
  line=theft&papers=2026-11-01 | | –
  line=health-reimbursement | | none
  papers=2026-11-01 | | none
`;

// An office may count the year from their letter: near its end that comes first.
plans`
  query | today | heading | safe day | dates | says | do now | step texts | why
  letter=2025-12-01 | 2026-11-29 | File with the Ombudsman by 1 December 2026, to be safe | letter-year | letter-year 2026-12-01 | An office may count the year from their letter: it ends in 2 days…
  letter=2026-01-28 | 2026-11-29 | Send your letter today | – | letter-year 2027-01-28 | | | | more than 60 days before its end
  letter=2026-01-27 | 2026-11-29 | File with the Ombudsman by 27 January 2027, to be safe | letter-year | letter-year 2027-01-27
  letter=2025-11-29 | 2026-11-29 | File with the Ombudsman by 29 November 2026, to be safe | letter-year | letter-year 2026-11-29
  letter=2025-11-28 | 2026-11-29 | Send your letter today | – | letter-year 2026-11-28 | …For the Ombudsman you may be late: one year from their letter ended on 28 November 2026… | …/ …ended on 28 November 2026…ask for the delay to be excused: write what kept you… | …letter-year: One year from their letter ended.… | it is over: how to ask for the delay to be excused
`;

plans`
  query | today | numbers | steps | calendar | calendar text | why
  letter=2025-12-01 | 2026-11-29 | Last safe day for the Ombudsman: 1 December 2026 | letter-year 2026-12-01… | /^\S+ 2026-12-01 \/ \S+ 2026-12-13 \/ \S+ 2026-12-30 \/ \S+ 2027-12-01 \/ \S+ 2027-12-29$/ | 1: … | its end is the first row, the number, and rings first
  line=life&letter=2026-01-15 | 2026-11-29 | | | /^\S+ 2027-01-15 \// | 46,30,7: …
  letter=2024-12-15&sent=2026-11-20 | | | commission 2026-12-15… | | | so for the two years of a commission
  letter=2026-11-10 | | | | refusal-health-reimbursement-2026-11-26-reply-due 2026-12-10 / refusal-health-reimbursement-2026-11-26-door-opens 2026-12-27 / refusal-health-reimbursement-2026-11-26-letter-year 2027-11-10 / refusal-health-reimbursement-2026-11-26-door-closes 2027-12-26 / refusal-health-reimbursement-2026-11-26-commission 2028-11-10 | /^([^]*If you send your letter today, 26 November 2026:){3}(?![^]*If you send)/ | the calendar of an unsent letter names the day it counts from
`;

plans`
  query | no calendar text | why
  ${sent} | If you send
`;

test('an unsent letter’s calendar never says that it was sent', () => {
  const input = { line: 'life', kind: 'refused', reasons: [], days: {}, sent: null } as const;
  const href = refusalCalendar.hrefOf(input, today) ?? '';
  expect(href).toContain('&if-sent=2026-11-26');
  expect(href).not.toContain('&sent=');
  const later = refusalCalendar.fileOf(new URLSearchParams(href.split('?')[1]), '2026-11-30');
  expect(later?.events[0]?.date).toBe('2026-12-10');
});

test.each(['', 'line=life', 'letter=2026-02-31', 'letter=2026-11-10', 'if-sent=2027-01-01'])(
  'no file without a day to count from: "%s"',
  (search) => expect(refusalCalendar.fileOf(new URLSearchParams(search), '2026-11-30')).toBeNull(),
);

test('every line and kind has a plan, with and without its dates', () => {
  for (const line of [null, 'life', 'theft', 'own-damage', 'third-party', 'travel'] as const)
    for (const kind of ['refused', 'part', 'silence'] as const)
      for (const days of [{}, { letter: '2026-01-01', papers: '2026-01-01' }] as const) {
        const input = { line, kind, reasons: [], days, sent: '2026-11-20' } as const;
        expect(computeRefusalFlow(input, today).dates.replyDue).toBe('2026-12-04');
        if (!line) expect(silentClocks(input, today)).toBeNull();
      }
});
