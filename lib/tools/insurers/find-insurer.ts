/** Finds the insurer in a text, by its brand, its company name or a former name. */
import { type Insurer, insurers } from '../../content/insurers.ts';

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
