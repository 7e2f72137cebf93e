/**
 * A day as people say it, for a button beside a date field. In a prerendered page nobody knows today yet: the
 * button sends the word (`on=yesterday`), and whoever reads the form makes the date of it.
 */
import { addDays, type IsoDate } from '../dates/iso-date.ts';

export const dateShortcutField = 'on';

export const dateShortcuts = [
  { value: 'today', label: 'Today', daysAgo: 0 },
  { value: 'yesterday', label: 'Yesterday', daysAgo: 1 },
  { value: 'last-week', label: 'A week ago', daysAgo: 7 },
] as const;

export type DateShortcut = (typeof dateShortcuts)[number]['value'];

/** Null for any other word, and for none. */
export function parseDateShortcut(text: string, today: IsoDate): IsoDate | null {
  const day = dateShortcuts.find(({ value }) => value === text);
  return day ? addDays(today, -day.daysAgo) : null;
}
