/** Dates are counted by hand on a calendar, never by the code under test. */
import { datesAsked, readTyped, testRows } from '../../../testing/data/rows.ts';
import { complaintLetter } from '../../content/complaints/complaint-letter.ts';
import { complaintTargets } from '../../content/complaints/complaint-targets.ts';
import { isOmbudsmansTurn } from '../../content/complaints/shared-copy.ts';
import { complaintReply } from '../../content/figures/claims.ts';
import { ombudsmanSilence } from '../../content/figures/complaints.ts';
import { addDays, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { type ComplaintInput, parseComplaintQuery } from './complaint-query.ts';
import { buildComplaintLetter, complaintCalendar, planComplaint } from './plan-complaint.ts';

const list = (lines: readonly string[]) => lines.join(' / ');

// Now is local time in India, at nine if it has no hour.
const complaints = testRows(['typed', 'now'], ({ typed = '', now = '', dates }) => {
  const clock = now.includes(' ') ? now.replace(' ', 'T') : `${now || '2026-11-21'}T09:00`;
  const today = todayInIndia(new Date(`${clock}:00+05:30`));
  const values = readTyped(typed, ['to', 'complained', 'answered', 'on']);
  const query = () => parseComplaintQuery(values, today);
  const input = (): ComplaintInput => {
    const parsed = query();
    if (parsed.kind !== 'valid') throw new Error(JSON.stringify(parsed));
    return parsed.input;
  };
  const plan = () => planComplaint(input(), today);
  const file = () => {
    const search = complaintCalendar.hrefOf(input(), today)?.split('?')[1];
    return complaintCalendar.fileOf(new URLSearchParams(search), today)?.events ?? [];
  };
  return {
    state: () => plan().state,
    heading: () => plan().heading,
    answer: () => plan().answer,
    'do now': () => list(plan().doNow),
    letter: () => {
      const { letter, blanks } = buildComplaintLetter(
        input(),
        isOmbudsmansTurn(plan().state),
        today,
      );
      const known = blanks.flatMap(({ id, value }) => (value ? [[id, value] as const] : []));
      return letterText(fillLetter(letter, blanks, Object.fromEntries(known)));
    },
    numbers: () => list(plan().numbers.map(({ label, value }) => `${label}: ${value}`)),
    dates: () => datesAsked(dates, plan().steps),
    steps: () => list(plan().steps.map(({ id, date, tone }) => `${id} ${date ?? 'none'} ${tone}`)),
    words: () => JSON.stringify(plan()),
    calendar: () => list(file().map(({ date, remindDaysBefore }) => `${date} ${remindDaysBefore}`)),
    parsed: () => {
      const parsed = query();
      return JSON.stringify(parsed.kind === 'valid' ? parsed.input : parsed.values);
    },
    address: () => String(complaintCalendar.hrefOf(input(), today)),
    question: () => Object(query()).question ?? '',
    error: () => {
      const parsed = query();
      const errors = parsed.kind === 'invalid' ? Object.entries(parsed.errors) : [];
      return list(errors.map(([field, message]) => `${field}: ${message}`));
    },
  };
});

complaints`
  typed | now | state | dates | why
  to insurer; complained 2026-10-31 | 2026-11-14 23:59 | waiting | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30 | a month from the 31st ends on the month’s last day; the Ombudsman is possible from the day after
  to insurer; complained 2026-10-31 | 2026-11-15 00:00 | overdue | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  to insurer; complained 2026-10-31 | 2026-11-30 23:59 | overdue | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  to insurer; complained 2026-10-31 | 2026-12-01 00:00 | ombudsman | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  to insurer; complained 2026-10-31 | 2027-11-30 23:59 | ombudsman | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  to insurer; complained 2026-10-31 | 2027-12-01 00:00 | year-over | reply-due 2026-11-14; door-opens 2026-12-01; door-closes 2027-11-30
  to insurer; complained 2026-01-31 | 2026-02-28 12:00 | overdue | reply-due 2026-02-14; door-opens 2026-03-01; door-closes 2027-02-28
  to insurer; complained 2026-01-31 | 2026-03-01 12:00 | ombudsman | reply-due 2026-02-14; door-opens 2026-03-01; door-closes 2027-02-28
  to insurer; complained 2028-01-30 | 2029-02-28 23:59 | ombudsman | reply-due 2028-02-13; door-opens 2028-03-01; door-closes 2029-02-28 | 30 January 2028 and a month is 29 February; a year from there is 28 February
  to insurer; complained 2028-01-30 | 2029-03-01 00:00 | year-over | reply-due 2028-02-13; door-opens 2028-03-01; door-closes 2029-02-28
  to insurer; complained 2026-02-28 | 2026-03-28 10:00 | overdue | reply-due 2026-03-14; door-opens 2026-03-29; door-closes 2027-03-28
  to insurer; complained 2027-12-31 | 2028-01-14 10:00 | waiting | reply-due 2028-01-14; door-opens 2028-02-01; door-closes 2029-01-31
  to us; complained 2026-12-25 | 2027-01-09 00:00 | overdue | reply-due 2027-01-08; door-opens 2027-01-26; door-closes 2028-01-25
  to us; complained 2026-08-31 | 2026-10-01 00:00 | ombudsman | reply-due 2026-09-14; door-opens 2026-10-01; door-closes 2027-09-30
  to bima-bharosa; complained 2026-11-01 | 2026-11-15 23:59 | waiting | reply-due 2026-11-15; door-opens 2026-12-02; door-closes 2027-12-01
  to insurer; complained 2026-10-31; answered 2026-11-10 | 2026-11-10 09:00 | ombudsman | door-closes 2027-11-10 | a reply allows it at once, in time or late, and the year runs from the reply
  to insurer; complained 2026-07-01; answered 2026-11-20 | 2026-11-21 09:00 | ombudsman | door-closes 2027-08-01
  to insurer; complained 2028-02-10; answered 2028-02-29 | 2029-02-28 23:59 | ombudsman | door-closes 2029-02-28
  to insurer; complained 2028-02-10; answered 2028-02-29 | 2029-03-01 00:00 | year-over | door-closes 2029-02-28
  to us; complained 2026-03-20; answered 2026-03-31 | 2027-03-31 23:59 | ombudsman | door-closes 2027-03-31
  to us; complained 2026-03-20; answered 2026-03-31 | 2027-04-01 00:00 | year-over | door-closes 2027-03-31
  to bima-bharosa; complained 2026-08-31; answered 2026-11-20 | 2026-11-22 00:00 | ombudsman | door-closes 2027-09-30
  to ombudsman; complained 2027-11-30 | 2028-02-29 23:59 | waiting | award-due 2028-02-29 | three months to an award, from complete papers
  to ombudsman; complained 2027-11-30 | 2028-03-01 00:00 | overdue | award-due 2028-02-29
  to ombudsman; complained 2026-11-30 | 2027-03-01 00:00 | overdue | award-due 2027-02-28
  to insurer; complained 2026-11-07 | 2026-11-21 23:59 | waiting | | the day changes at midnight in India
  to insurer; complained 2026-11-07 | 2026-11-22 00:00 | overdue
  to us; complained 2026-11-06 | | overdue | reply-due 2026-11-20 | our own deadline is 14 days too
  to us; complained 2026-11-07 | | waiting
  to us; complained 2025-10-01; answered 2025-11-20 | | year-over | | a disputed reply allows the Ombudsman for a year
  to ombudsman; complained 2026-08-31 | | waiting | award-due 2026-11-30
  to ombudsman; complained 2026-08-20 | | overdue
  to insurer; complained 2024-10-01; answered 2024-11-01 | 2025-11-01 | ombudsman | door-closes 2025-11-01
`;

// Today's options and the next ones; where the next body is open, the number is today and no other body's date.
complaints`
  typed | answer | do now | numbers | words | steps | why
  to insurer; complained 2026-10-31 | …due on 14 November 2026, 7 days ago…follows on 1 December 2026… | …155255 or 1800 4254 732… | Open to you: Bima Bharosa: Today | | complained 2026-10-31 past / reply-due 2026-11-14 past / bima-bharosa 2026-11-15 past / today 2026-11-21 now / door-opens 2026-12-01 due / door-closes 2027-11-30 due / commission none due
  to us; complained 2026-10-31 | …hears a case against a broker too… | | Open to you: our principal officer: Today
  to bima-bharosa; complained 2026-10-31 | | | Its answer was due on 14 November 2026: 7 days ago
  to bima-bharosa; complained 2026-11-01 | | | | | /^(?=[^]*reply-due 2026-11-15)(?![^]*reply[^]*reply)(?![^]*portal)/ | the portal’s 15 days never become a date
  to insurer; complained 2026-11-01 | | | | | /^(?=[^]*reply-due 2026-11-15)(?![^]*reply[^]*reply)(?![^]*portal)/
  to insurer; complained 2026-09-01 | | | /^Open to you until \d+ \w+ 2027: Today$/
  to insurer; complained 2026-11-10; answered 2026-11-18 | | | /^Open to you until \d+ \w+ 2027: Today$/
  to ombudsman; complained 2026-08-31 | | | | …within 30 days of the award…
`;

// A case that the Ombudsman has: its office is asked what is missing, and the Commission's two years may end meanwhile.
complaints`
  typed | now | do now | letter | no letter
  to ombudsman; complained 2026-08-31 | 2026-11-21 | …start nothing there without a lawyer. The two years…may run out meanwhile…before 31 August 2028. | …To the office of the Insurance Ombudsman…went to you on 2026-08-31…any paper is missing… | grievance officer
  to ombudsman; complained 2025-01-15 | 2026-11-29 | …may run out meanwhile…before 15 January 2027… | …went to you on 2025-01-15… | I shall go
  to insurer; complained 2026-09-01 | 2026-11-21 | …may run out meanwhile… | To the Insurance Ombudsman…
  to insurer; complained 2026-11-20 | 2026-11-21 | | …To the grievance officer…I first complained on 2026-11-20…
`;

// After the year a delay may still be excused, and no text says that it is too late.
complaints`
  typed | now | state | heading | answer | do now | words | no words
  to insurer; complained 2024-10-01 | | year-over | …ask for the delay to be excused… | …Ombudsman may excuse a delay for good reasons…two years…as well… | Complain to the Insurance Ombudsman… / File at once, say why you are late… | …complaint-commission-window… | too late
  to us; complained 2024-10-01 | | year-over | …ask for the delay to be excused… | …Ombudsman may excuse a delay for good reasons…two years…as well… | Complain to the Insurance Ombudsman… / File at once, say why you are late… | …complaint-commission-window… | could be asked until
  to bima-bharosa; complained 2024-10-01 | | year-over | …ask for the delay to be excused… | …Ombudsman may excuse a delay for good reasons…two years…as well… | Complain to the Insurance Ombudsman… / File at once, say why you are late… | …complaint-commission-window… | too late
  to insurer; complained 2024-10-01; answered 2024-10-10 | | year-over | …ask for the delay to be excused… | …Ombudsman may excuse a delay for good reasons…two years…as well… | Complain to the Insurance Ombudsman… / File at once, say why you are late… | …complaint-commission-window… | too late
  to insurer; complained 2024-10-01; answered 2026-11-01 | 2026-11-22 | | File at once: the year may be over | …ended on 1 November 2025…the last day is 1 November 2027… | | | too late
`;

// The address
complaints`
  typed | parsed | error | why
  to insurer; complained 2026-10-31 | {"complained":"2026-10-31","to":"insurer","answered":null}
  to us; complained 31/10/2026; answered 2026-11-10 | {"complained":"2026-10-31","to":"us","answered":"2026-11-10"}
  to us; on last-week | {"complained":"2026-11-14","to":"us","answered":null} | | a word for the day replaces an empty date
  on today | {"complained":"2026-11-21"} | to: …
  to us; on tomorrow | | complained: …
  to insurer | | complained: …Enter the day…
  to insurer; complained 2026-02-31 | | complained: …does not exist…
  to insurer; complained 2026-11-22 | | complained: …still to come…
  to insurer; complained 1900-01-01 | | complained: …five years back…
  to insurer; complained 2026-11-21 | | –
  to insurer; complained 2026-11-01; answered 2026-10-31 | | answered: …before the complaint…
  to insurer; complained 2026-11-01; answered 2026-11-22 | | answered: …still to come…
  to insurer; complained 2026-11-01; answered soon | | answered: …does not exist…
  to <b>; complained 2026-11-01 | | to: …Choose…
`;

// What alone was left out is named; the last day for the Ombudsman is near: the first row, the number, and it rings first.
complaints`
  typed | now | question | steps | numbers | calendar | address
  complained 2026-11-12 | | Who did you complain to?
  to insurer | | When did you complain?
   | | –
  to x; complained 2026-11-12 | | –
  to insurer; complained 2026-10-31 | | | | | 2026-12-01 …/ 2027-11-30 … | /api/calendar?for=complaint&complained=2026-10-31&to=insurer
  to insurer; complained 2025-11-20 | 2026-11-29 | | door-closes 2026-12-20… | Last day to go to the Ombudsman: 20 December 2026 | 2026-12-20 20,7…
  to insurer; complained 2025-11-20 | 2026-10-21 | | complained…
  to insurer; complained 2025-11-20 | 2026-10-22 | | door-closes…
`;

test('each deadline uses the rule of the day it runs from: the old one before a change of law, the new one from its day', () => {
  const change: IsoDate = '2025-06-01';
  const ended = { until: addDays(change, -1) };
  const rows = [
    { ...complaintReply, text: '5 days', clock: { days: 5 }, ...ended },
    { ...ombudsmanSilence, text: '2 months', clock: { months: 2 }, ...ended },
    ...[complaintReply, ombudsmanSilence].map((figure) => ({ ...figure, from: change })),
  ];
  const planned = (complained: IsoDate) => {
    const complaint: ComplaintInput = { to: 'insurer', complained, answered: null };
    const { steps, figures } = planComplaint(complaint, complained, rows);
    const dates = new Map(steps.map(({ id, date }) => [id, date]));
    const words = new Map(figures.map(({ id, text }) => [id, text]));
    return [
      ...[dates.get('reply-due'), dates.get('door-opens')],
      ...[words.get(complaintReply.id), words.get(ombudsmanSilence.id)],
    ];
  };
  expect(planned('2025-05-31')).toEqual(['2025-06-05', '2025-08-01', '5 days', '2 months']);
  expect(planned('2025-06-01')).toEqual(['2025-06-15', '2025-07-02', '14 days', 'one month']);
});

const today: IsoDate = '2026-11-21';

test('every placeholder is filled, no figure is outdated, and no look-alike site is named', () => {
  for (const { value: to } of complaintTargets) {
    for (const days of [0, 10, 20, 40, 200, 500]) {
      const complained = addDays(today, -days);
      for (const answered of [null, complained]) {
        const { heading, answer, doNow, steps } = planComplaint(
          { to, complained, answered },
          today,
        );
        const rows = steps.flatMap(({ title, text, timeText }) => [title, text, timeText]);
        for (const text of [heading, answer, ...doNow, ...rows]) {
          expect(text).not.toMatch(/[{}|]|undefined|NaN|igmsirdai|₹20 lakh|₹30 lakh/);
          expect(bannedWordsIn(text)).toEqual([]);
        }
      }
    }
  }
});

test('the letter is filled in, without the values that are missing', () => {
  const text = letterText(
    fillLetter(complaintLetter.letter, complaintLetter.blanks, { name: 'Asha Rao', policy: 'P/1' }),
  );
  expect(text).toContain('Complaint under policy P/1');
  expect(text).toContain('Yours faithfully,\n\n\nAsha Rao');
  expect(text).not.toMatch(/Claim number|I first complained/);
  expect(text).toContain('on receipt');
  expect(text).toContain('within 14 days of my first complaint');
  expect(text).toMatch(
    /silence from my first complaint, I may go .* consumer commission is reserved/,
  );
});
