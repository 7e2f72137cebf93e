/** The insurers with their published figures, alphabetical by the name that people know. */
import {
  claimSettlementRatios,
  incurredClaimsRatios,
  insurerNote,
  latestYear,
  lowVolumeNotes,
  yearBefore,
} from '../../content/insurer-figures.ts';
import { compareByBrand, type Insurer, insurers } from '../../content/insurers.ts';
import type { InsurerMeasure, InsurerRow } from './find-insurers.ts';

export const insurerRows: readonly InsurerRow[] = insurers.map(rowOf).sort(compareByBrand);

function rowOf(insurer: Insurer): InsurerRow {
  const { id, kind, brand, legalName, registrationNumber, formerNames, website } = insurer;
  const isUnsteady = id in lowVolumeNotes;
  const note = insurerNote(insurer);
  // Absent rather than undefined, because the rows are sent to the browser.
  return {
    id,
    kind,
    brand,
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
  const paid = claimSettlementRatios[id];
  const incurred = incurredClaimsRatios[id];
  return {
    ...yearsOf('paid-by-number', paid?.[latestYear]?.byNumber, paid?.[yearBefore]?.byNumber),
    ...yearsOf('paid-by-amount', paid?.[latestYear]?.byAmount, paid?.[yearBefore]?.byAmount),
    ...yearsOf('incurred-claims', incurred?.[latestYear], incurred?.[yearBefore]),
  };
}

/** Empty without a figure of the latest year: an older one alone would be taken for the current one. */
function yearsOf(
  measure: InsurerMeasure,
  latest: number | null | undefined,
  before: number | null | undefined,
): InsurerRow['figures'] {
  return typeof latest === 'number' ? { [measure]: [latest, before ?? null] } : {};
}
