/**
 * A relative date for a button beside a date field. A prerendered page does not know today's date: the button sends the
 * word (`on=yesterday`), and the server converts it to a date.
 */
import { addDays, type IsoDate } from '../dates/iso-date.ts';

export const dateShortcutField = 'on';

export const dateShortcuts = [
  { value: 'today', label: 'Today', daysAgo: 0 },
  { value: 'yesterday', label: 'Yesterday', daysAgo: 1 },
  { value: 'last-week', label: 'A week ago', daysAgo: 7 },
] as const;

export type DateShortcut = (typeof dateShortcuts)[number]['value'];

/** Null for any other word, or none. */
export function parseDateShortcut(text: string, today: IsoDate): IsoDate | null {
  const day = dateShortcuts.find(({ value }) => value === text);
  return day ? addDays(today, -day.daysAgo) : null;
}
