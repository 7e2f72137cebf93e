/**
 * The joy center's form as it stands in a URL: `event=wedding&wedding=2026-12-20&event=baby&baby=…`. What happened and
 * when, and nothing that names anybody. Only what is ticked counts: a date behind an empty box was left there.
 */
import type { MomentKind } from '../../content/moments/moment.ts';
import { moments } from '../../content/moments/moments.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';

/** One each, in the order of moments.ts. */
export type AskedMoment = { kind: MomentKind; date: IsoDate };

export type MomentField = MomentKind | 'event';

export type MomentQuery =
  | { kind: 'asked'; asked: AskedMoment[] }
  | { kind: 'wrong'; values: TypedMoments; errors: Partial<Record<MomentField, string>> };

/** What the form shows again: which are ticked, and the dates that exist. */
export type TypedMoments = {
  ticked: readonly MomentKind[];
  dates: Partial<Record<MomentKind, IsoDate>>;
};

export const eventField = 'event';

/** Stands in every address that the form sends, also where nothing was ticked. Trap: an empty value would not lead here. */
export const sentField = 'plan';

const monthsAhead = 6 * 12;
const monthsBack = 2 * 12;

export function parseMoments(
  events: readonly string[],
  read: (kind: MomentKind) => string,
  today: IsoDate,
): MomentQuery {
  const asked: AskedMoment[] = [];
  const errors: Partial<Record<MomentField, string>> = {};
  const ticked = moments.map(({ kind }) => kind).filter((kind) => events.includes(kind));
  const dates: TypedMoments['dates'] = {};
  for (const kind of ticked) {
    const date = parseCalendarDate(read(kind));
    const error = dateError(kind, read(kind), date, today);
    if (date) dates[kind] = date;
    if (error) errors[kind] = error;
    else if (date) asked.push({ kind, date });
  }
  if (ticked.length === 0) errors.event = 'Tick what happened, or will happen.';
  return Object.keys(errors).length === 0
    ? { kind: 'asked', asked }
    : { kind: 'wrong', values: { ticked, dates }, errors };
}

function dateError(
  kind: MomentKind,
  typed: string,
  date: IsoDate | null,
  today: IsoDate,
): string | null {
  const label = moments.find((one) => one.kind === kind)?.label ?? kind;
  if (typed === '') return `${label}: enter a date. A guess will do.`;
  if (!date) return `${label}: this date does not exist. Look at day, month and year.`;
  const [first, last] = [addMonths(today, -monthsBack), addMonths(today, monthsAhead)];
  if (date >= first && date <= last) return null;
  return `${label}: enter a date from ${formatDate(first)} to ${formatDate(last)}.`;
}

/** "event=wedding&wedding=2026-12-20&event=baby&baby=2027-05-02" */
export function momentSearch(asked: readonly AskedMoment[]): string {
  return new URLSearchParams(
    asked.flatMap(({ kind, date }) => [
      [eventField, kind],
      [kind, date],
    ]),
  ).toString();
}
