/**
 * Tells the tag manager, once a request went through, that there was one: only for a visitor who allowed it. Nothing that says
 * whose: neither the number nor the reference.
 */
import type { Conversion } from './campaign-columns.ts';
import { hasOnlyTrackingParams } from './has-only-tracking-params.ts';

type DataLayer = Record<string, unknown>[];

const scriptId = 'tag-manager';

/** @param product the call-back form's name of it, such as "Term". */
export function reportConversion(
  tagManagerId: string,
  product: string,
  { transactionId, clickIds }: Conversion,
): void {
  // Tags read both addresses. An answer's holds what somebody asked.
  if (!hasNoPrivateQuery(location.href) || !hasNoPrivateQuery(document.referrer)) return;
  const site = window as { dataLayer?: DataLayer };
  site.dataLayer ??= [];
  site.dataLayer.push({
    event: 'call_back_requested',
    product,
    transaction_id: transactionId,
    ...clickIds,
  });
  if (document.getElementById(scriptId)) return;
  site.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
  document.head.append(script);
}

/** Whether an address has no query but an advertisement's tags. Another site's is its own affair. */
function hasNoPrivateQuery(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { origin, search } = new URL(address);
  return origin !== location.origin || search === '' || hasOnlyTrackingParams(search.slice(1));
}
