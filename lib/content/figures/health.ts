/**
 * Dated figures of all health insurance pages: limits and clocks set by the regulator, the terms of the standard
 * Arogya Sanjeevani policy, and common policy terms that are practice rather than law.
 */
import type { DayClock, MonthClock } from '../../dates/clock.ts';
import type { ClockFigure, Figure, Source } from '../types.ts';
import { healthCircular, policyholderCircular } from './claims.ts';
import { healthHandbook } from './industry.ts';

const productRegulations: Source = {
  title: 'IRDAI (Insurance Products) Regulations, 2024',
};

const standardQuestions: Source = {
  title: 'IRDAI, frequently asked questions on Arogya Sanjeevani',
  url: 'https://irdai.gov.in/faq-s-on-standard-health-product-arogya-sanjeevani-product',
};

const standardWording: Source = {
  title:
    'Niva Bupa, wording of the standard policy Arogya Sanjeevani for 2026-27, UIN NBHHLIP27056V042627',
};

export const proportionateNorms: Source = {
  title: 'IRDAI norms on proportionate deductions, IRDAI/HLT/REG/CIR/151/06/2020, 11 June 2020',
};

const nonPayableLists: Source = {
  title: 'IRDAI circular IRDAI/HLT/REG/CIR/193/07/2020, 22 July 2020, Annexure I',
};

const comprehensiveWording: Source = {
  title: 'Star Health, wording of Star Comprehensive, version 24 of 2025, UIN SHAHLIP26044V092526',
};

// Waiting periods and the moratorium

export const healthPreExistingWait: ClockFigure<MonthClock> = {
  id: 'health-pre-existing-wait',
  label: 'Longest waiting period for a pre-existing disease',
  text: '36 months',
  clock: { months: 36 },
  from: '2024-04-01',
  asOf: '2024-03-20',
  source: productRegulations,
  readIn: 'note',
};

export const healthPreExistingWaitEarlier: ClockFigure<MonthClock> = {
  id: 'health-pre-existing-wait-earlier',
  label: 'Longest waiting period for a pre-existing disease before 1 April 2024',
  text: '48 months',
  clock: { months: 48 },
  from: '2020-07-22',
  asOf: '2020-07-22',
  source: {
    title: 'IRDAI master circular on standardization of health insurance products, 22 July 2020',
    via: 'gameofinsurance.com',
  },
  readIn: 'press',
};

export const healthPreExistingLookBack: Figure = {
  id: 'health-pre-existing-look-back',
  label: 'Time before the policy that counts when a disease is called pre-existing',
  text: '36 months',
  from: '2024-04-01',
  asOf: '2024-03-20',
  source: productRegulations,
  readIn: 'note',
};

export const healthSpecificWait: ClockFigure<MonthClock> = {
  id: 'health-specific-wait',
  label: 'Longest waiting period for listed diseases and operations, accidents excepted',
  text: '36 months',
  clock: { months: 36 },
  from: '2024-04-01',
  asOf: '2024-03-20',
  source: productRegulations,
  readIn: 'insurers-wording',
};

export const healthInitialWait: ClockFigure<DayClock> = {
  id: 'health-initial-wait',
  label: 'Initial waiting period of a new health policy, accidents excepted',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-04-01',
  asOf: '2024-03-20',
  source: productRegulations,
  readIn: 'insurers-wording',
};

export const healthMoratorium: ClockFigure<MonthClock> = {
  id: 'health-moratorium',
  label:
    'Moratorium: continuous cover after which non-disclosure, except established fraud, cannot be held against you',
  text: '60 months',
  clock: { months: 60 },
  from: '2024-04-01',
  asOf: '2024-03-20',
  source: { ...productRegulations, via: 'gameofinsurance.com' },
  readIn: 'note',
};

// The codes under which every policy wording lists the standard exclusions

export const healthPreExistingCode: Figure = {
  id: 'health-pre-existing-code',
  label: 'Code of the waiting period for pre-existing diseases in policy wordings',
  text: 'Excl01',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const healthListedDiseaseCode: Figure = {
  id: 'health-listed-disease-code',
  label: 'Code of the waiting period for listed diseases in policy wordings',
  text: 'Excl02',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const healthInfertilityCode: Figure = {
  id: 'health-infertility-code',
  label: 'Code of the exclusion of infertility treatment in policy wordings',
  text: 'Excl17',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const healthMaternityCode: Figure = {
  id: 'health-maternity-code',
  label: 'Code of the exclusion of maternity in policy wordings',
  text: 'Excl18',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: standardWording,
  readIn: 'insurers-wording',
};

// Buying, keeping and leaving a policy

export const healthNoUpperAge: Figure = {
  id: 'health-no-upper-age',
  label: 'Age limit on the health products insurers must have on offer',
  text: 'No upper limit',
  from: '2024-04-01',
  asOf: '2024-04-21',
  source: productRegulations,
  readIn: 'press',
};

export const healthAllAgesSince: Figure = {
  id: 'health-all-ages-since',
  label: 'Date from which insurers must have health products for all ages',
  text: '1 April 2024',
  from: '2024-04-01',
  asOf: '2024-04-21',
  source: { title: 'Financial Express, April 2024, on IRDAI’s removal of the age limit' },
  readIn: 'press',
};

export const healthExistingConditions: Figure = {
  id: 'health-existing-conditions',
  label: 'Existing conditions for which insurers must try to offer cover',
  text: 'All conditions',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const healthInformationSheet: Figure = {
  id: 'health-information-sheet',
  label: 'Customer information sheet',
  text: 'With every policy',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

// The 30 days are in the IRDAI (Insurance Products) Regulations, 2024, which the circular follows.
export const healthFreeLook: ClockFigure<DayClock> = {
  id: 'health-free-look',
  label: 'Free-look period of a new health policy of one year or more',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-04-01',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const healthFreeLookRefund: Figure = {
  id: 'health-free-look-refund',
  label: 'Time for the refund after a free-look request',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const healthCancellationNotice: Figure = {
  id: 'health-cancellation-notice',
  label: 'Notice you give to cancel a health policy midway',
  text: '7 days',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const healthRenewalRight: Figure = {
  id: 'health-renewal-right',
  label: 'Renewal after claims',
  text: 'Past claims are no ground to refuse',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'note',
};

export const healthBonusForm: Figure = {
  id: 'health-bonus-form',
  label: 'Reward for a claim-free year, where the plan has one',
  text: 'More cover or a lower premium',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const healthPortabilityCredit: Figure = {
  id: 'health-portability-credit',
  label: 'Waiting time that moves with you to a new insurer',
  text: 'Up to the old sum insured and bonus',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

const seniorOrder: Source = {
  title: 'IRDAI order of 30 January 2025',
  via: 'Business Standard, 31 January 2025',
};

export const healthSeniorAge: Figure = {
  id: 'health-senior-age',
  label: 'Age from which the rule on senior citizens’ premiums applies',
  text: '60 years',
  from: '2025-01-30',
  asOf: '2025-01-30',
  source: seniorOrder,
  readIn: 'press',
};

export const healthSeniorRise: Figure = {
  id: 'health-senior-rise',
  label:
    'Most by which an insurer may raise a senior citizen’s premium in a year without consulting IRDAI first',
  text: '10%',
  share: 10,
  from: '2025-01-30',
  asOf: '2025-01-30',
  source: seniorOrder,
  readIn: 'press',
};

// Mint, 2025: filings made before the order may still bring larger rises.
export const healthSeniorOrder: Figure = {
  id: 'health-senior-order',
  label: 'Date of IRDAI’s order on senior citizens’ premiums',
  text: '30 January 2025',
  from: '2025-01-30',
  asOf: '2025-01-30',
  source: seniorOrder,
  readIn: 'press',
};

export const healthGst: Figure = {
  id: 'health-gst',
  label: 'GST on the premium of an individual or family health policy',
  text: '0%',
  share: 0,
  from: '2025-09-22',
  asOf: '2025-09-22',
  source: { title: 'Notification No. 16/2025-Central Tax (Rate)' },
  readIn: 'press',
};

export const healthGstSince: Figure = {
  id: 'health-gst-since',
  label: 'Date from which individual and family policies carry no GST',
  text: '22 September 2025',
  from: '2025-09-22',
  asOf: '2025-09-22',
  source: { title: 'Notification No. 16/2025-Central Tax (Rate)' },
  readIn: 'press',
};

// Income tax: a deduction is never named without its regime. Income up to 2025-26 stays under the Act of 1961.

const taxSection: Source = {
  title: 'Income-tax Act, 2025, section 126',
  url: 'https://www.incometaxindia.gov.in/w/section-126-92',
};

function taxRow(id: string, label: string, text: string): Figure {
  return {
    id: `health-tax-${id}`,
    label,
    text,
    from: '2026-04-01',
    asOf: '2026-09-11',
    isReconfirmed: true,
    source: taxSection,
    readIn: 'note',
  };
}

export const healthTaxSection = taxRow(
  'section',
  'Section for the deduction of health premiums: Act of 2025, and before it Act of 1961',
  'section 126 (formerly 80D)',
);

export const healthTaxOwnFamily = taxRow(
  'own-family',
  'Deduction for health premiums of yourself, spouse and dependent children, old regime, each tax year',
  '₹25,000',
);

export const healthTaxParents = taxRow(
  'parents',
  'Further deduction for health premiums of your parents, old regime, each tax year',
  '₹25,000',
);

export const healthTaxSenior = taxRow(
  'senior',
  'Each of these limits where the insured person is a resident of 60 or more',
  '₹50,000',
);

export const healthTaxNewRegime = taxRow(
  'new-regime',
  'Deduction for health premiums in the new regime, which applies unless you choose the old one',
  'None',
);

// Claims

export const healthRejectionReview: Figure = {
  id: 'health-rejection-review',
  label: 'Who must agree before a health claim is rejected',
  text: 'A Claims Review Committee',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'note',
};

export const healthRejectionTerm: Figure = {
  id: 'health-rejection-term',
  label: 'What a health insurer names when it rejects a claim or a part of it',
  text: 'The specific term of the policy',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'note',
};

export const healthMultiplePolicies: Figure = {
  id: 'health-multiple-policies',
  label: 'Claims under two or more health policies',
  text: 'You choose which pays first',
  from: '2024-05-29',
  asOf: '2024-05',
  source: healthCircular,
  readIn: 'press',
};

/**
 * Two notes say that the master circular of 29 May 2024 repealed these norms; its annexure was not read. Wordings since
 * then repeat them. Texts about them therefore say that the policy's own wording decides.
 */
export const healthProportionateLimit: Figure = {
  id: 'health-proportionate-limit',
  label: 'Charges that the norms of 2020 keep out of a cut because of a dearer room',
  text: 'Medicines, consumables, implants, devices, tests, ICU',
  from: '2020-10-01',
  asOf: '2020-06-11',
  source: proportionateNorms,
  readIn: 'note',
};

export const healthNonPayableItems: Figure = {
  id: 'health-non-payable-items',
  label: 'Items in the list of optional, usually unpaid hospital extras (List I)',
  text: '68 items',
  from: '2020-07-22',
  asOf: '2020-07-22',
  source: nonPayableLists,
  readIn: 'note',
};

export const healthSubsumedItems: Figure = {
  id: 'health-subsumed-items',
  label:
    'Items that count as part of the room, the procedure or the treatment (Lists II, III and IV)',
  text: '37, 23 and 18 items',
  from: '2020-07-22',
  asOf: '2020-07-22',
  source: nonPayableLists,
  readIn: 'note',
};

export const healthAssociatedExpenses: Figure = {
  id: 'health-associated-expenses',
  label: 'Associated medical expenses, as a wording defines them',
  text: 'nursing, operation theatre and doctors, without medicines, consumables, implants, devices, tests and ICU',
  from: '2025-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025',
  source: comprehensiveWording,
  readIn: 'insurers-wording',
};

export const healthIndustryIncurredClaims: Figure = {
  id: 'health-incurred-claims',
  label: 'Incurred claims ratio of health insurance, whole industry, 2024-25',
  text: '86.98%',
  share: 86.98,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

// Critical illness: common terms of fixed-benefit policies

export const criticalIllnessSurvivalUsual: Figure = {
  id: 'critical-illness-survival-usual',
  label: 'Usual survival period after diagnosis',
  text: '30 days',
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: {
    title: 'IC-38 health insurance course notes, read 20 November 2026 (a policy term, not law)',
  },
  readIn: 'note',
};

// Birth: common terms, and cover for a surrogate mother

export const newbornAge: Figure = {
  id: 'newborn-age',
  label: 'Age up to which a baby born in the policy period is a newborn, as IRDAI defines it',
  text: '90 days',
  from: '2026-11-27',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: { title: 'ICICI Lombard on IRDAI’s definition of a newborn, read 27 November 2026' },
  readIn: 'insurers-wording',
};

// Outlook Money names the same day for the window in which a baby is added.
export const newbornUsualEntry: Figure = {
  id: 'newborn-usual-entry',
  label: 'Lowest entry age in most individual health policies',
  text: '91 days',
  from: '2014-11-25',
  isEffectiveDateUnknown: true,
  asOf: '2014-11-25',
  source: {
    title: 'Mint, 25 November 2014, on newborns in health policies',
    via: 'SecureNow, whose founder wrote it',
  },
  readIn: 'press',
};

export const maternityWait: Figure = {
  id: 'maternity-wait',
  label: 'Range of the waiting period for maternity in plans on sale (a policy term, not law)',
  text: '9 months to 4 years',
  from: '2025-06-21',
  isEffectiveDateUnknown: true,
  asOf: '2025-06-21',
  source: { title: 'Fincover, 21 June 2025, on maternity health insurance' },
  readIn: 'note',
};

export const surrogateCover: Figure = {
  id: 'surrogate-cover',
  label: 'Length of the health cover that intending parents buy for a surrogate mother',
  text: '36 months',
  from: '2023-05-15',
  isEffectiveDateUnknown: true,
  asOf: '2023-05-15',
  isReconfirmed: true,
  source: {
    title: 'Surrogacy (Regulation) Rules, 2022, rule 5',
    via: 'Business Today, 15 May 2023',
  },
  readIn: 'press',
};

// People who were refused before: disability, HIV, mental illness

const vulnerableCircular: Source = {
  title: 'IRDAI circular IRDAI/HLT/CIR/MISC/58/2/2023, 27 February 2023',
  via: 'a copy at TaxGuru',
};

export const vulnerableOffer: Figure = {
  id: 'health-vulnerable-offer',
  label: 'Who must offer a health product for people with a disability, HIV or a mental illness',
  text: 'Every general and health insurer',
  from: '2023-02-27',
  asOf: '2023-02-27',
  source: vulnerableCircular,
  readIn: 'official-text',
};

export const vulnerableRefusal: Figure = {
  id: 'health-vulnerable-refusal',
  label: 'Ground on which a proposal for that product may not be refused',
  text: 'The disability or illness itself',
  from: '2023-02-27',
  asOf: '2023-02-27',
  source: vulnerableCircular,
  readIn: 'official-text',
};

// The regulator's standard health policy, Arogya Sanjeevani

export const standardHealthSumInsured: Figure = {
  id: 'standard-health-sum-insured',
  label: 'Sum insured of the standard policy, in steps of ₹50,000',
  text: '₹50,000 to ₹10 lakh',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthBasis: Figure = {
  id: 'standard-health-basis',
  label: 'Who can share one sum insured in the standard policy',
  text: 'Individual or family floater',
  from: '2024-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2024',
  source: standardQuestions,
  readIn: 'official-text',
};

export const standardHealthEntryAge: Figure = {
  id: 'standard-health-entry-age',
  label: 'Entry age of adults in the standard policy',
  text: '18 to 65 years',
  from: '2024-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2024',
  source: standardQuestions,
  readIn: 'official-text',
};

export const standardHealthChildAge: Figure = {
  id: 'standard-health-child-age',
  label: 'Entry age of dependent children in the standard policy',
  text: '3 months to 25 years',
  from: '2024-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2024',
  source: standardQuestions,
  readIn: 'official-text',
};

export const standardHealthRelations: Figure = {
  id: 'standard-health-relations',
  label: 'Spouse and children in the standard policy',
  text: 'a legally wedded spouse, and children by birth or legal adoption',
  from: '2026-11-27',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: {
    title: 'Royal Sundaram, who can be covered in Arogya Sanjeevani, read 27 November 2026',
  },
  readIn: 'insurers-wording',
};

export const standardHealthFamily: Figure = {
  id: 'standard-health-family',
  label: 'Relatives the standard policy can take in',
  text: 'Spouse, children, parents, parents-in-law',
  from: '2024-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2024',
  source: standardQuestions,
  readIn: 'official-text',
};

export const standardHealthTerm: Figure = {
  id: 'standard-health-term',
  label: 'Term of the standard policy',
  text: '1 year, renewable for life',
  from: '2024-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2024',
  source: standardQuestions,
  readIn: 'official-text',
};

export const standardHealthRoomRent: Figure = {
  id: 'standard-health-room-rent',
  label: 'Room rent limit of the standard policy',
  text: '2% of the sum insured, at most ₹5,000 a day',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthIcu: Figure = {
  id: 'standard-health-icu',
  label: 'Intensive care limit of the standard policy',
  text: '5% of the sum insured, at most ₹10,000 a day',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthBefore: Figure = {
  id: 'standard-health-before',
  label: 'Days before admission whose bills the standard policy pays',
  text: '30 days',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthAfter: Figure = {
  id: 'standard-health-after',
  label: 'Days after discharge whose bills the standard policy pays',
  text: '60 days',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthCataract: Figure = {
  id: 'standard-health-cataract',
  label: 'Cataract limit of the standard policy, per eye and year, whichever is less',
  text: '25% of the sum insured or ₹40,000',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthModern: Figure = {
  id: 'standard-health-modern',
  label: 'Limit for listed modern treatments in the standard policy',
  text: '50% of the sum insured',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthCoPay: Figure = {
  id: 'standard-health-co-pay',
  label: 'Co-pay of the standard policy, every claim, every age',
  text: '5%',
  share: 5,
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthCoPayBase: Figure = {
  id: 'standard-health-co-pay-base',
  label: 'Amount of which the standard policy takes its co-pay',
  text: 'the claim amount that is admissible and payable',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthBonus: Figure = {
  id: 'standard-health-bonus',
  label: 'Cumulative bonus of the standard policy',
  text: '5% a claim-free year, up to 50%',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthPreExistingWait: Figure = {
  id: 'standard-health-pre-existing-wait',
  label: 'Waiting period for a pre-existing disease in the standard policy',
  text: '36 months',
  from: '2024-04-01',
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthSpecificWait: Figure = {
  id: 'standard-health-specific-wait',
  label: 'Waiting periods for the two lists of diseases in the standard policy',
  text: '24 or 36 months',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthProportionate: Figure = {
  id: 'standard-health-proportionate',
  label: 'Charges the standard policy cuts in proportion when the room is above its limit',
  text: 'Room, nursing, doctors, operation theatre',
  from: '2026-09-17',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-17',
  source: standardWording,
  readIn: 'insurers-wording',
};

export const standardHealthSamePrice: Figure = {
  id: 'standard-health-same-price',
  label: 'Price of one insurer’s standard policy across India',
  text: 'The same everywhere',
  from: '2020-04-01',
  asOf: '2020-01-03',
  source: { title: 'IRDAI guidelines on the standard individual health product, January 2020' },
  readIn: 'press',
};

// Leaving a group policy. The required notice before leaving could not be read, so there is no clock.
export const groupToOwnPolicy: Figure = {
  id: 'health-group-to-own-policy',
  label: 'What a member who moves from a group policy to one of the same insurer keeps',
  text: 'waiting periods served',
  from: '2024-09-05',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: policyholderCircular,
  readIn: 'note',
};
