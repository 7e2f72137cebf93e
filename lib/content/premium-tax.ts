/** Income tax on life premiums, for every page that names it: which Act, which regime, how much. */
import {
  taxActSince,
  taxNewRegimeDeduction,
  taxPremiumDeduction,
  taxPremiumSection,
} from './figures/tax.ts';
import type { Block, Figure } from './types.ts';

export const premiumTax: readonly Block[] = [
  {
    kind: 'paragraphs',
    text: [
      `The Income-tax Act, 2025 applies to income from ${taxActSince.text}. Income before that day stays under the Act of 1961, whose section numbers people still use. The new regime applies unless you choose the old one in your return.`,
    ],
  },
  {
    kind: 'figures',
    caption: 'What you pay in',
    rows: [
      {
        label: 'Deduction, old regime',
        figure: taxPremiumDeduction,
        text: `By ${taxPremiumSection.text}. One limit for life premiums, provident fund and other savings together.`,
      },
      {
        label: 'Deduction, new regime',
        figure: taxNewRegimeDeduction,
        text: 'Do not count on tax saved by the premium.',
      },
    ],
  },
];

/** Those in its sentences. */
export const premiumTaxFigures: readonly Figure[] = [taxActSince, taxPremiumSection];
