/** Dates as desks and spreadsheets write them: day first, months by name or number; a time is ignored. */
import { addDays, type IsoDate } from '../dates/iso-date.ts';
import { parseCalendarDate } from './parse-calendar-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function parsePrintedDate(printed: string): IsoDate | null {
  const text = printed.trim().replace(/[ T]+\d{1,2}:\d{2}.*$/, '');
  // A spreadsheet's serial day number, if a cell lost its format.
  if (/^[3-6]\d{4}$/.test(text)) return addDays('1899-12-30', Number(text));
  const withMonthName =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([A-Za-z]{3,9})[\s.,/-]*(\d{2}|\d{4})$/.exec(text);
  const month = withMonthName
    ? months.indexOf((withMonthName[2] ?? '').slice(0, 3).toLowerCase()) + 1
    : 0;
  if (withMonthName && month === 0) return null;
  const numbered = withMonthName ? `${withMonthName[1]}/${month}/${withMonthName[3]}` : text;
  return parseCalendarDate(numbered.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$/, '$1/$2/20$3'));
}
