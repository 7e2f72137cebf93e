/** Calendar dates as people type them. */
import { addDays, type IsoDate, parseIsoDate } from '../dates/iso-date.ts';
import { toAsciiDigits } from '../text/to-ascii-digits.ts';

/** "2027-05-10", "10/5/2027", "10-05-2027" or "10.5.2027" (day first, as in India) as ISO; null if it is not a date. */
export function parseCalendarDate(typed: string): IsoDate | null {
  const text = toAsciiDigits(typed).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const parts = iso?.slice(1) ?? dayFirst?.slice(1).reverse();
  if (!parts) return null;
  const [year = '', month = '', day = ''] = parts;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Dates as desks and spreadsheets write them: day first, months by name or number; a time is ignored. */
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
