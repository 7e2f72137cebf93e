import type { Catalogue } from '@/lib/languages/create-translator';
import { calculatorRegistryToolHindi } from '@/lib/tools/calculator-registry/calculator-registry.hi';
import { openingToolHindi } from '@/lib/tools/calculators/opening.hi';

export const answerInPlaceRows = {
  Decrease: 'घटाएँ',
  Increase: 'बढ़ाएँ',
  Remove: 'हटाएँ',
} as const satisfies Catalogue;

/** What an example says while it is changed, beside the words of its calculator. */
export const answerInPlaceHindi: Catalogue = {
  ...answerInPlaceRows,
  ...calculatorRegistryToolHindi,
  ...openingToolHindi,
};
