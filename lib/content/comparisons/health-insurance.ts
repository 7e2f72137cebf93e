/** Comparison on the health insurance page: which kind of cover pays which part of an illness. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import { criticalIllnessWait } from '../figures/claims.ts';
import {
  healthInitialWait,
  healthNoUpperAge,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthAfter,
  standardHealthBasis,
  standardHealthBefore,
  standardHealthCoPay,
  standardHealthEntryAge,
  standardHealthPreExistingWait,
  standardHealthProportionate,
  standardHealthRoomRent,
  standardHealthSpecificWait,
  standardHealthSumInsured,
} from '../figures/health.ts';

const noBill = 'Does not apply: no bill is repaid';

export const healthInsuranceComparison: Comparison = {
  caption: 'Kinds of health cover side by side',
  verdict:
    'A floater shares one sum in the household; individual policies give each person a sum of their own.',
  plans: [
    { id: 'family-floater', name: 'Family floater', summary: 'one sum for the household' },
    { id: 'individual', name: 'Individual policy', summary: 'a sum of your own' },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'same benefits at every insurer',
      isStandardProduct: true,
    },
    { id: 'super-top-up', name: 'Super top-up', summary: 'a second layer over a deductible' },
    { id: 'critical-illness', name: 'Critical illness', summary: 'fixed sum on diagnosis' },
    { id: 'hospital-cash', name: 'Hospital daily cash', summary: 'fixed sum per hospital day' },
  ],
  keyRows: [
    'Pays',
    'Illness you already have',
    'Who pays the first part of a bill',
    'Enough by itself?',
  ],
  groups: [
    {
      heading: 'What it pays',
      rows: [
        {
          label: 'Pays',
          cells: [
            'The bill, up to the shared sum',
            'The bill, up to your sum',
            'The bill, within limits the regulator set',
            'The year’s bills above the deductible',
            'One agreed sum, whatever treatment costs',
            'An agreed sum for each day',
          ],
        },
        {
          label: 'Sum insured on offer',
          cells: [
            insurerDecides,
            insurerDecides,
            standardHealthSumInsured.text,
            insurerDecides,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Who shares it',
          cells: [
            'All members together',
            'Nobody',
            standardHealthBasis.text,
            'Nobody, or the family in a floater',
            'Nobody, in most plans',
            'Nobody, in most plans',
          ],
        },
        {
          label: 'Bills before and after the stay',
          cells: [
            'Within the days the plan states',
            'Within the days the plan states',
            `${standardHealthBefore.text} before, ${standardHealthAfter.text} after`,
            'Within its days, above the deductible',
            noBill,
            noBill,
          ],
        },
        {
          label: 'Enough by itself?',
          cells: [
            'Yes, if the sum fits your family',
            'Yes, for one person',
            'Yes, for bills of ordinary size',
            'Only with a base policy or savings',
            'No: hospital bills stay unpaid',
            'No: seldom as much as the bill',
          ],
        },
      ],
    },
    {
      heading: 'What stays with you',
      rows: [
        {
          label: 'Co-pay',
          cells: [
            insurerDecides,
            insurerDecides,
            `${standardHealthCoPay.text} of every claim`,
            insurerDecides,
            noBill,
            noBill,
          ],
        },
        {
          label: 'Room limit',
          cells: [
            insurerDecides,
            insurerDecides,
            standardHealthRoomRent.text,
            insurerDecides,
            noBill,
            noBill,
          ],
        },
        {
          label: 'Cut in proportion if the room is costlier',
          cells: [
            'Where the plan says so',
            'Where the plan says so',
            standardHealthProportionate.text,
            'Where the plan says so',
            noBill,
            noBill,
          ],
        },
        {
          label: 'Who pays the first part of a bill',
          cells: [
            'The insurer, unless you chose a deductible',
            'The insurer, unless you chose a deductible',
            'The insurer, less the co-pay',
            'You, or your base policy',
            noBill,
            'Does not apply; some plans leave out the first day',
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
            healthInitialWait.text,
            healthInitialWait.text,
            `Usually ${criticalIllnessWait.text}`,
            insurerDecides,
          ],
        },
        {
          label: 'Listed diseases',
          cells: [
            `At most ${healthSpecificWait.text}`,
            `At most ${healthSpecificWait.text}`,
            standardHealthSpecificWait.text,
            `At most ${healthSpecificWait.text}, counted separately`,
            null,
            insurerDecides,
          ],
        },
        {
          label: 'Illness you already have',
          cells: [
            `At most ${healthPreExistingWait.text}, each member’s own`,
            `At most ${healthPreExistingWait.text}`,
            standardHealthPreExistingWait.text,
            `At most ${healthPreExistingWait.text}, counted separately`,
            'May be left out or declined',
            insurerDecides,
          ],
        },
      ],
    },
    {
      heading: 'Buying and claiming',
      rows: [
        {
          label: 'Entry age of adults',
          cells: [
            `${healthNoUpperAge.text} overall; each plan has its own`,
            `${healthNoUpperAge.text} overall; each plan has its own`,
            standardHealthEntryAge.text,
            insurerDecides,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'What the claim needs',
          cells: [
            'Bills and reports, or a cashless request',
            'Bills and reports, or a cashless request',
            'Bills and reports, or a cashless request',
            'Bills, plus the base insurer’s settlement letters',
            'The reports its definition names',
            'Proof of the days in hospital',
          ],
        },
      ],
    },
  ],
  figures: [
    standardHealthSumInsured,
    standardHealthBasis,
    standardHealthBefore,
    standardHealthAfter,
    standardHealthCoPay,
    standardHealthRoomRent,
    standardHealthProportionate,
    healthInitialWait,
    criticalIllnessWait,
    healthSpecificWait,
    standardHealthSpecificWait,
    healthPreExistingWait,
    standardHealthPreExistingWait,
    healthNoUpperAge,
    standardHealthEntryAge,
  ],
};
