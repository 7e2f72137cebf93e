/** Comparison on the bike insurance page: which cover each kind has, until when, and what a theft brings. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  bikeThirdParty75To150cc,
  bundledOwnDamageYears,
  idvDepreciationUpTo2Years,
  newBikeThirdParty75To150cc,
  newBikeThirdPartyYears,
  noClaimBonusYear1,
  ownerDriverAccidentCover,
  partsDepreciationRubberPlastic,
} from '../figures/motor.ts';

const notIncluded = 'Not included';
const nothing = 'Nothing';
const longTerm = `${newBikeThirdPartyYears.text} from purchase`;
const noLimit = 'What the court awards, no fixed limit';
const otherPolicy = 'From the third-party policy beside it';
const riderCover = `${ownerDriverAccidentCover.text}, unless exempt`;
const value = `Listed price less ${idvDepreciationUpTo2Years.text}`;
const cut = `You pay ${partsDepreciationRubberPlastic.text} of the part`;
const yearly = `${bikeThirdParty75To150cc.text} a year`;
const atPurchase = `${newBikeThirdParty75To150cc.text} at purchase`;
const bonus = `${noClaimBonusYear1.text} off own damage`;

export const bikeInsuranceComparison: Comparison = {
  caption: 'Kinds of two-wheeler policy side by side',
  verdict:
    'A new bike comes with long third-party cover and usually one year of own damage. When that year ends, you renew own damage alone.',
  plans: [
    { id: 'new-bike-bundle', name: 'New-bike bundle', summary: 'long liability, short own damage' },
    { id: 'own-damage', name: 'Own damage alone', summary: 'the cover that ran out' },
    { id: 'third-party', name: 'Third-party, a year', summary: 'what the law asks' },
    { id: 'comprehensive', name: 'Comprehensive, a year', summary: 'both halves, one date' },
    {
      id: 'zero-depreciation',
      name: 'Comprehensive, zero depreciation',
      summary: 'new parts without a cut',
    },
    {
      id: 'long-term-third-party',
      name: 'Long-term third-party',
      summary: 'liability only, from new',
    },
  ],
  keyRows: [
    'Third-party cover',
    'Own-damage cover',
    'Theft',
    'Third-party part, 76 to 150 cc, before GST',
  ],
  groups: [
    {
      heading: 'Which cover runs, and until when',
      rows: [
        {
          label: 'Third-party cover',
          cells: [longTerm, notIncluded, 'A year', 'A year', 'A year', longTerm],
        },
        {
          label: 'Own-damage cover',
          cells: [
            `Usually ${bundledOwnDamageYears.text}`,
            'A year',
            notIncluded,
            'A year',
            'A year',
            notIncluded,
          ],
        },
        {
          label: 'Who buys it',
          cells: [
            'A buyer of a new bike',
            'An owner with running third-party cover',
            'An owner past the first long period',
            'An owner past the first long period',
            'An owner of a newer bike',
            'A buyer who insures others only',
          ],
        },
      ],
    },
    {
      heading: 'Your bike',
      rows: [
        {
          label: 'Theft',
          cells: [
            'IDV less deductible, while own damage runs',
            'IDV less deductible',
            nothing,
            'IDV less deductible',
            'IDV less deductible, add-on or not',
            nothing,
          ],
        },
        {
          label: 'Insured value at eighteen months',
          cells: ['Own damage is usually over', value, 'None', value, value, 'None'],
        },
        {
          label: 'A fall or collision',
          cells: [
            'Repair less cuts, while own damage runs',
            'Repair, less cuts and deductible',
            nothing,
            'Repair, less cuts and deductible',
            'Repair, less deductible',
            nothing,
          ],
        },
        {
          label: 'A broken plastic panel',
          cells: [cut, cut, nothing, cut, 'The insurer bears the cut', nothing],
        },
      ],
    },
    {
      heading: 'People',
      rows: [
        {
          label: 'Someone you injure',
          cells: [noLimit, otherPolicy, noLimit, noLimit, noLimit, noLimit],
        },
        {
          label: 'You, on death or disablement',
          cells: [riderCover, otherPolicy, riderCover, riderCover, riderCover, riderCover],
        },
        {
          label: 'Your hospital bill',
          cells: [nothing, nothing, nothing, nothing, nothing, nothing],
        },
        {
          label: 'Pillion rider’s accident cover',
          cells: [
            'An extra, if offered',
            'An extra, if offered',
            'An extra, if offered',
            'An extra, if offered',
            'An extra, if offered',
            'An extra, if offered',
          ],
        },
      ],
    },
    {
      heading: 'Price and choice',
      rows: [
        {
          label: 'Third-party part, 76 to 150 cc, before GST',
          cells: [
            atPurchase,
            'Paid already, in the other policy',
            yearly,
            yearly,
            yearly,
            atPurchase,
          ],
        },
        {
          label: 'Own-damage part',
          cells: [
            insurerDecides,
            insurerDecides,
            'None',
            insurerDecides,
            'Insurer decides; add-on in addition',
            'None',
          ],
        },
        {
          label: 'Bonus after one claim-free year',
          cells: ['At the own-damage renewal', bonus, 'None', bonus, bonus, 'None'],
        },
      ],
    },
  ],
  figures: [
    newBikeThirdPartyYears,
    bundledOwnDamageYears,
    idvDepreciationUpTo2Years,
    partsDepreciationRubberPlastic,
    ownerDriverAccidentCover,
    newBikeThirdParty75To150cc,
    bikeThirdParty75To150cc,
    noClaimBonusYear1,
  ],
};
