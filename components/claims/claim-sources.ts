/** The numbered sources of one kind of claim: of every figure its steps show, and of its papers. */

import { ladderFigures } from '@/lib/content/claims/claim-ladder';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { type NumberedSources, numberSources } from '@/lib/content/number-sources';
import { clocksOf } from '@/lib/tools/claims/claim-events';

export function claimSources(type: ClaimType): NumberedSources {
  const figures = [
    ...clocksOf(type).map(({ figure }) => figure),
    ...type.rules.map(({ figure }) => figure),
    ...ladderFigures,
  ];
  return numberSources(
    figures,
    type.papers.map(({ source }) => source),
  );
}
