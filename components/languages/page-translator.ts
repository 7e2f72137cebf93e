/** The translator of a page: of texts, of addresses and of elements. English pages load none of this. */
import { createTranslator } from '@/lib/languages/create-translator';
import { type ElementTranslator, type Props, translateProps } from './translate-props';

export type PageTranslator = ElementTranslator & {
  /** For the JSX runtime. */
  translateProps: (type: unknown, props: Props) => Props;
};

export function createPageTranslator(
  ...settings: Parameters<typeof createTranslator>
): PageTranslator {
  const { translate, partsOf, localHref } = createTranslator(...settings);
  const translator: ElementTranslator = {
    translate,
    localHref,
    show: (text) => {
      const translated = translate(text);
      return translated === text ? text : keepFigures(translated);
    },
    shownParts: (text) => {
      const parts = partsOf(text);
      return parts.some(({ isEnglish }) => isEnglish)
        ? parts.map((part) => ({ ...part, text: keepFigures(part.text) }))
        : null;
    },
  };
  return {
    ...translator,
    translateProps: (type, props) => translateProps(type, props, translator),
  };
}

/**
 * As keepTogether of headings: no line ends between a figure and its unit ("₹5 लाख", "30 दिन"), or in a date. After a
 * year alone it may. No lookbehind, as in placeables.ts.
 */
export function keepFigures(text: string): string {
  return text
    .replace(/(\d+(?:[.,]\d+)*) (?=\p{L})/gu, (whole, number: string) =>
      /^(?:19|20)\d\d$/.test(number) ? whole : `${number}\u00a0`,
    )
    .replace(/(\u00a0[\p{L}\p{M}]+) (?=(?:19|20)\d\d(?!\d))/gu, '$1\u00a0');
}
