/**
 * Figures of the renewal, policy-copy and life-events pages: grace periods, the days that preserve a no-claim bonus,
 * porting window, tax on premium, identity checks. Motor has no grace period.
 */
import type { ClockFigure, Figure, Source } from '../types.ts';
import { healthCircular, policyholderCircular } from './claims.ts';

const olderPortability: Source = {
  title: 'Business Today, 2020, on portability of health policies',
};

const olderPortabilityClause: Source = {
  title: 'HDFC ERGO, clause on portability in a health policy wording',
};

// Grace periods of health; those of life are in life.ts

export const healthRenewalGrace: ClockFigure = {
  id: 'renewal-health-grace',
  label: 'Grace period of a health policy paid yearly, half-yearly or quarterly',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const healthRenewalGraceMonthly: ClockFigure = {
  id: 'renewal-health-grace-monthly',
  label: 'Grace period of a health policy paid monthly',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

// Motor

const expiredPolicyRules: Source = {
  title: 'Rules on renewing an expired motor policy, as reported by CNBC-TV18',
};

export const bonusRetentionPeriod: ClockFigure = {
  id: 'renewal-bonus-kept',
  label: 'Time after expiry within which a renewal keeps the no-claim bonus',
  text: '90 days',
  clock: { days: 90 },
  from: '2023-07-06',
  isEffectiveDateUnknown: true,
  asOf: '2023-07-06',
  source: expiredPolicyRules,
  readIn: 'press',
};

// Porting a health policy, looking at a new one

// Page 58 of the circular. The wordings of Star Health and Care Health carry the same clause.
export const minPortNotice: ClockFigure = {
  id: 'renewal-port-at-least',
  label: 'Shortest notice before renewal for a request to port a health policy',
  text: '30 days',
  clock: { days: 30 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const minPortNoticeBefore2024: ClockFigure = {
  ...minPortNotice,
  text: '45 days',
  clock: { days: 45 },
  from: '2020-01-01',
  isEffectiveDateUnknown: true,
  until: '2024-09-04',
  asOf: '2020',
  source: olderPortability,
  readIn: 'press',
};

// The circular requires less, but a wording from before it may still be in force: an application this early satisfies
// both.
export const safePortNotice: ClockFigure = {
  id: 'renewal-port-safely',
  label: 'Notice for a request to port that some older policy wordings still ask for',
  text: '45 days',
  clock: { days: 45 },
  from: '2020-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2020',
  source: olderPortabilityClause,
  readIn: 'insurers-wording',
};

export const maxPortNotice: ClockFigure = {
  id: 'renewal-port-at-most',
  label: 'Earliest time before renewal for a request to port a health policy',
  text: '60 days',
  clock: { days: 60 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

// Tax on the premium and identity checks

export const identityCheckStart: Figure = {
  id: 'renewal-identity-check-start',
  label: 'Date from which identity checks apply to every line and every premium',
  text: '1 January 2023',
  from: '2023-01-01',
  asOf: '2023-01-01',
  source: { title: 'IRDAI Master Guidelines on AML/CFT, 1 August 2022' },
  readIn: 'insurers-wording',
};
