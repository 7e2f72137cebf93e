/**
 * Published ratios of each insurer for two financial years, as printed in the regulator's handbook. Two different
 * measures: the share of death claims paid (life), and claims as a share of premium (health). Neither is ever called by
 * the other's name. A missing insurer has no figure fit to publish.
 */
import { deathClaimsPaidByNumber, healthIncurredClaims } from './figures/industry.ts';
import type { Insurer } from './insurers.ts';
import type { Figure } from './types.ts';

/** A financial year runs from 1 April to 31 March. */
type FinancialYear = '2023-24' | '2024-25';

export const latestYear: FinancialYear = '2024-25';
export const yearBefore: FinancialYear = '2023-24';

/**
 * Per cent of individual death claims paid, of those pending at the start of the year or reported in it. Null if the
 * table leaves the field empty; a zero is a figure and is printed as one.
 */
type ClaimSettlementRatio = { byNumber: number; byAmount: number | null };

export const claimSettlementRatios: Readonly<
  Record<string, Readonly<Partial<Record<FinancialYear, ClaimSettlementRatio>>>>
> = {
  'aditya-birla-sun-life': {
    '2023-24': { byNumber: 98.4, byAmount: 94.47 },
    '2024-25': { byNumber: 98.65, byAmount: 96.22 },
  },
  'ageas-federal-life': {
    '2023-24': { byNumber: 96.49, byAmount: 89.04 },
    '2024-25': { byNumber: 98.52, byAmount: 95.83 },
  },
  'aviva-life': {
    '2023-24': { byNumber: 98.98, byAmount: 99.25 },
    '2024-25': { byNumber: 99.07, byAmount: 98.46 },
  },
  'axis-max-life': {
    '2023-24': { byNumber: 99.65, byAmount: 97.1 },
    '2024-25': { byNumber: 99.7, byAmount: 97.39 },
  },
  'bajaj-life': {
    '2023-24': { byNumber: 99.23, byAmount: 92.91 },
    '2024-25': { byNumber: 99.29, byAmount: 93.04 },
  },
  'bandhan-life': {
    '2023-24': { byNumber: 99.66, byAmount: 94.14 },
    '2024-25': { byNumber: 99.73, byAmount: 99.8 },
  },
  'bharti-life': {
    '2023-24': { byNumber: 99.01, byAmount: 96.48 },
    '2024-25': { byNumber: 99.18, byAmount: 98.41 },
  },
  'canara-hsbc-life': {
    '2023-24': { byNumber: 99.23, byAmount: 97.88 },
    '2024-25': { byNumber: 99.43, byAmount: 99.08 },
  },
  // Three claims: two refused, one pending at the end of the year, none paid.
  'digit-life': { '2024-25': { byNumber: 0, byAmount: null } },
  'edelweiss-life': {
    '2023-24': { byNumber: 99.23, byAmount: 98.11 },
    '2024-25': { byNumber: 99.29, byAmount: 98.34 },
  },
  'generali-central-life': {
    '2023-24': { byNumber: 96.08, byAmount: 91.88 },
    '2024-25': { byNumber: 98.08, byAmount: 96.25 },
  },
  'hdfc-life': {
    '2023-24': { byNumber: 99.5, byAmount: 95.7 },
    '2024-25': { byNumber: 99.68, byAmount: 97.96 },
  },
  'icici-prudential-life': {
    '2023-24': { byNumber: 99.17, byAmount: 98.75 },
    '2024-25': { byNumber: 99.31, byAmount: 98.06 },
  },
  'indiafirst-life': {
    '2023-24': { byNumber: 98.04, byAmount: 93.82 },
    '2024-25': { byNumber: 98.22, byAmount: 95.98 },
  },
  'indusind-nippon-life': {
    '2023-24': { byNumber: 98.74, byAmount: 94.4 },
    '2024-25': { byNumber: 98.93, byAmount: 92.04 },
  },
  'kotak-life': {
    '2023-24': { byNumber: 98.29, byAmount: 94.59 },
    '2024-25': { byNumber: 98.61, byAmount: 95.88 },
  },
  lic: {
    '2023-24': { byNumber: 98.15, byAmount: 95.18 },
    '2024-25': { byNumber: 97.59, byAmount: 96.08 },
  },
  'pnb-metlife': {
    '2023-24': { byNumber: 99.2, byAmount: 97.44 },
    '2024-25': { byNumber: 99.57, byAmount: 99.3 },
  },
  'pramerica-life': {
    '2023-24': { byNumber: 99.06, byAmount: 97.07 },
    '2024-25': { byNumber: 99.18, byAmount: 97.87 },
  },
  'sbi-life': {
    '2023-24': { byNumber: 98.25, byAmount: 96.04 },
    '2024-25': { byNumber: 98.34, byAmount: 95.26 },
  },
  'shriram-life': {
    '2023-24': { byNumber: 98.09, byAmount: 80.17 },
    '2024-25': { byNumber: 98.31, byAmount: 81.71 },
  },
  'sud-life': {
    '2023-24': { byNumber: 98.29, byAmount: 96.97 },
    '2024-25': { byNumber: 98.84, byAmount: 96.93 },
  },
  'tata-aia-life': {
    '2023-24': { byNumber: 99.13, byAmount: 96.02 },
    '2024-25': { byNumber: 99.41, byAmount: 98.38 },
  },
};

/** Per cent: net claims incurred of net premium earned, health business without accident and travel. */
export const incurredClaimsRatios: Readonly<
  Record<string, Readonly<Partial<Record<FinancialYear, number>>>>
> = {
  'acko-general': { '2023-24': 59.43, '2024-25': 58.48 },
  'bajaj-general': { '2023-24': 88.87, '2024-25': 90.01 },
  'chola-ms': { '2023-24': 81.31, '2024-25': 86.63 },
  'go-digit': { '2023-24': 100.52, '2024-25': 90.06 },
  'generali-central': { '2023-24': 90.1, '2024-25': 99.45 },
  'hdfc-ergo': { '2023-24': 85.65, '2024-25': 87.04 },
  'icici-lombard': { '2023-24': 82.57, '2024-25': 85.53 },
  'iffco-tokio': { '2023-24': 109.04, '2024-25': 85.31 },
  'indusind-general': { '2023-24': 98.41, '2024-25': 97.1 },
  'liberty-general': { '2023-24': 77.33, '2024-25': 85.66 },
  'magma-general': { '2023-24': 88.49, '2024-25': 86.23 },
  'national-insurance': { '2023-24': 90.62, '2024-25': 95.77 },
  'navi-general': { '2023-24': 61.64, '2024-25': 106.07 },
  'new-india': { '2023-24': 106.67, '2024-25': 101.28 },
  'oriental-insurance': { '2023-24': 100.73, '2024-25': 103.77 },
  'raheja-qbe': { '2023-24': 124.39, '2024-25': 112.41 },
  'royal-sundaram': { '2023-24': 94.95, '2024-25': 97.2 },
  'sbi-general': { '2023-24': 98.09, '2024-25': 94.2 },
  'shriram-general': { '2024-25': 23.76 },
  'tata-aig': { '2023-24': 83.13, '2024-25': 80.65 },
  'united-india': { '2023-24': 109.72, '2024-25': 100.09 },
  'universal-sompo': { '2023-24': 115.49, '2024-25': 96.41 },
  zuno: { '2023-24': 87.37, '2024-25': 96.15 },
  'zurich-kotak': { '2023-24': 62.56, '2024-25': 55.16 },
  'aditya-birla-health': { '2023-24': 72.98, '2024-25': 75.97 },
  'care-health': { '2023-24': 59.28, '2024-25': 65.1 },
  'galaxy-health': { '2024-25': 8.33 },
  manipalcigna: { '2023-24': 64.41, '2024-25': 73.31 },
  'narayana-health': { '2024-25': 57.06 },
  'niva-bupa': { '2023-24': 59.43, '2024-25': 61.63 },
  'star-health': { '2023-24': 66.81, '2024-25': 70.53 },
};

/**
 * Individual death claims of 2024-25 that the ratio counts: pending at the start or reported in the year; of
 * them paid, repudiated, rejected, and open at its end. The rest of a row was unclaimed.
 */
export type DeathClaimCounts = readonly [
  all: number,
  paid: number,
  repudiated: number,
  rejected: number,
  open: number,
];

export const deathClaimCounts: Readonly<Record<string, DeathClaimCounts>> = {
  'aditya-birla-sun-life': [6361, 6275, 80, 0, 6],
  'ageas-federal-life': [1145, 1128, 14, 0, 3],
  'aviva-life': [754, 747, 7, 0, 0],
  'axis-max-life': [20225, 20165, 60, 0, 0],
  'bajaj-life': [14094, 13994, 96, 0, 4],
  'bandhan-life': [365, 364, 1, 0, 0],
  'bharti-life': [2085, 2068, 17, 0, 0],
  'canara-hsbc-life': [2787, 2771, 16, 0, 0],
  'digit-life': [3, 0, 2, 0, 1],
  'edelweiss-life': [560, 556, 4, 0, 0],
  'generali-central-life': [938, 920, 14, 4, 0],
  'hdfc-life': [19729, 19666, 58, 0, 5],
  'icici-prudential-life': [12405, 12319, 82, 0, 4],
  'indiafirst-life': [3706, 3640, 61, 0, 5],
  'indusind-nippon-life': [8376, 8286, 88, 0, 1],
  'kotak-life': [4678, 4613, 62, 0, 3],
  lic: [869_086, 848_145, 9137, 6827, 4790],
  'pnb-metlife': [5639, 5615, 24, 0, 0],
  'pramerica-life': [728, 722, 4, 1, 1],
  'sbi-life': [44949, 44205, 524, 0, 165],
  'shriram-life': [4852, 4770, 68, 7, 7],
  'sud-life': [2413, 2385, 26, 0, 2],
  'tata-aia-life': [8577, 8526, 49, 0, 2],
};

export const healthPremiumParts = [
  'Groups',
  'Family floater',
  'One person',
  'Government schemes',
] as const;

/** Net earned premium of health business in 2024-25, lakh of rupees, without accident and travel: of each part. */
export const healthPremiums: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'acko-general': [68699.73, 6515.34, 161.88, 0],
  'aditya-birla-health': [232391.6, 48216.61, 22365, 0],
  'bajaj-general': [213890.44, 47022.29, 28839.28, 94542.6],
  'care-health': [203203.61, 263643.34, 121658.73, 0],
  'chola-ms': [61231.79, 9757.52, 3489.96, 566.89],
  'galaxy-health': [92.78, 458.07, 159.39, 0],
  'generali-central': [102390.17, 13075.37, 5222.64, 4386.13],
  'go-digit': [112_366, 5761, 0, 26508],
  'hdfc-ergo': [122312.71, 165515.94, 68404.11, 0],
  'icici-lombard': [503402.34, 80903.59, 47898.08, 0],
  'iffco-tokio': [52917.55, 16206.77, 6786.06, 295.49],
  'indusind-general': [105271.54, 13244.68, 3851.55, 14152.59],
  'liberty-general': [36985.44, 3336.55, 2707.79, 0],
  'magma-general': [76268.41, 4137.94, 1190.85, 0],
  manipalcigna: [87869.71, 76197.17, 0, 0],
  'narayana-health': [25.62, 68.88, 19.35, 0],
  'national-insurance': [424398.08, 104657.85, 124654.12, 38027.56],
  'navi-general': [940.68, 3918.61, 1278.85, 0],
  'new-india': [1241637.94, 169025.66, 135125.32, 222505.64],
  'niva-bupa': [164983.34, 300616.84, 13941.6, 0],
  'oriental-insurance': [559_953, 121357.48, 38544.53, 54167.65],
  'raheja-qbe': [2974.26, 90.68, 246.58, 0],
  'royal-sundaram': [45869.73, 8978.41, 8484.83, 0],
  'sbi-general': [227151.44, 33629.05, 13198.98, 0],
  'shriram-general': [0.25, 3.73, 68.37, 0],
  'star-health': [102445.79, 1228151.62, 135336.92, 0],
  'tata-aig': [133708.13, 22428.5, 71600.92, 762.13],
  'united-india': [336349.09, 69539.26, 88463.44, 172777.26],
  'universal-sompo': [47290.01, 3877.81, 5591.66, 5963.85],
  zuno: [27863.67, 566.06, 279.1, 0],
  'zurich-kotak': [46731.83, 5201.36, 2601.18, 0],
};

/**
 * Insurers with so few claims or so little premium in the table of 2024-25 that one claim moves the ratio, with the
 * number: shown like all others, never sorted by, and named where a range leaves them out.
 */
export const lowVolumeNotes: Readonly<Record<string, string>> = {
  'digit-life': 'Three claims in the year: none paid, two refused, one still pending at its end',
  'galaxy-health': 'Health premium of ₹7.1 crore: one large claim moves it',
  'narayana-health': 'Health premium of ₹1.1 crore: one large claim moves it',
  'raheja-qbe': 'Health premium of ₹33 crore: one large claim moves it',
  'shriram-general': 'Health premium of ₹72 lakh: a few claims move it',
};

/** Reason for a missing figure of an insurer of the kind. */
const missingFigureReasons: Readonly<Record<string, string>> = {
  'acko-life': 'No individual death claim in the table for these years',
  'creditaccess-life': 'No individual death claim in the table for these years',
  'sahara-life': 'Not in the table for these years',
  'kshema-general': 'Not in the table of health business',
};

/** What a table says of an insurer beside its figures. */
export function insurerNote({
  id,
  isSellingNewPolicies,
}: Pick<Insurer, 'id' | 'isSellingNewPolicies'>): string | undefined {
  return isSellingNewPolicies
    ? (lowVolumeNotes[id] ?? missingFigureReasons[id])
    : 'Writes no new policies';
}

/** Dated rows for the tables: contents, date and source. */
export const claimSettlementFigure: Figure = {
  id: 'insurers-death-claims-paid',
  label:
    'Individual death claims paid by each life insurer in 2023-24 and 2024-25, by number and by amount',
  text: `${Object.keys(claimSettlementRatios).length} insurers`,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: deathClaimsPaidByNumber.source,
  readIn: 'official-text',
};

export const incurredClaimsFigure: Figure = {
  id: 'insurers-health-claims-incurred',
  label:
    'Incurred claims ratio of each insurer’s health business in 2023-24 and 2024-25, without personal accident and travel',
  text: `${Object.keys(incurredClaimsRatios).length} insurers`,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthIncurredClaims.source,
  readIn: 'official-text',
};
