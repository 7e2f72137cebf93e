/** Which pages of a site a question is asked of. */
import type { Page, ParsedPage, Site } from '../site.ts';
import { canonicalOf, directivesOf } from './head-tags.ts';

/**
 * `indexable`: pages that a search engine may list under their own URL; `html`: every page that was read;
 * `live`: read over the network, so that headers and status mean something.
 */
export type Scope = 'indexable' | 'html' | 'live';

export function* pagesIn(site: Site, scope: Scope): Generator<ParsedPage> {
  for (const page of site.pages.values()) {
    if (!isRead(page)) continue;
    if (scope === 'live' && page.foundBy === 'file') continue;
    if (scope === 'indexable' && !isIndexable(page)) continue;
    yield page;
  }
}

export function isRead(page: Page): page is ParsedPage {
  return page.facts !== null && (page.status === 200 || page.foundBy === 'file');
}

/** No noindex, and no canonical that names another page. */
function isIndexable(page: ParsedPage): boolean {
  if (directivesOf(page).has('noindex') || directivesOf(page).has('none')) return false;
  const canonical = canonicalOf(page);
  return canonical === null || canonical === page.url || page.foundBy === 'file';
}
