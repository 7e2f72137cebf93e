/** An English page in Hindi: the same components, whose words pass the catalogue (jsx-runtime.ts). */
import { type ComponentType, createElement } from 'react';
import { setTranslator } from '#current-translator';
import { hindi } from '@/lib/hindi/hindi-catalogue';

export function hindiPage<Props extends object>(Page: ComponentType<Props>) {
  return function HindiPage(props: Props) {
    // In each page, not in the layout: Next renders a page without its layout when only the query changes.
    setTranslator(hindi);
    return createElement(Page, props);
  };
}
