/**
 * The shape of a comparison: kinds of plan side by side, the same rows in the same units for each. A kind
 * is a way of insuring that several insurers offer, the regulator's standard product or a public scheme, never
 * one insurer's plan; those are in the database with the insurer's written approval (lib/tools/plans).
 */
import type { Figure, Prose } from './types.ts';

/** What a plan says on one row; null is shown as "Not stated". */
export type ComparisonCell = Prose | null;

export type PlanKind = {
  /** kebab-case; stands in the URL (`?compare=a,b`), so it is not renamed once published. */
  id: string;
  name: string;
  /** A few words under the name: "same sum throughout". */
  summary: string;
  /** The regulator's standard product: same wording at every insurer. */
  isStandardProduct?: boolean;
};

export type ComparisonRow = {
  label: string;
  /** One cell for each plan, in the order of `plans`. */
  cells: readonly ComparisonCell[];
};

export type ComparisonGroup = { heading: string; rows: readonly ComparisonRow[] };

export type Comparison = {
  /** What is compared, as the table's caption: "Kinds of term plan side by side". */
  caption: string;
  /** Two to eight. The first four are shown to someone who has not chosen. */
  plans: readonly PlanKind[];
  groups: readonly ComparisonGroup[];
  /** Every dated figure that stands in a cell. */
  figures: readonly Figure[];
};
