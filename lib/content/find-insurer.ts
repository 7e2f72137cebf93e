/** The insurer of our list that a text names, by its brand, its company's name or a former one. */
import { type Insurer, insurers } from './insurers.ts';

export const namesOf = ({ brand, legalName, formerNames = [] }: Insurer) => [
  brand,
  legalName,
  ...formerNames,
];
export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plainName = (text: string) =>
  wordsOf(text)
    .filter((word) => !['limited', 'ltd', 'co', 'company', 'the'].includes(word))
    .join(' ');

export function findInsurer(text: string): Insurer | undefined {
  const name = plainName(text);
  return insurers.find((insurer) => namesOf(insurer).some((one) => plainName(one) === name));
}
