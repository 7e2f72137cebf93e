/** The translator of the page that is rendered, for client components (`imports` in package.json). */
import { createContext, use } from 'react';
import type { PageTranslator } from './page-translator';

/** On the server, which renders many pages at once. */
export const TranslatorContext = createContext<PageTranslator | null>(null);

/** In the browser, where a document has one language. */
let documentTranslator: PageTranslator | null = null;

export function currentTranslator(): PageTranslator | null {
  if (typeof window !== 'undefined') return documentTranslator;
  try {
    return use(TranslatorContext);
  } catch {
    // Outside a render, where a module or a test creates an element.
    return null;
  }
}

export function setDocumentTranslator(translator: PageTranslator): void {
  documentTranslator = translator;
}
