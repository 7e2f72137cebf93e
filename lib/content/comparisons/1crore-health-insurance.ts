/** Comparison on the ₹1 crore page: what each way to a large sum holds in the year of a large bill. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import { afterCoPay } from '../figure-amounts.ts';
import {
  healthMoratorium,
  healthPreExistingWait,
  standardHealthBonus,
  standardHealthCoPay,
  standardHealthIcu,
  standardHealthModern,
  standardHealthPreExistingWait,
  standardHealthRoomRent,
  standardHealthSumInsured,
} from '../figures/health.ts';

export const oneCroreHealthInsuranceComparison: Comparison = {
  caption: 'Ways to a very large health cover side by side (sizes made up)',
  verdict:
    'One policy has the whole sum under one wording; base plus super top-up builds it in two layers.',
  plans: [
    { id: 'one-policy', name: 'One ₹1 crore policy', summary: 'the whole sum is base' },
    {
      id: 'base-and-super-top-up',
      name: 'Base plus super top-up',
      summary: '₹10 lakh, then ₹90 lakh above it',
    },
    {
      id: 'base-with-restoration',
      name: 'Base with restoration',
      summary: '₹25 lakh, refilled once a year',
    },
    {
      id: 'growing-by-bonus',
      name: 'Base growing by bonus',
      summary: '₹20 lakh, advertised as ₹1 crore',
    },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'the standard policy; here ₹10 lakh',
      isStandardProduct: true,
    },
  ],
  keyRows: [
    'There in the first year',
    'Cancer, ten stays, ₹70 lakh',
    'Room limit',
    'Growth without a claim',
  ],
  groups: [
    {
      heading: 'The sum when you need it',
      rows: [
        {
          label: 'Sums on offer',
          cells: [
            insurerDecides,
            'Insurer decides, in each layer',
            insurerDecides,
            insurerDecides,
            standardHealthSumInsured.text,
          ],
        },
        {
          label: 'There in the first year',
          cells: [
            '₹1 crore',
            '₹10 lakh, and ₹90 lakh above that',
            '₹25 lakh, then one refill',
            '₹20 lakh',
            '₹10 lakh',
          ],
        },
        {
          label: 'Growth without a claim',
          cells: [
            'If the plan has a bonus',
            'Base only, if it has a bonus',
            'If the plan has a bonus',
            'By steps towards ₹1 crore',
            standardHealthBonus.text,
          ],
        },
        {
          label: 'After a claim',
          cells: [
            '₹1 crore again at renewal',
            'Both layers whole again at renewal',
            '₹25 lakh again at renewal',
            'The bonus may shrink',
            'The bonus shrinks at the same rate',
          ],
        },
      ],
    },
    {
      heading: 'Example bills in the first year, all admitted: it pays',
      rows: [
        {
          label: 'Heart operation, ₹8 lakh',
          cells: [
            '₹8 lakh',
            '₹8 lakh, by the base',
            '₹8 lakh',
            '₹8 lakh',
            `${afterCoPay(800_000)}, after ${standardHealthCoPay.text} co-pay`,
          ],
        },
        {
          label: 'Transplant, one stay, ₹35 lakh',
          cells: [
            '₹35 lakh',
            '₹35 lakh: ₹10 lakh and ₹25 lakh',
            '₹25 lakh; a refill seldom joins in',
            '₹20 lakh',
            `${afterCoPay(1_000_000)}, after ${standardHealthCoPay.text} co-pay`,
          ],
        },
        {
          label: 'Cancer, ten stays, ₹70 lakh',
          cells: [
            '₹70 lakh',
            '₹70 lakh: ₹10 lakh and ₹60 lakh',
            '₹25 lakh to ₹50 lakh, by refill clause',
            '₹20 lakh',
            // The two readings give this range: the sum is used up by what is admitted, or by what is paid.
            `${afterCoPay(1_000_000)} to ₹10 lakh, over several stays`,
          ],
        },
      ],
    },
    {
      heading: 'Limits inside the sum',
      rows: [
        {
          label: 'Room limit',
          cells: [
            'Often a room category',
            'Two wordings; the narrower one counts',
            insurerDecides,
            insurerDecides,
            standardHealthRoomRent.text,
          ],
        },
        {
          label: 'Intensive care limit',
          cells: [
            'Insurer decides; look for none',
            'Insurer decides, in each layer',
            insurerDecides,
            insurerDecides,
            standardHealthIcu.text,
          ],
        },
        {
          label: 'Modern treatment limit',
          cells: [
            insurerDecides,
            'Insurer decides, in each layer',
            insurerDecides,
            insurerDecides,
            standardHealthModern.text,
          ],
        },
        {
          label: 'Co-pay',
          cells: [
            'Insurer decides; some in costlier cities',
            'Insurer decides, in each layer',
            insurerDecides,
            insurerDecides,
            `${standardHealthCoPay.text} of every claim`,
          ],
        },
      ],
    },
    {
      heading: 'Living with it',
      rows: [
        {
          label: 'Known illness',
          cells: [
            `At most ${healthPreExistingWait.text}`,
            `At most ${healthPreExistingWait.text}, in each layer`,
            `At most ${healthPreExistingWait.text}`,
            `At most ${healthPreExistingWait.text}`,
            standardHealthPreExistingWait.text,
          ],
        },
        {
          label: 'Answers open to dispute',
          cells: [
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}, in each layer`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
          ],
        },
        {
          label: 'Papers in a long illness',
          cells: [
            'One insurer, one running file',
            'Settlement letters from base to second layer',
            'One insurer; ask when the refill began',
            'One insurer; ask what bonus is kept',
            'One insurer, one running file',
          ],
        },
      ],
    },
  ],
  figures: [
    standardHealthSumInsured,
    standardHealthBonus,
    standardHealthCoPay,
    standardHealthRoomRent,
    standardHealthIcu,
    standardHealthModern,
    healthPreExistingWait,
    standardHealthPreExistingWait,
    healthMoratorium,
  ],
};
