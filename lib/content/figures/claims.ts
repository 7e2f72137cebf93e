// Clocks, limits and customary notice times that the claim and cashless pages print.
// Times that rest on policy wordings and not on law carry `customaryWordings` as their source. A length of
// time also has its `clock` to count with; of a range, the end that is safe for the visitor.
import type { TimedFigure } from '../claims/claim-types.ts';
import type { Figure, Source } from '../types.ts';

export const healthCircular: Source = {
  title: 'IRDAI Master Circular on Health Insurance Business, 29 May 2024',
  url: 'https://irdai.gov.in/document-detail?documentId=4942918',
};

export const policyholderCircular: Source = {
  title: 'IRDAI Master Circular on Protection of Policyholders’ Interests, 5 September 2024',
  url: 'https://irdai.gov.in/document-detail?documentId=5625747',
};

const customaryWordings: Source = {
  title: 'Customary policy wordings, not a rule of law: your own policy decides',
};

const ombudsmanQuestions: Source = {
  title: 'Council for Insurance Ombudsmen, frequently asked questions',
  url: 'https://cioins.co.in/Faqs',
};

const accidentReportRules: Source = {
  title: 'Central Motor Vehicles (Fifth Amendment) Rules, 2022',
};

export const customaryPapers: Source = {
  title:
    'Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides',
};

// Common to every claim

export const lateNotice: Figure = {
  id: 'claim-late-notice',
  label: 'Late notice of a claim, or a paper that is missing',
  text: 'Not by itself a ground to reject',
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const lateInterest: Figure = {
  id: 'claim-late-interest',
  label: 'Interest an insurer owes on a claim paid late',
  text: 'bank rate plus 2 percentage points',
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const complaintReply: TimedFigure = {
  id: 'claim-complaint-reply',
  label: 'Time an insurer has to resolve a complaint',
  text: '14 days',
  clock: { days: 14 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const ombudsmanSilence: TimedFigure = {
  id: 'claim-ombudsman-silence',
  label: 'Silence after which the Insurance Ombudsman can be approached',
  text: 'one month',
  clock: { months: 1 },
  asOf: '2026-09-21',
  source: ombudsmanQuestions,
};

export const ombudsmanWindow: TimedFigure = {
  id: 'claim-ombudsman-window',
  label: 'Time to approach the Insurance Ombudsman after a refusal, a poor reply or silence',
  text: 'one year',
  clock: { months: 12 },
  asOf: '2026-09-21',
  source: ombudsmanQuestions,
};

export const ombudsmanLimit: Figure = {
  id: 'claim-ombudsman-limit',
  label: 'Most that the Insurance Ombudsman can award',
  text: '₹50 lakh',
  asOf: '2026-09-21',
  source: { title: 'Insurance Ombudsman Rules, 2017, as amended up to 9 November 2023' },
};

// Health

export const cashlessDecision: TimedFigure = {
  id: 'claim-cashless-decision',
  label: 'Time for the insurer to answer a cashless request',
  text: '1 hour',
  clock: { hours: 1 },
  asOf: '2024-05-29',
  source: healthCircular,
};

export const cashlessDischarge: TimedFigure = {
  id: 'claim-cashless-discharge',
  label: 'Time for the insurer to give final approval at discharge',
  text: '3 hours',
  clock: { hours: 3 },
  asOf: '2024-05-29',
  source: healthCircular,
};

export const reimbursementDecision: TimedFigure = {
  id: 'claim-health-reimbursement',
  label: 'Time to settle a health claim that was not cashless',
  text: '15 days',
  clock: { days: 15 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const claimMoratorium: Figure = {
  id: 'claim-moratorium',
  label: 'Continuous health cover after which only established fraud can be raised',
  text: '60 months',
  asOf: '2024-05-29',
  source: healthCircular,
};

export const noticePlannedStay: TimedFigure = {
  id: 'claim-notice-planned-stay',
  label: 'Customary notice before a planned hospital stay',
  text: '48 to 72 hours',
  clock: { hours: 72 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const noticeEmergencyStay: TimedFigure = {
  id: 'claim-notice-emergency-stay',
  label: 'Customary notice after an emergency admission',
  text: '24 hours',
  clock: { hours: 24 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const noticeReimbursement: TimedFigure = {
  id: 'claim-notice-reimbursement',
  label: 'Customary notice of a stay you will pay for first',
  text: '24 to 48 hours',
  clock: { hours: 24 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const reimbursementPapers: TimedFigure = {
  id: 'claim-reimbursement-papers',
  label: 'Customary time after discharge to send the papers of a stay you paid for',
  text: '15 to 30 days',
  clock: { days: 15 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const noticeOutsideNetwork: Figure = {
  id: 'claim-notice-outside-network',
  label: 'Notice for cashless treatment outside the network (voluntary industry scheme)',
  text: '48 hours',
  asOf: '2024-01-24',
  source: { title: 'General Insurance Council, launch of Cashless Everywhere, 24 January 2024' },
};

// Life

export const deathWithoutInvestigation: TimedFigure = {
  id: 'claim-death-without-investigation',
  label: 'Time to settle a death claim that needs no investigation',
  text: '15 days',
  clock: { days: 15 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const deathWithInvestigation: TimedFigure = {
  id: 'claim-death-with-investigation',
  label: 'Time to settle a death claim that is investigated',
  text: '45 days',
  clock: { days: 45 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const lifeQuestionLimit: TimedFigure = {
  id: 'claim-life-question-limit',
  label: 'Age of a life policy after which it cannot be called into question',
  text: '3 years',
  clock: { months: 36 },
  asOf: '2024',
  source: { title: 'Insurance Act, 1938, section 45' },
};

export const noticeDeath: TimedFigure = {
  id: 'claim-notice-death',
  label: 'Customary notice of a death',
  text: 'about 30 days',
  clock: { days: 30 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

// Motor

export const surveyorAllotted: TimedFigure = {
  id: 'claim-surveyor-allotted',
  label: 'Time to allot a surveyor after the loss is reported',
  text: '24 hours',
  clock: { hours: 24 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const surveyReport: TimedFigure = {
  id: 'claim-survey-report',
  label: 'Time for the survey report',
  text: '15 days',
  clock: { days: 15 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const surveyDelay: Figure = {
  id: 'claim-survey-delay',
  label: 'Compensation to the claimant when the survey report is late',
  text: '₹500 a day',
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const surveyDecision: TimedFigure = {
  id: 'claim-survey-decision',
  label: 'Time for the insurer to decide after the survey report',
  text: '7 days',
  clock: { days: 7 },
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const surveyThreshold: Figure = {
  id: 'claim-survey-threshold',
  label: 'Motor loss from which a licensed surveyor must report',
  text: '₹50,000',
  asOf: '2024-09-05',
  source: policyholderCircular,
};

export const totalLossShare: Figure = {
  id: 'claim-total-loss-share',
  label: 'Cost of repair above which a vehicle is treated as a total loss',
  text: '75% of the IDV',
  asOf: '2026',
  source: { title: 'Total-loss clause of insurers’ motor policy wordings, 2026' },
};

export const noticeVehicleDamage: TimedFigure = {
  id: 'claim-notice-vehicle-damage',
  label: 'Customary notice of damage to a vehicle',
  text: '24 to 48 hours',
  clock: { hours: 24 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const noticeVehicleTheft: TimedFigure = {
  id: 'claim-notice-vehicle-theft',
  label: 'Customary notice of a stolen vehicle',
  text: '24 hours',
  clock: { hours: 24 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const theftFinalReport: TimedFigure = {
  id: 'claim-theft-final-report',
  label: 'Usual wait for the police final report on a theft (no law fixes it)',
  text: 'about 90 days',
  clock: { days: 90 },
  asOf: '2026-11-20',
  source: { title: 'Practice described in motor theft claim guides; not a rule of law' },
};

export const tribunalPetition: TimedFigure = {
  id: 'claim-tribunal-petition',
  label: 'Time to claim before the Motor Accidents Claims Tribunal',
  text: 'six months',
  clock: { months: 6 },
  asOf: '2022-04-01',
  source: { title: 'Motor Vehicles Act, 1988, section 166(3)' },
};

export const firstAccidentReport: TimedFigure = {
  id: 'claim-first-accident-report',
  label: 'Time for the police to send the first accident report',
  text: '48 hours',
  clock: { hours: 48 },
  asOf: '2022-04-01',
  source: accidentReportRules,
};

export const interimAccidentReport: TimedFigure = {
  id: 'claim-interim-accident-report',
  label: 'Time for the police to send the interim accident report',
  text: '50 days',
  clock: { days: 50 },
  asOf: '2022-04-01',
  source: accidentReportRules,
};

export const roadVictimTreatment: Figure = {
  id: 'claim-road-victim-treatment',
  label: 'Cashless treatment of a road-accident victim at a listed hospital',
  text: 'up to ₹1.5 lakh for 7 days',
  asOf: '2025-01-08',
  source: { title: 'Cashless Treatment of Road Accident Victims Scheme, 2025' },
};

export const hitAndRunDeath: Figure = {
  id: 'claim-hit-and-run-death',
  label: 'Compensation for a death caused by a hit-and-run vehicle',
  text: '₹2 lakh',
  asOf: '2025-01-08',
  source: {
    title: 'Ministry of Road Transport and Highways, compensation for hit-and-run victims',
  },
};

export const ownerDriverCover: Figure = {
  id: 'claim-owner-driver-cover',
  label: 'Compulsory personal accident cover of an owner-driver',
  text: '₹15 lakh',
  asOf: '2026',
  source: { title: 'IRDAI circular on compulsory personal accident cover, 11 December 2018' },
};

// Travel, critical illness

export const noticePlannedStayAbroad: Figure = {
  id: 'claim-notice-planned-stay-abroad',
  label: 'Customary notice before a planned hospital stay abroad',
  text: 'about 5 days',
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const noticeTravelPapers: TimedFigure = {
  id: 'claim-notice-travel-papers',
  label: 'Customary time after discharge to send medical papers of a trip',
  text: '30 days',
  clock: { days: 30 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const criticalIllnessWait: TimedFigure = {
  id: 'claim-critical-illness-wait',
  label: 'Customary first waiting period of a critical illness cover',
  text: '90 days',
  clock: { days: 90 },
  asOf: '2026-11-20',
  source: customaryWordings,
};

export const criticalIllnessSurvival: TimedFigure = {
  id: 'claim-critical-illness-survival',
  label: 'Range of survival periods after diagnosis',
  text: '14 to 30 days',
  clock: { days: 30 },
  asOf: '2026-11-20',
  source: customaryWordings,
};
