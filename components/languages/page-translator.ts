/** The translator of a page: of texts, of addresses and of elements. English pages load none of this. */
import { createTranslator, type Translator } from '@/lib/languages/create-translator';
import { type Props, translateProps } from './translate-props';

export type PageTranslator = Translator & {
  /** For the JSX runtime. */
  translateProps: (type: unknown, props: Props) => Props;
};

export function createPageTranslator(
  ...settings: Parameters<typeof createTranslator>
): PageTranslator {
  const translator = createTranslator(...settings);
  return {
    ...translator,
    translateProps: (type, props) => translateProps(type, props, translator),
  };
}
