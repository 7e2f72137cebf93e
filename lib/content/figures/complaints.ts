/**
 * Complaint clocks and limits: the broker, the insurer, the Ombudsman, the consumer commissions.
 * Trap: 14 days (broker, insurer), 15 days (the portal's banner) and one month (Ombudsman) differ.
 */
import type { DayClock } from '../../dates/clock.ts';
import type { ClockFigure, Figure, Source } from '../types.ts';
import { policyholderCircular } from './claims.ts';

const ombudsmanRules: Source = {
  title: 'Insurance Ombudsman Rules, 2017, as amended up to 9 November 2023',
};
const ombudsmanQuestions: Source = {
  title: 'Council for Insurance Ombudsmen, frequently asked questions',
  url: 'https://cioins.co.in/Faqs',
};
const commissionRules: Source = {
  title:
    'Consumer Protection (Jurisdiction of the District Commission, the State Commission and the ' +
    'National Commission) Rules, 2021',
};

const consumerAct: Source = { title: 'Consumer Protection Act, 2019, section 69' };

export const brokerComplaintClock: ClockFigure<DayClock> = {
  id: 'complaint-broker-clock',
  label: 'Time a broker has to redress a complaint',
  text: '14 days',
  clock: { days: 14 },
  from: '2018-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2018',
  source: { title: 'IRDAI (Insurance Brokers) Regulations, 2018, regulation 13' },
  readIn: 'note',
};

export const bimaBharosaBanner: Figure = {
  id: 'complaint-bima-bharosa-banner',
  label: 'Time the Bima Bharosa portal names for attending to a complaint',
  text: '15 days',
  from: '2026-09-21',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  source: {
    title: 'IRDAI, Bima Bharosa, frequently asked questions',
    url: 'https://bimabharosa.irdai.gov.in/Home/FAQ',
  },
  readIn: 'official-text',
};

export const ombudsmanSilence: ClockFigure = {
  id: 'complaint-ombudsman-silence',
  label: 'Silence after which the Ombudsman can be approached',
  text: 'one month',
  clock: { months: 1 },
  from: '2021-05-18',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  source: {
    title: 'Council for Insurance Ombudsmen, questions on online complaints',
    url: 'https://cioins.co.in/FAQ_Online',
  },
  readIn: 'official-text',
};

export const ombudsmanWindow: ClockFigure = {
  id: 'complaint-ombudsman-window',
  label: 'Time within which to go to the Ombudsman',
  text: 'one year',
  clock: { months: 12 },
  from: '2021-05-18',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  isReconfirmed: true,
  source: ombudsmanRules,
  readIn: 'official-text',
};

export const ombudsmanLimit: Figure = {
  id: 'complaint-ombudsman-limit',
  label: 'Most an Ombudsman can award',
  text: '₹50 lakh',
  from: '2023-11-09',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  isReconfirmed: true,
  source: ombudsmanRules,
  readIn: 'note',
};

/** Rule 14(1). No agent and no lawyer is in the list. */
export const ombudsmanComplainant: Figure = {
  id: 'complaint-ombudsman-complainant',
  label: 'Who may complain to the Ombudsman',
  text: 'the person with the grievance, or heirs, nominee or assignee',
  from: '2021-05-18',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-27',
  source: ombudsmanQuestions,
  readIn: 'official-text',
};

/** Rule 14(2), read as a policy wording repeats it. */
export const ombudsmanComplaintContents: Figure = {
  id: 'complaint-ombudsman-contents',
  label: 'What a complaint to the Ombudsman states',
  text: 'name and address, the insurer’s office, the facts with papers, the loss, and what is asked for',
  from: '2021-05-18',
  isEffectiveDateUnknown: true,
  asOf: '2023-11-09',
  source: ombudsmanRules,
  readIn: 'insurers-wording',
};

export const ombudsmanMediation: Figure = {
  id: 'complaint-ombudsman-mediation',
  label: "Time for the Ombudsman's settlement proposal once both sides agree to mediation",
  text: '1 month',
  from: '2026-09-21',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  source: ombudsmanQuestions,
  readIn: 'official-text',
};

export const ombudsmanAward: ClockFigure = {
  id: 'complaint-ombudsman-award',
  label: "Time for the Ombudsman's award once the papers are complete",
  text: '3 months',
  clock: { months: 3 },
  from: '2026-09-21',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-21',
  source: ombudsmanQuestions,
  readIn: 'official-text',
};

export const awardCompliance: ClockFigure = {
  id: 'complaint-award-compliance',
  label: "Time an insurer has to honour an Ombudsman's award",
  text: '30 days',
  clock: { days: 30 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const awardDelayPayment: Figure = {
  id: 'complaint-award-delay-payment',
  label: 'What an insurer owes for each day it is late with an award',
  text: '₹5,000 a day',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const ombudsmanOfficeCount: Figure = {
  id: 'complaint-ombudsman-offices',
  label: 'Insurance Ombudsman offices in India',
  text: '18',
  from: '2026-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2026',
  source: {
    title: 'Annexure of Ombudsman offices in a health policy wording; current list on the site',
    url: 'https://cioins.co.in/Ombudsman',
  },
  readIn: 'insurers-wording',
};

export const districtCommissionLimit: Figure = {
  id: 'complaint-district-commission-limit',
  label: 'Price paid, up to which the District Commission hears a case',
  text: '₹50 lakh',
  from: '2025-04-29',
  isEffectiveDateUnknown: true,
  asOf: '2025-04-29',
  isReconfirmed: true,
  source: commissionRules,
  readIn: 'press',
};

export const stateCommissionLimit: Figure = {
  id: 'complaint-state-commission-limit',
  label: 'Price paid, up to which the State Commission hears a case',
  text: '₹2 crore',
  from: '2025-04-29',
  isEffectiveDateUnknown: true,
  asOf: '2025-04-29',
  isReconfirmed: true,
  source: commissionRules,
  readIn: 'press',
};

/** It runs from the day on which the cause of action arose; longer with sufficient cause shown, section 69(2). */
export const commissionWindow: ClockFigure = {
  id: 'complaint-commission-window',
  label: 'Time to go to a consumer commission, from the day the cause arose',
  text: 'two years',
  clock: { months: 24 },
  from: '2019-08-09',
  asOf: '2019-08-09',
  source: consumerAct,
  readIn: 'official-text',
};
