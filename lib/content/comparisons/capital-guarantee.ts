/** Comparison on the capital guarantee page: each part alone, the two joined, and the same built by oneself. */
import type { Comparison } from '../comparison-types.ts';
import {
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSurrenderYear2,
  lifeSurrenderYears4To7,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import { taxTraditionalPremiumLimit, taxUnitLinkedPremiumLimit } from '../figures/tax.ts';

const eachPartsLine = `${taxTraditionalPremiumLimit.text} fixed, ${taxUnitLinkedPremiumLimit.text} unit-linked`;
const orSpecial = ', or the special value if larger';
const waits = `The discontinued fund, paid after ${unitLinkedLockIn.text}`;
const bothLoans = `Fixed part: ${lifePolicyLoanNonLinked.text}; unit-linked: ${lifePolicyLoanUnitLinked.text}`;

export const capitalGuaranteeComparison: Comparison = {
  caption: 'A capital guarantee plan beside its parts and its alternative',
  verdict:
    'Joined, the fixed part promises and the rest follows the market; alone, the fixed part leaves nothing to it.',
  plans: [
    { id: 'joined-plan', name: 'Joined plan', summary: 'both parts in one contract' },
    { id: 'fixed-part', name: 'Fixed part alone', summary: 'written amount, no market' },
    { id: 'unit-linked-part', name: 'Unit-linked part alone', summary: 'market funds, no promise' },
    {
      id: 'term-and-own-saving',
      name: 'Term plan and own saving',
      summary: 'deposit and fund you pick',
    },
    { id: 'two-policies', name: 'Two policies together', summary: 'fixed and unit-linked, apart' },
  ],
  keyRows: [
    'In writing, at maturity',
    'Left to the market',
    'If the fund ends at half its premiums',
    'At least, leaving in year two',
  ],
  groups: [
    {
      heading: 'What is promised',
      rows: [
        {
          label: 'In writing, at maturity',
          cells: [
            'The fixed part’s amount, if fully paid',
            'Its amount, if fully paid',
            'Nothing',
            'Nothing from the term plan',
            'The fixed policy’s amount, if fully paid',
          ],
        },
        {
          label: 'Left to the market',
          cells: [
            'The smaller part of the premium',
            'Nothing',
            'All of it, after charges',
            'As much as you choose',
            'The unit-linked policy’s premium',
          ],
        },
        {
          label: 'On death in the term',
          cells: [
            'The death benefit of the contract',
            'Its own death benefit',
            'Sum assured, fund value or both',
            'A large term sum, and your savings',
            'The death benefits of both policies',
          ],
        },
      ],
    },
    {
      heading: 'Example: ₹60,000 and ₹40,000 a year for ten years',
      rows: [
        {
          label: 'Paid in',
          cells: ['₹10 lakh', '₹6 lakh', '₹4 lakh', '₹10 lakh', '₹10 lakh'],
        },
        {
          label: 'Written amount, year twenty',
          cells: ['₹10 lakh', '₹10 lakh', 'None', 'None', '₹10 lakh'],
        },
        {
          label: 'If the fund ends at half its premiums',
          cells: [
            '₹12 lakh in all',
            '₹10 lakh',
            '₹2 lakh',
            'Depends on how you split it',
            '₹12 lakh in all',
          ],
        },
      ],
    },
    {
      heading: 'If you leave early',
      rows: [
        {
          label: 'At least, leaving in year two',
          cells: [
            `${lifeSurrenderYear2.text} of the fixed part’s premiums${orSpecial}`,
            `${lifeSurrenderYear2.text} of premiums paid${orSpecial}`,
            waits,
            'Nothing on the term plan; all your savings',
            `${lifeSurrenderYear2.text} of the fixed policy’s premiums${orSpecial}`,
          ],
        },
        {
          label: 'At least, leaving in years four and five',
          cells: [
            `${lifeSurrenderYears4To7.text} of the fixed part’s premiums${orSpecial}`,
            `${lifeSurrenderYears4To7.text} of premiums paid${orSpecial}`,
            waits,
            'Nothing on the term plan; all your savings',
            `${lifeSurrenderYears4To7.text} of the fixed policy’s premiums${orSpecial}`,
          ],
        },
        {
          label: 'At least, leaving in years six and seven',
          cells: [
            `${lifeSurrenderYears4To7.text} of the fixed premiums or its special value; and the fund value`,
            `${lifeSurrenderYears4To7.text} of premiums paid${orSpecial}`,
            'The fund value, at once',
            'Nothing on the term plan; all your savings',
            `${lifeSurrenderYears4To7.text} of the fixed premiums or its special value; and the fund value`,
          ],
        },
        {
          label: 'Policy loan',
          cells: [
            'Insurer decides; never on units',
            `Loan ${lifePolicyLoanNonLinked.text}`,
            `Loan ${lifePolicyLoanUnitLinked.text}`,
            'None on the term plan',
            bothLoans,
          ],
        },
        {
          label: 'Dropping one half',
          cells: [
            'Not possible',
            'There is one part only',
            'There is one part only',
            'Yes, either one',
            'Yes, but the promise may shrink',
          ],
        },
      ],
    },
    {
      heading: 'Deciding',
      rows: [
        {
          label: 'Where the cost shows',
          cells: [
            'By name for units; hidden for the rest',
            'Inside the written amount',
            'Charges by name, taken from units',
            'In the premium, and where you save',
            'Unit-linked by name, fixed in its amount',
          ],
        },
        {
          label: 'Premiums a year above which maturity is taxed',
          cells: [
            'Ask the insurer: one contract, one kind',
            taxTraditionalPremiumLimit.text,
            taxUnitLinkedPremiumLimit.text,
            'The tax rule of that saving',
            eachPartsLine,
          ],
        },
        {
          label: 'Ask before you sign',
          cells: [
            'How is each premium split?',
            'Which yearly return does this make?',
            'What is left after all charges?',
            'Will I keep saving unasked?',
            'Which policy pays the promised amount?',
          ],
        },
      ],
    },
  ],
  figures: [
    unitLinkedLockIn,
    lifeSurrenderYear2,
    lifeSurrenderYears4To7,
    lifePolicyLoanNonLinked,
    lifePolicyLoanUnitLinked,
    taxTraditionalPremiumLimit,
    taxUnitLinkedPremiumLimit,
  ],
};
