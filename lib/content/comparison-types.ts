/**
 * The shape of a comparison: kinds of plan side by side, the same rows in the same units for each. A kind
 * is a way of insuring that several insurers offer, the regulator's standard product or a public scheme, never
 * one insurer's plan; those are `InsurerPlan` and need the insurer's written approval on file.
 */
import type { IsoDate } from '../dates/iso-date.ts';
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

/** A named insurer's plan. Shown only with an approval reference (IRDAI PPHI Regulations 2024). */
export type InsurerPlan = {
  id: string;
  /** `Insurer.id` of lib/content/insurers.ts. */
  insurerId: string;
  name: string;
  uin: string;
  /** A product page's path. */
  product: `/${string}`;
  /** Labels of the product's comparison rows to what the plan's wording says. */
  features: Readonly<Record<string, ComparisonCell>>;
  source: { title: string; url?: string };
  asOf: IsoDate;
  /** The insurer's written approval for this presentation; empty or missing: not shown. */
  approvalReference?: string;
};
