/** What a visitor asked about, in the words of the page: Lead.svc's "Health" stands for nine products. */
import { type ProductCode, productLabel } from '../lead-service/call-back-products.ts';
import { findRoute } from '../site/find-route.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';

/** The product of the page, or of the page of a tool; Lead.svc's where the form named another one. */
export function productNameOf({ page, product }: Pick<LeadRow, 'page' | 'product'>): string {
  const route = page === null ? null : findRoute(page);
  if (route?.kind !== 'product' || route.productCode !== product)
    return productLabel(product as ProductCode);
  // The menu has these under the heading of health insurance.
  return route.label.endsWith(' health') ? `${route.label} cover` : route.label;
}
