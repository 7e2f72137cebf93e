/**
 * An insurer's own plan as filed, whose presentation the insurer approved in writing, and its rates. Rule: a plan is
 * shown only on the days of the approval (docs/rules.md, section 1).
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { ProductPath } from '../../site/routes.ts';

export type InsurerPlan = {
  /** The regulator's number of this version of the plan (UIN), in capitals. */
  uin: string;
  /** Short name, as on the list of insurers. */
  insurer: string;
  name: string;
  /** An example of the demonstration: shown nowhere else. */
  isExample: boolean;
  products: readonly ProductPath[];
  /** Filing date of the rates: "as filed on". */
  filedOn: IsoDate;
  /** The approval is valid until the end of its last day, in India. */
  approval: {
    reference: string;
    from: IsoDate;
    until: IsoDate;
    /** The insurer also agreed to a comparison with others' prices. */
    coversComparison?: true;
  };
  /** Title of the document that contains the rates. */
  source: string;
  /** Maps labels of comparison rows to the text of the wording. */
  features: Readonly<Record<string, string>>;
  featuresSource: string;
};

/** One price: for whole ages from `ageFrom` to `ageTo`, and exactly this sum, zone and term. */
export type FiledRate = {
  ageFrom: number;
  ageTo: number;
  sum: number;
  /** As the insurer calls it; empty where one price applies everywhere. */
  zone: string;
  term: number;
  /** The basis of the price: "one adult, yearly, GST included". */
  priceFor: string;
  paise: number;
};

/** Options that the rates of a plan cover, for the form. */
export type RateRange = {
  ages: readonly [from: number, to: number];
  sums: readonly number[];
  terms: readonly number[];
  zones: readonly string[];
};

/** A plan in force, with the id of its rates. */
export type StoredPlan = { plan: InsurerPlan; range: RateRange; versionId: string };

export function rateRangeOf(rates: readonly FiledRate[]): RateRange {
  const each = <Value>(read: (rate: FiledRate) => Value) => [...new Set(rates.map(read))];
  const inOrder = (one: number, other: number) => one - other;
  return {
    ages: [
      rates.reduce((minAge, { ageFrom }) => Math.min(minAge, ageFrom), Number.POSITIVE_INFINITY),
      rates.reduce((maxAge, { ageTo }) => Math.max(maxAge, ageTo), 0),
    ],
    sums: each(({ sum }) => sum).sort(inOrder),
    terms: each(({ term }) => term).sort(inOrder),
    zones: each(({ zone }) => zone).sort(),
  };
}

export function isInForce({ approval }: InsurerPlan, today: IsoDate): boolean {
  return approval.from <= today && today <= approval.until;
}

/** Ordering by price is a comparison: every plan of the page must be approved for one. */
export function canOrderByPrice(plans: readonly StoredPlan[]): boolean {
  return plans.every(({ plan }) => plan.approval.coversComparison === true);
}
