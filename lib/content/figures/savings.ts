/** Dated figures of life insurance that saves: surrender values, loans, and unit-linked plans. */
import type { ClockFigure, Figure, Source } from '../types.ts';
import { policyholderCircular } from './claims.ts';
import { lifeCircular } from './life.ts';

const productRegulations: Source = {
  title: 'IRDAI (Insurance Products) Regulations, 2024',
  via: 'Outlook Money, April 2024',
};

/* Leaving a policy that is not unit-linked. The guaranteed value is a floor; it never limits the special one. */

export const lifeSurrenderPayable: Figure = {
  id: 'life-surrender-payable',
  label: 'What is paid on surrender of a savings policy that is not unit-linked',
  text: 'the larger of two values',
  from: '2024-10-01',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lifeSpecialSurrenderSince: Figure = {
  id: 'life-special-surrender-since',
  label: 'First day of the present rules on the special surrender value',
  text: '1 October 2024',
  from: '2024-10-01',
  asOf: '2024-10-01',
  source: { title: 'The surrender rules in force, as reported by InformalNewz, 1 October 2024' },
  readIn: 'press',
};

/** Not retrospective: products had to follow the regulations by 30 September 2024 or be withdrawn from sale. */
export const lifeSpecialSurrenderProducts: Figure = {
  id: 'life-special-surrender-products',
  label: 'Policies that follow the present rules on the special surrender value',
  text: 'those issued under products on sale since 1 October 2024',
  from: '2024-10-01',
  asOf: '2024-10-01',
  source: {
    title: 'IRDAI (Insurance Products) Regulations, 2024, and the master circular on them',
    via: 'The Insurance Times, August 2024; Subkuz and Insurance21 on newly issued policies and LIC’s new series',
  },
  readIn: 'press',
};

export const lifeSpecialSurrenderStart: Figure = {
  id: 'life-special-surrender-start',
  label: 'Premiums needed before a policy has a special surrender value, after its first year',
  text: '1 full year’s premium',
  from: '2024-10-01',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'note',
};

export const lifeSpecialSurrenderFloor: Figure = {
  id: 'life-special-surrender-floor',
  label: 'The special surrender value, at least',
  text: 'today’s worth of the paid-up benefits',
  from: '2024-10-01',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const lifeGuaranteedSurrenderStart: Figure = {
  id: 'life-guaranteed-surrender-start',
  label: 'Premiums needed before a regular-pay savings policy has a guaranteed surrender value',
  text: '2 full years’ premiums',
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readIn: 'press',
};

export const lifeSurrenderYear2: Figure = {
  id: 'life-surrender-year-2',
  label: 'Minimum guaranteed surrender value in the second year, share of premiums paid',
  text: '30%',
  share: 30,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readIn: 'press',
};

export const lifeSurrenderYear3: Figure = {
  id: 'life-surrender-year-3',
  label: 'Minimum guaranteed surrender value in the third year, share of premiums paid',
  text: '35%',
  share: 35,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readIn: 'press',
};

export const lifeSurrenderYears4To7: Figure = {
  id: 'life-surrender-years-4-to-7',
  label: 'Minimum guaranteed surrender value in years four to seven, share of premiums paid',
  text: '50%',
  share: 50,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readIn: 'press',
};

export const lifeSurrenderLastTwoYears: Figure = {
  id: 'life-surrender-last-two-years',
  label: 'Minimum guaranteed surrender value in the last two years, share of premiums paid',
  text: '90%',
  share: 90,
  from: '2024-04-01',
  asOf: '2024-04',
  source: productRegulations,
  readIn: 'press',
};

export const lifeSurrenderDiscountRate: Figure = {
  id: 'life-surrender-discount-rate',
  label: 'Highest rate at which the special surrender value may discount',
  text: '10-year government bond yield plus 0.5 percentage points',
  from: '2024-10-01',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const lifeSurrenderPayoutTime: Figure = {
  id: 'life-surrender-payout-time',
  label: 'Time for the insurer to pay a surrender or partial withdrawal',
  text: '7 days',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

/* Loans and withdrawals */

export const lifePolicyLoanNonLinked: Figure = {
  id: 'life-policy-loan-non-linked',
  label: 'Policy loan on a savings policy that is not unit-linked',
  text: 'must be offered',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const lifePolicyLoanUnitLinked: Figure = {
  id: 'life-policy-loan-unit-linked',
  label: 'Policy loan on a unit-linked policy',
  text: 'not allowed',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

export const pensionPartialWithdrawalAfter: Figure = {
  id: 'pension-partial-withdrawal-after',
  label: 'Years before a partial withdrawal from a pension plan, for listed needs',
  text: '3 years',
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'press',
};

/* Unit-linked plans */

export const unitLinkedLockIn: ClockFigure = {
  id: 'unit-linked-lock-in',
  label: 'Lock-in of a unit-linked policy: no surrender money and no withdrawal before its end',
  text: '5 years',
  clock: { months: 60 },
  from: '2024-09-05',
  isEffectiveDateUnknown: true,
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const unitLinkedDiscontinuedMinimum: Figure = {
  id: 'unit-linked-discontinued-minimum',
  label: 'Least that the fund of a stopped unit-linked policy earns until the lock-in ends',
  text: '4% a year',
  from: '2024-06-12',
  isEffectiveDateUnknown: true,
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'note',
};

// Paragraphs 40.1.1 to 40.1.3. Policy wordings quoted by Law Insider add: or on the day of the surrender, if that is
// later. A page of Aditya Birla Sun Life (2 May 2023) names the end of the revival period as well, for people who chose
// to revive and did not; we could read only a part of that sentence, so no text of ours counts that day.
export const unitLinkedDiscontinuedPaid: Figure = {
  id: 'unit-linked-discontinued-paid',
  label: 'When the fund of a unit-linked policy that was stopped during the lock-in is paid',
  text: 'when the lock-in ends',
  from: '2024-06-12',
  isEffectiveDateUnknown: true,
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'note',
};

export const unitLinkedDiscontinuedOnDeath: Figure = {
  id: 'unit-linked-discontinued-on-death',
  label: 'Paid to the nominee on a death while a unit-linked policy is discontinued',
  text: 'the discontinued fund',
  from: '2023-05-02',
  isEffectiveDateUnknown: true,
  asOf: '2023-05-02',
  source: { title: 'Aditya Birla Sun Life Insurance, on discontinuing a unit-linked plan' },
  readIn: 'insurers-wording',
};

// Paragraph 40.1.2; the page of Aditya Birla Sun Life has the same three months.
export const unitLinkedDiscontinuanceNotice: ClockFigure = {
  id: 'unit-linked-discontinuance-notice',
  label:
    'Time for the insurer to write how a unit-linked policy stands, from the first unpaid premium',
  text: '3 months',
  clock: { months: 3 },
  from: '2024-06-12',
  isEffectiveDateUnknown: true,
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'note',
};

export const unitLinkedAfterLockIn: Figure = {
  id: 'unit-linked-after-lock-in',
  label: 'Paid on surrender of a unit-linked policy from year six',
  text: 'the fund value, with no charge for leaving',
  from: '2024-06-12',
  isEffectiveDateUnknown: true,
  asOf: '2024-06-12',
  source: lifeCircular,
  readIn: 'note',
};

// An undated page of an insurer (Future Generali India Life) says the same; the regulation was not read.
export const unitLinkedFundCharge: Figure = {
  id: 'unit-linked-fund-charge',
  label: 'Highest fund management charge of a unit-linked plan',
  text: '1.35% a year',
  from: '2025-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025-01',
  source: {
    title: 'IRDAI’s cap on the fund management charge of unit-linked plans',
    via: 'Mint, January 2025',
  },
  readIn: 'press',
};

export const illustrationRates: Figure = {
  id: 'illustration-rates',
  label: 'Growth rates that a benefit illustration has to assume, before charges and tax',
  text: '4% and 8% a year',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: {
    title:
      'Prescribed scenarios of benefit illustrations, as named on an insurer’s page of questions',
  },
  readIn: 'insurers-wording',
};

/* Prices */

export const inflationTarget: Figure = {
  id: 'inflation-target',
  label: 'Yearly rise of consumer prices at which the Reserve Bank of India aims: no forecast',
  text: '4%',
  share: 4,
  from: '2025-08-06',
  isEffectiveDateUnknown: true,
  asOf: '2025-08-06',
  source: {
    title: 'Reserve Bank of India, monetary policy statement of 6 August 2025',
    via: 'ETV Bharat, 6 August 2025',
  },
  readIn: 'press',
};
