/** A text in the language of the page, where it does not become the child or an attribute of an element as it is. */
import { currentTranslator } from '#current-translator';

export function pageText(text: string): string {
  return currentTranslator()?.translate(text) ?? text;
}
