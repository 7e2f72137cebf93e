// What the renewal, policy-copy and life-events pages print: grace periods, no-claim bonus,
// depreciation, porting window, tax on premium, identity checks. Motor has no grace period.
import type { ClockFigure, Figure, Source } from '../types.ts';
import { healthCircular, policyholderCircular } from './claims.ts';

const lifeCircular: Source = {
  title: 'IRDAI Master Circular on Life Insurance Products, 12 June 2024',
};

const olderPortability: Source = {
  title: 'Business Today, 2020, on portability of health policies',
};

const olderPortabilityClause: Source = {
  title: 'HDFC ERGO, Optima Restore policy wording, clause on portability',
};

const uninsuredVehicleLaw: Source = {
  title: 'Motor Vehicles Act, 1988, section 196, as amended in 2019',
};

const longTermCoverCircular: Source = {
  title:
    'IRDAI circular on long-term third-party cover for new vehicles, in force from 1 September 2018',
};

// Grace periods: health and life only

export const healthRenewalGrace: ClockFigure = {
  id: 'renewal-health-grace',
  label: 'Grace period of a health policy paid yearly, half-yearly or quarterly',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readBy: 'press',
};

export const healthRenewalGraceMonthly: ClockFigure = {
  id: 'renewal-health-grace-monthly',
  label: 'Grace period of a health policy paid monthly',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readBy: 'press',
};

export const lifeRenewalGrace: ClockFigure = {
  id: 'renewal-life-grace',
  label: 'Grace period of a life policy paid yearly, half-yearly or quarterly',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

export const lifeRenewalGraceMonthly: ClockFigure = {
  id: 'renewal-life-grace-monthly',
  label: 'Grace period of a life policy paid monthly',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-06-12',
  asOf: '2024-06-12',
  source: lifeCircular,
  readBy: 'press',
};

// Motor

const expiredPolicyRules: Source = {
  title: 'Rules on renewing an expired motor policy, as reported by CNBC-TV18, 6 July 2023',
};

export const bonusKeptAfterExpiry: ClockFigure = {
  id: 'renewal-bonus-kept',
  label: 'Time after expiry within which a renewal keeps the no-claim bonus',
  text: '90 days',
  clock: { days: 90 },
  from: '2023-07-06',
  isFromFirstSeen: true,
  asOf: '2023-07-06',
  source: expiredPolicyRules,
  readBy: 'press',
};

const bonusTable: Source = {
  title: 'No-claim bonus rows of a motor policy schedule template, 2026',
};

function bonusStep(claimFreeYears: number, share: number): Figure {
  return {
    id: `renewal-no-claim-bonus-${claimFreeYears}`,
    label: `No-claim bonus on the own-damage premium, claim-free years in a row: ${claimFreeYears}`,
    text: `${share}%`,
    share,
    from: '2026-01-01',
    isFromFirstSeen: true,
    asOf: '2026',
    source: bonusTable,
    readBy: 'insurers-wording',
  };
}

/** No-claim bonus at the renewal that follows each run of claim-free years. */
export const noClaimBonusScale: { after: string; figure: Figure }[] = [
  { after: 'One year', figure: bonusStep(1, 20) },
  { after: 'Two years in a row', figure: bonusStep(2, 25) },
  { after: 'Three years in a row', figure: bonusStep(3, 35) },
  { after: 'Four years in a row', figure: bonusStep(4, 45) },
  { after: 'Five years in a row or more', figure: bonusStep(5, 50) },
];

const depreciationTable: Source = {
  title:
    'IDV tables of an insurer’s private car package policy wording and of a schedule template, 2026',
};

function depreciationStep(
  key: string,
  age: string,
  share: number,
): { age: string; figure: Figure } {
  return {
    age,
    figure: {
      id: `renewal-idv-depreciation-${key}`,
      label: `Depreciation taken for the IDV, vehicle aged ${age.toLowerCase()}`,
      text: `${share}%`,
      share,
      from: '2026-01-01',
      isFromFirstSeen: true,
      asOf: '2026',
      source: depreciationTable,
      readBy: 'insurers-wording',
    },
  };
}

/** Percent taken off the listed selling price to reach the IDV. */
export const declaredValueScale: { age: string; figure: Figure }[] = [
  depreciationStep('6-months', 'Up to 6 months', 5),
  depreciationStep('1-year', 'Over 6 months, up to 1 year', 15),
  depreciationStep('2-years', 'Over 1 year, up to 2 years', 20),
  depreciationStep('3-years', 'Over 2 years, up to 3 years', 30),
  depreciationStep('4-years', 'Over 3 years, up to 4 years', 40),
  depreciationStep('5-years', 'Over 4 years, up to 5 years', 50),
];

export const uninsuredMaxPrison: Figure = {
  id: 'renewal-uninsured-prison',
  label: 'Longest imprisonment for driving without third-party cover',
  text: '3 months',
  from: '2024-09-09',
  isFromFirstSeen: true,
  asOf: '2024-09-09',
  source: uninsuredVehicleLaw,
  readBy: 'official-text',
};

export const newCarThirdPartyTerm: Figure = {
  id: 'renewal-new-car-third-party-term',
  label: 'Third-party term sold with a new private car',
  text: '3 years',
  from: '2018-09-01',
  asOf: '2020-06-09',
  source: longTermCoverCircular,
  readBy: 'press',
};

export const newTwoWheelerThirdPartyTerm: Figure = {
  id: 'renewal-new-two-wheeler-third-party-term',
  label: 'Third-party term sold with a new two-wheeler',
  text: '5 years',
  from: '2018-09-01',
  asOf: '2020-06-09',
  source: longTermCoverCircular,
  readBy: 'press',
};

// Porting a health policy, looking at a new one

// Page 58 of the circular. The wordings of Star Health and Care Health carry the same clause.
export const portAtLeast: ClockFigure = {
  id: 'renewal-port-at-least',
  label: 'Shortest notice before renewal for a request to port a health policy',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

export const portAtLeastBefore2024: ClockFigure = {
  ...portAtLeast,
  text: '45 days',
  clock: { days: 45 },
  from: '2020-01-01',
  isFromFirstSeen: true,
  until: '2024-09-04',
  asOf: '2020',
  source: olderPortability,
  readBy: 'press',
};

// The circular asks for less, but a wording issued before it may still be somebody's contract: whoever asks
// this early satisfies both.
export const portSafely: ClockFigure = {
  id: 'renewal-port-safely',
  label: 'Notice for a request to port that some older policy wordings still ask for',
  text: '45 days',
  clock: { days: 45 },
  from: '2020-01-01',
  isFromFirstSeen: true,
  asOf: '2020',
  source: olderPortabilityClause,
  readBy: 'insurers-wording',
};

export const portAtMost: ClockFigure = {
  id: 'renewal-port-at-most',
  label: 'Earliest time before renewal for a request to port a health policy',
  text: '60 days',
  clock: { days: 60 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

// The 30 days stand in the IRDAI (Insurance Products) Regulations, 2024, which the circular follows.
export const newPolicyFreeLook: Figure = {
  id: 'renewal-new-policy-free-look',
  label:
    'Free-look period, from receipt, of a new life policy or a new health policy of one year or more',
  text: '30 days',
  from: '2024-04-01',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readBy: 'note',
};

// Tax on the premium and identity checks

export const gstIndividualPolicies: Figure = {
  id: 'renewal-gst-individual',
  label: 'GST on the premium of an individual or family-floater health or life policy',
  text: 'nil',
  from: '2025-09-22',
  asOf: '2025-09-22',
  source: { title: 'Notification 16/2025-Central Tax (Rate), in force from 22 September 2025' },
  readBy: 'press',
};

export const gstMotor: Figure = {
  id: 'renewal-gst-motor',
  label: 'GST on a motor premium',
  text: '18%',
  share: 18,
  from: '2026-07-31',
  isFromFirstSeen: true,
  asOf: '2026-07-31',
  source: { title: 'Central GST rates; motor is outside Notification 16/2025' },
  readBy: 'note',
};

export const identityCheckStart: Figure = {
  id: 'renewal-identity-check-start',
  label: 'Date from which identity checks apply to every line and every premium',
  text: '1 January 2023',
  from: '2023-01-01',
  asOf: '2023-01-01',
  source: { title: 'IRDAI Master Guidelines on AML/CFT, 1 August 2022' },
  readBy: 'insurers-wording',
};

export const panThreshold: Figure = {
  id: 'renewal-pan-threshold',
  label: 'Yearly premium from which the insurer asks for PAN',
  text: '₹50,000',
  from: '2023-01-01',
  isFromFirstSeen: true,
  asOf: '2023',
  source: { title: 'IRDAI Master Guidelines on AML/CFT, 1 August 2022' },
  readBy: 'note',
};
