/**
 * Dated figures of all life policies: free look, late payment, nominee, claims, and the standard products. Surrender
 * values are in savings.ts, tax in tax.ts.
 */
import type { ClockFigure, Figure, Source } from '../types.ts';
import { policyholderCircular } from './claims.ts';

export const lifeCircular: Source = {
  title: 'IRDAI Master Circular on Life Insurance Products, 12 June 2024',
};
const productRegulations2019: Source = {
  title: 'IRDAI product regulations of July 2019 (linked, and non-linked)',
};
const nominationSection: Source = { title: 'Insurance Act, 1938, section 39 (nomination)' };
const nominationSectionCopy: Source = {
  ...nominationSection,
  via: 'the copy on actsofindia.in',
};
const questionSection: Source = {
  title: 'Insurance Act, 1938, section 45',
  via: 'the copy in a proposal form of LIC',
};
const gstNotification: Source = {
  title: 'Notification No. 16/2025-Central Tax (Rate)',
};
const saralJeevanGuidelines: Source = {
  title: 'IRDAI guidelines on Saral Jeevan Bima',
  via: 'Mint, 5 January 2021',
};
const saralPensionGuidelines: Source = {
  title: 'IRDAI guidelines on Saral Pension',
  via: 'Mint, 26 January 2021',
};

/* Changing your mind, paying late, stopping */

// The 30 days are in the IRDAI (Insurance Products) Regulations, 2024, which the circular follows.
export const lifeFreeLook: ClockFigure = {
  id: 'life-free-look',
  label: 'Free-look period, every life policy, counted from receipt of the policy',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-04-01',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const lifeFreeLookRefundTime: Figure = {
  id: 'life-free-look-refund-time',
  label: 'Time for the insurer to pay a free-look refund',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lifeGraceMonthly: ClockFigure = {
  id: 'life-grace-monthly',
  label: 'Grace period for a life premium paid monthly',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const lifeGraceOtherModes: ClockFigure = {
  id: 'life-grace-other-modes',
  label: 'Grace period for a life premium paid quarterly, half-yearly or yearly',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

// Two reports of July 2019 name the five years, a report of December 2019 the three; the circular of 2024 keeps the
// three (paragraph 40.1.2). A wording filed under the regulations of 2024 has the five years, and the 12 months and 80%
// of the suicide clause (HDFC Life, UIN 101N182V01); one of Tata AIA (UIN 110N152V10) counts them from the due date of
// the first unpaid premium. The policy's own words decide.
export const lifeRevivalNonLinked: ClockFigure = {
  id: 'life-revival-non-linked',
  label: 'Time to revive a lapsed policy that is not unit-linked, from the first unpaid premium',
  text: '5 years',
  clock: { months: 60 },
  from: '2019-07-17',
  isEffectiveDateUnknown: true,
  asOf: '2019-07-17',
  source: productRegulations2019,
  readIn: 'press',
};

export const lifeRevivalLinked: ClockFigure = {
  id: 'life-revival-linked',
  label: 'Time to revive a lapsed unit-linked policy, from the first unpaid premium',
  text: '3 years',
  clock: { months: 36 },
  from: '2019-12-16',
  isEffectiveDateUnknown: true,
  asOf: '2019-12-16',
  isReconfirmed: true,
  source: productRegulations2019,
  readIn: 'press',
};

/* Nominee */

export const lifeBeneficialNominee: Figure = {
  id: 'life-beneficial-nominee',
  label: 'Nominees who own the money of a life policy, section 39(7)',
  text: 'parents, spouse and children',
  from: '2015-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025-07-26',
  isReconfirmed: true,
  source: nominationSection,
  readIn: 'press',
};

export const lifeNominationChange: Figure = {
  id: 'life-nomination-change',
  label: 'When a nominee can be changed, section 39(2)',
  text: 'any time before the policy matures',
  from: '2015-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2015',
  isReconfirmed: true,
  source: nominationSection,
  readIn: 'official-text',
};

export const lifeMinorNominee: Figure = {
  id: 'life-minor-nominee',
  label: 'Who receives the money while a nominee is a minor, section 39(1)',
  text: 'the appointee that the holder named',
  from: '2015-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2015',
  isReconfirmed: true,
  source: nominationSectionCopy,
  readIn: 'official-text',
};

export const lifePaymentToNominee: Figure = {
  id: 'life-payment-to-nominee',
  label: 'Payment in good faith to the nominee in the insurer’s records, section 39(2)',
  text: 'ends what the insurer owes',
  from: '2015-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2015',
  isReconfirmed: true,
  source: nominationSectionCopy,
  readIn: 'official-text',
};

export const marriedWomensPropertyAct: Figure = {
  id: 'married-womens-property-act',
  label: 'What a policy under the Married Women’s Property Act is, section 6',
  text: 'a trust for wife and children',
  from: '2025-07-26',
  isEffectiveDateUnknown: true,
  asOf: '2025-07-26',
  isReconfirmed: true,
  source: {
    title: 'Married Women’s Property Act, 1874, section 6',
    via: 'Business Today, 26 July 2025',
  },
  readIn: 'press',
};

/* Claims */

/** Subsections of section 45, as the Act of 2015 wrote them. Whether the Act of 2025 changed them could not be read. */
function questionRule(row: Pick<Figure, 'id' | 'label' | 'text'>): Figure {
  return {
    ...row,
    from: '2015-01-01',
    asOf: '2024',
    isReconfirmed: true,
    source: questionSection,
    readIn: 'insurers-wording',
  };
}

export const lifeMisstatementRefund: ClockFigure = {
  ...questionRule({
    id: 'life-misstatement-refund',
    label: 'Time to pay the premiums back after a misstatement without fraud, section 45(4)',
    text: '90 days',
  }),
  clock: { days: 90 },
};

export const lifeQuestionInWriting = questionRule({
  id: 'life-question-in-writing',
  label: 'How an insurer has to question a policy, section 45(2) and (4)',
  text: 'in writing, with its grounds and its papers',
});

export const lifeMaterialFact = questionRule({
  id: 'life-material-fact',
  label: 'When a fact is material, section 45(4)',
  text: 'if the insurer shows that it would have issued no policy',
});

export const lifeNoFraud = questionRule({
  id: 'life-no-fraud',
  label: 'What bars a refusal for fraud, section 45(3)',
  text: 'an honest belief, no intent to hide, or an insurer that knew',
});

export const lifeAgeAdjusted = questionRule({
  id: 'life-age-adjusted',
  label: 'A wrong age, section 45(5)',
  text: 'the terms are adjusted, at any time',
});

export const lifeSuicideClause: ClockFigure = {
  id: 'life-suicide-clause',
  label: 'Time after the start or a revival in which a death by suicide is not paid in full',
  text: '12 months',
  clock: { months: 12 },
  from: '2019-07-17',
  isEffectiveDateUnknown: true,
  asOf: '2019-07-17',
  source: productRegulations2019,
  readIn: 'press',
};

/** Tele-MANAS, launched on 10 October 2022. */
export const mentalHealthLine: Figure = {
  id: 'mental-health-line',
  label: 'The government’s line for mental health, free, day and night, in up to 20 languages',
  text: '14416',
  from: '2022-10-10',
  asOf: '2025-02-07',
  source: {
    title: 'Ministry of Health and Family Welfare, written reply in the Lok Sabha, 7 February 2025',
  },
  readIn: 'press',
};

export const lifeSuicideRefund: Figure = {
  id: 'life-suicide-refund',
  label: 'Paid on such a death, at least, as a share of premiums paid (not unit-linked)',
  text: '80%',
  share: 80,
  from: '2019-07-17',
  isEffectiveDateUnknown: true,
  asOf: '2019-07-17',
  source: productRegulations2019,
  readIn: 'press',
};

export const lifeMaturityPayout: Figure = {
  id: 'life-maturity-payout',
  label: 'When a maturity amount, survival benefit or annuity must be paid',
  text: 'on the due date',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lifeLatePaymentInterest: Figure = {
  id: 'life-late-payment-interest',
  label: 'Interest the insurer owes on a late payment',
  text: 'bank rate plus 2 percentage points',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

/* GST */

export const lifeGst: Figure = {
  id: 'life-gst',
  label: 'GST on an individual life insurance premium, since 22 September 2025',
  text: '0%',
  share: 0,
  from: '2025-09-22',
  asOf: '2025-09-22',
  source: gstNotification,
  readIn: 'press',
};

/* Saral Jeevan Bima: the regulator's standard term plan */

export const saralJeevanEntryAge: Figure = {
  id: 'saral-jeevan-entry-age',
  label: 'Saral Jeevan Bima: age at entry',
  text: '18 to 65 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readIn: 'press',
};

export const saralJeevanTerm: Figure = {
  id: 'saral-jeevan-term',
  label: 'Saral Jeevan Bima: policy term',
  text: '5 to 40 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readIn: 'press',
};

export const saralJeevanMaturityAge: Figure = {
  id: 'saral-jeevan-maturity-age',
  label: 'Saral Jeevan Bima: age by which cover ends',
  text: '70 years',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readIn: 'press',
};

export const saralJeevanSumAssured: Figure = {
  id: 'saral-jeevan-sum-assured',
  label: 'Saral Jeevan Bima: sum assured every insurer must offer, in steps of ₹50,000',
  text: '₹5 lakh to ₹25 lakh',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readIn: 'press',
};

export const saralJeevanWaitingPeriod: ClockFigure = {
  id: 'saral-jeevan-waiting-period',
  label: 'Saral Jeevan Bima: waiting period in which only an accidental death pays in full',
  text: '45 days',
  clock: { days: 45 },
  from: '2021-01-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Jeevan Bima', via: 'eIndiaInsurance' },
  readIn: 'note',
};

/** A term of riders, not law. */
export const riderWaitUsual: ClockFigure = {
  id: 'life-rider-wait-usual',
  label: 'Usual waiting period of a critical illness rider of life insurance',
  text: '90 days',
  clock: { days: 90 },
  from: '2026-11-26',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-26',
  source: {
    title: 'Aditya Birla Sun Life, insurance dictionary: critical illness rider (a term, not law)',
    via: 'lifeinsurance.adityabirlacapital.com',
  },
  readIn: 'insurers-wording',
};

export const riderSurvivalUsual: ClockFigure = {
  ...riderWaitUsual,
  id: 'life-rider-survival-usual',
  label:
    'Usual time to live on after the diagnosis, for a critical illness rider of life insurance',
  text: '30 days',
  clock: { days: 30 },
};

export const saralJeevanWaitRefund: Figure = {
  id: 'saral-jeevan-wait-refund',
  label: 'Saral Jeevan Bima: share of the premiums paid back on another death in that time',
  text: '100%',
  share: 100,
  from: '2021-01-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Jeevan Bima', via: 'The Times of India' },
  readIn: 'press',
};

export const saralJeevanPremiumPayment: Figure = {
  id: 'saral-jeevan-premium-payment',
  label: 'Saral Jeevan Bima: ways to pay the premium',
  text: 'regular, for 5 or 10 years, or single',
  from: '2021-01-01',
  asOf: '2021',
  source: saralJeevanGuidelines,
  readIn: 'press',
};

/* Saral Pension: the regulator's standard immediate annuity */

export const saralPensionEntryAge: Figure = {
  id: 'saral-pension-entry-age',
  label: 'Saral Pension: age at entry',
  text: '40 to 80 years',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readIn: 'press',
};

export const saralPensionMinimumMonthly: Figure = {
  id: 'saral-pension-minimum-monthly',
  label: 'Saral Pension: smallest annuity, paid monthly',
  text: '₹1,000 a month',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readIn: 'press',
};

export const saralPensionMinimumYearly: Figure = {
  id: 'saral-pension-minimum-yearly',
  label: 'Saral Pension: smallest annuity, paid yearly',
  text: '₹12,000 a year',
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readIn: 'press',
};

export const saralPensionReturnOfPrice: Figure = {
  id: 'saral-pension-return-of-price',
  label: 'Saral Pension: share of the purchase price returned on death, both options',
  text: '100%',
  share: 100,
  from: '2021-04-01',
  asOf: '2021',
  source: saralPensionGuidelines,
  readIn: 'press',
};

export const saralPensionSurrenderAfter: Figure = {
  id: 'saral-pension-surrender-after',
  label: 'Saral Pension: time before surrender on a listed critical illness',
  text: '6 months',
  from: '2021-04-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Pension', via: 'Cafemutual, 2021' },
  readIn: 'press',
};

export const saralPensionSurrenderValue: Figure = {
  id: 'saral-pension-surrender-value',
  label: 'Saral Pension: share of the purchase price paid on such a surrender, less any loan',
  text: '95%',
  share: 95,
  from: '2021-04-01',
  asOf: '2021',
  source: { title: 'IRDAI guidelines on Saral Pension', via: 'Cafemutual, 2021' },
  readIn: 'press',
};

/* Whose life, loans, unclaimed money */

export const loanInsuranceRule: Figure = {
  id: 'loan-insurance-rule',
  label: 'Rule that a borrower has to buy insurance to get a loan',
  text: 'no rule of the RBI or IRDAI',
  from: '2025-12-23',
  isEffectiveDateUnknown: true,
  asOf: '2025-12-23',
  source: {
    title: 'Insurance with a home loan, as reported by India Today, 23 December 2025',
  },
  readIn: 'press',
};

export const insurableInterest: Figure = {
  id: 'life-insurable-interest',
  label: 'Whose life a person may insure, as an insurer describes it',
  text: 'your own life, your spouse’s and your children’s',
  from: '2026-01-21',
  isEffectiveDateUnknown: true,
  asOf: '2026-01-21',
  source: { title: 'Bajaj Life, guide to insurable interest in life insurance' },
  readIn: 'insurers-wording',
};

const unclaimedMoney: Source = {
  title: 'Finance ministry, booklet “Your Money, Your Right”',
  via: 'Upstox News, 18 December 2025',
};

export const unclaimedToFund: Figure = {
  id: 'life-unclaimed-to-fund',
  label: 'Time after which unclaimed insurance money goes to the Senior Citizens’ Welfare Fund',
  text: 'more than 10 years',
  from: '2025-12-18',
  isEffectiveDateUnknown: true,
  asOf: '2025-12-18',
  source: unclaimedMoney,
  readIn: 'press',
};

export const unclaimedClaimWindow: Figure = {
  id: 'life-unclaimed-claim-window',
  label: 'Time to claim insurance money back from the Senior Citizens’ Welfare Fund',
  text: '25 years',
  from: '2025-12-18',
  isEffectiveDateUnknown: true,
  asOf: '2025-12-18',
  source: unclaimedMoney,
  readIn: 'press',
};
