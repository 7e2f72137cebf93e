/** Comparison on the child plans page: what each kind still delivers when the parent does not live. */
import type { Comparison } from '../comparison-types.ts';
import { deathWithoutInvestigation } from '../figures/claims.ts';
import {
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSurrenderYears4To7,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import { taxTraditionalPremiumLimit, taxUnitLinkedPremiumLimit } from '../figures/tax.ts';

const readTheClause = 'Any cause or accident only: read the clause';
const noWaiver = 'There is no waiver';
const settled = `Within ${deathWithoutInvestigation.text}, without an investigation`;
const loanOffered = `Loan ${lifePolicyLoanNonLinked.text}`;
const surrender = `${lifeSurrenderYears4To7.text} of premiums paid, or the special value if larger`;

export const childPlansComparison: Comparison = {
  caption: 'Ways to fund a child’s education side by side',
  verdict:
    'With an endowment the insurer carries some of the risk, with a unit-linked plan you do; in both the premiums are waived.',
  plans: [
    {
      id: 'endowment-with-waiver',
      name: 'Child endowment with waiver',
      summary: 'fixed or bonus, plan goes on',
    },
    {
      id: 'unit-linked-with-waiver',
      name: 'Child unit-linked with waiver',
      summary: 'market funds, plan goes on',
    },
    {
      id: 'term-and-own-saving',
      name: 'Term plan and own saving',
      summary: 'one large sum, your own fund',
    },
    {
      id: 'endowment-without-waiver',
      name: 'Endowment without waiver',
      summary: 'pays once, then ends',
    },
    {
      id: 'instalments-with-waiver',
      name: 'Instalment plan with waiver',
      summary: 'payments in the college years',
    },
    {
      id: 'policy-on-child',
      name: 'Policy on the child’s life',
      summary: 'the child is insured, not you',
    },
  ],
  keyRows: [
    'Paid at once',
    'Later premiums',
    'Who carries the investment risk',
    'A premium missed for good',
  ],
  groups: [
    {
      heading: 'If the parent dies',
      rows: [
        {
          label: 'Paid at once',
          cells: [
            'The sum assured, in most plans',
            'The sum assured, in most plans',
            'The full sum of the term plan',
            'The sum assured, and the policy ends',
            'The sum assured, in most plans',
            'Nothing from this policy',
          ],
        },
        {
          label: 'Later premiums',
          cells: [
            'Waived: the insurer pays them',
            'Waived: the insurer adds them to the fund',
            'None due; your own saving stops',
            'None due',
            'Waived: the insurer pays them',
            'Still due, without a rider on the payer',
          ],
        },
        {
          label: 'In the college year',
          cells: [
            'The planned amount',
            'The fund value, up or down',
            'What the family has kept of it',
            'What the family has kept of it',
            'The planned instalments',
            'Its own amount, if someone pays on',
          ],
        },
        {
          label: 'What sets off the waiver',
          cells: [readTheClause, readTheClause, noWaiver, noWaiver, readTheClause, noWaiver],
        },
        {
          label: 'Time to settle the parent’s death',
          cells: [settled, settled, settled, settled, settled, 'No claim under this policy'],
        },
      ],
    },
    {
      heading: 'If the parent lives',
      rows: [
        {
          label: 'The child’s money',
          cells: [
            'The written amount, or sum and bonuses',
            'The fund value of that day',
            'Your savings; nothing from the term plan',
            'The written amount, or sum and bonuses',
            'Instalments, then any rest',
            'The written amount, or sum and bonuses',
          ],
        },
        {
          label: 'Who carries the investment risk',
          cells: [
            'The insurer, or both of you',
            'You, and the child after you',
            'You, where you choose to save',
            'The insurer, or both of you',
            'The insurer, or both of you',
            'The insurer, or both of you',
          ],
        },
        {
          label: 'A premium missed for good',
          cells: [
            'Smaller amount; the waiver usually goes',
            'Discontinued fund; waiver and cover go',
            'Cover ends; savings stay yours',
            'Smaller amount, or lapse in early years',
            'Smaller instalments; the waiver usually goes',
            'Smaller amount, or lapse in early years',
          ],
        },
      ],
    },
    {
      heading: 'Money before the date',
      rows: [
        {
          label: 'Loan or withdrawal',
          cells: [
            loanOffered,
            `Part withdrawals after ${unitLinkedLockIn.text}; loan ${lifePolicyLoanUnitLinked.text}`,
            'As your savings allow',
            loanOffered,
            loanOffered,
            loanOffered,
          ],
        },
        {
          label: 'At least, leaving in years four and five',
          cells: [
            surrender,
            `The discontinued fund, paid after ${unitLinkedLockIn.text}`,
            'Nothing on the term plan; all your savings',
            surrender,
            `${surrender}, less instalments`,
            surrender,
          ],
        },
        {
          label: 'At least, leaving in years six and seven',
          cells: [
            surrender,
            'The fund value, at once',
            'Nothing on the term plan; all your savings',
            surrender,
            `${surrender}, less instalments`,
            surrender,
          ],
        },
        {
          label: 'Premiums a year above which maturity is taxed',
          cells: [
            taxTraditionalPremiumLimit.text,
            taxUnitLinkedPremiumLimit.text,
            'The tax rule of that saving',
            taxTraditionalPremiumLimit.text,
            taxTraditionalPremiumLimit.text,
            taxTraditionalPremiumLimit.text,
          ],
        },
      ],
    },
    {
      heading: 'Deciding',
      rows: [
        {
          label: 'Whose health is asked about',
          cells: [
            'The parent’s',
            'The parent’s',
            'The parent’s',
            'The parent’s',
            'The parent’s',
            'The child’s, and the payer’s for a rider',
          ],
        },
        {
          label: 'Ask before you sign',
          cells: [
            'Is the waiver inside, or an extra?',
            'What if funds fall just before college?',
            'Who manages the sum for the child?',
            'Why does this call itself a child plan?',
            'Do the instalments match the fee dates?',
            'What does it do if I die?',
          ],
        },
      ],
    },
  ],
  figures: [
    unitLinkedLockIn,
    deathWithoutInvestigation,
    lifePolicyLoanNonLinked,
    lifePolicyLoanUnitLinked,
    lifeSurrenderYears4To7,
    taxTraditionalPremiumLimit,
    taxUnitLinkedPremiumLimit,
  ],
};
