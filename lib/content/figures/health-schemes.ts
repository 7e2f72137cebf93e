/**
 * Dated figures of the public health schemes, which a family may have without a policy. A broker sells none of them.
 * The ministry's own pages were not readable; its statements were read in the press.
 */
import type { Figure, Source } from '../types.ts';

const ministryStatement: Source = {
  title:
    'Ministry of Health on Ayushman Vay Vandana, as reported by The Statesman, 9 December 2024',
};
const enrolment: Source = {
  title:
    'National Health Authority, portal for beneficiaries, as the Health Minister named it in the Rajya Sabha on 3 December 2024',
  url: 'https://beneficiary.nha.gov.in/',
};

function vayVandana(id: string, label: string, text: string): Figure {
  return {
    id: `scheme-vay-vandana-${id}`,
    label,
    text,
    from: '2024-10-29',
    asOf: '2024-12-09',
    source: ministryStatement,
    readIn: 'press',
  };
}

export const vayVandanaAge = vayVandana(
  'age',
  'Age from which Ayushman Vay Vandana covers every resident, whatever the income',
  '70 years',
);

export const vayVandanaCover = vayVandana(
  'cover',
  'Free hospital cover of Ayushman Vay Vandana, shared by the elders of a family',
  '₹5 lakh a year',
);

export const vayVandanaExistingIllness = vayVandana(
  'existing-illness',
  'Illness one already has, under Ayushman Vay Vandana',
  'Covered from the first day',
);

export const vayVandanaBesidePrivate = vayVandana(
  'beside-private',
  'Private health insurance or ESIC beside Ayushman Vay Vandana',
  'You may keep it',
);

export const vayVandanaOrOther = vayVandana(
  'or-other',
  'CGHS, ECHS or Ayushman CAPF beside Ayushman Vay Vandana',
  'One of the two',
);

export const vayVandanaEnrolment: Figure = {
  id: 'scheme-vay-vandana-enrolment',
  label: 'Where to apply for Ayushman Vay Vandana',
  text: 'Ayushman app or beneficiary.nha.gov.in',
  from: '2024-10-29',
  asOf: '2024-12-03',
  source: enrolment,
  readIn: 'press',
};

export const schemeHelpline: Figure = {
  id: 'scheme-helpline',
  label: 'Helpline of Ayushman Bharat PM-JAY, day and night',
  text: '14555',
  from: '2018-09-23',
  asOf: '2024-12-03',
  source: enrolment,
  readIn: 'press',
};

export const janArogyaCover: Figure = {
  id: 'scheme-jan-arogya-cover',
  label: 'Hospital cover of Ayushman Bharat PM-JAY for a family on the government’s list',
  text: '₹5 lakh a year',
  from: '2018-09-23',
  asOf: '2023-08-25',
  source: {
    title:
      'Union Health Minister on Ayushman Bharat PM-JAY, as reported by Devdiscourse, 25 August 2023',
  },
  readIn: 'press',
};
