/** An English page in Hindi: the same components, whose words the JSX runtime translates. */
import { type ComponentType, createElement } from 'react';
import { setPageTranslator } from '@/components/languages/current-translator.server';
import { type BrowserGroup, browserCatalogue, hindi } from './hindi';
import { HindiWords } from './hindi-words';

/** @param groups of texts that client components of this page render in the browser */
export function hindiPage<Props extends object>(
  Page: ComponentType<Props>,
  ...groups: BrowserGroup[]
) {
  return hindiPageWith(HindiWords, Page, ...groups);
}

export function hindiPageWith<Props extends object>(
  Words: typeof HindiWords,
  Page: ComponentType<Props>,
  ...groups: BrowserGroup[]
) {
  return function HindiPage(props: Props) {
    // In each page, not in the layout: Next renders a page without its layout when only the query changes.
    setPageTranslator(hindi);
    const catalogue = browserCatalogue(groups);
    return createElement(Words, { catalogue }, createElement(Page, props));
  };
}
