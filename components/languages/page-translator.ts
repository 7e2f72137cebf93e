/** The translator of a page: of texts, of addresses and of elements. English pages load none of this. */
import { createTranslator } from '@/lib/languages/create-translator';
import { keepFigures } from '@/lib/languages/keep-figures';
import { type ElementTranslator, type Props, translateProps } from './translate-props';

export type PageTranslator = ElementTranslator & {
  /** For the JSX runtime. */
  translateProps: (type: unknown, props: Props) => Props;
};

export function createPageTranslator(
  ...settings: Parameters<typeof createTranslator>
): PageTranslator {
  const { translate, localHref } = createTranslator(...settings);
  const translator: ElementTranslator = {
    translate,
    localHref,
    show: (text) => {
      const translated = translate(text);
      return translated === text ? text : keepFigures(translated);
    },
  };
  return {
    ...translator,
    translateProps: (type, props) => translateProps(type, props, translator),
  };
}
