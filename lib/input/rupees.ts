/** Amounts of money as people in India type and read them. */
import { toAsciiDigits } from '../text/to-ascii-digits.ts';

export const lakh = 100_000;
export const crore = 10_000_000;

/** Long enough for "₹ 1,00,00,000.00 /-"; a longer text is not an amount. */
const maxTypedLength = 40;
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(?:cr|crs|crore|crores|karod|करोड़|करोड)$/, crore],
  [/^(?:l|lac|lacs|lakh|lakhs|लाख)$/, lakh],
  [/^(?:k|th|thousand|hazar|हज़ार|हजार)$/, 1000],
];

/** "10000000", "1,00,00,000", "₹1 cr", "50 lakh", "१२,०००": whole rupees; null if it is not an amount. */
export function parseRupees(typed: string): number | null {
  if (typed.length > maxTypedLength) return null;
  const text = toAsciiDigits(typed)
    .toLowerCase()
    .replace(/₹|\brs\.?|\binr\b|rupees?|\/-|\s/gu, '');
  const [, digits = '', unit = ''] =
    /^(\d[\d,]*(?:\.\d+)?|\.\d+)(\p{L}[\p{L}\p{M}]*)?\.?$/u.exec(text) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  if (digits === '' || !Number.isFinite(number)) return null;
  if (unit === '') return Math.round(number);
  const multiple = multiples.find(([name]) => name.test(unit));
  return multiple ? Math.round(number * multiple[1]) : null;
}

/** 10640 as "₹10,640", with Indian grouping; a loss as "−₹500". */
export function rupees(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  return `${amount < 0 && whole > 0 ? '−' : ''}₹${whole.toLocaleString('en-IN')}`;
}

/** 30000 as "€30,000", "US$30,000": thousands, because readers of these amounts compare them abroad. */
export function foreignAmount(sign: '€' | '$' | 'US$', amount: number): string {
  return `${sign}${amount.toLocaleString('en-US')}`;
}

const aboutSteps: readonly (readonly [number, string])[] = [
  [crore, 'crore'],
  [lakh, 'lakh'],
];

/** 12500000 as "₹1.25 crore", 750000 as "₹7.5 lakh"; exact below a lakh. For amounts that need no exact digits. */
export function rupeesInWords(amount: number): string {
  const step = aboutSteps.find(([size]) => Math.abs(amount) >= size);
  if (!step) return rupees(amount);
  const [size, name] = step;
  const count = Math.round((Math.abs(amount) / size) * 100) / 100;
  return `${amount < 0 ? '−' : ''}₹${count.toLocaleString('en-IN')} ${name}`;
}
