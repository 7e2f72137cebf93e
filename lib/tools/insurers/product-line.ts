/** The insurers of a product's line with the figure that applies to them. */
import {
  deathClaimsPaidByAmount,
  deathClaimsPaidByNumber,
  healthIncurredClaims,
} from '../../content/figures/industry.ts';
import {
  claimSettlementFigure,
  incurredClaimsFigure,
  latestYear,
} from '../../content/insurer-figures.ts';
import { formatPercent } from '../../content/insurer-labels.ts';
import { insurerListChecked, insurers } from '../../content/insurers.ts';
import type { ProductInsurersContent } from '../../content/product-insurers.ts';
import { products } from '../../content/products.ts';
import type { Figure } from '../../content/types.ts';
import type { ProductPath } from '../../site/routes.ts';
import { type FigureSpread, figureSpread, steadyFigures } from './figure-spread.ts';
import type { InsurerMeasure, InsurerRow } from './find-insurers.ts';
import { insurerRows } from './insurer-rows.ts';

export type ProductLine = ProductInsurersContent & {
  /** Alphabetical; only insurers that sell new policies. */
  rows: readonly InsurerRow[];
  /** Date and source of the figures in the rows, or of the names where no figure applies. */
  figure: Figure;
  /** The range of the figures with the average. Empty without figures. */
  range: string;
  /** The same as a drawing; null without figures. */
  spread: FigureSpread | null;
};

const sellingIds = new Set(insurers.flatMap((one) => (one.isSellingNewPolicies ? one.id : [])));

export function productLineFor(path: ProductPath): ProductLine {
  const line = products[path].insurers;
  const { kinds, measure } = line;
  const rows = insurerRows.filter(({ id, kind }) => kinds.includes(kind) && sellingIds.has(id));
  switch (measure) {
    case 'death-claims':
      return {
        ...line,
        rows,
        figure: claimSettlementFigure,
        range:
          `In ${latestYear} the ratio by number lay ${formatRange(rows, 'paid-by-number')}, and for all ` +
          `life insurers together at ${deathClaimsPaidByNumber.text}. By amount it lay ` +
          `${formatRange(rows, 'paid-by-amount')}, together at ${deathClaimsPaidByAmount.text}. ` +
          describeOmitted(rows, 'paid-by-number'),
        spread: figureSpread(rows, 'paid-by-number'),
      };
    case 'health-claims':
      return {
        ...line,
        rows,
        figure: incurredClaimsFigure,
        range:
          `In ${latestYear} it lay ${formatRange(rows, 'incurred-claims')}, and for all insurers ` +
          `together at ${healthIncurredClaims.text}. ` +
          describeOmitted(rows, 'incurred-claims'),
        spread: figureSpread(rows, 'incurred-claims'),
      };
    case null:
      return { ...line, rows, figure: insurerListChecked, range: '', spread: null };
  }
}

/** "between 55.16% and 106.07%", of the steady figures. */
function formatRange(rows: readonly InsurerRow[], measure: InsurerMeasure): string {
  const values = steadyFigures(rows, measure);
  return `between ${formatPercent(Math.min(...values))} and ${formatPercent(Math.max(...values))}`;
}

/** Figures outside the range, in words: a range that omits a zero would hide it. */
function describeOmitted(rows: readonly InsurerRow[], measure: InsurerMeasure): string {
  const names = rows.flatMap(({ brand, figures, isUnsteady }) => {
    const latest = isUnsteady ? figures[measure]?.[0] : undefined;
    return latest === undefined ? [] : `${brand} (${formatPercent(latest)})`;
  });
  return `Left out, because a few claims move the figure: ${names.join(', ')}.`;
}
