/** Comparison on the travel page: which trips, travellers and emergencies each kind of policy is for. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  travelDomesticAge,
  travelDomesticCoPay,
  travelDomesticDeath,
  travelDomesticDeductible,
  travelDomesticDelay,
  travelDomesticHospital,
  travelDomesticRemains,
  travelDomesticRenewal,
  travelDomesticTrip,
  travelSchengenMinimum,
} from '../figures/travel.ts';

export const travelInsuranceComparison: Comparison = {
  caption: 'Kinds of travel policy side by side',
  verdict:
    'Single trip covers one journey on exact dates; annual multi-trip covers many short ones, each up to a limit.',
  plans: [
    { id: 'single-trip', name: 'Single trip', summary: 'one journey abroad, exact dates' },
    { id: 'multi-trip', name: 'Annual multi-trip', summary: 'many short journeys in a year' },
    { id: 'student', name: 'Student', summary: 'months at a place of study' },
    {
      id: 'bharat-yatra-suraksha',
      name: 'Bharat Yatra Suraksha',
      summary: 'standard policy inside India',
      isStandardProduct: true,
    },
    { id: 'senior-traveller', name: 'Senior traveller', summary: 'for older travellers abroad' },
    { id: 'family-trip', name: 'Family trip', summary: 'one policy, one itinerary' },
  ],
  keyRows: ['Where', 'Sudden illness', 'Illness you already have', 'Longest journey'],
  groups: [
    {
      heading: 'The trip',
      rows: [
        {
          label: 'Where',
          cells: [
            'Countries on the certificate',
            'Region on the certificate',
            'Country of study, and as stated',
            'Inside India',
            'Countries on the certificate',
            'Countries on the certificate',
          ],
        },
        {
          label: 'Longest journey',
          cells: [
            insurerDecides,
            'A limit for each journey',
            'Months; insurer decides',
            `${travelDomesticTrip.text}, in its widest plan`,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Age of travellers',
          cells: [
            insurerDecides,
            insurerDecides,
            'Student ages; insurer decides',
            `Limits: ${travelDomesticAge.text.toLowerCase()}`,
            'From the age the plan sets',
            'Insurer decides; limits for elders',
          ],
        },
        {
          label: 'At the end',
          cells: [
            'May be extended before it ends',
            'Bought anew each year',
            'May be extended with the course',
            travelDomesticRenewal.text,
            'May be extended before it ends',
            'May be extended before it ends',
          ],
        },
      ],
    },
    {
      heading: 'Medical help',
      rows: [
        {
          label: 'Sudden illness',
          cells: [
            'Yes, up to the medical sum',
            'Yes, anew for each journey',
            'Yes, up to the medical sum',
            'No: accidents only',
            'Yes, often with inner limits',
            'Yes; ask if the sum is shared',
          ],
        },
        {
          label: 'Hospital after an accident',
          cells: [
            'Within the medical sum',
            'Within the medical sum',
            'Within the medical sum',
            travelDomesticHospital.text,
            'Often with inner limits',
            'Within the medical sum',
          ],
        },
        {
          label: 'Schengen visa, short stay',
          cells: [
            `Choose ${travelSchengenMinimum.text} or more`,
            `Choose ${travelSchengenMinimum.text} or more`,
            'Long stays: ask the consulate',
            'Not valid abroad',
            `Choose ${travelSchengenMinimum.text} or more`,
            `Ask for ${travelSchengenMinimum.text} for each person`,
          ],
        },
        {
          label: 'Illness you already have',
          cells: [
            'Mostly only to save life',
            'Mostly only to save life',
            'Mostly only to save life',
            'No: accidents only',
            'Mostly only to save life; ask first',
            'Mostly only to save life',
          ],
        },
        {
          label: 'First part you pay',
          cells: [
            insurerDecides,
            insurerDecides,
            insurerDecides,
            `${travelDomesticDeductible.text}; co-pay: ${travelDomesticCoPay.text.toLowerCase()}`,
            'Insurer decides; often more with age',
            insurerDecides,
          ],
        },
      ],
    },
    {
      heading: 'The worst case',
      rows: [
        {
          label: 'Accidental death',
          cells: [
            'A fixed sum; insurer decides',
            'A fixed sum; insurer decides',
            'A fixed sum; insurer decides',
            travelDomesticDeath.text,
            'A fixed sum; insurer decides',
            'A fixed sum, often less for children',
          ],
        },
        {
          label: 'Bringing remains home',
          cells: [
            'Yes, to a limit',
            'Yes, to a limit',
            'Yes, to a limit',
            `${travelDomesticRemains.text}; not for short road trips`,
            'Yes, to a limit',
            'Yes, to a limit',
          ],
        },
      ],
    },
    {
      heading: 'Losses on the way',
      rows: [
        {
          label: 'Checked baggage',
          cells: [
            'In most plans, to a limit',
            'In most plans, to a limit',
            'In most plans, to a limit',
            'Optional',
            'In most plans, to a limit',
            'In most plans; ask if shared',
          ],
        },
        {
          label: 'Delay',
          cells: [
            'After the hours it states',
            'After the hours it states',
            'After the hours it states',
            `Optional, after ${travelDomesticDelay.text}`,
            'After the hours it states',
            'After the hours it states',
          ],
        },
        {
          label: 'Studies broken off',
          cells: [null, null, 'Fees, in some plans', null, null, null],
        },
      ],
    },
  ],
  figures: [
    travelDomesticTrip,
    travelDomesticAge,
    travelDomesticRenewal,
    travelDomesticHospital,
    travelSchengenMinimum,
    travelDomesticDeductible,
    travelDomesticCoPay,
    travelDomesticDeath,
    travelDomesticRemains,
    travelDomesticDelay,
  ],
};
