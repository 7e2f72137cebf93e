/** Comparison on the maternity page: what each kind leaves of a delivery and of a newborn's stay to you. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  healthInitialWait,
  healthMaternityCode,
  standardHealthChildAge,
  standardHealthFamily,
} from '../figures/health.ts';

const employerDecides = 'Employer decides';

export const maternityHealthInsuranceComparison: Comparison = {
  caption: 'What kinds of health cover do for a birth, side by side',
  verdict:
    'Inside a plan, maternity is part of its benefits; an add-on’s wait starts when you buy it.',
  plans: [
    { id: 'with-maternity', name: 'Maternity inside', summary: 'part of the plan’s benefits' },
    { id: 'maternity-add-on', name: 'Maternity add-on', summary: 'bought on a base policy' },
    { id: 'employer-group', name: 'Employer’s group cover', summary: 'while you work there' },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'same benefits at every insurer',
      isStandardProduct: true,
    },
    {
      id: 'ordinary-policy',
      name: 'Ordinary policy',
      summary: 'no maternity benefit',
    },
  ],
  keyRows: [
    'Wait for a delivery',
    'Already pregnant when you buy',
    'Example bill ₹1.5 lakh, sub-limit ₹60,000: left to you',
    'Insured from',
  ],
  groups: [
    {
      heading: 'The delivery',
      rows: [
        {
          label: 'Normal delivery',
          cells: [
            'Up to its sub-limit',
            'Up to its sub-limit',
            'If the employer chose it',
            `Excluded, code ${healthMaternityCode.text}`,
            `Excluded, code ${healthMaternityCode.text}`,
          ],
        },
        {
          label: 'Caesarean',
          cells: [
            'Own sub-limit, often higher',
            'Own sub-limit, often higher',
            employerDecides,
            `Excluded, code ${healthMaternityCode.text}`,
            `Excluded, code ${healthMaternityCode.text}`,
          ],
        },
        {
          label: 'Example bill ₹1.5 lakh, sub-limit ₹60,000: left to you',
          cells: [
            '₹90,000',
            '₹90,000',
            '₹90,000, if its sub-limit is alike',
            '₹1.5 lakh',
            '₹1.5 lakh',
          ],
        },
        {
          label: 'Number of deliveries',
          cells: [
            insurerDecides,
            insurerDecides,
            employerDecides,
            'Does not apply',
            'Does not apply',
          ],
        },
        {
          label: 'Visits before and after',
          cells: [
            'A small sum in some plans',
            'A small sum in some plans',
            employerDecides,
            'Not paid',
            'Not paid',
          ],
        },
      ],
    },
    {
      heading: 'When it starts to pay',
      rows: [
        {
          label: 'Wait for a delivery',
          cells: [
            'Insurer decides; often over a year',
            'Starts when the add-on is bought',
            'Often none',
            'Never paid',
            'Never paid',
          ],
        },
        {
          label: 'Wait for any illness',
          cells: [
            healthInitialWait.text,
            'As served in the base policy',
            'Often none',
            healthInitialWait.text,
            healthInitialWait.text,
          ],
        },
        {
          label: 'Already pregnant when you buy',
          cells: [
            'This delivery is not paid',
            'This delivery is not paid',
            'May be paid; ask before joining',
            'Never paid',
            'Never paid',
          ],
        },
      ],
    },
    {
      heading: 'The newborn',
      rows: [
        {
          label: 'Insured from',
          cells: [
            'Day one in some; insurer decides',
            insurerDecides,
            'Often day one, if maternity is in',
            `Entry age ${standardHealthChildAge.text}`,
            'Insurer decides; often after some weeks',
          ],
        },
        {
          label: 'Example: newborn intensive care, ₹6 lakh: paid',
          cells: [
            '₹6 lakh, or only the sub-limit’s rest',
            '₹6 lakh, or only the sub-limit’s rest',
            'Up to the family’s sum, if covered',
            'Nothing',
            'Nothing, before the baby’s entry age',
          ],
        },
        {
          label: 'To be added by',
          cells: [
            'You, within the days it states',
            'You, within the days it states',
            'You, through your employer',
            'You, at the entry age',
            'You, at its entry age',
          ],
        },
      ],
    },
    {
      heading: 'Afterwards',
      rows: [
        {
          label: 'Family members allowed',
          cells: [
            insurerDecides,
            insurerDecides,
            employerDecides,
            standardHealthFamily.text,
            insurerDecides,
          ],
        },
        {
          label: 'When your family is complete',
          cells: [
            'You may pay for it still',
            'Can often be dropped at renewal',
            'Ends with the job',
            'Nothing to drop',
            'Nothing to drop',
          ],
        },
        {
          label: 'If you change jobs mid-pregnancy',
          cells: [
            'Nothing changes',
            'Nothing changes',
            'The benefit usually ends',
            'Nothing changes',
            'Nothing changes',
          ],
        },
      ],
    },
  ],
  figures: [healthMaternityCode, healthInitialWait, standardHealthChildAge, standardHealthFamily],
};
