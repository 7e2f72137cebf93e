/** Comparison on the super top-up page: ways to more cover, with one example year of bills worked through. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import { afterCoPay } from '../figure-amounts.ts';
import { criticalIllnessWait } from '../figures/claims.ts';
import {
  healthInitialWait,
  healthPreExistingWait,
  standardHealthCoPay,
  standardHealthPreExistingWait,
  standardHealthSumInsured,
} from '../figures/health.ts';

export const superTopupComparison: Comparison = {
  caption: 'Ways to add to a small health cover, side by side',
  verdict: 'A super top-up counts its deductible once a year, a plain top-up anew for each claim.',
  plans: [
    { id: 'super-top-up', name: 'Super top-up', summary: 'deductible counted over the year' },
    { id: 'top-up', name: 'Plain top-up', summary: 'deductible counted for each claim' },
    { id: 'larger-base', name: 'Larger base policy', summary: 'one policy, no deductible' },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'the standard policy as a base',
      isStandardProduct: true,
    },
    {
      id: 'base-with-restoration',
      name: 'Base with restoration',
      summary: 'the sum refills within the year',
    },
    { id: 'critical-illness', name: 'Critical illness', summary: 'fixed sum on diagnosis' },
  ],
  keyRows: [
    'Deductible',
    'Stays of ₹4 lakh and ₹6 lakh: it pays',
    'Illness you already have',
    'Who pays the bill below the deductible',
  ],
  groups: [
    {
      heading: 'How it works',
      rows: [
        {
          label: 'Deductible',
          cells: [
            'Once a year, against all bills added',
            'Anew for every claim, each bill alone',
            'None, unless you choose one',
            null,
            'None, unless you choose one',
            'None',
          ],
        },
        {
          label: 'Sum insured on offer',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            standardHealthSumInsured.text,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Co-pay',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            `${standardHealthCoPay.text} of every claim`,
            insurerDecides,
            'Does not apply: a fixed sum',
          ],
        },
      ],
    },
    {
      heading: 'An example year, all bills admitted',
      rows: [
        {
          label: 'Size in this example',
          cells: [
            '₹20 lakh above ₹5 lakh',
            '₹20 lakh above ₹5 lakh',
            '₹25 lakh',
            '₹10 lakh',
            '₹5 lakh, refilled once',
            '₹10 lakh',
          ],
        },
        {
          label: 'Stays of ₹4 lakh and ₹6 lakh: it pays',
          cells: [
            '₹5 lakh',
            '₹1 lakh',
            '₹10 lakh',
            `${afterCoPay(1_000_000)}, after ${standardHealthCoPay.text} co-pay`,
            '₹5 lakh to ₹10 lakh, by refill clause',
            'Only if a listed illness was diagnosed',
          ],
        },
        {
          label: 'One stay of ₹9 lakh: it pays',
          cells: [
            '₹4 lakh',
            '₹4 lakh',
            '₹9 lakh',
            `${afterCoPay(900_000)}, after ${standardHealthCoPay.text} co-pay`,
            '₹5 lakh, in most wordings',
            'Only if a listed illness was diagnosed',
          ],
        },
        {
          label: 'Three stays of ₹1 lakh: it pays',
          cells: [
            'Nothing',
            'Nothing',
            '₹3 lakh',
            `${afterCoPay(300_000)}, after ${standardHealthCoPay.text} co-pay`,
            '₹3 lakh',
            'Only if a listed illness was diagnosed',
          ],
        },
      ],
    },
    {
      heading: 'When it starts to pay',
      rows: [
        {
          label: 'Illness, first wait',
          cells: [
            healthInitialWait.text,
            healthInitialWait.text,
            `${healthInitialWait.text} in a new policy`,
            healthInitialWait.text,
            healthInitialWait.text,
            `Usually ${criticalIllnessWait.text}`,
          ],
        },
        {
          label: 'Illness you already have',
          cells: [
            `At most ${healthPreExistingWait.text}, counted separately`,
            `At most ${healthPreExistingWait.text}, counted separately`,
            `At most ${healthPreExistingWait.text}; anew for the increase`,
            standardHealthPreExistingWait.text,
            `At most ${healthPreExistingWait.text}`,
            'May be left out or declined',
          ],
        },
      ],
    },
    {
      heading: 'Living with it',
      rows: [
        {
          label: 'Who pays the bill below the deductible',
          cells: [
            'You, or a base policy',
            'You, or a base policy',
            'This policy',
            'This policy, less the co-pay',
            'This policy',
            'Nobody asks: a fixed sum',
          ],
        },
        {
          label: 'If your employer’s cover ends',
          cells: [
            'The deductible falls on you',
            'The deductible falls on you, every claim',
            'Nothing changes',
            'Nothing changes',
            'Nothing changes',
            'Nothing changes',
          ],
        },
        {
          label: 'Papers in a claim',
          cells: [
            'Two insurers, settlement letters of the year',
            'Two insurers, one settlement letter',
            'One insurer',
            'One insurer',
            'One insurer, the balance in writing',
            'Diagnosis reports',
          ],
        },
      ],
    },
  ],
  figures: [
    standardHealthSumInsured,
    standardHealthCoPay,
    healthInitialWait,
    criticalIllnessWait,
    healthPreExistingWait,
    standardHealthPreExistingWait,
  ],
};
