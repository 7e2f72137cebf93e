/** Calendar dates as people type them. */
import { type IsoDate, parseIsoDate } from '../dates/iso-date.ts';
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
