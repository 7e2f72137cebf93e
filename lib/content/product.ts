/** All that the site knows of one product; `products.ts` has the object of each product page. */
import type { Comparison } from './comparison-types.ts';
import type { PageDrawings } from './drawings.ts';
import type { OfficialPrice } from './prices.ts';
import type { ProductInsurersContent } from './product-insurers.ts';
import type { ProductContent } from './types.ts';

export type Product = {
  /** The words and figures of its page. */
  content: ProductContent;
  /** A few words under its name, in the menu and on cards. */
  menuLine: string;
  /** The audience, in a few words: structured data, for search and answer engines. */
  audience: string;
  /** The drawings of its page under one heading, where they show more than words do. */
  picture?: PageDrawings;
  /** Kinds of plan side by side. */
  comparison: Comparison;
  /** The prices that the product's page may show: those that a rule fixes, the same at every insurer. */
  officialPrices?: readonly OfficialPrice[];
  /** The insurers that sell it, and the published figure that applies to them. */
  insurers: ProductInsurersContent;
  /** Target of the claim button: its one kind of claim, or its group of kinds; else all kinds. */
  claimHref?: string;
  /** The life event of the joy center to which its page links. */
  lifeEvent?: { id: string; label: string };
};
