/**
 * Comparison on /investment-plans, savings with insurance: who carries the risk, and what leaving early costs, by kind.
 */
import type { Comparison } from '../comparison-types.ts';
import {
  lifeGuaranteedSurrenderStart,
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSpecialSurrenderStart,
  lifeSurrenderYear2,
  lifeSurrenderYears4To7,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/tax.ts';

const surrenderStart = `After ${lifeGuaranteedSurrenderStart.text}`;
const orSpecial = 'or the special value if larger';
const yearTwo = `${lifeSurrenderYear2.text} of premiums paid`;
const yearsFourToSeven = `${lifeSurrenderYears4To7.text} of premiums paid`;
const waits = `The discontinued fund, paid after ${unitLinkedLockIn.text}`;
const specialStart = `After ${lifeSpecialSurrenderStart.text}`;
const loanOffered = `Loan ${lifePolicyLoanNonLinked.text}`;
const taxLine = `${taxTraditionalPremiumLimit.text}, issued since ${taxTraditionalIssuedSince.text}`;
const noPolicyRule = 'Does not apply to your own saving';

export const investmentPlansComparison: Comparison = {
  caption: 'Kinds of savings with insurance side by side',
  verdict:
    'In a unit-linked plan you carry the risk; in a participating endowment you and the insurer do.',
  plans: [
    { id: 'unit-linked', name: 'Unit-linked plan', summary: 'value follows market funds' },
    {
      id: 'participating-endowment',
      name: 'Participating endowment',
      summary: 'one sum, with bonuses',
    },
    {
      id: 'non-participating-endowment',
      name: 'Non-participating endowment',
      summary: 'one sum, fixed on day one',
    },
    { id: 'money-back', name: 'Money-back plan', summary: 'instalments on the way' },
    { id: 'whole-life', name: 'Whole life plan', summary: 'cover into very old age' },
    {
      id: 'term-and-own-saving',
      name: 'Term plan and own saving',
      summary: 'protection and saving kept apart',
    },
  ],
  keyRows: [
    'At the end',
    'Who carries the investment risk',
    'On death before the end',
    'At least, leaving in year two',
  ],
  groups: [
    {
      heading: 'What you get',
      rows: [
        {
          label: 'At the end',
          cells: [
            'The fund value of that day',
            'The sum assured and declared bonuses',
            'The amount written in the policy',
            'What instalments have left over, with any bonuses',
            'A sum at a very old age, usually',
            'Your savings; nothing from the term plan',
          ],
        },
        {
          label: 'On death before the end',
          cells: [
            'Sum assured, fund value or both, by plan',
            'The sum assured and declared bonuses',
            'The death benefit written in the policy',
            'The full sum, in most plans',
            'The sum assured, with any bonuses',
            'The term plan’s sum and your savings',
          ],
        },
        {
          label: 'Known on day one',
          cells: [
            'The charges, not the result',
            'The sum, not the bonuses',
            'All benefits, if every premium is paid',
            'Dates and shares of the instalments',
            'The sum on death',
            'The sum on death, not the savings',
          ],
        },
        {
          label: 'Who carries the investment risk',
          cells: [
            'You',
            'You and the insurer',
            'The insurer, for the written benefits',
            'As its type says: participating or not',
            'As its type says: participating or not',
            'You, where you choose to save',
          ],
        },
        {
          label: 'Money before the end',
          cells: [
            `Part withdrawals, after ${unitLinkedLockIn.text}`,
            'None, except by loan',
            'None, except by loan',
            'Instalments on the stated dates',
            'Cash bonuses, in some plans',
            'As your savings allow',
          ],
        },
      ],
    },
    {
      heading: 'If you leave early',
      rows: [
        {
          label: 'Guaranteed surrender value begins',
          cells: [
            'None: the fund value counts',
            surrenderStart,
            surrenderStart,
            surrenderStart,
            surrenderStart,
            noPolicyRule,
          ],
        },
        {
          label: 'Special surrender value begins',
          cells: [
            'None: the fund value counts',
            specialStart,
            specialStart,
            specialStart,
            specialStart,
            noPolicyRule,
          ],
        },
        {
          label: 'At least, leaving in year two',
          cells: [
            waits,
            `${yearTwo}, ${orSpecial}`,
            `${yearTwo}, ${orSpecial}`,
            `${yearTwo} less instalments, ${orSpecial}`,
            `${yearTwo}, ${orSpecial}`,
            noPolicyRule,
          ],
        },
        {
          label: 'At least, leaving in years four and five',
          cells: [
            waits,
            `${yearsFourToSeven}, ${orSpecial}`,
            `${yearsFourToSeven}, ${orSpecial}`,
            `${yearsFourToSeven} less instalments, ${orSpecial}`,
            `${yearsFourToSeven}, ${orSpecial}`,
            noPolicyRule,
          ],
        },
        {
          label: 'At least, leaving in years six and seven',
          cells: [
            'The fund value, at once',
            `${yearsFourToSeven}, ${orSpecial}`,
            `${yearsFourToSeven}, ${orSpecial}`,
            `${yearsFourToSeven} less instalments, ${orSpecial}`,
            `${yearsFourToSeven}, ${orSpecial}`,
            noPolicyRule,
          ],
        },
        {
          label: 'Policy loan',
          cells: [
            `Loan ${lifePolicyLoanUnitLinked.text}`,
            loanOffered,
            loanOffered,
            loanOffered,
            loanOffered,
            'None on the term plan',
          ],
        },
      ],
    },
    {
      heading: 'Costs and tax',
      rows: [
        {
          label: 'Where the cost shows',
          cells: [
            'Charges by name, taken from your units',
            'Inside the bonuses',
            'Inside the written amount',
            'Inside the instalments and the rest',
            'Inside the sum and any bonuses',
            'In the premium, and where you save',
          ],
        },
        {
          label: 'Premiums a year above which maturity is taxed',
          cells: [
            `${taxUnitLinkedPremiumLimit.text}, issued since ${taxUnitLinkedIssuedSince.text}`,
            taxLine,
            taxLine,
            taxLine,
            taxLine,
            'The tax rule of that saving',
          ],
        },
      ],
    },
    {
      heading: 'Deciding',
      rows: [
        {
          label: 'Fits someone who',
          cells: [
            'Accepts swings for ten years and more',
            'Wants few swings, accepts an open result',
            'Wants one written amount on one date',
            'Needs sums on known dates',
            'Wants to leave a sum behind',
            'Saves without a reminder',
          ],
        },
        {
          label: 'Ask before you sign',
          cells: [
            'What is left after all charges?',
            'What if no bonus is declared again?',
            'Which yearly return does this make?',
            'What remains after the last instalment?',
            'Who needs this sum when I am old?',
            'Will I really save the difference?',
          ],
        },
      ],
    },
  ],
  figures: [
    lifeSpecialSurrenderStart,
    unitLinkedLockIn,
    lifeGuaranteedSurrenderStart,
    lifeSurrenderYear2,
    lifeSurrenderYears4To7,
    lifePolicyLoanUnitLinked,
    lifePolicyLoanNonLinked,
    taxUnitLinkedPremiumLimit,
    taxUnitLinkedIssuedSince,
    taxTraditionalPremiumLimit,
    taxTraditionalIssuedSince,
  ],
};
