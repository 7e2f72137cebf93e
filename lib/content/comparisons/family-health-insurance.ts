/** Comparison on the family page: how each kind shares its sum, shown with two bills in one example year. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import { afterCoPay } from '../figure-amounts.ts';
import {
  healthInitialWait,
  healthPreExistingWait,
  standardHealthBonus,
  standardHealthChildAge,
  standardHealthCoPay,
  standardHealthFamily,
  standardHealthPreExistingWait,
  standardHealthSamePrice,
} from '../figures/health.ts';

export const familyHealthInsuranceComparison: Comparison = {
  caption: 'Ways to insure a household side by side',
  verdict:
    'A floater shares one sum: when one person uses it up, nothing is left for the others. Policies for each keep theirs.',
  plans: [
    { id: 'family-floater', name: 'Family floater', summary: 'one sum, anyone may use it' },
    {
      id: 'separate-policies',
      name: 'A policy for each',
      summary: 'every person a sum of their own',
    },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani floater',
      summary: 'same benefits at every insurer',
      isStandardProduct: true,
    },
    {
      id: 'floater-with-restoration',
      name: 'Floater with restoration',
      summary: 'the common sum refills',
    },
    {
      id: 'floater-and-super-top-up',
      name: 'Floater and super top-up',
      summary: 'two layers, both shared',
    },
    { id: 'employer-group', name: 'Employer’s group cover', summary: 'as long as the job lasts' },
  ],
  keyRows: ['Whose sum it is', 'When one person uses it up', 'Left to you', 'Price follows'],
  groups: [
    {
      heading: 'Sharing',
      rows: [
        {
          label: 'Whose sum it is',
          cells: [
            'Everybody’s together',
            'Each person’s own',
            'Everybody’s together',
            'Everybody’s, with a refill',
            'Everybody’s, in both layers',
            'Mostly everybody’s; employer decides',
          ],
        },
        {
          label: 'When one person uses it up',
          cells: [
            'Nothing left for the others',
            'The others keep theirs',
            'Nothing left for the others',
            'A refill, on the clause’s conditions',
            'The second layer carries on',
            'Nothing left for the others',
          ],
        },
      ],
    },
    {
      heading: 'An example year: bills of ₹7 lakh and ₹6 lakh, two members',
      rows: [
        {
          label: 'Size in this example',
          cells: [
            '₹10 lakh for four',
            '₹5 lakh for each of four',
            '₹10 lakh for four',
            '₹10 lakh, refilled once',
            '₹10 lakh, then ₹20 lakh',
            '₹5 lakh for four',
          ],
        },
        {
          label: 'Paid in the year',
          cells: [
            '₹10 lakh',
            '₹10 lakh',
            // The two readings give this range: the sum is used up by what is admitted, or by what is paid.
            `${afterCoPay(1_000_000)} to ₹10 lakh, after ${standardHealthCoPay.text} co-pay`,
            '₹13 lakh, if the refill applies',
            '₹13 lakh',
            '₹5 lakh',
          ],
        },
        {
          label: 'Left to you',
          cells: [
            '₹3 lakh',
            '₹3 lakh',
            '₹3 lakh to ₹3.5 lakh',
            'Nothing, or up to ₹3 lakh',
            'Nothing',
            '₹8 lakh',
          ],
        },
      ],
    },
    {
      heading: 'Who may join',
      rows: [
        {
          label: 'Relatives',
          cells: [
            'Spouse, children; others if the plan says',
            'Anyone the insurer accepts',
            standardHealthFamily.text,
            'Spouse, children; others if the plan says',
            'As in both policies',
            'Employer decides',
          ],
        },
        {
          label: 'Age of children',
          cells: [
            insurerDecides,
            insurerDecides,
            standardHealthChildAge.text,
            insurerDecides,
            insurerDecides,
            'Employer decides',
          ],
        },
        {
          label: 'New member’s first wait',
          cells: [
            `${healthInitialWait.text} from joining`,
            `${healthInitialWait.text} from joining`,
            `${healthInitialWait.text} from joining`,
            `${healthInitialWait.text} from joining`,
            `${healthInitialWait.text} from joining, in each layer`,
            'Often none',
          ],
        },
        {
          label: 'New member’s known illness',
          cells: [
            `At most ${healthPreExistingWait.text} from joining`,
            `At most ${healthPreExistingWait.text} from joining`,
            `${standardHealthPreExistingWait.text} from joining`,
            `At most ${healthPreExistingWait.text} from joining`,
            `At most ${healthPreExistingWait.text}, in each layer`,
            'Often none',
          ],
        },
      ],
    },
    {
      heading: 'Price and continuity',
      rows: [
        {
          label: 'Price follows',
          cells: [
            'The eldest member’s age',
            'Each person’s own age',
            `Insurer’s own rate, ${standardHealthSamePrice.text.toLowerCase()} in India`,
            'The eldest member’s age',
            'The eldest member’s age, twice',
            'Employer’s contract; you may share it',
          ],
        },
        {
          label: 'Claim-free bonus',
          cells: [
            'One for all; a claim may cut it',
            'Each person’s own',
            standardHealthBonus.text,
            'One for all; a claim may cut it',
            'Base layer only, as a rule',
            'None for you',
          ],
        },
        {
          label: 'One missed renewal ends',
          cells: [
            'Cover of all members',
            'Cover of one person',
            'Cover of all members',
            'Cover of all members',
            'One layer, for all members',
            'Nothing; leaving the job does',
          ],
        },
        {
          label: 'When a child outgrows it',
          cells: [
            'Own policy; ask for served time',
            'Nothing changes',
            'Own policy; ask for served time',
            'Own policy; ask for served time',
            'Two own policies to arrange',
            'Own policy, waits usually new',
          ],
        },
      ],
    },
  ],
  figures: [
    standardHealthCoPay,
    standardHealthFamily,
    standardHealthChildAge,
    healthInitialWait,
    healthPreExistingWait,
    standardHealthPreExistingWait,
    standardHealthSamePrice,
    standardHealthBonus,
  ],
};
