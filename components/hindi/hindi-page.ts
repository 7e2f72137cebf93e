/** An English page in Hindi: the same components, whose words the JSX runtime translates. */
import { type ComponentType, createElement } from 'react';
import { setPageTranslator } from '@/components/languages/current-translator.server';
import type { Catalogue } from '@/lib/languages/create-translator';
import type { BrowserTexts } from './browser-texts';
import { browserCatalogue, hindi } from './hindi';
import { HindiWords, type HindiWordsProps } from './hindi-words';

/** @param groups of texts that client components of this page render in the browser */
export function hindiPage<Props extends object>(
  Page: ComponentType<Props>,
  ...groups: BrowserTexts[]
) {
  return hindiPageWith(HindiWords, {}, Page, ...groups);
}

/** @param scripted texts that the script of `Words` has: they are not sent with the page. */
export function hindiPageWith<Props extends object>(
  Words: ComponentType<HindiWordsProps>,
  scripted: Catalogue,
  Page: ComponentType<Props>,
  ...groups: BrowserTexts[]
) {
  return function HindiPage(props: Props) {
    // In each page, not in the layout: Next renders a page without its layout when only the query changes.
    setPageTranslator(hindi);
    const sent = Object.entries(browserCatalogue(groups)).filter(([text]) => !(text in scripted));
    const catalogue = Object.fromEntries(sent);
    return createElement(Words, { catalogue }, createElement(Page, props));
  };
}
