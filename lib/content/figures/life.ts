// Dated figures about life insurance: rules in force, tax, standard products, industry counts.
// Verified facts only. Add a new row when a rule changes; do not type a number in prose.

import type { Figure, Source } from '../types.ts';
import { policyholderCircular } from './claims.ts';

const lifeCircular: Source = {
  title: 'IRDAI Master Circular on Life Insurance Products, 12 June 2024',
};
const productRegulations: Source = {
  title: 'IRDAI (Insurance Products) Regulations, 2024, as reported by Outlook Money, April 2024',
};
const incomeTaxSchedule: Source = {
  title: 'Income-tax Act, 2025, Schedule II (serial number 2, life insurance receipts)',
};
const gstNotification: Source = {
  title: 'Notification No. 16/2025-Central Tax (Rate)',
};
const handbook: Source = {
  title: 'IRDAI Handbook on Indian Insurance Statistics 2024-25, Part I',
  url: 'https://irdai.gov.in/handbook-of-indian-insurance',
};
const saralJeevanGuidelines: Source = {
  title: 'IRDAI guidelines on Saral Jeevan Bima, as reported by Mint, 5 January 2021',
};
const saralPensionGuidelines: Source = {
  title: 'IRDAI guidelines on Saral Pension, as reported by Mint, 26 January 2021',
};

/* Changing your mind, paying late, stopping */

// The 30 days stand in the IRDAI (Insurance Products) Regulations, 2024, which the circular follows.
export const lifeFreeLook: Figure = {
  id: 'life-free-look',
  label: 'Free-look period, every life policy, counted from receipt of the policy',
  text: '30 days',
  from: '2024-04-01',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const lifeFreeLookRefundTime: Figure = {
  id: 'life-free-look-refund-time',
  label: 'Time for the insurer to pay a free-look refund',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const lifeGraceMonthly: Figure = {
  id: 'life-grace-monthly',
  label: 'Grace period for a life premium paid monthly',
  text: '15 days',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const lifeGraceOtherModes: Figure = {
  id: 'life-grace-other-modes',
  label: 'Grace period for a life premium paid quarterly, half-yearly or yearly',
  text: '30 days',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const lifeGuaranteedSurrenderStart: Figure = {
  id: 'life-guaranteed-surrender-start',
  label: 'Premiums needed before a regular-pay savings policy has a guaranteed surrender value',
  text: '2 full years’ premiums',
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readBy: 'press',
};

export const lifeSurrenderYear2: Figure = {
  id: 'life-surrender-year-2',
  label: 'Minimum guaranteed surrender value in the second year, share of premiums paid',
  text: '30%',
  share: 30,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readBy: 'press',
};

export const lifeSurrenderYear3: Figure = {
  id: 'life-surrender-year-3',
  label: 'Minimum guaranteed surrender value in the third year, share of premiums paid',
  text: '35%',
  share: 35,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readBy: 'press',
};

export const lifeSurrenderYears4To7: Figure = {
  id: 'life-surrender-years-4-to-7',
  label: 'Minimum guaranteed surrender value in years four to seven, share of premiums paid',
  text: '50%',
  share: 50,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readBy: 'press',
};

export const lifeSurrenderLastTwoYears: Figure = {
  id: 'life-surrender-last-two-years',
  label: 'Minimum guaranteed surrender value in the last two years, share of premiums paid',
  text: '90%',
  share: 90,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readBy: 'press',
};

export const lifeSurrenderDiscountRate: Figure = {
  id: 'life-surrender-discount-rate',
  label: 'Highest discount rate for the special surrender value',
  text: '10-year government bond yield plus 0.5 percentage points',
  from: '2024-10-01',
  asOf: '2024-10-01',
  source: {
    title:
      'IRDAI Master Circular on Life Insurance Products, 12 June 2024, as reported by BusinessLine',
  },
  readBy: 'press',
};

export const lifeSurrenderPayoutTime: Figure = {
  id: 'life-surrender-payout-time',
  label: 'Time for the insurer to pay a surrender or partial withdrawal',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const lifePolicyLoanNonLinked: Figure = {
  id: 'life-policy-loan-non-linked',
  label: 'Policy loan on a savings policy that is not unit-linked',
  text: 'must be offered',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const lifePolicyLoanUnitLinked: Figure = {
  id: 'life-policy-loan-unit-linked',
  label: 'Policy loan on a unit-linked policy',
  text: 'not allowed',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const pensionPartialWithdrawalAfter: Figure = {
  id: 'pension-partial-withdrawal-after',
  label: 'Years before a partial withdrawal from a pension plan, for listed needs',
  text: '3 years',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

/* Claims */

export const lifeMaturityPayout: Figure = {
  id: 'life-maturity-payout',
  label: 'When a maturity amount, survival benefit or annuity must be paid',
  text: 'on the due date',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const lifeLatePaymentInterest: Figure = {
  id: 'life-late-payment-interest',
  label: 'Interest the insurer owes on a late payment',
  text: 'bank rate plus 2 percentage points',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const lifeNoQuestionAfter: Figure = {
  id: 'life-no-question-after',
  label: 'Time after which a life policy cannot be called into question on any ground',
  text: '3 years',
  from: '2015-01-01',
  asOf: '2024',
  source: { title: 'Insurance Act, 1938, section 45' },
  readBy: 'insurers-wording',
};

export const lifeDeathClaimsPaid: Figure = {
  id: 'life-death-claims-paid',
  label: 'Individual death claims paid in 2024-25, all life insurers together, by number',
  text: '97.82%',
  share: 97.82,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: handbook,
  readBy: 'official-text',
};

export const lifeDeathClaimsPaidByAmount: Figure = {
  id: 'life-death-claims-paid-by-amount',
  label: 'Individual death claims paid in 2024-25, all life insurers together, by amount',
  text: '96.29%',
  share: 96.29,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: handbook,
  readBy: 'official-text',
};

/* Tax. Words only on deductions: they exist in the old regime and are no figure of ours. */

export const lifeGst: Figure = {
  id: 'life-gst',
  label: 'GST on an individual life insurance premium, since 22 September 2025',
  text: '0%',
  share: 0,
  from: '2025-09-22',
  asOf: '2025-09-22',
  source: gstNotification,
  readBy: 'press',
};

export const taxUnitLinkedPremiumLimit: Figure = {
  id: 'tax-unit-linked-premium-limit',
  label:
    'Yearly premium, all unit-linked policies issued since 1 February 2021 together, above which maturity is taxable',
  text: '₹2.5 lakh',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

export const taxUnitLinkedIssuedSince: Figure = {
  id: 'tax-unit-linked-issued-since',
  label: 'Issue date from which unit-linked policies fall under that yearly premium limit',
  text: '1 February 2021',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

export const taxTraditionalPremiumLimit: Figure = {
  id: 'tax-traditional-premium-limit',
  label:
    'Yearly premium, all other life policies issued since 1 April 2023 together, above which maturity is taxable',
  text: '₹5 lakh',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

export const taxTraditionalIssuedSince: Figure = {
  id: 'tax-traditional-issued-since',
  label: 'Issue date from which other life policies fall under that yearly premium limit',
  text: '1 April 2023',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

export const taxPremiumToSumAssured: Figure = {
  id: 'tax-premium-to-sum-assured',
  label:
    'Highest yearly premium, as a share of the sum assured, for an exempt maturity (policies issued since April 2012)',
  text: '10%',
  share: 10,
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

export const taxDeathBenefit: Figure = {
  id: 'tax-death-benefit',
  label: 'Income tax on a death benefit (keyman and assigned policies aside)',
  text: 'exempt',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readBy: 'official-text',
};

/* Saral Jeevan Bima: the regulator's standard term plan */

export const saralJeevanEntryAge: Figure = {
  id: 'saral-jeevan-entry-age',
  label: 'Saral Jeevan Bima: age at entry',
  text: '18 to 65 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readBy: 'press',
};

export const saralJeevanTerm: Figure = {
  id: 'saral-jeevan-term',
  label: 'Saral Jeevan Bima: policy term',
  text: '5 to 40 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readBy: 'press',
};

export const saralJeevanMaturityAge: Figure = {
  id: 'saral-jeevan-maturity-age',
  label: 'Saral Jeevan Bima: age by which cover ends',
  text: '70 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readBy: 'press',
};

export const saralJeevanSumAssured: Figure = {
  id: 'saral-jeevan-sum-assured',
  label: 'Saral Jeevan Bima: sum assured every insurer must offer, in steps of ₹50,000',
  text: '₹5 lakh to ₹25 lakh',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readBy: 'press',
};

export const saralJeevanWaitingPeriod: Figure = {
  id: 'saral-jeevan-waiting-period',
  label: 'Saral Jeevan Bima: waiting period in which only an accidental death pays in full',
  text: '45 days',
  from: '2021-01-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Jeevan Bima, as tabled by eIndiaInsurance' },
  readBy: 'note',
};

export const saralJeevanPremiumPayment: Figure = {
  id: 'saral-jeevan-premium-payment',
  label: 'Saral Jeevan Bima: ways to pay the premium',
  text: 'regular, for 5 or 10 years, or single',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readBy: 'press',
};

/* Saral Pension: the regulator's standard immediate annuity */

export const saralPensionEntryAge: Figure = {
  id: 'saral-pension-entry-age',
  label: 'Saral Pension: age at entry',
  text: '40 to 80 years',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readBy: 'press',
};

export const saralPensionMinimumMonthly: Figure = {
  id: 'saral-pension-minimum-monthly',
  label: 'Saral Pension: smallest annuity, paid monthly',
  text: '₹1,000 a month',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readBy: 'press',
};

export const saralPensionMinimumYearly: Figure = {
  id: 'saral-pension-minimum-yearly',
  label: 'Saral Pension: smallest annuity, paid yearly',
  text: '₹12,000 a year',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readBy: 'press',
};

export const saralPensionReturnOfPrice: Figure = {
  id: 'saral-pension-return-of-price',
  label: 'Saral Pension: share of the purchase price returned on death, both options',
  text: '100%',
  share: 100,
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readBy: 'press',
};

export const saralPensionSurrenderAfter: Figure = {
  id: 'saral-pension-surrender-after',
  label: 'Saral Pension: time before surrender on a listed critical illness',
  text: '6 months',
  from: '2021-04-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Pension, as reported by Cafemutual, 2021' },
  readBy: 'press',
};

export const saralPensionSurrenderValue: Figure = {
  id: 'saral-pension-surrender-value',
  label: 'Saral Pension: share of the purchase price paid on such a surrender, less any loan',
  text: '95%',
  share: 95,
  from: '2021-04-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Pension, as reported by Cafemutual, 2021' },
  readBy: 'press',
};
