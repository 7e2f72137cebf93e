/**
 * Resolves a plan's insurer. Rule: a real plan belongs to an insurer of our list that we place business with; an
 * example is labelled everywhere and names no real insurer.
 */
import { type Insurer, insurers } from '../../../content/insurers.ts';
import { findInsurer, insurerNames, splitIntoWords } from '../../insurers/find-insurer.ts';
import { CellError } from './parse-cells.ts';

/** Words of insurers' names that are in general use. */
const wordsInGeneralUse = new Set(
  (
    'allied and assurance axis bank care central co commerce company corporation federal first future galaxy ' +
    'general go health india indian insurance liberty life limited max mutual national new of old one oriental ' +
    'royal standard star sun the union united universal york'
  ).split(' '),
);

const wordsOfInsurersAlone = new Set(
  insurers
    .flatMap(insurerNames)
    .flatMap(splitIntoWords)
    .filter((word) => word.length > 1 && !wordsInGeneralUse.has(word)),
);
const brands = insurers.map(({ brand }) => splitIntoWords(brand).join(' '));

export function isLabelledExample(text: string): boolean {
  return /\bexample/i.test(text);
}

/** Whether an example's text names a real insurer. */
export function hasRealInsurerName(text: string): boolean {
  const words = splitIntoWords(text);
  const line = ` ${words.join(' ')} `;
  return (
    words.some((word) => wordsOfInsurersAlone.has(word)) ||
    brands.some((brand) => line.includes(` ${brand} `))
  );
}

/** @param placed registration numbers of the insurers we place business with; empty where not configured. */
export function parseRealInsurer(text: string, placed: readonly string[]): Insurer {
  const found = findInsurer(text);
  if (!found) throw new CellError('names an insurer that is not on our list');
  if (!found.isSellingNewPolicies)
    throw new CellError('names an insurer that sells no new policies');
  if (placed.length > 0 && !placed.includes(found.registrationNumber))
    throw new CellError('names an insurer we place no business with (BROKER_INSURERS)');
  return found;
}
