/** Texts and addresses in the language of the page, where they are not the child or an attribute of an element. */
import type { ReactNode } from 'react';
import { currentTranslator } from '#languages/current-translator';
import { withContext } from '@/lib/languages/with-context';

export function localText(text: string): string {
  return currentTranslator()?.translate(text) ?? text;
}

/** A text that has another meaning elsewhere. @param context msgctxt of the PO file */
export function localMeaning(context: string, text: string): string {
  return currentTranslator()?.translate(withContext(context, text)) ?? text;
}

export function markParts(parts: readonly ReactNode[]): readonly ReactNode[] {
  return currentTranslator()?.markParts(parts) ?? parts;
}

export function localHref(href: string): string {
  return currentTranslator()?.localHref(href) ?? href;
}

/** For texts that are translated before the page is rendered. */
export function isPageInHindi(): boolean {
  return currentTranslator() !== null;
}

/** Whether a page of the site exists in the language of this page. */
export function existsInPageLanguage(path: string): boolean {
  const translator = currentTranslator();
  return translator === null || translator.localHref(path) !== path;
}
