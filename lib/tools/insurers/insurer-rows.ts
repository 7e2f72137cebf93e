/** The insurers with the published figures of each, alphabetical by the name people know. */
import {
  deathClaimsPaid,
  healthClaimsIncurred,
  latestYear,
  smallPremiumBase,
  whyNoFigure,
  yearBefore,
} from '../../content/insurer-figures.ts';
import { type Insurer, insurers } from '../../content/insurers.ts';
import type { InsurerRow } from './find-insurers.ts';

/** They tell no insurer from another. */
const genericWords = new Set(['Life', 'General', 'Health', 'Insurance', 'India', 'The']);

export const insurerRows: readonly InsurerRow[] = insurers
  .map(rowOf)
  .sort((a, b) => a.brand.localeCompare(b.brand, 'en-IN'));

function rowOf(insurer: Insurer): InsurerRow {
  const { id, kind, brand, legalName, registrationNumber, formerNames, website } = insurer;
  const isUnsteady = smallPremiumBase.includes(id);
  const note = noteOf(insurer, isUnsteady);
  // Absent rather than undefined: the rows are sent to the browser.
  return {
    id,
    kind,
    brand,
    monogram: monogramOf(brand),
    legalName,
    registrationNumber,
    ...(formerNames && { formerNames }),
    ...(website && { website }),
    figures: figuresOf(id),
    ...(note && { note }),
    ...(isUnsteady && { isUnsteady }),
  };
}

function figuresOf(id: string): InsurerRow['figures'] {
  const paid = deathClaimsPaid[id];
  if (paid) {
    const [latest, before] = [paid[latestYear], paid[yearBefore]];
    return {
      'paid-by-number': [latest.byNumber, before.byNumber],
      'paid-by-amount': [latest.byAmount, before.byAmount],
    };
  }
  const incurred = healthClaimsIncurred[id];
  const latest = incurred?.[latestYear];
  if (latest === undefined) return {};
  return { 'incurred-claims': [latest, incurred?.[yearBefore] ?? null] };
}

function noteOf({ id, isSellingNewPolicies }: Insurer, isUnsteady: boolean): string | undefined {
  if (!isSellingNewPolicies) return 'Writes no new policies';
  return isUnsteady ? 'Health premium under ₹50 crore: one large claim moves it' : whyNoFigure[id];
}

/** Two letters in place of a logo, which would need a permission: "Star Health" gives "ST", "Aditya Birla Sun Life" gives "AB". */
export function monogramOf(brand: string): string {
  const words = brand
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !genericWords.has(word));
  const [first = brand, second] = words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
