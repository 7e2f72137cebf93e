/**
 * A road accident that killed or hurt somebody, or hit property. The driver has duties by law and an insurer to tell;
 * the hurt and the families of the dead claim from that insurer before the tribunal, and from their own policies. So
 * the first question is who asks; until then only what all have to do is shown.
 */
import {
  accidentDutyPenalty,
  detailedAccidentReport,
  driverForm,
  driverInsurerNotice,
  driverPoliceReport,
  firstAccidentReport,
  freeLegalAid,
  hitAndRunAmended,
  hitAndRunDeath,
  hitAndRunInjury,
  interimAccidentReport,
  lateTribunalPetition,
  noFaultAccepted,
  noFaultDeath,
  noFaultInjury,
  noticePersonalAccident,
  noticeVehicleDamage,
  roadVictimTreatment,
  tribunalPetition,
  tribunalPlace,
  uninsuredRelease,
  vehicleInspection,
  vehicleParticulars,
  vehicleRelease,
  victimRightsPaper,
} from '../figures/claims.ts';
import { claimNumberBlank, contactBlank, insurerBlank, nameBlank, policyBlank } from '../letter.ts';
import { hitAndRunRule } from '../shared-rules.ts';
import type { Rule } from '../types.ts';
import { dateBlank, letterSignature, placeBlank, vehicleBlank } from './claim-blanks.ts';
import { claimPaper, identityAndBank } from './claim-papers.ts';
import type {
  ClaimClock,
  ClaimEvent,
  ClaimLetter,
  ClaimNotice,
  ClaimOption,
  ClaimPaper,
  ClaimPitfall,
  ClaimType,
  FirstStep,
} from './claim-types.ts';
import { accidentEvent, tellInsurer } from './motor.ts';
import {
  accidentCoverClock,
  accidentSchemeNotice,
  deathCertificates,
  deathSchemeNotice,
  intimationDayEvent,
  jeevanJyotiRule,
  lateInterestRule,
  lateNoticeRule,
  policiesEvent,
  publicSchemeClock,
  surakshaRule,
} from './shared-copy.ts';

const courtOnLateness =
  'On 7 November 2025 the Supreme Court told tribunals not to dismiss a petition as late while it hears the case on this limit. Ask whether that case has been decided since.';

// Events

const toldPolice: ClaimEvent = {
  id: 'police',
  label: 'When did you tell the police?',
  noun: 'your report to the police',
  withTime: true,
};

const formReturned: ClaimEvent = {
  id: 'form',
  label: 'When did you return Form III to the police?',
  noun: 'the day you returned Form III',
};

const policeReports: readonly ClaimEvent[] = [
  {
    id: 'reported',
    label: 'When did the police send the first accident report?',
    noun: 'the first accident report',
  },
  {
    id: 'interim',
    label: 'When did the police send the interim report?',
    noun: 'the interim accident report',
    follows: 'reported',
  },
];

const petitionFiled: ClaimEvent = {
  id: 'filed',
  label: 'When was the petition filed with the tribunal?',
  noun: 'the petition to the tribunal',
};

// Clocks

const policeClocks: readonly ClaimClock[] = [
  {
    id: 'first-report',
    title: 'First accident report',
    figure: firstAccidentReport,
    basis: 'law',
    responsibleParty: 'police',
    from: ['happened'],
    completedBy: 'reported',
    isNewLaw: true,
    text: 'The police send it to the tribunal and the insurer. The victim gets a copy.',
  },
  {
    id: 'interim-report',
    title: 'Interim accident report',
    figure: interimAccidentReport,
    basis: 'law',
    responsibleParty: 'police',
    from: ['happened'],
    completedBy: 'interim',
    isNewLaw: true,
    text: 'The detailed report follows.',
  },
  {
    id: 'detailed-report',
    title: 'Detailed accident report',
    figure: detailedAccidentReport,
    basis: 'law',
    responsibleParty: 'police',
    from: ['happened'],
    completedBy: null,
    isNewLaw: true,
    text: 'Victim, owner and driver get a copy. The tribunal treats the report of the police as a claim petition: ask it whether yours is registered.',
  },
];

const policeReportClock: ClaimClock = {
  id: 'police-report',
  title: 'Tell the police',
  isAtOnce: true,
  figure: driverPoliceReport,
  basis: 'law',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'police',
  text: 'As soon as possible, at the nearest station, unless an officer was there and asked you. Say too why you could not help the injured, if you could not.',
};

const insurerNoticeClock: ClaimClock = {
  ...tellInsurer,
  title: 'Tell your insurer in writing',
  duty: driverInsurerNotice,
  text: 'The driver or the owner has to write, by section 134. The section sets no hours: these are the shorter ones of policies.',
};

const driverFormClock: ClaimClock = {
  id: 'driver-form',
  title: 'Return Form III to the police',
  figure: driverForm,
  basis: 'law',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'form',
  isNewLaw: true,
  text: 'The investigating officer gives the driver a blank copy. Ask for it if none has come.',
};

const rightsClock: ClaimClock = {
  id: 'rights-paper',
  title: 'Paper from the police on your rights',
  figure: victimRightsPaper,
  basis: 'law',
  responsibleParty: 'police',
  from: ['happened'],
  completedBy: null,
  isNewLaw: true,
  text: 'Form II, for the victim or the family. None has come? Ask for it in writing; our site writes the letter.',
};

const petitionClock: ClaimClock = {
  id: 'petition',
  title: 'Your petition to the tribunal',
  action: 'File your petition to the tribunal',
  figure: tribunalPetition,
  basis: 'law',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'filed',
  isNewLaw: true,
  text: 'This one is law, not a policy term.',
  overdueText: `The ${tribunalPetition.text} are over. File all the same, with legal help. ${courtOnLateness}`,
  lateText: courtOnLateness,
};

// Rules

const treatmentRule: Rule = {
  label: 'Treatment of a road victim',
  figure: roadVictimTreatment,
  text: 'Counted from the accident, under PM RAHAT. Dial 112: it names a listed hospital near you.',
};

const legalAidRule: Rule = {
  label: 'A lawyer without a fee',
  figure: freeLegalAid,
  text: 'Also a member of a Scheduled Caste or Tribe, a person with a disability, an industrial workman, and anyone whose income is below the limit of the state. Ask the District Legal Services Authority, at the district court.',
};

const driverRules: readonly Rule[] = [
  {
    label: 'The driver’s report to the police',
    figure: driverPoliceReport,
    text: 'The longest time, where no officer is present. Where one is, the driver gives what the officer asks for.',
  },
  {
    label: 'The driver’s notice to the insurer',
    figure: driverInsurerNotice,
    text: 'With policy number and period, date, time and place, who was hurt or killed, and the driver’s name and licence. The owner counts as driver here.',
  },
  {
    label: 'A driver who does not help, or does not report',
    figure: accidentDutyPenalty,
    text: 'For the first time; twice as much for the second. Help may be left out only for a mob or another reason beyond the driver’s control.',
  },
  {
    label: 'Your vehicle, taken for inspection',
    figure: vehicleInspection,
    text: 'The owner must be told where it is.',
  },
  {
    label: 'Your vehicle, kept for a criminal case',
    figure: vehicleRelease,
    text: 'To the person entitled to it. Bring RC, certificate of insurance and licence.',
  },
  {
    label: 'The same, without third-party insurance',
    figure: uninsuredRelease,
    text: 'So in Karnataka since 4 October 2018. Other states have such rules too: ask at the court.',
  },
];

const victimRules: readonly Rule[] = [
  legalAidRule,
  {
    label: 'Which tribunal',
    figure: tribunalPlace,
    text: 'The injured person may claim, or the owner of the property, or after a death the legal representatives.',
  },
  {
    label: 'Petition after the six months',
    figure: lateTribunalPetition,
    text: 'An interim order, as of that day. It holds while the court hears the case on the limit: ask whether that is decided.',
  },
  {
    label: 'Particulars of the vehicle that hit you',
    figure: vehicleParticulars,
    text: 'In Form 54, from the police or the registering authority, for a small fee. They lead to the owner and the insurer.',
  },
  {
    label: 'Death by a hit-and-run vehicle',
    figure: hitAndRunDeath,
    text: 'When the police cannot find the vehicle; for accidents since 1 April 2022. A scheme may raise the sum.',
  },
  {
    label: 'Grievous hurt by a hit-and-run vehicle',
    figure: hitAndRunInjury,
    text: 'The same scheme. The injured person applies; after a death, the legal representatives.',
  },
  {
    label: 'Hit-and-run scheme amended on',
    figure: hitAndRunAmended,
    text: 'Only its opening could be read. Ask for the sum of today.',
  },
  {
    label: 'Death, without proof of fault',
    figure: noFaultDeath,
    text: 'From the owner or the insurer of the vehicle; for accidents since 1 April 2022. A claim that proves fault can bring more.',
  },
  {
    label: 'Grievous hurt, without proof of fault',
    figure: noFaultInjury,
    text: 'What another law pays for the same accident is taken off.',
  },
  {
    label: 'A sum accepted without proof of fault',
    figure: noFaultAccepted,
    text: 'So take legal advice before you accept one.',
  },
];

// Papers, pitfalls and letters

const firPaper = claimPaper('fir', 'FIR copy');

const driverPapers = [
  claimPaper('policy', 'Policy copy and certificate of insurance'),
  claimPaper('registration', 'RC and driving licence'),
  claimPaper(
    'permit',
    'Fitness certificate and permit, with proof that they were valid that day',
    'for a commercial vehicle',
  ),
];

const summonsPaper = claimPaper(
  'summons',
  'Tribunal notice, petition or summons',
  'when it comes: pass it on within a day',
);

const otherSidePaper = claimPaper(
  'other-side',
  'Medical and repair records of the other side',
  'if you have them',
);

const bothPapers = [
  claimPaper('police-reports', 'First accident report, and the detailed one when it comes'),
  claimPaper('medical', 'Hospital’s papers and bills, and the medico-legal certificate'),
  claimPaper('income', 'Proof of age, of income and of dependants'),
  claimPaper(
    'vehicle',
    'Number of the vehicle, its owner and its insurer, as far as you know them',
  ),
];

const deathPaper = claimPaper('death', 'Death certificate and post-mortem report', 'after a death');

const hurtPapers = [
  ...bothPapers,
  claimPaper('disability', 'Disability certificate', 'after a lasting injury'),
  claimPaper('property', 'Bills and photographs of the property', 'if property was hit'),
];

const diedPapers: readonly ClaimPaper[] = [
  claimPaper('death', 'Death certificate and post-mortem report'),
  ...bothPapers,
  claimPaper(
    'family',
    'Proof that you are the widow, the widower, a child, a parent or another heir',
  ),
];

const uninsuredOwner: ClaimPitfall = {
  reason: 'The vehicle had no insurance that day, so the owner pays.',
  avoid: 'Look at the dates of the policy before you rely on it.',
};

const driverPitfalls: readonly ClaimPitfall[] = [
  uninsuredOwner,
  {
    reason:
      'With an invalid licence or permit, or a drunk driver, the insurer may pay the victim and recover the money from the owner.',
    avoid: 'Give your insurer the licence and permit early.',
  },
  {
    reason: 'Damage to property above the limit in the policy stays with the owner.',
    avoid: 'Read the limit in the schedule.',
  },
];

const victimPitfalls: readonly ClaimPitfall[] = [
  {
    reason: 'A quick sum in cash, against a signature that gives up the rest.',
    avoid: 'Sign nothing before a lawyer has read it.',
  },
  {
    reason: 'Nobody wrote down the number of the vehicle.',
    avoid: 'Ask witnesses and shops with a camera on the same day, and tell the police.',
  },
  {
    reason: 'Income and costs cannot be proved.',
    avoid: 'Keep every bill, and ask the employer for a letter on pay and days lost.',
  },
  {
    ...uninsuredOwner,
    avoid: 'The claim is against driver and owner too. Ask the lawyer what they can pay.',
  },
];

const policeRequest =
  'Please give me a copy of the FIR, of the first accident report (Form I) and of the description of the rights of victims (Form II), and the particulars of the vehicle, its owner, its driver and its insurer (Form 54). Please tell me who investigates the accident.';

const firBlank = {
  id: 'fir',
  label: 'FIR number and police station',
  kind: 'line',
  maxLength: 120,
  isOptional: true,
} as const;

const policeLetter: ClaimLetter = {
  id: 'police',
  title: 'Request to the police for the papers',
  mailSubject: 'Papers of the road accident of {date} at {place}',
  blanks: [
    { id: 'station', label: 'Police station', kind: 'line', maxLength: 120 },
    dateBlank('Day of the accident'),
    placeBlank,
    { id: 'hurt', label: 'Who was hurt', kind: 'line', maxLength: 160 },
    { ...firBlank, label: 'FIR number' },
    {
      ...vehicleBlank,
      label: 'Registration number of the other vehicle',
      isOptional: true,
    },
    nameBlank,
    contactBlank,
  ],
  letter: [
    'To the officer in charge, {station}',
    'Papers of the road accident of {date} at {place}\nFIR number: {fir}\nVehicle: {vehicle}',
    'Hurt in this accident: {hurt}.',
    policeRequest,
    letterSignature,
  ],
};

const policeLetterAfterDeath: ClaimLetter = {
  ...policeLetter,
  blanks: policeLetter.blanks.flatMap((blank) =>
    blank.id === 'hurt'
      ? [
          { ...blank, id: 'deceased', label: 'Name of the person who died' },
          { id: 'relation', label: 'What you were to the person', kind: 'line', maxLength: 80 },
        ]
      : [blank],
  ),
  letter: [
    'To the officer in charge, {station}',
    'Papers of the road accident of {date} at {place}\nFIR number: {fir}\nVehicle: {vehicle}',
    '{deceased} died in this accident. My relation to the deceased: {relation}.',
    `${policeRequest} Please give me the inquest papers and the post-mortem report too, or tell me which hospital has the report.`,
    letterSignature,
  ],
};

const insurerLetter: ClaimLetter = {
  id: 'insurer',
  title: 'Notice of an accident',
  mailSubject: 'Notice of accident, policy {policy}, vehicle {vehicle}',
  clock: 'notice',
  blanks: [
    insurerBlank,
    policyBlank,
    { id: 'period', label: 'Policy valid from and to', kind: 'line', maxLength: 60 },
    vehicleBlank,
    dateBlank('Day of the accident'),
    { id: 'hour', label: 'Time of the accident', kind: 'line', maxLength: 20 },
    placeBlank,
    { id: 'driver', label: 'Who drove', kind: 'line', maxLength: 120 },
    { id: 'licence', label: 'Number of the driving licence', kind: 'line', maxLength: 40 },
    {
      id: 'hurt',
      label: 'Who was hurt or killed, or what was hit',
      kind: 'lines',
      maxLength: 500,
    },
    firBlank,
    claimNumberBlank,
    nameBlank,
    contactBlank,
  ],
  letter: [
    'To the claims team of {insurer}',
    'Notice of an accident under section 134 of the Motor Vehicles Act, 1988: vehicle {vehicle}, policy {policy}, valid {period}\nClaim number: {claimNumber}',
    'Day: {date}. Time: {hour}. Place: {place}.\nDriver: {driver}, driving licence {licence}.\nHurt, killed or hit: {hurt}\nFIR number and police station: {fir}',
    'I shall settle nothing without you, and send you every notice or summons on the day it comes. Please give me the claim number and the name of the person who handles it.',
    letterSignature,
  ],
};

// The three plans

const policeNotice: ClaimNotice = {
  recipient: 'Police',
  by: 'At once',
  how: '112 or the nearest station',
};

const tribunalNotice: ClaimNotice = {
  recipient: 'Tribunal',
  by: `Within ${tribunalPetition.text} of the accident (law)`,
  how: 'Claim petition, with legal help. If the time is over, file all the same',
  clock: 'petition',
};

const ownPoliciesNotice: ClaimNotice = {
  recipient: 'Your own accident policies',
  by: `At once; many within ${noticePersonalAccident.text} (policy term)`,
  how: 'Bank card, employer, owner-driver cover: whoever was at fault. [What each asks for](/claim/personal-accident)',
  clock: accidentCoverClock.id,
};

const hitAndRunNotice: ClaimNotice = {
  recipient: 'Claims Enquiry Officer, after a hit and run',
  by: 'When the police cannot find the vehicle',
  how: `Form I, at the tehsildar’s or sub-divisional magistrate’s office, for ${hitAndRunDeath.text} after a death or ${hitAndRunInjury.text} for grievous hurt; ask for the sum of today`,
};

const insurerNotice: ClaimNotice = {
  recipient: 'Your own insurer',
  by: `In writing (law), within ${noticeVehicleDamage.text} (policy term), and again the day a notice or summons comes`,
  how: 'By e-mail or in the app, with copies; our site writes the letter',
  clock: 'notice',
};

const hitAndRun = `${hitAndRunRule.text} The tehsildar’s or the sub-divisional magistrate’s office knows who that officer is. Take the FIR and first accident report, the hospital’s papers, proof of identity and of the bank account, and after a death the death certificate and post-mortem report. The police must tell you about this scheme.`;

const ownDamage =
  'Your own vehicle is damaged too? That is a second claim: [damage to a car](/claim/motor-own-damage) or [to a bike](/claim/two-wheeler).';

const driving: ClaimOption = {
  value: 'driving',
  label: 'I drove, or own the vehicle',
  changes: {
    label: 'You hit someone or something',
    heading: 'Road accident: you were driving',
    acts: [{ text: 'Help, tell the police, then write to your insurer', completedBy: 'told' }],
    summary:
      'Help, tell the police, write to your insurer: these are duties by law. Settle nothing yourself. The owner has the same duties as the driver.',
    firstSteps: [
      {
        title: 'Stop and help the injured',
        isForFirstDays: true,
        text: 'Call 112 or 108 and see that they get to a doctor; only a mob or another reason beyond your control excuses you. A hospital must treat at once, before any formality. Ask for PM RAHAT, which treats road victims without payment.',
        completedBy: 'police',
      },
      {
        title: 'Tell the police',
        text: `Give the officer what is asked. No officer there? Report at the nearest station, within ${driverPoliceReport.text}. Take a copy of the FIR, their first information report.`,
        completedBy: 'police',
      },
      {
        title: 'Write to your insurer',
        text: 'The letter that our site writes has what section 134 asks for. Keep proof that you sent it. Not insured on that day? [Who pays then](/faqs#faqs-hurt-somebody-uninsured).',
        completedBy: 'told',
      },
      {
        title: 'Admit nothing, pay nothing',
        text: 'Do not accept blame in writing and do not settle in cash. Note plates, names and witnesses.',
      },
      {
        title: 'Show licence, RC, insurance and permit',
        text: 'The police and the insurer check each one with the authority that issued it. Give copies and keep a list of what you gave.',
        completedBy: 'form',
      },
      {
        title: 'Pass on every paper',
        text: 'Give your insurer any notice, petition or summons the day it comes.',
      },
    ],
    notices: [
      {
        recipient: 'Police',
        by: `At once, at the latest in ${driverPoliceReport.text} (law)`,
        how: '112 or the nearest station',
        clock: 'police-report',
      },
      insurerNotice,
    ],
    papers: [...driverPapers, firPaper, summonsPaper, otherSidePaper],
    events: [accidentEvent, toldPolice, intimationDayEvent, formReturned, ...policeReports],
    clocks: [policeReportClock, insurerNoticeClock, driverFormClock, ...policeClocks],
    rules: [...driverRules, treatmentRule, lateNoticeRule, lateInterestRule],
    pitfalls: driverPitfalls,
    afterwards: [
      'The tribunal decides what a victim gets. For your own insurer’s delay or silence, the complaint steps below are open.',
      'Do the police keep your vehicle? Ask them in writing what for. After an inspection it comes back without a court; in a criminal case ask the magistrate for its release. The rules are under “Sums and rules of this claim”.',
      ownDamage,
    ],
    letters: [insurerLetter],
  },
};

const policeReportStep: FirstStep = {
  title: 'See that there is a police report',
  text: 'Take a copy of the FIR, their first information report, and of the first accident report. Check date, place and vehicle number in it.',
  completedBy: 'reported',
};

const signNothing: FirstStep = {
  title: 'Sign nothing, settle nothing',
  text: 'A sum that you accept without proof of fault ends the petition to the tribunal. Take legal advice first.',
};

const legalHelp =
  'Every woman and every child has a right to a lawyer without a fee, others by income: ask the District Legal Services Authority, at the district court.';

const afterVerdict =
  'The tribunal decides what you get. If it gives too little, or the other side offers too little, ask the lawyer what is open.';

const hurt: ClaimOption = {
  value: 'hurt',
  label: 'I was hurt, or a relative',
  changes: {
    label: 'Hurt on the road',
    heading: 'Road accident: you or your family were hurt',
    acts: [
      {
        text: 'Get treatment, and a copy of the FIR',
        completedBy: 'reported',
        isForFirstDays: true,
      },
      { text: 'Tell your own policies too', completedBy: 'policies' },
      { text: 'File the petition, with legal help', completedBy: 'filed' },
    ],
    summary:
      'The driver’s insurer pays through the Motor Accidents Claims Tribunal: your claim there is against driver, owner and insurer. Your own policies may pay as well: tell them.',
    firstSteps: [
      {
        title: 'Treatment first',
        isForFirstDays: true,
        text: 'Call 112 or 108. A hospital must treat at once, before any formality. Ask for PM RAHAT, the public scheme that treats road victims without payment.',
      },
      policeReportStep,
      {
        title: 'Keep what proves it',
        text: 'Names and numbers of witnesses, photographs, every bill and report, and proof of income.',
        completedBy: 'filed',
      },
      {
        title: 'Tell your own policies',
        text: 'Accident or life cover, a bank card, the employer, and Suraksha (PMSBY), which a bank takes from an account.',
        completedBy: 'policies',
      },
      signNothing,
      {
        title: 'File the petition',
        text: `At a tribunal where it happened or where you live, with legal help. ${legalHelp}`,
        completedBy: 'filed',
      },
    ],
    notices: [
      policeNotice,
      tribunalNotice,
      ownPoliciesNotice,
      accidentSchemeNotice,
      hitAndRunNotice,
    ],
    papers: [firPaper, identityAndBank, ...hurtPapers],
    events: [accidentEvent, ...policeReports, petitionFiled, policiesEvent],
    clocks: [
      rightsClock,
      ...policeClocks,
      accidentCoverClock,
      { ...publicSchemeClock, title: 'Claim form of Suraksha, if you have it' },
      petitionClock,
    ],
    rules: [treatmentRule, ...victimRules, surakshaRule],
    pitfalls: victimPitfalls,
    afterwards: [
      afterVerdict,
      hitAndRun,
      'Your own policies may pay as well, whoever was at fault: [personal accident](/claim/personal-accident), [a hospital bill](/claim/health-reimbursement).',
      ownDamage,
    ],
    letters: [policeLetter],
    decidedBy: 'tribunal',
  },
};

const died: ClaimOption = {
  value: 'died',
  label: 'Someone in my family died',
  changes: {
    label: 'Death on the road',
    heading: 'Road accident: someone in your family died',
    acts: [
      {
        text: 'Tell the police, and ask for the post-mortem',
        completedBy: 'reported',
        isForFirstDays: true,
      },
      { text: 'Tell every policy of the person who died', completedBy: 'policies' },
      { text: 'File one petition for the family, with legal help', completedBy: 'filed' },
    ],
    summary: `The driver’s insurer pays through the Motor Accidents Claims Tribunal: the family’s claim there is against driver, owner and insurer. Without proof of fault the law gives ${noFaultDeath.text} for a death; a claim that proves fault can bring more. Policies of the person who died may pay as well: tell them.`,
    firstSteps: [
      {
        title: 'Tell the police before the funeral',
        text: 'Ask them and the hospital for the post-mortem, and who gives you its report: the tribunal, the hit-and-run scheme and accident covers ask for it.',
        completedBy: 'reported',
      },
      { ...deathCertificates, completedBy: 'filed' },
      policeReportStep,
      {
        title: 'Tell every policy of the person who died',
        text: 'Accident and [life cover](/claim/life-death), a bank card, the employer, the owner-driver cover of their vehicle, and two public schemes that a bank takes from an account.',
        completedBy: 'policies',
      },
      signNothing,
      {
        title: 'File one petition for all legal representatives',
        text: `At a tribunal where it happened or where you live, with legal help. ${legalHelp}`,
        completedBy: 'filed',
      },
    ],
    notices: [
      policeNotice,
      tribunalNotice,
      { ...ownPoliciesNotice, recipient: 'Accident policies of the person who died' },
      deathSchemeNotice,
      hitAndRunNotice,
    ],
    papers: [firPaper, identityAndBank, ...diedPapers],
    events: [accidentEvent, ...policeReports, petitionFiled, policiesEvent],
    clocks: [
      rightsClock,
      ...policeClocks,
      {
        ...accidentCoverClock,
        title: 'Tell accident and life covers of the person who died',
        action: 'Tell every cover',
      },
      { ...publicSchemeClock, title: 'Claim forms of Suraksha and Jeevan Jyoti' },
      petitionClock,
    ],
    rules: [...victimRules, surakshaRule, jeevanJyotiRule],
    pitfalls: victimPitfalls,
    afterwards: [afterVerdict, hitAndRun, ownDamage],
    letters: [policeLetterAfterDeath],
    decidedBy: 'tribunal',
  },
};

export const motorThirdPartyClaim: ClaimType = {
  id: 'motor-third-party',
  group: 'motor',
  label: 'Someone hurt or hit',
  incident: 'You hit a person or property, or a vehicle hit you',
  heading: 'Third-party accident claim: someone hurt, property hit',
  acts: [],
  isEmergency: true,
  summary:
    'If you hit someone, tell the police and your insurer, and settle nothing yourself. If you were hit, your claim goes to the Motor Accidents Claims Tribunal.',
  firstSteps: [
    {
      title: 'Get help and a hospital',
      isForFirstDays: true,
      text: 'Call 112 or 108. Ask the hospital or the police about PM RAHAT, the public scheme that treats road victims without payment.',
    },
    {
      title: 'Tell the police',
      text: 'They report to the tribunal and to the insurer. Take a copy of the FIR, their first information report.',
    },
    {
      title: 'Keep what proves it',
      text: 'Photographs of the place and the vehicles, number plates, names and numbers of witnesses.',
    },
    {
      title: 'Sign nothing, settle nothing',
      text: 'No admission in writing and no sum in cash, on either side.',
    },
  ],
  notices: [
    policeNotice,
    { ...insurerNotice, recipient: 'Your own insurer, if you were driving' },
    { ...tribunalNotice, recipient: 'Tribunal, if you were hurt or somebody died' },
  ].map(({ clock: _, ...notice }: ClaimNotice) => notice),
  papers: [
    firPaper,
    ...driverPapers.map((row) => ({ ...row, condition: row.condition ?? 'if you were driving' })),
    summonsPaper,
    ...[...hurtPapers, deathPaper].map((row) => ({
      ...row,
      condition: row.condition ?? 'if you were hurt',
    })),
  ],
  // All of every plan: an address may have any of them, and leads on to the plan with them.
  events: [
    accidentEvent,
    toldPolice,
    intimationDayEvent,
    formReturned,
    ...policeReports,
    petitionFiled,
    policiesEvent,
  ],
  clocks: [
    ...policeClocks,
    {
      ...petitionClock,
      title: 'If you were hurt, or somebody died: petition to the tribunal',
      action: 'If you were hurt, or somebody died, file the petition to the tribunal',
    },
  ],
  rules: [treatmentRule, ...driverRules, ...victimRules, lateNoticeRule, lateInterestRule],
  pitfalls: [...driverPitfalls, ...victimPitfalls.slice(0, 3)],
  afterwards: [hitAndRun, ownDamage],
  letters: [policeLetter],
  question: {
    name: 'role',
    label: 'Were you driving, or was somebody hurt or killed?',
    options: [driving, hurt, died],
  },
};
