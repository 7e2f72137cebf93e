/**
 * Reports a successful request to the tag manager, only for a visitor who allowed it. Neither the number nor the
 * reference is reported.
 */
import type { Conversion } from './campaign-columns.ts';
import { hasOnlyTrackingParams } from './has-only-tracking-params.ts';

type DataLayer = Record<string, unknown>[];

const scriptId = 'tag-manager';

/** @param product its name in the call-back form, such as "Term". */
export function reportConversion(
  tagManagerId: string,
  product: string,
  { transactionId, clickIds }: Conversion,
): void {
  // Tags read the page's URL and its referrer. The URL of an answer contains the visitor's input.
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

/** Whether a URL has only campaign tags as query. URLs of other sites are allowed. */
function hasNoPrivateQuery(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { origin, search } = new URL(url);
  return origin !== location.origin || search === '' || hasOnlyTrackingParams(search.slice(1));
}
