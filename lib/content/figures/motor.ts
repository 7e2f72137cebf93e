// Dated figures about car and two-wheeler insurance. Verified facts only. Third-party rates are
// statutory: when a new notification comes, change the rows here, not the prose.

import type { Figure, Source } from '../types.ts';
import { policyholderCircular } from './claims.ts';

const thirdPartyRules: Source = {
  title: 'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, 2022',
};
const packageWording: Source = {
  title: 'Private car package policy wording of an insurer, 2026',
};
const noClaimBonusTariff: Source = {
  title: 'No-claim bonus rows of a motor policy schedule template, 2026',
};
const motorVehiclesAct: Source = {
  title: 'Motor Vehicles Act, 1988, section 196, as amended in 2019',
};
const longTermCover: Source = {
  title:
    'IRDAI circulars on long-term motor third-party cover, 2018 to 2020, as reported by BloombergQuint',
};

/** A statutory third-party premium; all were checked on the same day. */
function thirdPartyPremium(id: string, label: string, text: string): Figure {
  return {
    id,
    label,
    text,
    from: '2022-06-01',
    asOf: '2026-09-04',
    source: thirdPartyRules,
    readBy: 'official-text',
  };
}

/* Third-party premium, private cars */

export const carThirdPartyUpTo1000cc = thirdPartyPremium(
  'motor-car-third-party-up-to-1000cc',
  'Third-party premium for a year, car engine up to 1,000 cc, before GST',
  '₹2,094',
);

export const carThirdParty1000To1500cc = thirdPartyPremium(
  'motor-car-third-party-1000-1500cc',
  'Third-party premium for a year, car engine above 1,000 and up to 1,500 cc, before GST',
  '₹3,416',
);

export const carThirdPartyOver1500cc = thirdPartyPremium(
  'motor-car-third-party-over-1500cc',
  'Third-party premium for a year, car engine above 1,500 cc, before GST',
  '₹7,897',
);

export const newCarThirdParty1000To1500cc = thirdPartyPremium(
  'motor-new-car-third-party-1000-1500cc',
  'Third-party premium for three years, new car, engine above 1,000 and up to 1,500 cc, before GST',
  '₹10,640',
);

export const electricCarThirdParty30To65kw = thirdPartyPremium(
  'motor-electric-car-third-party-30-65kw',
  'Third-party premium for a year, electric car above 30 and up to 65 kW, before GST',
  '₹2,904',
);

/* Third-party premium, two-wheelers */

export const bikeThirdPartyUpTo75cc = thirdPartyPremium(
  'motor-bike-third-party-up-to-75cc',
  'Third-party premium for a year, two-wheeler up to 75 cc, before GST',
  '₹538',
);

export const bikeThirdParty75To150cc = thirdPartyPremium(
  'motor-bike-third-party-75-150cc',
  'Third-party premium for a year, two-wheeler above 75 and up to 150 cc, before GST',
  '₹714',
);

export const bikeThirdParty150To350cc = thirdPartyPremium(
  'motor-bike-third-party-150-350cc',
  'Third-party premium for a year, two-wheeler above 150 and up to 350 cc, before GST',
  '₹1,366',
);

export const bikeThirdPartyOver350cc = thirdPartyPremium(
  'motor-bike-third-party-over-350cc',
  'Third-party premium for a year, two-wheeler above 350 cc, before GST',
  '₹2,804',
);

export const newBikeThirdParty75To150cc = thirdPartyPremium(
  'motor-new-bike-third-party-75-150cc',
  'Third-party premium for five years, new two-wheeler above 75 and up to 150 cc, before GST',
  '₹3,851',
);

export const electricBikeThirdPartyUpTo3kw = thirdPartyPremium(
  'motor-electric-bike-third-party-up-to-3kw',
  'Third-party premium for a year, electric two-wheeler up to 3 kW, before GST',
  '₹457',
);

export const electricBikeThirdParty3To7kw = thirdPartyPremium(
  'motor-electric-bike-third-party-3-7kw',
  'Third-party premium for a year, electric two-wheeler above 3 and up to 7 kW, before GST',
  '₹607',
);

/* Third-party cover: terms and concessions */

export const thirdPartyRatesUnchangedSince: Figure = {
  id: 'motor-third-party-rates-unchanged-since',
  label: 'Date since which third-party rates for cars and two-wheelers have stood',
  text: '1 June 2022',
  from: '2022-06-01',
  asOf: '2026-09-04',
  source: thirdPartyRules,
  readBy: 'note',
};

export const newCarThirdPartyYears: Figure = {
  id: 'motor-new-car-third-party-years',
  label: 'Third-party cover a new private car must be sold with',
  text: '3 years',
  from: '2018-09-01',
  asOf: '2020-06-09',
  source: longTermCover,
  readBy: 'press',
};

export const newBikeThirdPartyYears: Figure = {
  id: 'motor-new-bike-third-party-years',
  label: 'Third-party cover a new two-wheeler must be sold with',
  text: '5 years',
  from: '2018-09-01',
  asOf: '2020-06-09',
  source: longTermCover,
  readBy: 'press',
};

export const bundledOwnDamageYears: Figure = {
  id: 'motor-bundled-own-damage-years',
  label: 'Own-damage cover in the usual bundled policy of a new vehicle',
  text: '1 year',
  from: '2020-08-01',
  asOf: '2020-08-01',
  source: longTermCover,
  readBy: 'press',
};

export const hybridThirdPartyConcession: Figure = {
  id: 'motor-hybrid-third-party-concession',
  label: 'Third-party concession for hybrid electric vehicles',
  text: '7.5%',
  share: 7.5,
  from: '2022-06-01',
  asOf: '2022-05-25',
  source: thirdPartyRules,
  readBy: 'official-text',
};

export const motorGst: Figure = {
  id: 'motor-gst',
  label: 'GST on a car or two-wheeler insurance premium',
  text: '18%',
  share: 18,
  from: '2026-07-31',
  isFromFirstSeen: true,
  asOf: '2026-07-31',
  source: {
    title:
      'GST rate on motor insurance, not among the exemptions of Notification No. 16/2025-Central Tax (Rate)',
  },
  readBy: 'note',
};

/* Driving without third-party cover */

export const uninsuredFineFirst: Figure = {
  id: 'motor-uninsured-fine-first',
  label: 'Fine for driving without third-party cover, first offence',
  text: '₹2,000',
  from: '2024-09-09',
  isFromFirstSeen: true,
  asOf: '2024-09-09',
  source: motorVehiclesAct,
  readBy: 'official-text',
};

export const uninsuredFineRepeat: Figure = {
  id: 'motor-uninsured-fine-repeat',
  label: 'Fine for driving without third-party cover, later offence',
  text: '₹4,000',
  from: '2024-09-09',
  isFromFirstSeen: true,
  asOf: '2024-09-09',
  source: motorVehiclesAct,
  readBy: 'official-text',
};

export const uninsuredPrison: Figure = {
  id: 'motor-uninsured-prison',
  label: 'Longest imprisonment for driving without third-party cover, with or without the fine',
  text: '3 months',
  from: '2024-09-09',
  isFromFirstSeen: true,
  asOf: '2024-09-09',
  source: motorVehiclesAct,
  readBy: 'official-text',
};

/* Owner-driver personal accident cover */

export const ownerDriverAccidentCover: Figure = {
  id: 'motor-owner-driver-accident-cover',
  label: 'Compulsory personal accident cover of the owner-driver',
  text: '₹15 lakh',
  from: '2018-12-11',
  isFromFirstSeen: true,
  asOf: '2026',
  source: {
    title: 'IRDAI circular IRDAI/NL/CIR/MOTP/200/12/2018, 11 December 2018',
  },
  readBy: 'official-text',
};

export const ownerDriverOneLimbOrEye: Figure = {
  id: 'motor-owner-driver-one-limb-or-eye',
  label: 'Share of the owner-driver cover paid for the loss of one limb or one eye',
  text: '50%',
  share: 50,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

/* IDV: what is taken off the listed selling price, by the vehicle's age */

export const idvDepreciationUpTo6Months: Figure = {
  id: 'motor-idv-depreciation-up-to-6-months',
  label: 'IDV: taken off the listed price, vehicle up to 6 months old',
  text: '5%',
  share: 5,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const idvDepreciationUpTo1Year: Figure = {
  id: 'motor-idv-depreciation-up-to-1-year',
  label: 'IDV: taken off the listed price, vehicle above 6 months and up to 1 year old',
  text: '15%',
  share: 15,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const idvDepreciationUpTo2Years: Figure = {
  id: 'motor-idv-depreciation-up-to-2-years',
  label: 'IDV: taken off the listed price, vehicle above 1 and up to 2 years old',
  text: '20%',
  share: 20,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const idvDepreciationUpTo3Years: Figure = {
  id: 'motor-idv-depreciation-up-to-3-years',
  label: 'IDV: taken off the listed price, vehicle above 2 and up to 3 years old',
  text: '30%',
  share: 30,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const idvDepreciationUpTo4Years: Figure = {
  id: 'motor-idv-depreciation-up-to-4-years',
  label: 'IDV: taken off the listed price, vehicle above 3 and up to 4 years old',
  text: '40%',
  share: 40,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const idvDepreciationUpTo5Years: Figure = {
  id: 'motor-idv-depreciation-up-to-5-years',
  label: 'IDV: taken off the listed price, vehicle above 4 and up to 5 years old',
  text: '50%',
  share: 50,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const constructiveTotalLoss: Figure = {
  id: 'motor-constructive-total-loss',
  label: 'Cost of retrieval and repair, as a share of IDV, above which the vehicle is a total loss',
  text: '75%',
  share: 75,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

/* Depreciation on replaced parts in a repair claim */

export const partsDepreciationRubberPlastic: Figure = {
  id: 'motor-parts-depreciation-rubber-plastic',
  label: 'Taken off replaced rubber, nylon and plastic parts, tyres, batteries and air bags',
  text: '50%',
  share: 50,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const partsDepreciationGlass: Figure = {
  id: 'motor-parts-depreciation-glass',
  label: 'Taken off replaced glass',
  text: '0%',
  share: 0,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

export const partsDepreciationUpTo4Years: Figure = {
  id: 'motor-parts-depreciation-up-to-4-years',
  label: 'Taken off other replaced parts, vehicle above 3 and up to 4 years old',
  text: '25%',
  share: 25,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};

/* No-claim bonus, off the own-damage premium */

export const noClaimBonusYear1: Figure = {
  id: 'motor-no-claim-bonus-year-1',
  label: 'No-claim bonus after one claim-free year',
  text: '20%',
  share: 20,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: noClaimBonusTariff,
  readBy: 'insurers-wording',
};

export const noClaimBonusYear2: Figure = {
  id: 'motor-no-claim-bonus-year-2',
  label: 'No-claim bonus after two claim-free years in a row',
  text: '25%',
  share: 25,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: noClaimBonusTariff,
  readBy: 'insurers-wording',
};

export const noClaimBonusYear3: Figure = {
  id: 'motor-no-claim-bonus-year-3',
  label: 'No-claim bonus after three claim-free years in a row',
  text: '35%',
  share: 35,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: noClaimBonusTariff,
  readBy: 'insurers-wording',
};

export const noClaimBonusYear4: Figure = {
  id: 'motor-no-claim-bonus-year-4',
  label: 'No-claim bonus after four claim-free years in a row',
  text: '45%',
  share: 45,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: noClaimBonusTariff,
  readBy: 'insurers-wording',
};

export const noClaimBonusYear5: Figure = {
  id: 'motor-no-claim-bonus-year-5',
  label: 'No-claim bonus after five claim-free years in a row, the highest step',
  text: '50%',
  share: 50,
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: noClaimBonusTariff,
  readBy: 'insurers-wording',
};

/* Claims and changes */

export const motorSurveyorAppointed: Figure = {
  id: 'motor-surveyor-appointed',
  label: 'Time to allot a surveyor after a motor claim is reported',
  text: '24 hours',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const motorClaimDecision: Figure = {
  id: 'motor-claim-decision',
  label:
    'Time for the insurer’s decision after the survey report, or after its due date if that is earlier',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const motorLatePaymentInterest: Figure = {
  id: 'motor-late-payment-interest',
  label: 'Interest the insurer owes on a late motor claim payment',
  text: 'bank rate plus 2 percentage points',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const tribunalClaimTime: Figure = {
  id: 'motor-tribunal-claim-time',
  label: 'Time for an accident victim to apply to the Motor Accidents Claims Tribunal',
  text: '6 months',
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: { title: 'Motor Vehicles Act, 1988, section 166(3), in force since 1 April 2022' },
  readBy: 'press',
};

export const accidentCashlessTreatment: Figure = {
  id: 'motor-accident-cashless-treatment',
  label: 'Cashless treatment of a road accident victim at a listed hospital',
  text: 'up to ₹1.5 lakh for 7 days',
  from: '2025-05-05',
  asOf: '2026-02-14',
  source: { title: 'Cashless Treatment of Road Accident Victims Scheme, 2025' },
  readBy: 'official-text',
};

export const policyAfterOwnersDeath: Figure = {
  id: 'motor-policy-after-owners-death',
  label:
    'Time a motor policy stays valid for the heirs after the owner dies, if it has not expired',
  text: '3 months',
  from: '2026-01-01',
  isFromFirstSeen: true,
  asOf: '2026',
  source: packageWording,
  readBy: 'insurers-wording',
};
