/** The Hindi words of the document that a browser shows: those sent with the page, and those loaded later. */
import type { Catalogue } from '@/lib/languages/create-translator';
import { hindiHref } from '@/lib/site/hindi-pages';
import { setDocumentTranslator } from './current-translator';
import { createPageTranslator, type PageTranslator } from './page-translator';

let ofPage: Catalogue = {};
let added: Catalogue = {};

export function setDocumentWords(catalogue: Catalogue): PageTranslator {
  ofPage = catalogue;
  const translator = createPageTranslator({ ...ofPage, ...added }, hindiHref);
  setDocumentTranslator(translator);
  return translator;
}

/** What is on the screen already keeps its words. */
export function addDocumentWords(catalogue: Catalogue): void {
  added = { ...added, ...catalogue };
  setDocumentWords(ofPage);
}
