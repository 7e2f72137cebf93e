/** Comparison on the pension plans page: income now or later, for one life or two, with the price back or not. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  lifeFreeLook,
  saralPensionEntryAge,
  saralPensionMinimumMonthly,
  saralPensionReturnOfPrice,
  saralPensionSurrenderAfter,
  saralPensionSurrenderValue,
} from '../figures/life.ts';
import { lifePolicyLoanUnitLinked, pensionPartialWithdrawalAfter } from '../figures/savings.ts';

const freeLook = `${lifeFreeLook.text} from receipt`;
const laterAnnuity = 'As the annuity bought then says';

export const pensionPlansComparison: Comparison = {
  caption: 'Kinds of annuity and pension plan side by side',
  verdict:
    'Life only is the yardstick and ends with you; with the price returned, less is paid, and your nominee gets the price.',
  plans: [
    { id: 'life-only', name: 'Immediate, life only', summary: 'income ends with you' },
    {
      id: 'return-of-price',
      name: 'Immediate, price returned',
      summary: 'income, then the price to your nominee',
    },
    { id: 'joint-life', name: 'Immediate, joint life', summary: 'income for two' },
    {
      id: 'saral-pension',
      name: 'Saral Pension',
      summary: 'same terms at every insurer',
      isStandardProduct: true,
    },
    { id: 'deferred-annuity', name: 'Deferred annuity', summary: 'buy now, income later' },
    {
      id: 'unit-linked-pension',
      name: 'Unit-linked pension plan',
      summary: 'save in funds, annuity later',
    },
  ],
  keyRows: ['Begins', 'Lasts', 'Amount for the same price', 'Price returned'],
  groups: [
    {
      heading: 'The income',
      rows: [
        {
          label: 'Begins',
          cells: [
            'At once',
            'At once',
            'At once',
            'At once',
            'After the years you choose',
            'When the saving stage ends, at vesting',
          ],
        },
        {
          label: 'Lasts',
          cells: [
            'As long as you live',
            'As long as you live',
            'As long as either of you lives',
            'Your life, or both lives',
            'As long as you live, or both',
            laterAnnuity,
          ],
        },
        {
          label: 'Amount for the same price',
          cells: [
            'Compare the others with this',
            'Less: the price is kept for your nominee',
            'Less: two lives are expected to last longer',
            'Less: both options return the price',
            'More a month, after years of waiting',
            'Unknown until vesting',
          ],
        },
        {
          label: 'Rate fixed',
          cells: [
            'On the day you buy',
            'On the day you buy',
            'On the day you buy',
            'On the day you buy',
            'On the day you buy, in most plans',
            'At vesting, at the rate of that day',
          ],
        },
        {
          label: 'Smallest income',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            saralPensionMinimumMonthly.text,
            insurerDecides,
            insurerDecides,
          ],
        },
      ],
    },
    {
      heading: 'After a death',
      rows: [
        {
          label: 'If you die soon after buying',
          cells: [
            'Payments end; nothing more is due',
            'The price goes to your nominee',
            'Your spouse’s income goes on',
            'The price, or first your spouse’s income',
            'The death benefit in the policy',
            'The death benefit, with the fund value',
          ],
        },
        {
          label: 'Income for your spouse',
          cells: [
            'None',
            'None',
            'The whole or a share, as chosen',
            'The whole, in the joint option',
            'With its joint-life option',
            laterAnnuity,
          ],
        },
        {
          label: 'Price returned',
          cells: [
            'No',
            'Yes, to your nominee',
            'Only if that option is added',
            `${saralPensionReturnOfPrice.text}, after the last death`,
            insurerDecides,
            laterAnnuity,
          ],
        },
      ],
    },
    {
      heading: 'Getting money out',
      rows: [
        {
          label: 'Cashing in',
          cells: [
            'No, in most plans',
            'Within narrow terms, if at all',
            'Within narrow terms, if at all',
            `After ${saralPensionSurrenderAfter.text}, on a listed critical illness`,
            insurerDecides,
            `A part, after ${pensionPartialWithdrawalAfter.text}, for listed needs`,
          ],
        },
        {
          label: 'Paid when cashing in',
          cells: [
            'Nothing, in most plans',
            insurerDecides,
            insurerDecides,
            `${saralPensionSurrenderValue.text} of the price, less any loan`,
            insurerDecides,
            'A share, within the plan’s limit',
          ],
        },
        {
          label: 'Loan',
          cells: [
            'No',
            'May be offered',
            'Only where the price is returned',
            'Possible, within its terms',
            insurerDecides,
            `Loan ${lifePolicyLoanUnitLinked.text}`,
          ],
        },
      ],
    },
    {
      heading: 'Buying it',
      rows: [
        {
          label: 'Age at entry',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            saralPensionEntryAge.text,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Time to return the policy',
          cells: [freeLook, freeLook, freeLook, freeLook, freeLook, freeLook],
        },
        {
          label: 'Ask before you sign',
          cells: [
            'Does anybody need money after me?',
            'How much income does the return cost me?',
            'Which share does my spouse get?',
            'What does each insurer pay a month?',
            'What if I die while waiting?',
            'Who sells the annuity at vesting?',
          ],
        },
      ],
    },
  ],
  figures: [
    saralPensionMinimumMonthly,
    saralPensionReturnOfPrice,
    saralPensionSurrenderAfter,
    pensionPartialWithdrawalAfter,
    saralPensionSurrenderValue,
    lifePolicyLoanUnitLinked,
    saralPensionEntryAge,
    lifeFreeLook,
  ],
};
