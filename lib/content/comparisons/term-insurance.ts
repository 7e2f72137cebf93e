/** Comparison on the term insurance page: how the sum, the premium and the end differ by kind of cover. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  saralJeevanEntryAge,
  saralJeevanMaturityAge,
  saralJeevanPremiumPayment,
  saralJeevanSumAssured,
  saralJeevanTerm,
  saralJeevanWaitingPeriod,
} from '../figures/life.ts';

export const termInsuranceComparison: Comparison = {
  caption: 'Kinds of term plan side by side',
  verdict: 'Level cover keeps one sum; increasing cover grows in steps and costs more.',
  plans: [
    { id: 'level', name: 'Level cover', summary: 'same sum throughout' },
    { id: 'increasing', name: 'Increasing cover', summary: 'the sum grows in steps' },
    { id: 'return-of-premium', name: 'Return of premium', summary: 'premiums back if you live' },
    {
      id: 'saral-jeevan-bima',
      name: 'Saral Jeevan Bima',
      summary: 'same terms at every insurer',
      isStandardProduct: true,
    },
    { id: 'decreasing', name: 'Decreasing cover', summary: 'the sum falls with a loan' },
    { id: 'limited-pay', name: 'Limited pay', summary: 'fewer paying years, same cover' },
  ],
  keyRows: [
    'On death in the term',
    'If you live to the end',
    'Premium for the same first sum',
    'If you stop for good',
  ],
  groups: [
    {
      heading: 'What it pays',
      rows: [
        {
          label: 'On death in the term',
          cells: [
            'The sum assured',
            'The sum reached by that year',
            'The sum assured',
            'The sum assured, or a higher minimum in its terms',
            'The sum left in that year',
            'The sum assured',
          ],
        },
        {
          label: 'If you live to the end',
          cells: [
            'Nothing',
            'Nothing',
            'The premiums paid, without interest',
            'Nothing',
            'Nothing',
            'Nothing, unless it also returns premiums',
          ],
        },
        {
          label: 'The sum over the years',
          cells: [
            'Stays the same',
            'Rises by the steps in the policy',
            'Stays the same, in most plans',
            'Stays the same',
            'Falls by a schedule in the policy',
            'Stays the same, in most plans',
          ],
        },
        {
          label: 'Sum assured on offer',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            `${saralJeevanSumAssured.text}; an insurer may offer more`,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Waiting period',
          cells: [
            null,
            null,
            null,
            `${saralJeevanWaitingPeriod.text}; accidental death is paid in full`,
            null,
            null,
          ],
        },
      ],
    },
    {
      heading: 'What you pay',
      rows: [
        {
          label: 'Premium for the same first sum',
          cells: [
            'Compare the others with this',
            'More than level cover',
            'Clearly more than level cover',
            'Each insurer sets its own',
            'Less than level cover, as a rule',
            'Larger each year, for fewer years',
          ],
        },
        {
          label: 'Paying years',
          cells: [
            'As long as the cover, usually',
            'As long as the cover, usually',
            'As long as the cover, or fewer',
            `A choice: ${saralJeevanPremiumPayment.text}`,
            'As long as the cover, or fewer',
            'A number of years you choose',
          ],
        },
        {
          label: 'If you stop for good',
          cells: [
            'Cover ends; nothing back, in most plans',
            'Cover ends; nothing back, in most plans',
            'A part of the premiums, by its table',
            'No surrender value; sometimes a cancellation value',
            'Cover ends; nothing back, in most plans',
            'A cancellation value, in some plans',
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
            saralJeevanEntryAge.text,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Policy term',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            `${saralJeevanTerm.text}; ends by age ${saralJeevanMaturityAge.text}`,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Riders',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            'Accident benefit and permanent disability only',
            insurerDecides,
            insurerDecides,
          ],
        },
      ],
    },
    {
      heading: 'Deciding',
      rows: [
        {
          label: 'The need it follows',
          cells: [
            'Income your family lives on',
            'A household whose costs will grow',
            'A saver who dislikes paying for nothing',
            'A modest first cover with plain terms',
            'A loan repaid year by year',
            'Income that stops before the cover should',
          ],
        },
        {
          label: 'Ask before you sign',
          cells: [
            'Will this sum be enough in fifteen years?',
            'When do the steps stop?',
            'What does plain cover cost, same sum and term?',
            'Which sum does this insurer stop at?',
            'What interest rate does the schedule assume?',
            'What if I stop in a paying year?',
          ],
        },
      ],
    },
  ],
  figures: [
    saralJeevanSumAssured,
    saralJeevanWaitingPeriod,
    saralJeevanPremiumPayment,
    saralJeevanEntryAge,
    saralJeevanTerm,
    saralJeevanMaturityAge,
  ],
};
