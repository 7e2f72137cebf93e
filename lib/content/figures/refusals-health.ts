/**
 * Figures of the reasons for which health claims are refused: what the standard exclusions take out and what they leave
 * paid, definitions in policy wordings, and rules on refusals that no other page prints.
 */
import type { Figure, Source } from '../types.ts';
import { healthCircular } from './claims.ts';
import { proportionateNorms } from './health.ts';

/** The guidelines themselves were read up to chapter I only; every code was read in wordings that carry them. */
const standardExclusions: Source = {
  title: 'IRDAI guidelines on standard exclusions in health policies, 27 September 2019',
  url: 'https://irdai.gov.in/document-detail?documentId=392498',
  via: 'the wordings of HDFC ERGO and ManipalCigna',
};

const wordingDefinitions: Source = {
  title: 'HDFC ERGO, standard definitions in a health policy wording',
};

function exclusion(code: string, label: string, text: string): Figure {
  return {
    id: `refusal-exclusion-${code}`,
    label,
    text,
    from: '2019-09-27',
    asOf: '2024',
    isReconfirmed: true,
    source: standardExclusions,
    readIn: 'insurers-wording',
  };
}

function definition(id: string, label: string, text: string): Figure {
  return {
    id: `refusal-definition-${id}`,
    label,
    text,
    from: '2024-04-01',
    isEffectiveDateUnknown: true,
    asOf: '2024',
    source: wordingDefinitions,
    readIn: 'insurers-wording',
  };
}

// The standard exclusions. Excl01 to Excl03 are waits, in health.ts.

export const evaluationExclusion = exclusion(
  '04',
  'Stays that the exclusion of evaluation takes out (Excl04)',
  'Primarily for diagnostics and evaluation purposes only',
);

export const restCureExclusion = exclusion(
  '05',
  'Stays that the exclusion of rest cure takes out (Excl05)',
  'Mainly for bed rest, without treatment',
);

export const obesityExclusion = exclusion(
  '06',
  'Body mass index from which surgery against obesity is not excluded (Excl06)',
  '40, or 35 with a named illness',
);

export const genderExclusion = exclusion(
  '07',
  'Treatment that the exclusion of a change of gender takes out (Excl07)',
  'To give the body the features of the opposite sex',
);

export const cosmeticExclusion = exclusion(
  '08',
  'Cosmetic or plastic surgery that is not excluded (Excl08)',
  'Reconstruction after an accident, burns or cancer, or against a direct and immediate health risk',
);

export const sportsExclusion = exclusion(
  '09',
  'Injuries of hazardous sports that are excluded (Excl09)',
  'As a professional only',
);

export const breachOfLawExclusion = exclusion(
  '10',
  'Breach of law that excludes a treatment (Excl10)',
  'With criminal intent, as the direct cause',
);

export const providerExclusion = exclusion(
  '11',
  'Treatment that an excluded hospital is still paid for (Excl11)',
  'Emergency or accident, until stable',
);

export const addictionExclusion = exclusion(
  '12',
  'Treatment that the exclusion of addiction takes out (Excl12)',
  'Alcohol, drugs, addiction, and what follows from them',
);

export const spaExclusion = exclusion(
  '13',
  'Places whose treatment is excluded (Excl13)',
  'Spas, nature cure clinics and the like',
);

export const supplementExclusion = exclusion(
  '14',
  'Supplements that are not excluded (Excl14)',
  'Prescribed by a doctor as part of a paid stay or day care',
);

export const refractiveExclusion = exclusion(
  '15',
  'Refractive error whose correction is excluded (Excl15)',
  'Less than 7.5 dioptres',
);

export const unprovenExclusion = exclusion(
  '16',
  'Treatment that counts as unproven (Excl16)',
  'Without significant medical papers on its effect',
);

export const infertilityExclusion = exclusion(
  '17',
  'Treatment that the exclusion of infertility takes out (Excl17)',
  'Sterilisation and its reversal, contraception, IVF and the like, surrogacy',
);

export const maternityExclusion = exclusion(
  '18',
  'What the exclusion of maternity leaves paid (Excl18)',
  'Ectopic pregnancy, and a miscarriage after an accident',
);

export const notExcludable: Figure = {
  id: 'refusal-not-excludable',
  label: 'Diseases present from birth that a health policy may not exclude',
  text: 'Internal and genetic ones',
  from: '2020-10-01',
  asOf: '2020-10',
  source: {
    title: 'IRDAI guidelines of 27 September 2019, list of exclusions that are not allowed',
    via: 'Firstpost, 29 October 2019, and Kotak General, October 2020',
  },
  readIn: 'press',
};

export const mindNotExcludable: Figure = {
  ...notExcludable,
  id: 'refusal-mind-not-excludable',
  label: 'Disorders of the mind that a health policy may not exclude',
  text: 'Mental, behavioural and neurodevelopmental ones',
};

export const modernTreatments: Figure = {
  id: 'refusal-modern-treatments',
  label: 'Modern treatments that every indemnity health policy has to cover, with limits allowed',
  text: 'A list of 12',
  from: '2020-10-01',
  asOf: '2025-06',
  isReconfirmed: true,
  source: {
    title: 'IRDAI guidelines of 27 September 2019, chapter on modern treatments',
    via: 'Mint, June 2025, Moneycontrol, 26 February 2024, and Kotak General, October 2020',
  },
  readIn: 'press',
};

export const mentalIllnessParity: Figure = {
  id: 'refusal-mental-illness',
  label: 'Basis on which health insurance has to treat mental illness',
  text: 'The same as physical illness',
  from: '2018-05-29',
  asOf: '2018-08-18',
  isReconfirmed: true,
  source: {
    title: 'Mental Healthcare Act, 2017, section 21(4)',
    via: 'Firstpost, 18 August 2018, on IRDAI’s order of 16 August 2018',
  },
  readIn: 'press',
};

export const severeStress: Figure = {
  id: 'refusal-severe-stress',
  label: 'What the law presumes of somebody who tried to end their life',
  text: 'Severe stress, unless the opposite is proved',
  from: '2018-05-29',
  asOf: '2018-05-29',
  source: {
    title: 'Mental Healthcare Act, 2017, section 115',
    via: 'a copy of the section on indianlawsinfo.com',
  },
  readIn: 'official-text',
};

export const hivParity: Figure = {
  id: 'refusal-hiv',
  label: 'What insurance has to show for treating a person with HIV differently',
  text: 'Actuarial studies',
  from: '2018-09-10',
  asOf: '2018-10-09',
  isReconfirmed: true,
  source: {
    title: 'HIV and AIDS (Prevention and Control) Act, 2017, section 3(j)',
    via: 'Moneycontrol, 9 October 2018, on IRDAI’s circular of that day',
  },
  readIn: 'press',
};

export const ayushParity: Figure = {
  id: 'refusal-ayush',
  label: 'How a health policy has to treat a stay for AYUSH treatment',
  text: 'Like other treatment',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const dentalExclusion: Figure = {
  id: 'refusal-dental',
  label: 'Dental treatment that policies without a dental benefit still pay',
  text: 'After an accident, with a stay in hospital',
  from: '2021-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2021',
  source: { title: 'Exclusions of dental treatment in wordings of SBI General and ManipalCigna' },
  readIn: 'insurers-wording',
};

// Definitions

export const medicalNecessity = definition(
  'medical-necessity',
  'Tests of medically necessary treatment',
  'Needed, no more than needed, prescribed, of accepted standard',
);

export const hospitalStay = definition(
  'hospital-stay',
  'Shortest stay, without a break, that counts as hospitalisation, named procedures excepted',
  '24 hours',
);

export const dayCare = definition(
  'day-care',
  'Treatment that needs no stay of a full day: day care',
  'Under anaesthesia, shorter thanks to technology',
);

export const hospitalBeds = definition(
  'hospital-beds',
  'Beds of a hospital that is not registered under the Clinical Establishments Act',
  '15, or 10 in towns of less than 10 lakh people',
);

export const customaryCharges = definition(
  'customary-charges',
  'What a reasonable and customary charge is compared with',
  'The provider’s standard rate and rates for the like in the area',
);

export const materialFact = definition(
  'material-fact',
  'Facts that a proposal for health insurance has to disclose',
  'What the form and its papers ask for',
);

export const fraudIntent = definition(
  'fraud',
  'A wrong statement that is no fraud',
  'True as far as you knew, with no wish to hide',
);

export const hiddenDiseaseOptions = definition(
  'hidden-disease',
  'What an insurer may do, with your consent, about a disease that was not disclosed',
  'Exclude it, add a wait of up to three years, or charge more',
);

export const cashlessDenied = definition(
  'cashless-denied',
  'What remains after a cashless request is denied',
  'Treatment, then reimbursement',
);

// Rules on refusals

export const olderPolicyWaits: Figure = {
  id: 'refusal-older-policies',
  label: 'When the shorter waits and the shorter moratorium reached older policies',
  text: 'At their next renewal',
  from: '2024-04-01',
  asOf: '2024-04-19',
  source: { title: 'Money9, 19 April 2024, on the new rules of health insurance' },
  readIn: 'press',
};

export const proportionByRoom: Figure = {
  id: 'refusal-proportion-by-room',
  label: 'Hospitals at which nothing is cut in proportion to the room',
  text: 'Those with one price for all rooms',
  from: '2020-06-11',
  asOf: '2020-06-11',
  source: proportionateNorms,
  readIn: 'note',
};

export const coverInGrace: Figure = {
  id: 'refusal-cover-in-grace',
  label: 'Health policies that also cover claims of the grace period',
  text: 'Those paid in instalments',
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const olderLateNotice: Figure = {
  id: 'refusal-older-late-notice',
  label: 'Late claims and papers by the older circular, for every line',
  text: 'Refused only if the claim fails for another reason',
  from: '2011-09-20',
  asOf: '2017-06-28',
  isReconfirmed: true,
  source: {
    title: 'IRDA circular IRDA/HLTH/MISC/CIR/216/09/2011, 20 September 2011',
    via: 'copies on Taxguru and Scribd; IRDAI’s reminder of 28 June 2017 was read itself',
  },
  readIn: 'official-text',
};
