/**
 * A calendar file (RFC 5545): whole-day events for the dates of a plan, and an appointment with its hours. Pure: the
 * caller passes the current time.
 * Rule: an event states the rule and no personal data; the same event has the same UID every time, so that importing
 * the file again updates an entry instead of duplicating it.
 */
import { addDays, type IsoDate, indiaOffsetMs, minuteMs } from '../../dates/iso-date.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import type { Translator } from '../../languages/create-translator.ts';
import { plainText } from '../../text/plain-text.ts';

export type CalendarEvent = {
  /** Unique in the file and stable: "renewal-health-2026-11-12-due". */
  id: string;
  date: IsoDate;
  /** Last day, where the event is longer than one. */
  lastDate?: IsoDate;
  /** Minutes after midnight in India, for an appointment. Its reminder is ten minutes before. */
  minutes?: { start: number; end: number };
  title: string;
  /** Sentences of running text, each as the page has it, so that its translation is found. */
  description: readonly string[];
  /** Days before the event with a reminder, at nine in the morning. */
  remindDaysBefore?: readonly number[];
};

/** A calendar file as a tool offers it: `GET /api/calendar?for=…` finds its builder in lib/tools/calendars. */
export type CalendarDownload = {
  /** Letters, digits and hyphens; ".ics" is added. */
  fileName: string;
  events: readonly CalendarEvent[];
};

/** Null where a value is missing or invalid. */
export type CalendarBuilder = (
  query: URLSearchParams,
  now: LocalDateTime,
) => CalendarDownload | null;

type CalendarFile = {
  events: readonly CalendarEvent[];
  /** Host name of the site, the second part of every UID. */
  host: string;
  now: Date;
  /** Into the language of the page that links to the file. */
  translate?: Translator['translate'] | undefined;
};

export function calendarFile({ events, host, now, translate = unchanged }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Dated plan//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, { host, now, translate })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + lineEnd).join('');
}

const unchanged: Translator['translate'] = (text) => text;

function eventLines(
  event: CalendarEvent,
  { host, now, translate }: Required<Omit<CalendarFile, 'events'>>,
): string[] {
  const { id, remindDaysBefore = [] } = event;
  const title = translate(event.title);
  const description = event.description
    .map((text) => sentence(plainText(translate(text))))
    .join(' ');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${id}@${host}`)}`,
    `DTSTAMP:${compactTime(now)}`,
    ...periodLines(event),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...(event.minutes ? alarmLines('-PT10M', title) : []),
    ...remindDaysBefore.flatMap((days) => alarmLines(morningBefore(days), title)),
    'END:VEVENT',
  ];
}

/** The basis of a rule and the title of a source have no full stop on the page. */
function sentence(text: string): string {
  if (/[.?!:।]$/.test(text)) return text;
  return `${text}${/\p{Script=Devanagari}/u.test(text) ? '।' : '.'}`;
}

function periodLines({ date, lastDate = date, minutes }: CalendarEvent): string[] {
  if (minutes) {
    const instant = (after: number) =>
      compactTime(new Date(Date.parse(date) - indiaOffsetMs + after * minuteMs));
    return [`DTSTART:${instant(minutes.start)}`, `DTEND:${instant(minutes.end)}`];
  }
  return [
    `DTSTART;VALUE=DATE:${compactDate(date)}`,
    // The end of a whole-day event is exclusive.
    `DTEND;VALUE=DATE:${compactDate(addDays(lastDate, 1))}`,
  ];
}

/** A whole-day event starts at midnight: nine in the morning of the day before is fifteen hours earlier. */
function morningBefore(days: number): string {
  const hours = days * 24 - 9;
  return `${hours < 0 ? '' : '-'}PT${Math.abs(hours)}H`;
}

function alarmLines(trigger: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

function compactDate(date: IsoDate): string {
  return date.replaceAll('-', '');
}

/** "20261120T183000Z" */
function compactTime(now: Date): string {
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

const lineEnd = '\r\n';
/** Our own: the `ics` package folds after 75 characters, which breaks Devanagari, and keeps control characters. */
const maxLineOctets = 75;

/** Section 3.3.11: escapes backslash, semicolon, comma and line end; other control characters are not allowed. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Section 3.1: no line is longer than 75 octets; it continues after a line end and a space. Characters stay whole. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
