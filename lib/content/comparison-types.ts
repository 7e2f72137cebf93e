/**
 * The types of a comparison: kinds of plan side by side, with the same rows in the same units. A kind is a type of
 * cover that several insurers offer, the regulator's standard product or a public scheme, never one insurer's plan;
 * those are in the database with the insurer's written approval (lib/tools/plans).
 */
import type { Figure, Prose } from './types.ts';

/** A plan's value in one row; null is shown as "Not stated". */
export type ComparisonCell = Prose | null;

export type PlanKind = {
  /** kebab-case; part of the URL (`?compare=a,b`), so never renamed once published. */
  id: string;
  name: string;
  /** A few words under the name: "same sum throughout". */
  summary: string;
  /** The regulator's standard product: the same wording at every insurer. */
  isStandardProduct?: boolean;
};

export type ComparisonRow = {
  label: string;
  /** One cell per plan, in the order of `plans`. */
  cells: readonly ComparisonCell[];
};

type ComparisonGroup = { heading: string; rows: readonly ComparisonRow[] };

export type Comparison = {
  /** The table's caption: "Kinds of term plan side by side". */
  caption: string;
  /** What decides between the first two kinds, in a line above the table. */
  verdict: string;
  /** Two to eight. The first two are shown by default. */
  plans: readonly PlanKind[];
  /** Labels of the four rows that decide most: a phone shows them first, the others on a tap. */
  keyRows: readonly [string, string, string, string];
  groups: readonly ComparisonGroup[];
  /** Every dated figure in the cells. */
  figures: readonly Figure[];
};
