/**
 * Dated figures about car and two-wheeler insurance, verified only. Third-party rates are statutory: after a new
 * notification change the rows here, not the prose. Own-damage terms are each insurer's since 2007: their rows name the
 * wording that was read.
 */
import { thirdPartyPremium, thirdPartyRules } from '../third-party-rules.ts';
import type { ClockFigure, Figure, Source } from '../types.ts';

// The notes on the wordings of ICICI Lombard, Tata AIG and HDFC ERGO state the same tables.
const packageWording: Source = {
  title: 'SBI General, private car package policy wording, 2026',
};
const ownDamageWording: Source = {
  title: 'Tata AIG, stand-alone own-damage policy wording, UIN IRDAN108RP0001V01201920',
};
const deductibleWording: Source = {
  title: 'ICICI Lombard, motor policy wordings of 2025',
};
const bonusPage: Source = {
  title: 'HDFC ERGO, page on the no-claim bonus in car insurance',
};
const motorPolicyPage: Source = {
  title: 'The New India Assurance, motor policy page',
};
const motorVehiclesAct: Source = {
  title: 'Motor Vehicles Act, 1988, section 196, as amended in 2019',
};
const vehicleTransfer: Source = { title: 'Motor Vehicles Act, 1988, section 50' };
const policyTransfer: Source = { title: 'Motor Vehicles Act, 1988, section 157' };
const longTermCover: Source = {
  title:
    'IRDAI circular on long-term third-party cover for new vehicles, in force from 1 September 2018',
};

/** A term of an insurer's wording or page: practice in the market, not law. */
function wordingTerm(
  source: Source,
  asOf: string,
  row: Pick<Figure, 'id' | 'label' | 'text' | 'share'>,
): Figure {
  const from = `${asOf}-01-01` as Figure['from'];
  return { ...row, from, isEffectiveDateUnknown: true, asOf, source, readIn: 'insurers-wording' };
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
  source: {
    title:
      'Gazette tracker, 4 September 2026: no change of the Rules of 2022 after G.S.R. 32(E) of 5 January 2024',
  },
  readIn: 'note',
};

// A tracker of gazettes lists it under third-party premium, without its text. Once somebody has read it, change the
// rows of the rates if they changed, then delete this row and its sentences in shared-rules.ts and prices.ts.
export const thirdPartyNoticeUnread: Figure = {
  id: 'motor-third-party-notice-unread',
  label: 'Gazette notice listed under third-party premium whose text we could not read',
  text: '17 June 2026',
  from: '2026-06-17',
  asOf: '2026-06-17',
  source: { title: 'Gazette of India, CG-DL-E-17062026-273545' },
  readIn: 'note',
};

export const newCarThirdPartyYears: Figure = {
  id: 'motor-new-car-third-party-years',
  label: 'Third-party cover a new private car must be sold with',
  text: '3 years',
  from: '2018-09-01',
  asOf: '2018-08-30',
  source: longTermCover,
  readIn: 'press',
};

export const newBikeThirdPartyYears: Figure = {
  id: 'motor-new-bike-third-party-years',
  label: 'Third-party cover a new two-wheeler must be sold with',
  text: '5 years',
  from: '2018-09-01',
  asOf: '2018-08-30',
  source: longTermCover,
  readIn: 'press',
};

export const bundledOwnDamageYears: Figure = {
  id: 'motor-bundled-own-damage-years',
  label: 'Own-damage cover in the usual bundled policy of a new vehicle',
  text: '1 year',
  from: '2020-08-01',
  asOf: '2020-06-09',
  source: {
    title: 'IRDAI’s withdrawal of long-term package covers',
    via: 'BloombergQuint, 9 June 2020',
  },
  readIn: 'press',
};

export const hybridThirdPartyConcession: Figure = {
  id: 'motor-hybrid-third-party-concession',
  label: 'Third-party concession for hybrid electric vehicles',
  text: '7.5%',
  share: 7.5,
  from: '2022-06-01',
  asOf: '2022-05-25',
  source: thirdPartyRules,
  readIn: 'official-text',
};

export const motorGst: Figure = {
  id: 'motor-gst',
  label: 'GST on a car or two-wheeler insurance premium',
  text: '18%',
  share: 18,
  from: '2026-07-31',
  isEffectiveDateUnknown: true,
  asOf: '2026-07-31',
  source: {
    title:
      'Note of 31 July 2026 on GST rates: motor is not among the exemptions of Notification 16/2025-Central Tax (Rate)',
  },
  readIn: 'note',
};

/* Driving without third-party cover */

export const uninsuredFineFirst: Figure = {
  id: 'motor-uninsured-fine-first',
  label: 'Fine for driving without third-party cover, first offence',
  text: '₹2,000',
  from: '2024-09-09',
  isEffectiveDateUnknown: true,
  asOf: '2024-09-09',
  isReconfirmed: true,
  source: motorVehiclesAct,
  readIn: 'official-text',
};

export const uninsuredFineRepeat: Figure = {
  id: 'motor-uninsured-fine-repeat',
  label: 'Fine for driving without third-party cover, later offence',
  text: '₹4,000',
  from: '2024-09-09',
  isEffectiveDateUnknown: true,
  asOf: '2024-09-09',
  isReconfirmed: true,
  source: motorVehiclesAct,
  readIn: 'official-text',
};

export const uninsuredPrison: Figure = {
  id: 'motor-uninsured-prison',
  label: 'Longest imprisonment for driving without third-party cover, with or without the fine',
  text: '3 months',
  from: '2024-09-09',
  isEffectiveDateUnknown: true,
  asOf: '2024-09-09',
  isReconfirmed: true,
  source: motorVehiclesAct,
  readIn: 'official-text',
};

/* Owner-driver personal accident cover */

export const ownerDriverAccidentCover: Figure = {
  id: 'motor-owner-driver-accident-cover',
  label: 'Compulsory personal accident cover of the owner-driver',
  text: '₹15 lakh',
  from: '2018-12-11',
  isEffectiveDateUnknown: true,
  asOf: '2018-12-11',
  source: {
    title: 'IRDAI circular IRDAI/NL/CIR/MOTP/200/12/2018, 11 December 2018',
  },
  readIn: 'official-text',
};

export const ownerDriverOneLimbOrEye = wordingTerm(packageWording, '2026', {
  id: 'motor-owner-driver-one-limb-or-eye',
  label: 'Share of the owner-driver cover paid for the loss of one limb or one eye',
  text: '50%',
  share: 50,
});

/* IDV: what is taken off the listed selling price, by the vehicle's age */

export const idvDepreciationUpTo6Months = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-6-months',
  label: 'IDV: taken off the listed price, vehicle up to 6 months old',
  text: '5%',
  share: 5,
});

export const idvDepreciationUpTo1Year = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-1-year',
  label: 'IDV: taken off the listed price, vehicle above 6 months and up to 1 year old',
  text: '15%',
  share: 15,
});

export const idvDepreciationUpTo2Years = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-2-years',
  label: 'IDV: taken off the listed price, vehicle above 1 and up to 2 years old',
  text: '20%',
  share: 20,
});

export const idvDepreciationUpTo3Years = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-3-years',
  label: 'IDV: taken off the listed price, vehicle above 2 and up to 3 years old',
  text: '30%',
  share: 30,
});

export const idvDepreciationUpTo4Years = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-4-years',
  label: 'IDV: taken off the listed price, vehicle above 3 and up to 4 years old',
  text: '40%',
  share: 40,
});

export const idvDepreciationUpTo5Years = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-depreciation-up-to-5-years',
  label: 'IDV: taken off the listed price, vehicle above 4 and up to 5 years old',
  text: '50%',
  share: 50,
});

export const idvOfDiscontinuedModel = wordingTerm(packageWording, '2026', {
  id: 'motor-idv-discontinued-model',
  label: 'IDV of a model that is no longer made, and of any vehicle over 5 years old',
  text: 'by agreement of owner and insurer',
});

export const constructiveTotalLoss = wordingTerm(packageWording, '2026', {
  id: 'motor-constructive-total-loss',
  label: 'Cost of retrieval and repair, as a share of IDV, above which the vehicle is a total loss',
  text: '75%',
  share: 75,
});

/* What a package policy leaves out, and its conditions */

export const ownDamageLeftOut = wordingTerm(packageWording, '2026', {
  id: 'motor-own-damage-left-out',
  label: 'Losses that the own-damage section leaves out, clause 2(a)',
  text: 'Consequential loss, wear and tear, mechanical or electrical breakdown',
});

export const driverLeftOut = wordingTerm(packageWording, '2026', {
  id: 'motor-driver-left-out',
  label: 'Drivers for which the own-damage section does not pay, clause 2(c)',
  text: 'Under the influence of alcohol or drugs, or without a valid licence',
});

export const useLeftOut = wordingTerm(packageWording, '2026', {
  id: 'motor-use-left-out',
  label: 'Use for which the policy does not pay, general exception 3(a)',
  text: 'Other than the limitations as to use allow',
});

export const noticeCondition = wordingTerm(packageWording, '2026', {
  id: 'motor-notice-condition',
  label: 'Notice of an accident, or of a theft to the police, condition 1',
  text: 'Immediately',
});

export const safeguardCondition = wordingTerm(packageWording, '2026', {
  id: 'motor-safeguard-condition',
  label: 'Care for the vehicle, condition 4',
  text: 'All reasonable steps to keep it safe and in order',
});

/** The IDV table of a renewal page: the depreciation at each age. */
export const declaredValueScale: { age: string; figure: Figure }[] = [
  { age: 'Up to 6 months', figure: idvDepreciationUpTo6Months },
  { age: 'Over 6 months, up to 1 year', figure: idvDepreciationUpTo1Year },
  { age: 'Over 1 year, up to 2 years', figure: idvDepreciationUpTo2Years },
  { age: 'Over 2 years, up to 3 years', figure: idvDepreciationUpTo3Years },
  { age: 'Over 3 years, up to 4 years', figure: idvDepreciationUpTo4Years },
  { age: 'Over 4 years, up to 5 years', figure: idvDepreciationUpTo5Years },
];

/* What stays with the owner: deductibles */

export const carDeductibleSmall = wordingTerm(deductibleWording, '2025', {
  id: 'motor-car-deductible-up-to-1500cc',
  label: 'Usual compulsory deductible for each claim, car up to 1,500 cc',
  text: '₹1,000',
});

export const carDeductibleLarge = wordingTerm(deductibleWording, '2025', {
  id: 'motor-car-deductible-over-1500cc',
  label: 'Usual compulsory deductible for each claim, car above 1,500 cc',
  text: '₹2,000',
});

export const bikeDeductible = wordingTerm(deductibleWording, '2025', {
  id: 'motor-bike-deductible',
  label: 'Usual compulsory deductible for each claim, two-wheeler',
  text: '₹100',
});

export const carVoluntaryDeductibles = wordingTerm(deductibleWording, '2025', {
  id: 'motor-car-voluntary-deductibles',
  label: 'Voluntary deductibles usually offered for a car, for each claim',
  text: '₹2,500, ₹5,000, ₹7,500 or ₹15,000',
});

/* The wreck after a total loss */

export const retainedWreck: Figure = {
  id: 'motor-retained-wreck',
  label: 'What a total loss pays when the owner keeps the wreck',
  text: 'the IDV less the value of the wreck, by competitive quotes, the owner’s own included',
  from: '2024-06-11',
  asOf: '2024-06-11',
  source: {
    title: 'IRDAI Master Circular on General Insurance Business, 11 June 2024',
    via: 'a copy of ICICI Lombard’s questions on motor insurance',
  },
  readIn: 'insurers-wording',
};

/* Damage to the property of others */

export const carPropertyDamage = wordingTerm(motorPolicyPage, '2014', {
  id: 'motor-car-property-damage',
  label: 'Usual limit for damage to other people’s property, private car',
  text: '₹7.5 lakh',
});

export const bikePropertyDamage = wordingTerm(motorPolicyPage, '2014', {
  id: 'motor-bike-property-damage',
  label: 'Usual limit for damage to other people’s property, two-wheeler',
  text: '₹1 lakh',
});

export const reducedPropertyDamage = wordingTerm(packageWording, '2026', {
  id: 'motor-reduced-property-damage',
  label: 'Limit for the property of others that an owner can choose for a lower premium',
  text: '₹6,000',
});

/* Depreciation on replaced parts in a repair claim */

export const partsDepreciationRubberPlastic = wordingTerm(packageWording, '2026', {
  id: 'motor-parts-depreciation-rubber-plastic',
  label: 'Taken off replaced rubber, nylon and plastic parts, tyres, batteries and air bags',
  text: '50%',
  share: 50,
});

export const partsDepreciationGlass = wordingTerm(packageWording, '2026', {
  id: 'motor-parts-depreciation-glass',
  label: 'Taken off replaced glass',
  text: '0%',
  share: 0,
});

export const partsDepreciationFibreglass = wordingTerm(packageWording, '2026', {
  id: 'motor-parts-depreciation-fibreglass',
  label: 'Taken off replaced fibreglass parts',
  text: '30%',
  share: 30,
});

export const partsDepreciationPaint = wordingTerm(ownDamageWording, '2020', {
  id: 'motor-parts-depreciation-paint',
  label: 'Taken off the material of a painting bill',
  text: '50%',
  share: 50,
});

export const paintMaterialShare = wordingTerm(ownDamageWording, '2020', {
  id: 'motor-paint-material-share',
  label: 'Counted as material in a painting bill that does not split material and labour',
  text: '25%',
  share: 25,
});

function otherParts(key: string, age: string, share: number) {
  return {
    age,
    figure: wordingTerm(packageWording, '2026', {
      id: `motor-parts-depreciation-${key}`,
      label: `Taken off other replaced parts, vehicle aged ${age.toLowerCase()}`,
      text: `${share}%`,
      share,
    }),
  };
}

export const partsDepreciationUpTo4Years = otherParts(
  '4-years',
  'Over 3 years, up to 4 years',
  25,
).figure;

export const partsDepreciationUpTo5Years = otherParts(
  '5-years',
  'Over 4 years, up to 5 years',
  35,
).figure;

/** Metal and all other parts: depreciation by the age of the vehicle. */
export const otherPartsScale: { age: string; figure: Figure }[] = [
  otherParts('6-months', 'Up to 6 months', 0),
  otherParts('1-year', 'Over 6 months, up to 1 year', 5),
  otherParts('2-years', 'Over 1 year, up to 2 years', 10),
  otherParts('3-years', 'Over 2 years, up to 3 years', 15),
  { age: 'Over 3 years, up to 4 years', figure: partsDepreciationUpTo4Years },
  { age: 'Over 4 years, up to 5 years', figure: partsDepreciationUpTo5Years },
  otherParts('10-years', 'Over 5 years, up to 10 years', 40),
  otherParts('older', 'Over 10 years', 50),
];

/** Practice in the market: each insurer sets its own age. */
export const zeroDepreciationAge: Figure = {
  id: 'motor-zero-depreciation-age',
  label: 'Age of a car up to which insurers sell zero depreciation',
  text: 'at most insurers up to five years, at some up to seven or more',
  from: '2024-01-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: {
    title: 'Insurers’ age limits for zero depreciation, no official text',
    via: 'pages of ACKO, Zurich Kotak and Policybazaar on cars older than five years',
  },
  readIn: 'note',
};

/** Practice in the market: no rule sets the number. */
export const zeroDepreciationClaims: Figure = {
  id: 'motor-zero-depreciation-claims',
  label: 'Zero depreciation claims that insurers allow in a policy year',
  text: 'many insurers allow one or two, some set no limit',
  from: '2026-11-27',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: {
    title: 'Insurers’ limits on zero depreciation claims, no official text',
    via: 'pages of SBI General, Policybazaar and InsuranceDekho',
  },
  readIn: 'note',
};

/* No-claim bonus, off the own-damage premium */

export const noClaimBonusYear1 = wordingTerm(bonusPage, '2026', {
  id: 'motor-no-claim-bonus-year-1',
  label: 'No-claim bonus after one claim-free year',
  text: '20%',
  share: 20,
});

export const noClaimBonusYear2 = wordingTerm(bonusPage, '2026', {
  id: 'motor-no-claim-bonus-year-2',
  label: 'No-claim bonus after two claim-free years in a row',
  text: '25%',
  share: 25,
});

export const noClaimBonusYear3 = wordingTerm(bonusPage, '2026', {
  id: 'motor-no-claim-bonus-year-3',
  label: 'No-claim bonus after three claim-free years in a row',
  text: '35%',
  share: 35,
});

export const noClaimBonusYear4 = wordingTerm(bonusPage, '2026', {
  id: 'motor-no-claim-bonus-year-4',
  label: 'No-claim bonus after four claim-free years in a row',
  text: '45%',
  share: 45,
});

export const noClaimBonusYear5 = wordingTerm(bonusPage, '2026', {
  id: 'motor-no-claim-bonus-year-5',
  label: 'No-claim bonus after five claim-free years in a row, the highest step',
  text: '50%',
  share: 50,
});

/** The bonus table of a renewal page: the discount after each number of claim-free years. */
export const noClaimBonusScale: { after: string; figure: Figure }[] = [
  { after: 'One year', figure: noClaimBonusYear1 },
  { after: 'Two years in a row', figure: noClaimBonusYear2 },
  { after: 'Three years in a row', figure: noClaimBonusYear3 },
  { after: 'Four years in a row', figure: noClaimBonusYear4 },
  { after: 'Five years in a row or more', figure: noClaimBonusYear5 },
];

export const noClaimCertificateYears: Figure = {
  id: 'motor-no-claim-certificate-years',
  label: 'Time for which a certificate keeps the no-claim bonus after the vehicle is sold',
  text: '3 years',
  from: '2019-05-08',
  isEffectiveDateUnknown: true,
  asOf: '2019-05-08',
  source: { title: 'HDFC ERGO, article on the no-claim bonus, 8 May 2019' },
  readIn: 'insurers-wording',
};

/* Changes */

export const policyAfterOwnersDeath = wordingTerm(packageWording, '2026', {
  id: 'motor-policy-after-owners-death',
  label:
    'Time a motor policy stays valid for the heirs after the owner dies, if it has not expired',
  text: '3 months',
});

// Sections 50 and 157 were read in copies of the Act, section 157 also in Hindi: its explanation adds that rights and
// liabilities pass as well. A judgment of 2022 (Kerala High Court, Reliance General v. Annamma Raju) takes the 14 days
// as directory, so a late application does not end third-party cover; an insurer's page that says it does is wrong.
export const thirdPartyPassesToBuyer: Figure = {
  id: 'motor-third-party-passes-to-buyer',
  label: 'Third-party cover of a used vehicle passes to the buyer by law',
  text: 'from the day of the sale',
  from: '2022-04-01',
  isEffectiveDateUnknown: true,
  asOf: '2022-04-01',
  isReconfirmed: true,
  source: policyTransfer,
  readIn: 'official-text',
};

export const buyerNotifiesInsurer: ClockFigure = {
  id: 'motor-vehicle-buyer-tells-insurer',
  label: 'Time for the buyer of a used vehicle to ask the insurer to transfer the policy',
  text: '14 days',
  clock: { days: 14 },
  from: '2022-04-01',
  isEffectiveDateUnknown: true,
  asOf: '2022-04-01',
  isReconfirmed: true,
  source: policyTransfer,
  readIn: 'official-text',
};

export const buyerNotifiesRto: ClockFigure = {
  id: 'motor-vehicle-buyer-tells-rto',
  label: 'Time for the buyer of a used vehicle to report the transfer to the registering authority',
  text: '30 days',
  clock: { days: 30 },
  from: '2026-11-22',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-22',
  isReconfirmed: true,
  source: vehicleTransfer,
  readIn: 'official-text',
};

export const sellerNotifiesRto: Figure = {
  id: 'motor-vehicle-seller-tells-rto',
  label: 'Time for the seller of a vehicle to report the transfer to the registering authority',
  text: '14 days; 45 days if it goes to another state',
  from: '2026-11-22',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-22',
  isReconfirmed: true,
  source: vehicleTransfer,
  readIn: 'official-text',
};

// Law that is not settled: the Supreme Court held in 1995 (Complete Insulations) that section 157 carries third-party
// cover only, later read it more widely, and has referred the question to a larger bench (Jaswinder Singh v. New India
// Assurance; read in the press). The advice below holds either way.
export const ownDamageForBuyer: Figure = {
  id: 'motor-own-damage-for-buyer',
  label: 'Own-damage cover of a used vehicle: when the buyer can rely on it',
  text: 'once the insurer has endorsed your name',
  from: '2018-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2018',
  source: { title: 'IRDAI’s handbook on motor insurance, as quoted by HDFC ERGO in 2018' },
  readIn: 'note',
};

// Refused claims

export const licenceAfterExpiry: Figure = {
  id: 'motor-licence-after-expiry',
  label: 'Month of grace of an expired driving licence, since the amendment of 2019',
  text: 'None',
  from: '2019-10-28',
  isEffectiveDateUnknown: true,
  asOf: '2019-10-28',
  source: {
    title: 'Motor Vehicles Act, 1988, section 14, as amended in 2019',
    via: 'Business Today, 28 October 2019',
  },
  readIn: 'press',
};

export const pollutionCertificateClaim: Figure = {
  id: 'motor-pollution-certificate-claim',
  label: 'No valid pollution certificate (PUC) on the day of the accident',
  text: 'Not a valid reason to deny a motor claim',
  from: '2020-08-26',
  asOf: '2020-08-26',
  source: {
    title: 'IRDAI, press release on the PUC certificate, 26 August 2020',
    via: 'Deccan Herald, 28 August 2020',
  },
  readIn: 'press',
};
