/**
 * One table out of the kinds of plan and the insurers' own plans: a plan becomes a further column, and a
 * row of which its wording says nothing is "Not stated", never taken from its kind.
 */
import type { Comparison, InsurerPlan } from './comparison-types.ts';
import type { Figure } from './types.ts';

/** @param brandOf the insurer's short name by its id. */
export function mergePlans(
  comparison: Comparison,
  plans: readonly InsurerPlan[],
  brandOf: (insurerId: string) => string,
): Comparison {
  if (plans.length === 0) return comparison;
  return {
    ...comparison,
    plans: [
      ...comparison.plans,
      ...plans.map(({ id, name, uin, insurerId }) => ({
        id,
        name,
        summary: `${brandOf(insurerId)}, UIN ${uin}`,
      })),
    ],
    groups: comparison.groups.map(({ heading, rows }) => ({
      heading,
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: [...cells, ...plans.map(({ features }) => features[label] ?? null)],
      })),
    })),
    figures: [...comparison.figures, ...plans.map(planFigure)],
  };
}

/** The plan's wording as a dated row, so that it stands in the page's list of sources. */
function planFigure({ id, name, uin, asOf, source }: InsurerPlan): Figure {
  return {
    id: `plan-${id}`,
    label: `${name}: what its wording says`,
    text: `UIN ${uin}`,
    from: asOf,
    asOf,
    source,
    readBy: 'insurers-wording',
  };
}
