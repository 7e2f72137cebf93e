/**
 * Clocks, limits and customary notice periods for the claim and cashless pages. Periods based on policy wordings and
 * not on law have `customaryWordings` as their source. A period also has its `clock` for calculations; for a range,
 * the end that is safe for the visitor.
 */
import type { ClockFigure, Figure, Source } from '../types.ts';

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

const criticalIllnessGuide: Source = {
  title:
    'Distributor’s guide to critical illness terms, read 20 November 2026 (a policy term, not law)',
};

const accidentReportRules: Source = {
  title: 'Central Motor Vehicles (Fifth Amendment) Rules, 2022',
};

/** Annexure XIII of the Central Motor Vehicles Rules, 1989, as these rules added it. */
const accidentReportRulesCopy: Source = { ...accidentReportRules, via: 'a publisher’s copy' };

const accidentSection = (section: string, via: string): Source => ({
  title: `Motor Vehicles Act, 1988, section ${section}`,
  via,
});

const hitAndRunScheme: Source = {
  title:
    'Motor Vehicles Act, 1988, section 161, and the Compensation to Victims of Hit and Run Motor Accidents Scheme, 2022',
};

const noFaultSection: Source = { title: 'Motor Vehicles Act, 1988, section 164' };

export const customaryPapers: Source = {
  title:
    'Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides',
};

// Common to every claim

export const lateNotice: Figure = {
  id: 'claim-late-notice',
  label: 'Late notice of a claim, or a paper that is missing',
  text: 'Not by itself a ground to reject',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lateInterestMargin: Figure = {
  id: 'claim-late-interest-margin',
  label: 'Percentage points above the bank rate in the interest on a claim paid late',
  text: '2%',
  share: 2,
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lateInterest: Figure = {
  id: 'claim-late-interest',
  label: 'Interest an insurer owes on a claim paid late',
  text: `bank rate plus ${lateInterestMargin.share} percentage points`,
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

// The circular of 2024 does not say which day's rate it means. This wording of a health policy does.
export const bankRateMeant: Figure = {
  id: 'claim-bank-rate-meant',
  label: 'Bank rate that counts for a claim paid late, in a health wording',
  text: 'That of the start of the financial year in which the claim fell due',
  from: '2026-11-26',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-26',
  source: {
    title:
      'National Insurance, prospectus of Vidyarthi Mediclaim for Students (NICHLIP21113V032021)',
    via: 'a copy on GitHub',
  },
  readIn: 'insurers-wording',
};

const bankRateRow = {
  id: 'claim-bank-rate',
  label: 'Bank rate of the Reserve Bank of India at the start of the financial year',
  readIn: 'press',
} as const;

/** The meeting after the first of April changed or kept the rate: the one before it is that of the first of April. */
export const bankRate2024: Figure = {
  ...bankRateRow,
  text: '6.75%',
  share: 6.75,
  from: '2024-04-01',
  until: '2025-03-31',
  asOf: '2024-04-05',
  source: {
    title: 'Reserve Bank of India, monetary policy statement of 5 April 2024',
    via: 'Business Standard, 5 April 2024',
  },
};

export const bankRate2025: Figure = {
  ...bankRateRow,
  text: '6.5%',
  share: 6.5,
  from: '2025-04-01',
  until: '2026-03-31',
  asOf: '2025-02-07',
  source: {
    title: 'Reserve Bank of India, monetary policy statement of 7 February 2025',
    via: 'Business Standard, 7 February 2025',
  },
};

export const bankRate2026: Figure = {
  ...bankRateRow,
  text: '5.5%',
  share: 5.5,
  from: '2026-04-01',
  until: '2027-03-31',
  asOf: '2026-02-06',
  source: {
    title: 'Reserve Bank of India, monetary policy statement of 6 February 2026',
    via: 'India Today, 6 February 2026',
  },
};

export const premiumBeforeRisk: Figure = {
  id: 'claim-premium-before-risk',
  label: 'First day on which an insurer may cover a risk, section 64VB',
  text: 'The day the premium is paid, in cash or by cheque',
  from: '2026-11-26',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-26',
  isReconfirmed: true,
  source: { title: 'Insurance Act, 1938, section 64VB', via: 'a copy on Scribd' },
  readIn: 'official-text',
};

export const complaintReply: ClockFigure = {
  id: 'claim-complaint-reply',
  label: 'Time an insurer has to resolve a complaint',
  text: '14 days',
  clock: { days: 14 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

// Health

export const cashlessDecision: ClockFigure = {
  id: 'claim-cashless-decision',
  label: 'Time for the insurer to answer a cashless request',
  text: '1 hour',
  clock: { hours: 1 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const cashlessDischarge: ClockFigure = {
  id: 'claim-cashless-discharge',
  label: 'Time for the insurer to give final approval at discharge',
  text: '3 hours',
  clock: { hours: 3 },
  from: '2024-05-29',
  asOf: '2024-05-29',
  source: healthCircular,
  readIn: 'press',
};

export const reimbursementDecision: ClockFigure = {
  id: 'claim-health-reimbursement',
  label: 'Time to settle a health claim that was not cashless',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const noticePlannedStay: ClockFigure = {
  id: 'claim-notice-planned-stay',
  label: 'Customary notice before a planned hospital stay',
  text: '48 to 72 hours',
  clock: { hours: 72 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const noticeEmergencyStay: ClockFigure = {
  id: 'claim-notice-emergency-stay',
  label: 'Customary notice after an emergency admission',
  text: '24 hours',
  clock: { hours: 24 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const noticeReimbursement: ClockFigure = {
  id: 'claim-notice-reimbursement',
  label: 'Customary notice of a stay you will pay for first',
  text: '24 to 48 hours',
  clock: { hours: 24 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const reimbursementPapers: ClockFigure = {
  id: 'claim-reimbursement-papers',
  label: 'Customary time after discharge to send the papers of a stay you paid for',
  text: '15 to 30 days',
  clock: { days: 15 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const noticeOutsideNetwork: Figure = {
  id: 'claim-notice-outside-network',
  label: 'Notice for cashless treatment outside the network (voluntary industry scheme)',
  text: '48 hours',
  from: '2024-01-24',
  asOf: '2024-01-24',
  source: {
    title: 'General Insurance Council, launch of Cashless Everywhere, 24 January 2024',
    url: 'https://www.gicouncil.in/news-media/events/press-release-launch-of-cashless-everywhere/',
  },
  readIn: 'official-text',
};

// Life

export const deathWithoutInvestigation: ClockFigure = {
  id: 'claim-death-without-investigation',
  label: 'Time to settle a death claim that needs no investigation',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const deathWithInvestigation: ClockFigure = {
  id: 'claim-death-with-investigation',
  label: 'Time to settle a death claim that is investigated',
  text: '45 days',
  clock: { days: 45 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const lifeQuestionLimit: ClockFigure = {
  id: 'claim-life-question-limit',
  label: 'Age of a life policy after which it cannot be called into question',
  text: '3 years',
  clock: { months: 36 },
  from: '2015-01-01',
  asOf: '2024',
  isReconfirmed: true,
  source: { title: 'Insurance Act, 1938, section 45' },
  readIn: 'insurers-wording',
};

// Section 108 of the old Evidence Act. It gives no day of death, so the policy has to be in force until then.
export const missingPersonYears: Figure = {
  id: 'claim-missing-person-years',
  label: 'Time without any news after which a missing person may be presumed dead',
  text: 'seven years',
  from: '2004-03-26',
  isEffectiveDateUnknown: true,
  asOf: '2004-03-26',
  source: {
    title: 'Supreme Court, LIC of India v. Anuradha, on sections 107 and 108 of the Evidence Act',
    via: 'case notes of courtverdict.com and the-laws.com',
  },
  readIn: 'note',
};

export const noticeDeath: ClockFigure = {
  id: 'claim-notice-death',
  label: 'Customary notice of a death',
  text: 'about 30 days',
  clock: { days: 30 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

// Copies of policy conditions allow a month after a death; a standard policy allows 30 days.
export const noticePersonalAccident: ClockFigure = {
  id: 'claim-notice-personal-accident',
  label: 'Customary notice under a personal accident policy',
  text: 'about 30 days',
  clock: { days: 30 },
  from: '2021-03-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-03-01',
  source: {
    ...customaryWordings,
    via: 'The New Indian Express, 1 March 2021, and two copies of policy conditions',
  },
  readIn: 'press',
};

// Motor

export const surveyorAllotted: ClockFigure = {
  id: 'claim-surveyor-allotted',
  label: 'Time to allot a surveyor after the loss is reported',
  text: '24 hours',
  clock: { hours: 24 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const surveyReport: ClockFigure = {
  id: 'claim-survey-report',
  label: 'Time for the survey report',
  text: '15 days',
  clock: { days: 15 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const surveyDelay: Figure = {
  id: 'claim-survey-delay',
  label: 'Compensation to the claimant when the survey report is late',
  text: '₹500 a day',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const surveyDecision: ClockFigure = {
  id: 'claim-survey-decision',
  label: 'Time for the insurer to decide after the survey report',
  text: '7 days',
  clock: { days: 7 },
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const surveyThreshold: Figure = {
  id: 'claim-survey-threshold',
  label: 'Motor loss from which a licensed surveyor must report',
  text: '₹50,000',
  from: '2024-09-05',
  asOf: '2024-09-05',
  source: policyholderCircular,
  readIn: 'note',
};

export const noticeVehicleDamage: ClockFigure = {
  id: 'claim-notice-vehicle-damage',
  label: 'Customary notice of damage to a vehicle',
  text: '24 to 48 hours',
  clock: { hours: 24 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const noticeVehicleTheft: ClockFigure = {
  id: 'claim-notice-vehicle-theft',
  label: 'Customary notice of a stolen vehicle',
  text: '24 hours',
  clock: { hours: 24 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const theftFinalReport: ClockFigure = {
  id: 'claim-theft-final-report',
  label: 'Usual wait for the police final report on a theft (no law fixes it)',
  text: 'about 90 days',
  clock: { days: 90 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: { title: 'Practice described in motor theft claim guides; not a rule of law' },
  readIn: 'note',
};

export const tribunalPetition: ClockFigure = {
  id: 'claim-tribunal-petition',
  label: 'Time to claim before the Motor Accidents Claims Tribunal',
  text: 'six months',
  clock: { months: 6 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: { title: 'Motor Vehicles Act, 1988, section 166(3)' },
  readIn: 'press',
};

export const lateTribunalPetition: Figure = {
  id: 'claim-late-tribunal-petition',
  label: 'A petition to the tribunal after the six months, while the Supreme Court hears the case',
  text: 'Not to be dismissed as late',
  from: '2025-11-07',
  asOf: '2025-11-07',
  source: {
    title:
      'Supreme Court, Bhagirathi Dash v. Union of India, W.P.(C) 166/2024, interim order of 7 November 2025',
  },
  readIn: 'press',
};

export const firstAccidentReport: ClockFigure = {
  id: 'claim-first-accident-report',
  label: 'Time for the police to send the first accident report',
  text: '48 hours',
  clock: { hours: 48 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: accidentReportRules,
  readIn: 'press',
};

export const interimAccidentReport: ClockFigure = {
  id: 'claim-interim-accident-report',
  label: 'Time for the police to send the interim accident report',
  text: '50 days',
  clock: { days: 50 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: accidentReportRules,
  readIn: 'note',
};

export const detailedAccidentReport: ClockFigure = {
  id: 'claim-detailed-accident-report',
  label: 'Time for the police to send the detailed accident report',
  text: '90 days',
  clock: { days: 90 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: accidentReportRulesCopy,
  readIn: 'official-text',
};

export const victimRightsPaper: ClockFigure = {
  id: 'claim-victim-rights-paper',
  label: 'Time for the police to give the victim or the family the description of their rights',
  text: '10 days',
  clock: { days: 10 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: { ...accidentReportRules, via: 'The Indian Express, 4 March 2022' },
  readIn: 'press',
};

export const driverForm: ClockFigure = {
  id: 'claim-driver-form',
  label: 'Time for the driver to fill in and return Form III to the police',
  text: '30 days',
  clock: { days: 30 },
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: { ...accidentReportRules, via: 'Hindustan Times Auto, 3 March 2022' },
  readIn: 'press',
};

export const vehicleParticulars: Figure = {
  id: 'claim-vehicle-particulars',
  label: 'Time to give a claimant the particulars of the vehicle, on request',
  text: '7 days',
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: { title: 'Central Motor Vehicles Rules, 1989, rule 150', via: 'a publisher’s copy' },
  readIn: 'official-text',
};

export const driverPoliceReport: ClockFigure = {
  id: 'claim-driver-police-report',
  label: 'Time for the driver to report an accident, where no police officer is present',
  text: '24 hours',
  clock: { hours: 24 },
  from: '2021-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-07',
  isReconfirmed: true,
  source: accidentSection('134', 'the copy on indianconstitution.in'),
  readIn: 'official-text',
};

export const driverInsurerNotice: Figure = {
  id: 'claim-driver-insurer-notice',
  label: 'How the driver has to tell the insurer of an accident',
  text: 'In writing',
  from: '2021-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-07',
  isReconfirmed: true,
  source: accidentSection('134', 'the copy on indianconstitution.in'),
  readIn: 'official-text',
};

export const accidentDutyPenalty: Figure = {
  id: 'claim-accident-duty-penalty',
  label: 'Penalty for a driver who does not do these duties',
  text: 'Up to six months in prison, a fine of ₹5,000, or both',
  from: '2024-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2024-07',
  isReconfirmed: true,
  source: accidentSection('187', 'MyJudix, and a copy on kanoonmitra.com'),
  readIn: 'official-text',
};

export const vehicleInspection: Figure = {
  id: 'claim-vehicle-inspection',
  label: 'Time to return a vehicle that was taken away for inspection after an accident',
  text: '24 hours, once the formalities are complete',
  from: '2021-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-07',
  isReconfirmed: true,
  source: accidentSection('136', 'the copy on indianconstitution.in'),
  readIn: 'official-text',
};

export const vehicleRelease: Figure = {
  id: 'claim-vehicle-release',
  label: 'Release of a vehicle that the police seized for a criminal case',
  text: 'By order of the magistrate, on conditions',
  from: '2024-10-18',
  isEffectiveDateUnknown: true,
  asOf: '2024-10-18',
  isReconfirmed: true,
  source: {
    title: 'Bharatiya Nagarik Suraksha Sanhita, 2023, sections 497 and 503',
    via: 'Drishti Judiciary, 18 October 2024, and a copy on law.emunshi.ai',
  },
  readIn: 'official-text',
};

export const uninsuredRelease: Figure = {
  id: 'claim-uninsured-vehicle-release',
  label:
    'Release of a vehicle without third-party insurance after an accident, by the rules of a state',
  text: 'Only against security for the compensation',
  from: '2018-10-04',
  asOf: '2018-10-04',
  source: {
    title: 'Karnataka Motor Vehicles Rules, 1989, as amended on 4 October 2018',
    via: 'Lexplosion',
  },
  readIn: 'press',
};

export const tribunalPlace: Figure = {
  id: 'claim-tribunal-place',
  label: 'Place of the tribunal that may be chosen',
  text: 'Where it happened, where you live or do business, or where the other side lives',
  from: '2021-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-07',
  isReconfirmed: true,
  source: accidentSection('166', 'the copy on indianconstitution.in'),
  readIn: 'official-text',
};

export const noFaultAccepted: Figure = {
  id: 'claim-no-fault-accepted',
  label: 'Effect of a sum accepted without proof of fault on the petition to the tribunal',
  text: 'The petition ends',
  from: '2021-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2021-07',
  isReconfirmed: true,
  source: accidentSection('166', 'the copy on indianconstitution.in'),
  readIn: 'official-text',
};

export const freeLegalAid: Figure = {
  id: 'claim-free-legal-aid',
  label: 'Who has a right to a lawyer without a fee, whatever the income',
  text: 'Every woman and every child',
  from: '1987-12-31',
  isEffectiveDateUnknown: true,
  asOf: '1987',
  source: {
    title: 'Legal Services Authorities Act, 1987, section 12',
    via: 'the sites of the National and the Odisha Legal Services Authority',
  },
  readIn: 'official-text',
};

export const roadVictimTreatment: Figure = {
  id: 'claim-road-victim-treatment',
  label: 'Cashless treatment of a road-accident victim at a listed hospital',
  text: 'up to ₹1.5 lakh for 7 days',
  from: '2025-05-05',
  asOf: '2026-02-14',
  isReconfirmed: true,
  source: {
    title: 'PM RAHAT, under the Cashless Treatment of Road Accident Victims Scheme, 2025',
  },
  readIn: 'official-text',
};

export const hitAndRunDeath: Figure = {
  id: 'claim-hit-and-run-death',
  label: 'Compensation for a death caused by a hit-and-run vehicle',
  text: '₹2 lakh',
  from: '2022-04-01',
  asOf: '2025-10-16',
  isReconfirmed: true,
  source: hitAndRunScheme,
  readIn: 'official-text',
};

export const hitAndRunInjury: Figure = {
  id: 'claim-hit-and-run-hurt',
  label: 'Compensation for grievous hurt caused by a hit-and-run vehicle',
  text: '₹50,000',
  from: '2022-04-01',
  asOf: '2025-10-16',
  isReconfirmed: true,
  source: hitAndRunScheme,
  readIn: 'official-text',
};

// Only the opening of the notification could be read, so it is not known whether the two sums above have changed.
export const hitAndRunAmended: Figure = {
  id: 'claim-hit-and-run-amended',
  label: 'Amendment of the scheme for hit-and-run victims, whose sums we could not read',
  text: '2 March 2026',
  from: '2026-03-02',
  asOf: '2026-03-02',
  source: {
    title:
      'Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, 2026, G.S.R. 153(E)',
  },
  readIn: 'official-text',
};

export const noFaultDeath: Figure = {
  id: 'claim-no-fault-death',
  label: 'Compensation for a death on the road without proof of fault',
  text: '₹5 lakh',
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: noFaultSection,
  readIn: 'official-text',
};

export const noFaultInjury: Figure = {
  id: 'claim-no-fault-hurt',
  label: 'Compensation for grievous hurt on the road without proof of fault',
  text: '₹2.5 lakh',
  from: '2022-04-01',
  asOf: '2022-04-01',
  source: noFaultSection,
  readIn: 'official-text',
};

// Travel, critical illness

export const noticePlannedStayAbroad: Figure = {
  id: 'claim-notice-planned-stay-abroad',
  label: 'Customary notice before a planned hospital stay abroad',
  text: 'about 5 days',
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const noticeTravelPapers: ClockFigure = {
  id: 'claim-notice-travel-papers',
  label: 'Customary time after discharge to send medical papers of a trip',
  text: '30 days',
  clock: { days: 30 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const criticalIllnessWait: ClockFigure = {
  id: 'claim-critical-illness-wait',
  label: 'Customary first waiting period of a critical illness cover',
  text: '90 days',
  clock: { days: 90 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: customaryWordings,
  readIn: 'note',
};

export const criticalIllnessSurvival: ClockFigure = {
  id: 'claim-critical-illness-survival',
  label: 'Range of survival periods after diagnosis',
  text: '14 to 30 days',
  clock: { days: 30 },
  from: '2026-11-20',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-20',
  source: criticalIllnessGuide,
  readIn: 'note',
};
