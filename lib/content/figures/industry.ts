/**
 * Averages of the whole industry, by financial year. The two ratios are distinct: an incurred claims ratio is not a
 * claim settlement ratio, and neither predicts one claim.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { Figure, Source } from '../types.ts';

const lifeHandbook: Source = {
  title: 'IRDAI Handbook on Indian Insurance Statistics 2024-25, Part I, Table 15',
  url: 'https://irdai.gov.in/handbook-of-indian-insurance',
};

export const healthHandbook: Source = {
  title: 'IRDAI Handbook on Indian Insurance Statistics 2024-25, Part III, Table 62',
  url: 'https://irdai.gov.in/handbook-of-indian-insurance',
};

const annualReport: Source = {
  title: 'IRDAI Annual Report 2024-25',
  via: 'Business Standard, 1 January 2026',
};

// Health: claims that were settled, refused or waiting, by number; rounded by the source

function healthClaimsRow(id: string, label: string, text: string, yearEnd: IsoDate): Figure {
  return {
    id: `industry-health-claims-${id}`,
    label: `Health claims ${label}, by number, all general and health insurers`,
    text,
    from: yearEnd,
    asOf: yearEnd,
    source: { title: 'IRDAI Annual Report 2024-25', via: 'Asia Insurance Review' },
    readIn: 'press',
  };
}

const end2025 = '2025-03-31';
const end2024 = '2024-03-31';

export const healthClaimsSettled = healthClaimsRow(
  'settled-2024-25',
  'settled in 2024-25',
  'about 87%',
  end2025,
);

export const healthClaimsRefused = healthClaimsRow(
  'refused-2024-25',
  'refused in 2024-25',
  'about 8%',
  end2025,
);

export const healthClaimsPending = healthClaimsRow(
  'pending-2024-25',
  'still open at the end of 2024-25',
  'about 5%',
  end2025,
);

export const healthClaimsSettledYearBefore = healthClaimsRow(
  'settled-2023-24',
  'settled in 2023-24',
  'about 83%',
  end2024,
);

export const healthClaimsRefusedYearBefore = healthClaimsRow(
  'refused-2023-24',
  'refused in 2023-24',
  'about 11%',
  end2024,
);

export const healthClaimsPendingYearBefore = healthClaimsRow(
  'pending-2023-24',
  'still open at the end of 2023-24',
  'about 6%',
  end2024,
);

// Insurers as companies

export const solvencyRatio: Figure = {
  id: 'insurer-solvency-ratio',
  label: 'Smallest solvency ratio of an insurer: what it holds, divided by what the rules require',
  text: '1.5',
  from: '2017-06-13',
  isEffectiveDateUnknown: true,
  asOf: '2017-06-13',
  isReconfirmed: true,
  source: {
    title: 'IRDAI working solvency margin ratio, Insurance Act, 1938, section 64VA',
    via: 'Moneycontrol, 13 June 2017; the Life Insurance Council states it on a page without a date',
  },
  readIn: 'press',
};

export const failedInsurerTransfer: Figure = {
  id: 'failed-insurer-transfer',
  label: 'IRDAI order that moved the policies of a failing life insurer (Sahara) to another one',
  text: '2 June 2023',
  from: '2023-06-02',
  asOf: '2023-06-02',
  source: {
    title: 'IRDAI order of 2 June 2023 under section 52B of the Insurance Act, Sahara India Life',
    via: 'a copy at TaxGuru; CNBC TV18, 2 June 2023',
  },
  readIn: 'official-text',
};

// Life: individual death claims paid, out of those pending at the start of the year and reported in it

export const deathClaimsPaidByNumber: Figure = {
  id: 'industry-death-claims-number-2024-25',
  label: 'Individual death claims paid by life insurers in 2024-25, by number of policies',
  text: '97.82%',
  share: 97.82,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: lifeHandbook,
  readIn: 'official-text',
};

export const deathClaimsPaidByAmount: Figure = {
  id: 'industry-death-claims-amount-2024-25',
  label: 'Individual death claims paid by life insurers in 2024-25, by amount',
  text: '96.29%',
  share: 96.29,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: lifeHandbook,
  readIn: 'official-text',
};

export const deathClaimsPaidByNumberYearBefore: Figure = {
  id: 'industry-death-claims-number-2023-24',
  label: 'Individual death claims paid by life insurers in 2023-24, by number of policies',
  text: '98.26%',
  share: 98.26,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: lifeHandbook,
  readIn: 'official-text',
};

export const deathClaimsPaidByAmountYearBefore: Figure = {
  id: 'industry-death-claims-amount-2023-24',
  label: 'Individual death claims paid by life insurers in 2023-24, by amount',
  text: '95.51%',
  share: 95.51,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: lifeHandbook,
  readIn: 'official-text',
};

// Health: net incurred claims as a share of net earned premium

export const healthIncurredClaims: Figure = {
  id: 'industry-health-incurred-claims-2024-25',
  label: 'Incurred claims ratio of health business in 2024-25, all insurers',
  text: '86.98%',
  share: 86.98,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsPublic: Figure = {
  id: 'industry-health-incurred-claims-public-2024-25',
  label: 'Incurred claims ratio of health business in 2024-25, public-sector general insurers',
  text: '100.59%',
  share: 100.59,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsPrivate: Figure = {
  id: 'industry-health-incurred-claims-private-2024-25',
  label: 'Incurred claims ratio of health business in 2024-25, private general insurers',
  text: '87.59%',
  share: 87.59,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsStandalone: Figure = {
  id: 'industry-health-incurred-claims-standalone-2024-25',
  label: 'Incurred claims ratio of health business in 2024-25, standalone health insurers',
  text: '68.73%',
  share: 68.73,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsYearBefore: Figure = {
  id: 'industry-health-incurred-claims-2023-24',
  label: 'Incurred claims ratio of health business in 2023-24, all insurers',
  text: '88.15%',
  share: 88.15,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsPublicYearBefore: Figure = {
  id: 'industry-health-incurred-claims-public-2023-24',
  label: 'Incurred claims ratio of health business in 2023-24, public-sector general insurers',
  text: '103.38%',
  share: 103.38,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsPrivateYearBefore: Figure = {
  id: 'industry-health-incurred-claims-private-2023-24',
  label: 'Incurred claims ratio of health business in 2023-24, private general insurers',
  text: '88.71%',
  share: 88.71,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const healthIncurredClaimsStandaloneYearBefore: Figure = {
  id: 'industry-health-incurred-claims-standalone-2023-24',
  label: 'Incurred claims ratio of health business in 2023-24, standalone health insurers',
  text: '64.71%',
  share: 64.71,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: healthHandbook,
  readIn: 'official-text',
};

export const nonLifeIncurredClaims: Figure = {
  id: 'industry-non-life-incurred-claims-2024-25',
  label: 'Incurred claims ratio of non-life insurers in 2024-25, all lines together',
  text: '82.88%',
  share: 82.88,
  from: '2025-03-31',
  asOf: '2025-03-31',
  source: annualReport,
  readIn: 'press',
};

export const nonLifeIncurredClaimsYearBefore: Figure = {
  id: 'industry-non-life-incurred-claims-2023-24',
  label: 'Incurred claims ratio of non-life insurers in 2023-24, all lines together',
  text: '82.52%',
  share: 82.52,
  from: '2024-03-31',
  asOf: '2024-03-31',
  source: annualReport,
  readIn: 'press',
};

// Premium and people covered: general and health insurers, without personal accident and travel

const healthYear = { from: '2025-03-31', asOf: '2025-03-31' } as const;

export const healthPremiumOfYear: Figure = {
  id: 'industry-health-premium-2024-25',
  label: 'Health insurance premium of general and health insurers in 2024-25',
  text: '₹1.17 lakh crore',
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

export const healthPeopleCovered: Figure = {
  id: 'industry-health-people-2024-25',
  label: 'People with health insurance of general and health insurers in 2024-25',
  text: '58 crore',
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

export const individualHealthPremiumShare: Figure = {
  id: 'industry-health-premium-individual-2024-25',
  label: 'Individual policies in 2024-25, of the health insurance premium',
  text: '39.7%',
  share: 39.7,
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

export const individualHealthPeopleShare: Figure = {
  id: 'industry-health-people-individual-2024-25',
  label: 'Individual policies in 2024-25, of the people with health insurance',
  text: '10.3%',
  share: 10.3,
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

export const groupHealthPremiumShare: Figure = {
  id: 'industry-health-premium-group-2024-25',
  label: 'Group policies in 2024-25, of the health insurance premium',
  text: '52.3%',
  share: 52.3,
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

export const groupHealthPeopleShare: Figure = {
  id: 'industry-health-people-group-2024-25',
  label: 'Group policies in 2024-25, of the people with health insurance',
  text: '47.4%',
  share: 47.4,
  ...healthYear,
  source: annualReport,
  readIn: 'press',
};

const annualReportOnTravel: Source = {
  title: 'IRDAI Annual Report 2024-25, overseas travel insurance',
  via: 'Outlook Money',
};

export const travelPremiumOfYear: Figure = {
  id: 'industry-travel-premium-2024-25',
  label: 'Overseas travel insurance premium in 2024-25',
  text: '₹1,266.98 crore',
  ...healthYear,
  source: annualReportOnTravel,
  readIn: 'press',
};

export const travelPeopleCovered: Figure = {
  id: 'industry-travel-people-2024-25',
  label: 'People with overseas travel insurance in 2024-25',
  text: '96.73 lakh',
  ...healthYear,
  source: annualReportOnTravel,
  readIn: 'press',
};

export const travelPoliciesSold: Figure = {
  id: 'industry-travel-policies-2024-25',
  label: 'Overseas travel insurance policies in 2024-25',
  text: '27.97 lakh',
  ...healthYear,
  source: annualReportOnTravel,
  readIn: 'press',
};

export const publicSectorInsurers: Figure = {
  id: 'industry-public-sector-insurers',
  label: 'Insurers of life, health and motor whose main owner is the government',
  text: 'LIC in life insurance; New India, National, Oriental and United India in general insurance',
  from: '2025-05-28',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-28',
  source: {
    title: 'Review of the public general insurers by the Finance Minister, May 2025',
    via: 'The New Indian Express, 28 May 2025; on LIC, Green World Investor, 25 April 2011',
  },
  readIn: 'press',
};
