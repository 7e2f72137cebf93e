/** Texts that differ between cars and two-wheelers. */
import {
  bikeDeductible,
  carDeductibleLarge,
  carDeductibleSmall,
} from '../../content/figures/motor.ts';
import type { Figure } from '../../content/types.ts';
import { countText } from '../../text/words.ts';

/**
 * When a quote is so far above the table that the answer warns in its heading: by more than a fifth. Our own limit. It
 * is more than GST, which people count with or without, and no less than the largest step from one age to the next in
 * the IDV table (from 50 to 60% of the price).
 */
export const farAboveShare = 20;

export function isFarAboveTable(quoted: number, table: number): boolean {
  return quoted * 100 > table * (100 + farAboveShare);
}

export type VehicleWords = {
  name: 'car' | 'two-wheeler';
  key: 'car' | 'bike';
  page: '/car-insurance' | '/bike-insurance';
  /** Usual compulsory deductibles; the first one is the default. */
  deductibles: readonly [Figure, ...Figure[]];
  deductibleHint: string;
};

export const carWords: VehicleWords = {
  name: 'car',
  key: 'car',
  page: '/car-insurance',
  deductibles: [carDeductibleSmall, carDeductibleLarge],
  deductibleHint: `Usually ${carDeductibleSmall.text} up to 1,500 cc, ${carDeductibleLarge.text} above. Your schedule decides.`,
};

export const bikeWords: VehicleWords = {
  name: 'two-wheeler',
  key: 'bike',
  page: '/bike-insurance',
  deductibles: [bikeDeductible],
  deductibleHint: `Usually ${bikeDeductible.text}. Your schedule decides.`,
};

/** The amount alone, for a field behind its ₹. */
export function assumedDeductible({ deductibles: [usual] }: VehicleWords): string {
  return usual.text.replace('₹', '');
}

/** Insurers design own damage themselves; the tables come from wordings for private cars. */
export function tablesSource({ name }: VehicleWords): string {
  return name === 'car'
    ? 'The table of private car policies. Your own policy’s wording decides.'
    : 'The table of private car policies. Ask whether your two-wheeler policy has the same.';
}

/** 42 months as "3 years 6 months". */
export function ageText(months: number): string {
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  const nonZero = parts.filter(([count]) => count > 0);
  return nonZero.length === 0
    ? '0 months'
    : nonZero.map(([count, unit]) => countText(count, unit)).join(' ');
}
