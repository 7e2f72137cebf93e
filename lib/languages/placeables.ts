/**
 * Placeables: the amounts, dates, times and numbers in a text. They are removed before a sentence is looked up in a
 * catalogue and put back in the language's own form, so that a translation cannot change a figure, and a figure that
 * changes needs no new translation.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** "November", "Nov" and the "Sept" of en-IN. */
const monthWord = months
  .map((name) => (name.length > 3 ? `${name.slice(0, 3)}(?:t|${name.slice(3)})?` : name))
  .join('|');
const gap = '[ \\u00a0]';
const number = '\\d+(?:,\\d+)*(?:\\.\\d+)?';
const large = `(?:${gap}(?:lakh crore|lakh|crore))?`;
const forms = {
  date: `(?:(?:${weekdays.join('|')})${gap})?\\d{1,2}${gap}(?:${monthWord})(?:${gap}\\d{4})?|(?:${monthWord})${gap}\\d{4}`,
  time: `\\d{1,2}(?:[:.]\\d{2})?${gap}?(?:am|pm)|\\d{1,2}:\\d{2}${gap}(?:AM|PM)`,
  amount: `₹${gap}?${number}${large}`,
  number: `${number}${large}%?`,
};
// Not a digit of a word: "80D", "24x7", "T20". The character before it is matched as well, because Safari knows no
// lookbehind before 16.4.
const placeable = new RegExp(
  `(^|[^\\p{L}\\p{N}_.,/-])(${Object.values(forms).join('|')})(?![\\p{L}\\p{N}_]|[.,-]\\p{N})`,
  'gu',
);

/** "₹5 lakh for 2 years" is the key "{0} for {1} years" with the values "₹5 lakh" and "2". */
export function extractPlaceables(text: string): { key: string; values: string[] } {
  const values: string[] = [];
  const key = text.replace(
    placeable,
    (_, before: string, value: string) => `${before}{${values.push(value) - 1}}`,
  );
  return { key, values };
}

/** A figure, a name and a computed part are the same empty slot. */
export function withEmptySlots(text: string): string {
  const { key } = extractPlaceables(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\{[\w|]*\}/g, '{}'),
  );
  return key.replace(/\{\d+\}/g, '{}');
}

/** A template with its figures as Hindi writes them. */
export function inHindiForm(template: string, values: readonly string[]): string {
  const hindi = values.map(placeableInHindi);
  return template
    .replace(
      /\{(\d+)(?:\}:\{(\d+))?\}( ?[–-] ?| से )\{(\d+)\}/g,
      (slots, from: string, minutes: string | undefined, dash: string, to: string) => {
        const at = (index: string) => hindi[Number(index)] ?? '';
        const start = minutes ? `${at(from)}:${at(minutes)}` : at(from);
        return rangeInHindi(start, dash, at(to)) ?? slots;
      },
    )
    .replace(/\{(\d+)\}/g, (slot, index: string) => hindi[Number(index)] ?? slot);
}

/**
 * Two times: बजे once, the part of the day once where both have it, "शाम 5:30 – 6:30 बजे", or where English has "am" at
 * the second alone: "सुबह 10:30 से 10:45 बजे".
 */
function rangeInHindi(from: string, dash: string, to: string): string | null {
  const [, toPart, toHour] = hindiTime.exec(to) ?? [];
  const [, fromPart, fromHour] = /^\d+:\d+$/.test(from)
    ? ['', toPart, from]
    : (hindiTime.exec(from) ?? []);
  if (!fromHour || !toHour) return null;
  return `${fromPart} ${fromHour}${dash}${fromPart === toPart ? '' : `${toPart} `}${toHour} बजे`;
}

const hindiTime = /^(\p{Script=Devanagari}+) (\d[\d:]*) बजे$/u;

const dayMonthYear = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });
const dayMonth = new Intl.DateTimeFormat('hi-IN', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const monthYear = new Intl.DateTimeFormat('hi-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekdayName = new Intl.DateTimeFormat('hi-IN', { weekday: 'short', timeZone: 'UTC' });
const largeWords = { lakh: 'लाख', crore: 'करोड़' } as const;
const dateParts = new RegExp(
  `^(?:(${weekdays.join('|')})${gap})?(?:(\\d{1,2})${gap})?(${monthWord})(?:${gap}(\\d{4}))?$`,
);
const timeParts = new RegExp(`^(\\d{1,2})(?:[:.](\\d{2}))?${gap}?(am|pm)$`, 'i');

/** A placeable of an English text as Hindi writes it: "₹5 लाख", "12 दिसंबर 2026", "शाम 7 बजे". */
export function placeableInHindi(value: string): string {
  const [, weekday, day, month, year] = dateParts.exec(value) ?? [];
  if (month) return dateInHindi(month, { weekday, day, year });
  const [, hour, minutes, half] = timeParts.exec(value) ?? [];
  if (hour) return timeInHindi(Number(hour), minutes, half?.toLowerCase() === 'pm');
  return value.replace(/lakh|crore/g, (word) => largeWords[word as keyof typeof largeWords]);
}

function dateInHindi(
  month: string,
  { weekday, day, year }: { weekday?: string; day?: string; year?: string },
): string {
  const index = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
  const date = Date.UTC(Number(year ?? 2024), index, Number(day ?? 1));
  // The spelling of docs/hindi.md, not of the browser's data.
  const text = (!day ? monthYear : year ? dayMonthYear : dayMonth)
    .format(date)
    .replace('अक्टूबर', 'अक्तूबर');
  if (!weekday) return text;
  // A Sunday is 4 January 1970 and the days after it: a date without its year has no weekday of its own.
  const sunday = 3;
  return `${weekdayName.format((sunday + weekdays.indexOf(weekday)) * 86_400_000)} ${text}`;
}

/** The part of the day that people say with the hour. */
function timeInHindi(hour: number, minutes: string | undefined, isAfternoon: boolean): string {
  const hours = (hour % 12) + (isAfternoon ? 12 : 0);
  const part =
    hours < 4 ? 'रात' : hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : hours < 20 ? 'शाम' : 'रात';
  return `${part} ${hour}${minutes && minutes !== '00' ? `:${minutes}` : ''} बजे`;
}
