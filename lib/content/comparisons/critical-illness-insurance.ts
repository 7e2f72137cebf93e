/** Comparison on the critical illness page: what sets each kind of payment off, and what it leaves behind. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import { criticalIllnessSurvival, criticalIllnessWait } from '../figures/claims.ts';
import {
  criticalIllnessSurvivalUsual,
  healthInitialWait,
  healthPreExistingWait,
} from '../figures/health.ts';

export const criticalIllnessInsuranceComparison: Comparison = {
  caption: 'Money for a serious illness: kinds of cover side by side',
  verdict:
    'A stand-alone policy comes from a health or general insurer; a rider is paid beside a life cover.',
  plans: [
    {
      id: 'stand-alone',
      name: 'Stand-alone policy',
      summary: 'bought from a health or general insurer',
    },
    {
      id: 'additional-rider',
      name: 'Additional rider',
      summary: 'paid beside the life cover',
    },
    {
      id: 'accelerated-rider',
      name: 'Accelerated rider',
      summary: 'paid out of the life cover',
    },
    { id: 'one-disease', name: 'One-disease plan', summary: 'cancer only, or heart only' },
    { id: 'hospital-cash', name: 'Hospital daily cash', summary: 'fixed sum per hospital day' },
    { id: 'hospital-policy', name: 'Hospital policy', summary: 'pays bills, not income' },
  ],
  keyRows: ['Form of payment', 'Illnesses', 'Can replace lost income', 'Illness you already have'],
  groups: [
    {
      heading: 'The money',
      rows: [
        {
          label: 'Form of payment',
          cells: [
            'One sum fixed when you buy',
            'One sum fixed when you buy',
            'Part of the life cover, paid early',
            'One sum, or steps by stage',
            'A sum for each day',
            'What treatment cost, up to the limit',
          ],
        },
        {
          label: 'Can replace lost income',
          cells: [
            'Yes',
            'Yes',
            'Yes, at your family’s later cost',
            'Yes, for that disease',
            'For days in hospital only',
            'No',
          ],
        },
        {
          label: 'Life cover afterwards',
          cells: [
            'Separate, untouched',
            'Stays whole',
            'Smaller by what was paid',
            'Separate, untouched',
            'Separate, untouched',
            'Separate, untouched',
          ],
        },
        {
          label: 'If you die of the illness early on',
          cells: [
            'Nothing within the survival period',
            'The life cover pays',
            'The life cover pays',
            insurerDecides,
            'Only the days until then',
            'Only the bills until then',
          ],
        },
      ],
    },
    {
      heading: 'What sets it off',
      rows: [
        {
          label: 'Illnesses',
          cells: [
            'Those listed, severe as defined',
            'Those listed, severe as defined',
            'Those listed, severe as defined',
            'One disease or one organ',
            'Most that need admission',
            'Most that need admission or day care',
          ],
        },
        {
          label: 'Early or mild stage',
          cells: [
            'Often outside; a part in some plans',
            'Often outside; a part in some plans',
            'Often outside; a part in some plans',
            'Often a part of the sum',
            'Pays if you are admitted',
            'Pays if you are treated as covered',
          ],
        },
        {
          label: 'Hospital stay needed',
          cells: ['No', 'No', 'No', 'No', 'Yes', 'Yes, or listed day care'],
        },
        {
          label: 'Proof',
          cells: [
            'Reports the definition names',
            'Reports the definition names',
            'Reports the definition names',
            'Reports the definition names',
            'Discharge summary with dates',
            'Bills, reports, discharge summary',
          ],
        },
      ],
    },
    {
      heading: 'Waits and time limits',
      rows: [
        {
          label: 'Wait at the start',
          cells: [
            `Usually ${criticalIllnessWait.text}`,
            insurerDecides,
            insurerDecides,
            insurerDecides,
            insurerDecides,
            `${healthInitialWait.text}; none for accidents`,
          ],
        },
        {
          label: 'Survival period',
          cells: [
            `Usually ${criticalIllnessSurvivalUsual.text}; range ${criticalIllnessSurvival.text}`,
            insurerDecides,
            insurerDecides,
            insurerDecides,
            'None',
            'None',
          ],
        },
        {
          label: 'Illness you already have',
          cells: [
            'Left out, priced in or declined',
            'Left out, priced in or declined',
            'Left out, priced in or declined',
            'Usually declined for that disease',
            insurerDecides,
            `A wait of at most ${healthPreExistingWait.text}`,
          ],
        },
      ],
    },
    {
      heading: 'Keeping it',
      rows: [
        {
          label: 'After a full payment',
          cells: [
            'Benefit usually ends',
            'Rider usually ends; life cover runs on',
            'Rider ends; reduced life cover runs on',
            'Benefit usually ends',
            'Runs on, within its yearly days',
            'Runs on; the sum refills at renewal',
          ],
        },
        {
          label: 'Price as you age',
          cells: [
            'Often rises at renewal',
            'Often fixed for the term',
            'Often fixed for the term',
            insurerDecides,
            'Often rises at renewal',
            'Rises at renewal',
          ],
        },
        {
          label: 'Ends when',
          cells: [
            'You stop renewing, or the benefit is paid',
            'The life policy ends or lapses',
            'The life policy ends or lapses',
            'Its term ends, or the benefit is paid',
            'You stop renewing',
            'You stop renewing',
          ],
        },
      ],
    },
  ],
  figures: [
    criticalIllnessWait,
    healthInitialWait,
    criticalIllnessSurvival,
    criticalIllnessSurvivalUsual,
    healthPreExistingWait,
  ],
};
