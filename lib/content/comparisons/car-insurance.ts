/** Comparison on the car insurance page: the law's part, your car's part, and what a repair leaves you to pay. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  bundledOwnDamageYears,
  carPropertyDamage,
  carThirdParty1000To1500cc,
  constructiveTotalLoss,
  newCarThirdParty1000To1500cc,
  newCarThirdPartyYears,
  noClaimBonusYear5,
  ownerDriverAccidentCover,
  partsDepreciationRubberPlastic,
  partsDepreciationUpTo4Years,
} from '../figures/motor.ts';

const othersPaid = 'As the court decides, without a fixed limit';
const property = `Usually up to ${carPropertyDamage.text}; see the schedule`;
const ownPolicyBeside = 'Paid by the third-party policy beside it';
const nothing = 'Nothing';
const idvLessDeductible = 'The IDV, less the deductible';
const ownerCover = `${ownerDriverAccidentCover.text}, unless you are exempt`;
const plastic = `You bear ${partsDepreciationRubberPlastic.text}`;
const metal = `You bear ${partsDepreciationUpTo4Years.text}`;
const totalLoss = `Repair above ${constructiveTotalLoss.text} of the IDV`;
const yearly = `${carThirdParty1000To1500cc.text} a year`;
const bonus = `Up to ${noClaimBonusYear5.text} off own damage`;

export const carInsuranceComparison: Comparison = {
  caption: 'Kinds of car policy side by side',
  verdict:
    'Third party meets the law but pays nothing for your own car. Comprehensive pays for both.',
  plans: [
    { id: 'third-party', name: 'Third-party only', summary: 'what the law asks' },
    { id: 'comprehensive', name: 'Comprehensive', summary: 'others and your own car' },
    {
      id: 'zero-depreciation',
      name: 'Comprehensive, zero depreciation',
      summary: 'new parts without a cut',
    },
    {
      id: 'own-damage',
      name: 'Own damage alone',
      summary: 'your car, beside a third-party policy',
    },
    {
      id: 'pay-as-you-drive',
      name: 'Pay as you drive',
      summary: 'own damage within chosen kilometres',
    },
    { id: 'new-car-bundle', name: 'New-car bundle', summary: 'two parts, two end dates' },
  ],
  keyRows: [
    'Satisfies the law by itself',
    'Accident, fire, flood, riot',
    'Theft',
    'Third-party part, 1,000 to 1,500 cc, before GST',
  ],
  groups: [
    {
      heading: 'Other people, and the law',
      rows: [
        {
          label: 'Satisfies the law by itself',
          cells: [
            'Yes',
            'Yes',
            'Yes',
            'No',
            'With its third-party part, yes',
            'Yes, until the third-party part ends',
          ],
        },
        {
          label: 'Injury or death of others',
          cells: [othersPaid, othersPaid, othersPaid, ownPolicyBeside, othersPaid, othersPaid],
        },
        {
          label: 'Property of others',
          cells: [property, property, property, ownPolicyBeside, property, property],
        },
        {
          label: 'Accident cover of the owner-driver',
          cells: [
            ownerCover,
            ownerCover,
            ownerCover,
            'Usually with the third-party policy',
            ownerCover,
            ownerCover,
          ],
        },
      ],
    },
    {
      heading: 'Your own car',
      rows: [
        {
          label: 'Accident, fire, flood, riot',
          cells: [
            nothing,
            'The repair, less cuts and deductible',
            'The repair, less deductible',
            'The repair, less cuts and deductible',
            'As comprehensive, within your kilometres',
            `As comprehensive, usually for ${bundledOwnDamageYears.text}`,
          ],
        },
        {
          label: 'Theft',
          cells: [
            nothing,
            idvLessDeductible,
            `${idvLessDeductible}; the add-on changes nothing`,
            idvLessDeductible,
            idvLessDeductible,
            `${idvLessDeductible}, while own damage runs`,
          ],
        },
        {
          label: 'New plastic and rubber parts',
          cells: [nothing, plastic, 'The insurer bears the cut', plastic, plastic, plastic],
        },
        {
          label: 'New metal parts, car three to four years old',
          cells: [
            nothing,
            metal,
            'The insurer bears the cut',
            metal,
            metal,
            'Own damage is usually over by then',
          ],
        },
        {
          label: 'Counts as a total loss',
          cells: ['Does not apply', totalLoss, totalLoss, totalLoss, totalLoss, totalLoss],
        },
      ],
    },
    {
      heading: 'What it costs',
      rows: [
        {
          label: 'Third-party part, 1,000 to 1,500 cc, before GST',
          cells: [
            yearly,
            yearly,
            yearly,
            'Paid already, in the other policy',
            yearly,
            `${newCarThirdParty1000To1500cc.text} for ${newCarThirdPartyYears.text}`,
          ],
        },
        {
          label: 'Own-damage part',
          cells: [
            'None',
            insurerDecides,
            'Insurer decides; the add-on comes in addition',
            insurerDecides,
            'Insurer decides, by the kilometres you choose',
            insurerDecides,
          ],
        },
        {
          label: 'No-claim bonus',
          cells: ['None', bonus, bonus, bonus, bonus, 'From the first own-damage renewal'],
        },
      ],
    },
    {
      heading: 'Deciding',
      rows: [
        {
          label: 'Fits',
          cells: [
            'An old car you could lose',
            'A car you could not replace',
            'A newer car in city traffic',
            'The years after a new-car bundle',
            'Few kilometres, and you keep count',
            'The day you buy a new car',
          ],
        },
        {
          label: 'Ask before you pay',
          cells: [
            'Could I replace the car from savings?',
            'Is the IDV the value of today?',
            'How many claims, and until which age?',
            'When does my third-party policy end?',
            'What happens beyond my kilometres?',
            'Which two dates does the schedule show?',
          ],
        },
      ],
    },
  ],
  figures: [
    ownerDriverAccidentCover,
    carPropertyDamage,
    bundledOwnDamageYears,
    partsDepreciationRubberPlastic,
    partsDepreciationUpTo4Years,
    constructiveTotalLoss,
    carThirdParty1000To1500cc,
    newCarThirdParty1000To1500cc,
    newCarThirdPartyYears,
    noClaimBonusYear5,
  ],
};
