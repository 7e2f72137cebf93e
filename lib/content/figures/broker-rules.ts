/**
 * Rules for a broker and its website: personal data, rebates, premium, incidents; also the two survey figures that
 * explain why the site asks last. Those for calls are in call-rules.ts.
 */
import type { Figure, Source } from '../types.ts';

const dataRules: Source = {
  title: 'Digital Personal Data Protection Rules, 2025 (G.S.R. 846(E))',
};
// Rules 3 and 5 to 16 follow the notification by 18 months: sources name 13 and 14 May 2027, the earlier is taken.
const dutiesStart = '2027-05-13';
const incidentDirections: Source = { title: 'CERT-In directions on reporting cyber incidents' };
const complaintSurvey: Source = {
  title: 'LocalCircles survey of over 87,000 insurance customers in 341 districts, July 2026',
};

export const agentInsurers: Figure = {
  id: 'agent-insurers-max',
  label: 'Insurers that one individual agent may represent, at most',
  text: 'one life, one general and one standalone health insurer, and one of each kind of specialised insurer',
  from: '2016-04-01',
  asOf: '2016-05',
  source: {
    title: 'IRDAI (Appointment of Insurance Agents) Regulations, 2016, regulation 2',
    via: 'the copy on taxutility.blogspot.com, May 2016',
  },
  readIn: 'note',
};

export const rebatePenalty: Figure = {
  id: 'broker-rebate-penalty',
  label: 'Highest penalty for a rebate, for giver and taker alike',
  text: '₹10 lakh',
  from: '2022-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2022',
  isReconfirmed: true,
  source: { title: 'Insurance Act, 1938, section 41' },
  readIn: 'insurers-wording',
};

export const premiumRemittance: Figure = {
  id: 'broker-premium-remittance',
  label: 'Time in which an intermediary passes on premium it has collected',
  text: '24 hours',
  from: '2026-09-01',
  isEffectiveDateUnknown: true,
  asOf: '2026-09',
  isReconfirmed: true,
  source: { title: 'Insurance Act, 1938, section 64VB, and the rules on premium collection' },
  readIn: 'note',
};

export const dataDutiesStart: Figure = {
  id: 'privacy-data-duties-start',
  label: 'Start of the duties on notice, consent, rights, breach and keeping',
  text: '13 or 14 May 2027',
  from: '2025-11-14',
  asOf: '2026-09-21',
  isReconfirmed: true,
  source: dataRules,
  readIn: 'note',
};

// Notified in November 2025; these duties begin in May 2027 (`dataDutiesStart`).
export const minDataRetention: Figure = {
  id: 'privacy-minimum-keeping',
  label: 'Shortest time personal data and logs must be kept',
  text: 'one year',
  from: dutiesStart,
  asOf: '2025-11-14',
  source: { title: 'Digital Personal Data Protection Rules, 2025, rule 8(3)' },
  readIn: 'press',
};

export const maxDataComplaintTime: Figure = {
  id: 'privacy-complaint-ceiling',
  label: 'Longest time a firm may set itself for a data grievance',
  text: '90 days',
  from: dutiesStart,
  asOf: '2026',
  source: { title: 'Digital Personal Data Protection Rules, 2025, rule 14(3)' },
  readIn: 'note',
};

export const currentDataComplaintTime: Figure = {
  id: 'privacy-complaint-today',
  label: 'Time to redress a data grievance under the rules in force today',
  text: 'one month',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  isReconfirmed: true,
  source: {
    title:
      'Information Technology (Reasonable Security Practices and Procedures and Sensitive Personal ' +
      'Data or Information) Rules, 2011, rule 5(9)',
  },
  readIn: 'note',
};

export const breachDetailedReport: Figure = {
  id: 'privacy-breach-report',
  label: 'Time for the detailed breach report to the Data Protection Board',
  text: '72 hours',
  from: dutiesStart,
  asOf: '2025-11-14',
  source: dataRules,
  readIn: 'press',
};

export const incidentReport: Figure = {
  id: 'privacy-incident-report',
  label: 'Time to report a cyber incident to CERT-In',
  text: '6 hours',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: incidentDirections,
  readIn: 'note',
};

export const minTechnicalLogRetention: Figure = {
  id: 'privacy-technical-logs',
  label: 'Shortest time technical logs must be kept in India',
  text: '180 days',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: incidentDirections,
  readIn: 'note',
};

export const adultAge: Figure = {
  id: 'privacy-adult-age',
  label: 'Age below which a parent or guardian must consent',
  text: '18',
  from: dutiesStart,
  asOf: '2025-11-14',
  source: dataRules,
  readIn: 'press',
};

export const surveyExcessData: Figure = {
  id: 'survey-excess-data',
  label: 'Insurance customers who said too much data was collected',
  text: '85%',
  share: 85,
  from: '2026-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2026-07',
  source: complaintSurvey,
  readIn: 'press',
};

export const surveyPersistentContact: Figure = {
  id: 'survey-persistent-contact',
  label: 'Insurance customers who reported persistent calls, messages or e-mails',
  text: '90%',
  share: 90,
  from: '2026-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2026-07',
  source: complaintSurvey,
  readIn: 'press',
};
