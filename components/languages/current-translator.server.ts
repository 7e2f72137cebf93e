/** The translator of the page that is rendered, for server components (`imports` in package.json). */
import { cache } from 'react';
import type { Translator } from '@/lib/languages/create-translator';

/** One per request. Outside a render `cache` keeps nothing, and the page is English. */
const page = cache((): { translator: Translator | null } => ({ translator: null }));

export function currentTranslator(): Translator | null {
  return page().translator;
}

export function setPageTranslator(translator: Translator): void {
  page().translator = translator;
}
