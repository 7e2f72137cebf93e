/** The three kinds of insurer: their names in the list, and the published figures of each. */
import { insurerKindNames } from '../../content/insurer-labels.ts';
import type { InsurerKind } from '../../content/insurers.ts';
import { type Insurer, insurers } from '../../content/insurers.ts';
import type { InsurerMeasure } from './find-insurers.ts';

// Finds the insurer in a text, by its brand, its company name or a former name.
export const insurerNames = ({ brand, legalName, formerNames = [] }: Insurer) => [
  brand,
  legalName,
  ...formerNames,
];
export const splitIntoWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const normalizeInsurerName = (text: string) =>
  splitIntoWords(text)
    .filter((word) => !['limited', 'ltd', 'co', 'company', 'the'].includes(word))
    .join(' ');

export function findInsurer(text: string): Insurer | null {
  const name = normalizeInsurerName(text);
  const found = insurers.find((insurer) =>
    insurerNames(insurer).some((one) => normalizeInsurerName(one) === name),
  );
  return found ?? null;
}

export type InsurerGroup = {
  kind: InsurerKind;
  name: string;
  /** The first is shown until a visitor sorts by another. */
  measures: readonly [InsurerMeasure, ...InsurerMeasure[]];
};

export const insurerGroups: readonly InsurerGroup[] = [
  { kind: 'life', name: insurerKindNames.life, measures: ['paid-by-number', 'paid-by-amount'] },
  { kind: 'general', name: insurerKindNames.general, measures: ['incurred-claims'] },
  {
    kind: 'standalone-health',
    name: insurerKindNames['standalone-health'],
    measures: ['incurred-claims'],
  },
];
