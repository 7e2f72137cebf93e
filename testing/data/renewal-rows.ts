/** What the renewal planner says, as columns of a table of cases (rows.ts). */
import type { IsoDate } from '../../lib/dates/iso-date.ts';
import { fillLetter, letterText } from '../../lib/tools/letters/fill-letter.ts';
import {
  buildRenewalLetter,
  planRenewal,
  renewalCalendar,
} from '../../lib/tools/renewals/plan-renewal.ts';
import {
  parseRenewalQuery,
  type RenewalInput,
  renewalSearch,
} from '../../lib/tools/renewals/renewal-query.ts';
import { datesAsked, readTyped, testRows } from './rows.ts';

const names = ['line', 'expiry', 'mode', 'part', 'kind', 'started', 'on'];
const list = (lines: readonly string[]) => lines.join(' / ');

/** "line life; expiry 2026-09-01" as the planner takes it, yearly unless it says otherwise. */
export const readRenewal = (typed: string) =>
  ({ mode: 'yearly', ...readTyped(typed, names) }) as unknown as RenewalInput;

/**
 * Tag of a table. Columns: `typed` and `on` (a day in place of today), then parts of the plan, of its calendar and of
 * the letter that asks for a revival; `parsed` and `error` are what the address is taken for.
 */
export function testRenewals(today: IsoDate, given: string) {
  return testRows(['typed', 'on'], ({ typed, on, dates }) => {
    const cell = `${given}; ${typed}`;
    const day = (on || today) as IsoDate;
    const input = readRenewal(cell);
    const plan = () => planRenewal(input, day);
    const query = () => parseRenewalQuery(readTyped(cell, names), day);
    const errors = () => {
      const parsed = query();
      return parsed.kind === 'invalid' ? Object.entries(parsed.errors) : [];
    };
    const events = () =>
      renewalCalendar.fileOf(new URLSearchParams(renewalSearch(input)), day)?.events ?? [];
    return {
      state: () => plan().state,
      heading: () => plan().heading,
      numbers: () => list(plan().numbers.map(({ label, value }) => `${label}: ${value}`)),
      answer: () => plan().answer,
      'do now': () => list(plan().doNow),
      dates: () => datesAsked(dates, plan().steps),
      steps: () =>
        plan()
          .steps.map(({ id, date, tone }) => `${id} ${date} ${tone}`)
          .join('; '),
      titles: () =>
        list(
          plan().steps.map(({ title, lossTitle }) => [title, lossTitle].filter(Boolean).join(', ')),
        ),
      columns: () => plan().comparison?.columns.join('; ') ?? '',
      comparison: () => list(plan().comparison?.rows.map((row) => row.join('; ')) ?? []),
      words: () => JSON.stringify(plan()),
      figures: () =>
        plan()
          .figures.map(({ id }) => id)
          .join(', '),
      calendar: () => list(events().map(({ date, title }) => `${date} ${title}`)),
      events: () => list(events().map(({ id, date }) => `${id} ${date}`)),
      letter: () => {
        const letter = buildRenewalLetter(input, day);
        if (!letter) return '';
        const text = letterText(
          fillLetter(letter.letter, letter.blanks, { due: 'the due day', policy: 'A/1' }),
        );
        return `${letter.title}; ${letter.mailSubject}; ${text}`;
      },
      parsed: () => {
        const parsed = query();
        return parsed.kind === 'valid' ? renewalSearch(parsed.input) : parsed.kind;
      },
      question: () => Object(query()).question ?? '',
      error: () => list(errors().map(([field, message]) => `${field}: ${message}`)),
    };
  });
}
