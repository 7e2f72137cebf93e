/** Dated figures of public schemes for a death, old age or a child, which a family may have without a policy. */
import type { ClockFigure, Figure, Source } from '../types.ts';

const janSuraksha: Source = {
  title:
    'Ministry of Finance on the Jan Suraksha schemes, May 2025, as reproduced by study portals',
};

export const pmjjbyCover: Figure = {
  id: 'pmjjby-cover',
  label: 'Pradhan Mantri Jeevan Jyoti Bima Yojana: paid on death from any cause',
  text: '₹2 lakh',
  from: '2025-05-09',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

export const pmjjbyPremium: Figure = {
  id: 'pmjjby-premium',
  label: 'Pradhan Mantri Jeevan Jyoti Bima Yojana: premium for a full year, from 1 June',
  text: '₹436 a year',
  from: '2022-06-01',
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

export const pmjjbyAge: Figure = {
  id: 'pmjjby-age',
  label: 'Pradhan Mantri Jeevan Jyoti Bima Yojana: age at which one can join',
  text: '18 to 50 years',
  from: '2025-05-09',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

export const pmsbyCover: Figure = {
  id: 'pmsby-cover',
  label: 'Pradhan Mantri Suraksha Bima Yojana: paid on accidental death or total disability',
  text: '₹2 lakh',
  from: '2025-05-09',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

export const pmsbyPremium: Figure = {
  id: 'pmsby-premium',
  label: 'Pradhan Mantri Suraksha Bima Yojana: premium for a year, from 1 June',
  text: '₹20 a year',
  from: '2022-06-01',
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

export const pmsbyAge: Figure = {
  id: 'pmsby-age',
  label: 'Pradhan Mantri Suraksha Bima Yojana: age',
  text: '18 to 70 years',
  from: '2025-05-09',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

// Both forms say "preferably".
export const publicSchemeClaim: ClockFigure = {
  id: 'jan-suraksha-claim',
  label: 'Jeevan Jyoti and Suraksha: time in which the claim form should preferably reach the bank',
  text: '30 days',
  clock: { days: 30 },
  from: '2022-06-08',
  isEffectiveDateUnknown: true,
  asOf: '2022-06-08',
  source: {
    title:
      'Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law)',
    via: 'copies of both forms, and Webdunia of 8 June 2022',
  },
  readIn: 'insurers-wording',
};

// The Scheme of 1976. The amounts in its replacement of 29 June 2026 were not readable.
export const edliMaximum2025: Figure = {
  id: 'edli-maximum-2025',
  label:
    'Largest payment of the Employees’ Deposit Linked Insurance Scheme of 1976, as reported in July 2025',
  text: '₹7 lakh',
  from: '2025-07-20',
  isEffectiveDateUnknown: true,
  asOf: '2025-07-20',
  source: {
    title: 'Employees’ Deposit Linked Insurance (Amendment) Scheme, 2025',
    via: 'SCC Online and Angel One, July 2025',
  },
  readIn: 'press',
};

// The exit rules since December 2025 differ by the kind of exit: no share without it.
function npsExitRow(id: string, label: string, text: string): Figure {
  return {
    id,
    label: `National Pension System outside government: ${label}`,
    text,
    from: '2025-12-19',
    isEffectiveDateUnknown: true,
    asOf: '2025-12-19',
    source: {
      title: 'PFRDA amendment of the exit regulations, Press Information Bureau, 19 December 2025',
      url: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
    },
    readIn: 'press',
  };
}

export const npsNormalExit = npsExitRow(
  'nps-normal-exit',
  'when leaving is a normal exit, whichever comes first (in the corporate sector: retirement)',
  'at 60, or after 15 years',
);

export const npsAnnuityAbove = npsExitRow(
  'nps-annuity-above',
  'savings above which a normal exit must buy an annuity',
  '₹12 lakh',
);

export const npsAnnuityShare: Figure = {
  ...npsExitRow(
    'nps-annuity-share',
    `least share that buys an annuity at a normal exit with more than ${npsAnnuityAbove.text}`,
    '20%',
  ),
  share: 20,
};

export const npsAllAtOnce = npsExitRow(
  'nps-all-at-once',
  'savings up to which a normal exit may take everything at once',
  '₹8 lakh',
);

export const npsBetweenAtOnce = npsExitRow(
  'nps-between-at-once',
  `most that a normal exit takes at once, with more than ${npsAllAtOnce.text} and up to ${npsAnnuityAbove.text}; the rest is drawn over six years or more, or buys an annuity`,
  '₹6 lakh',
);

export const npsEarlyAllAtOnce = npsExitRow(
  'nps-early-all-at-once',
  'savings up to which an early exit may take everything at once',
  '₹5 lakh',
);

export const npsEarlyAnnuityShare: Figure = {
  ...npsExitRow(
    'nps-early-annuity-share',
    `least share that buys an annuity at an early exit with more than ${npsEarlyAllAtOnce.text}`,
    '80%',
  ),
  share: 80,
};

// The Act of 2025 kept it; the Budget of 2026 did not raise it to the 80% that may be taken since December 2025.
export const npsTaxFreeShare: Figure = {
  id: 'nps-tax-free-share',
  label:
    'National Pension System: most of the savings that is free of income tax when taken at once',
  text: '60%',
  share: 60,
  from: '2026-02-01',
  isEffectiveDateUnknown: true,
  asOf: '2026-02-01',
  isReconfirmed: true,
  source: {
    title: 'Income-tax Act, 2025, payment of the National Pension System at exit',
    via: 'Business Today, 12 August 2025; Nexdigm on the Budget of 1 February 2026',
  },
  readIn: 'press',
};

// The changes of January 2026; older pages have the rules of 2024.
function vatsalyaRow(id: string, label: string, text: string): Figure {
  return {
    id,
    label: `NPS Vatsalya: ${label}`,
    text,
    from: '2026-01-13',
    isEffectiveDateUnknown: true,
    asOf: '2026-01-13',
    isReconfirmed: true,
    source: { title: 'NPS Vatsalya Scheme Guidelines 2025', via: 'PTI, 13 January 2026' },
    readIn: 'press',
  };
}

export const vatsalyaContribution = vatsalyaRow(
  'nps-vatsalya-contribution',
  'smallest payment at the start and in a year',
  '₹250',
);

export const vatsalyaPartWithdrawal = vatsalyaRow(
  'nps-vatsalya-part-withdrawal',
  'most that may be withdrawn for education, treatment or a disability, from the fourth year on',
  '25% of what was paid in',
);

export const vatsalyaAllAtOnce = vatsalyaRow(
  'nps-vatsalya-all-at-once',
  'savings up to which everything may be taken at the exit, as an adult',
  '₹8 lakh',
);

export const vatsalyaAnnuityShare: Figure = {
  ...vatsalyaRow(
    'nps-vatsalya-annuity-share',
    `least share that buys an annuity at the exit with more than ${vatsalyaAllAtOnce.text}`,
    '20%',
  ),
  share: 20,
};

export const atalPension: Figure = {
  id: 'atal-pension',
  label: 'Atal Pension Yojana: guaranteed pension from age 60, in five steps',
  text: '₹1,000 to ₹5,000 a month',
  from: '2026-01-21',
  isEffectiveDateUnknown: true,
  asOf: '2026-01-21',
  source: {
    title: 'Cabinet decision on the Atal Pension Yojana, Business Standard, 21 January 2026',
  },
  readIn: 'press',
};

export const atalPensionAge: Figure = {
  id: 'atal-pension-age',
  label: 'Atal Pension Yojana: age at which one can join',
  text: '18 to 40 years',
  from: '2025-05-09',
  isEffectiveDateUnknown: true,
  asOf: '2025-05-09',
  source: janSuraksha,
  readIn: 'note',
};

const smallSavingsRates: Source = {
  title: 'Ministry of Finance, rates of small savings schemes, January to March 2026',
  via: 'Zee News, 1 January 2026',
};

const smallSavingsTerms: Source = {
  title: 'Small savings schemes from July to September 2025, as described by Finsecure Pro',
};

export const sukanyaInterest: Figure = {
  id: 'sukanya-interest',
  label: 'Sukanya Samriddhi: interest, January to March 2026, set anew every quarter',
  text: '8.2% a year',
  from: '2026-01-01',
  asOf: '2026-01-01',
  source: smallSavingsRates,
  readIn: 'press',
};

export const ppfInterest: Figure = {
  id: 'ppf-interest',
  label: 'Public Provident Fund: interest, January to March 2026, set anew every quarter',
  text: '7.1% a year',
  from: '2026-01-01',
  asOf: '2026-01-01',
  source: smallSavingsRates,
  readIn: 'press',
};

export const seniorSavingsInterest: Figure = {
  id: 'senior-savings-interest',
  label:
    'Senior Citizens’ Savings Scheme: interest on a new deposit, January to March 2026, set anew every quarter',
  text: '8.2% a year',
  from: '2026-01-01',
  asOf: '2026-01-01',
  source: smallSavingsRates,
  readIn: 'press',
};

export const sukanyaTerm: Figure = {
  id: 'sukanya-term',
  label: 'Sukanya Samriddhi: from opening the account to its maturity',
  text: '21 years',
  from: '2025-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2025-07',
  source: smallSavingsTerms,
  readIn: 'note',
};

export const sukanyaOpeningAge: Figure = {
  id: 'sukanya-opening-age',
  label: 'Sukanya Samriddhi: age of the girl when it is opened',
  text: 'under 10 years',
  from: '2025-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2025-07',
  source: smallSavingsTerms,
  readIn: 'note',
};

export const ppfTerm: Figure = {
  id: 'ppf-term',
  label: 'Public Provident Fund: how long the money is tied',
  text: 'a lock-in of 15 years',
  from: '2025-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2025-07',
  source: smallSavingsTerms,
  readIn: 'note',
};
