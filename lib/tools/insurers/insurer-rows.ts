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
import { monogramOf } from './monogram.ts';

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
