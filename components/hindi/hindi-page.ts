/** An English page in Hindi: the same components, whose words pass the catalogue (jsx-runtime.ts). */
import { type ComponentType, createElement } from 'react';
import { setPageTranslator } from '@/components/languages/current-translator.server';
import { hindi } from './hindi';

export function hindiPage<Props extends object>(Page: ComponentType<Props>) {
  return function HindiPage(props: Props) {
    // In each page, not in the layout: Next renders a page without its layout when only the query changes.
    setPageTranslator(hindi);
    return createElement(Page, props);
  };
}
