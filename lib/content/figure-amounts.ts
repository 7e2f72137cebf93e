/** Parses the number of a figure for a calculation; an invalid row is our error, not the visitor's. */

import type { MonthClock } from '../dates/clock.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { parsePrintedDate } from '../input/parse-calendar-date.ts';
import { parseRupees, rupeesInWords } from '../input/rupees.ts';
import { standardHealthCoPay } from './figures/health.ts';
import type { ClockFigure, Figure } from './types.ts';

/** "₹3,416" as 3416, "₹5 lakh a year" as 500000. */
export function rupeesOf({ id, text }: Figure): number {
  const amount = parseRupees(text.replace(/ a year$/, ''));
  if (amount === null) throw new Error(`${id} is no sum of money`);
  return amount;
}

/** The percentage "18%" of an amount, to the nearest rupee. */
export function shareOf(amount: number, figure: Figure): number {
  return Math.round((amount * percentOf(figure)) / 100);
}

/** "₹9.5 lakh": what the standard policy's co-pay of "5%" leaves of ₹10 lakh. */
export function afterCoPay(amount: number): string {
  return rupeesInWords(amount - shareOf(amount, standardHealthCoPay));
}

/** "18%" as 18. */
export function percentOf({ id, share }: Figure): number {
  if (share === undefined) throw new Error(`${id} is no share`);
  return share;
}

/** "1 April 2012" as a date. */
export function dateOf({ id, text }: Figure): IsoDate {
  const date = parsePrintedDate(text);
  if (date === null) throw new Error(`${id} is no date`);
  return date;
}

/** "60 years" as 60. */
export function yearsOf({ id, text }: Figure): number {
  const [, years] = /^(\d+) years$/.exec(text) ?? [];
  if (years === undefined) throw new Error(`${id} is no number of years`);
  return Number(years);
}

/** "3 months to 25 years" as printed, and 25. */
export function ageRangeOf({ id, text }: Figure): { from: string; to: string; maxAge: number } {
  const [, from, to, maxAge] = /^(.+) to ((\d+) years)$/.exec(text) ?? [];
  if (!from || !to) throw new Error(`${id} is no range of ages`);
  return { from, to, maxAge: Number(maxAge) };
}

/** "58 crore" as 580000000, "₹1.17 lakh crore" as 1.17 million million: a total of a public table. */
export function totalOf({ id, text }: Figure): number {
  const [, digits = '', lakh, crore] = /^₹?([\d,]+(?:\.\d+)?)( lakh)?( crore)?$/.exec(text) ?? [];
  if (!lakh && !crore) throw new Error(`${id} is no total in lakh or crore`);
  return Number(digits.replaceAll(',', '')) * (lakh ? 100_000 : 1) * (crore ? 10_000_000 : 1);
}

/** "5 years", as people say and search for it. */
export function inYears({ clock }: ClockFigure<MonthClock>): string {
  return `${clock.months / 12} years`;
}

/** "60 months (5 years)": the law counts in months. */
export function withYears(figure: ClockFigure<MonthClock>): string {
  return `${figure.text} (${inYears(figure)})`;
}
