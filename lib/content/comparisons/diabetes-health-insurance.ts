/** Comparison on the diabetes page: from which day each kind of cover pays for diabetes and what follows. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  healthInitialWait,
  healthMoratorium,
  healthNoUpperAge,
  healthPortabilityCredit,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthCoPay,
  standardHealthEntryAge,
  standardHealthPreExistingWait,
  standardHealthSpecificWait,
} from '../figures/health.ts';

export const diabetesHealthInsuranceComparison: Comparison = {
  caption: 'Kinds of cover for someone who has diabetes, side by side',
  verdict:
    'A plan made for diabetes waits less and costs more; an ordinary policy covers it after the wait.',
  plans: [
    { id: 'diabetes-plan', name: 'Plan made for diabetes', summary: 'shorter wait, higher price' },
    { id: 'ordinary-policy', name: 'Ordinary new policy', summary: 'diabetes declared' },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'same benefits at every insurer',
      isStandardProduct: true,
    },
    { id: 'moved-policy', name: 'Old policy moved', summary: 'ported with time served' },
    { id: 'super-top-up', name: 'Super top-up', summary: 'above a deductible' },
    { id: 'employer-group', name: 'Employer’s group cover', summary: 'own job, or a child’s job' },
  ],
  keyRows: ['Diabetes and its complications', 'Can decline you', 'Co-pay', 'Loading for diabetes'],
  groups: [
    {
      heading: 'Getting in',
      rows: [
        {
          label: 'Entry age',
          cells: [
            insurerDecides,
            `${healthNoUpperAge.text} overall; each plan has its own`,
            standardHealthEntryAge.text,
            insurerDecides,
            insurerDecides,
            'Employer decides, also whether parents join',
          ],
        },
        {
          label: 'Can decline you',
          cells: ['Yes', 'Yes', null, 'Yes; then renew the old one', 'Yes', 'Seldom'],
        },
        {
          label: 'Loading for diabetes',
          cells: [
            'Inside its price, or added',
            'Possible',
            'Possible',
            'Possible',
            'Possible',
            'None for you, as a rule',
          ],
        },
      ],
    },
    {
      heading: 'When it starts to pay',
      rows: [
        {
          label: 'Accident',
          cells: [
            'First day',
            'First day',
            'First day',
            'No new wait',
            'First day, above the deductible',
            'First day',
          ],
        },
        {
          label: 'Illness with no link to diabetes',
          cells: [
            `After ${healthInitialWait.text}`,
            `After ${healthInitialWait.text}`,
            `After ${healthInitialWait.text}`,
            'No new wait',
            `After ${healthInitialWait.text}, above the deductible`,
            'Usually the first day',
          ],
        },
        {
          label: 'Diabetes and its complications',
          cells: [
            'At once or after its stated wait',
            `After at most ${healthPreExistingWait.text}`,
            `After ${standardHealthPreExistingWait.text}`,
            'After the rest of the old wait',
            `After at most ${healthPreExistingWait.text}`,
            'Often the first day',
          ],
        },
        {
          label: 'Cataract and other listed diseases',
          cells: [
            `After at most ${healthSpecificWait.text}`,
            `After at most ${healthSpecificWait.text}`,
            `After ${standardHealthSpecificWait.text}, by list`,
            'After the rest of the old wait',
            `After at most ${healthSpecificWait.text}`,
            'Often the first day',
          ],
        },
        {
          label: 'Example: bought at 58, foot surgery paid from',
          cells: [
            '58 to 61, by its wait',
            '61, at the latest',
            '61',
            '59, if two years were served',
            '61, at the latest, above the deductible',
            '58, if its terms include diabetes',
          ],
        },
        {
          label: 'Your answers open to dispute',
          cells: [
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}, old years counted`,
            `For ${healthMoratorium.text}`,
            null,
          ],
        },
      ],
    },
    {
      heading: 'What it pays',
      rows: [
        {
          label: 'Check-ups and HbA1c tests',
          cells: [
            'Often included',
            'Seldom',
            null,
            'As the new plan says',
            'No',
            'Employer decides',
          ],
        },
        {
          label: 'Tablets, strips, insulin at home',
          cells: ['Seldom', 'No', 'No', 'Seldom', 'No', 'Seldom'],
        },
        {
          label: 'Co-pay',
          cells: [
            'Common; insurer decides',
            insurerDecides,
            `${standardHealthCoPay.text} of every claim`,
            'As the new plan says',
            insurerDecides,
            'Employer decides',
          ],
        },
      ],
    },
    {
      heading: 'Keeping it',
      rows: [
        {
          label: 'Time that moves with you',
          cells: [
            healthPortabilityCredit.text,
            healthPortabilityCredit.text,
            healthPortabilityCredit.text,
            healthPortabilityCredit.text,
            healthPortabilityCredit.text,
            'Ask its insurer before you leave',
          ],
        },
        {
          label: 'Ends when',
          cells: [
            'You stop renewing',
            'You stop renewing',
            'You stop renewing',
            'You stop renewing',
            'You stop renewing',
            'The job ends',
          ],
        },
      ],
    },
  ],
  figures: [
    healthNoUpperAge,
    standardHealthEntryAge,
    healthInitialWait,
    healthPreExistingWait,
    standardHealthPreExistingWait,
    healthSpecificWait,
    standardHealthSpecificWait,
    healthMoratorium,
    standardHealthCoPay,
    healthPortabilityCredit,
  ],
};
