/** A redirect from one page to another keeps the language of the page, and the advertisement's parameters. */
import { redirect } from 'next/navigation';
import { localHref } from '@/components/languages/local-text';
import type { SearchParams } from '@/lib/browser/url-state/search-params';
import { withTrackingParams } from '@/lib/site/campaign/with-tracking-params';

/** @param href a page of the site, as its English path */
export function redirectInLanguage(href: string, query: SearchParams): never {
  redirect(localHref(withTrackingParams(href, query)));
}
