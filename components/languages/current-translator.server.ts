/** The translator of the page that is rendered, for server components (`imports` in package.json). */
import { cache } from 'react';
import type { PageTranslator } from './page-translator';

/** One per request. Outside a render `cache` keeps nothing, and the page is English. */
const page = cache((): { translator: PageTranslator | null } => ({ translator: null }));

export function currentTranslator(): PageTranslator | null {
  return page().translator;
}

export function setPageTranslator(translator: PageTranslator): void {
  page().translator = translator;
}
