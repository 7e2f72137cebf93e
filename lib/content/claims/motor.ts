// Claims on a vehicle: damage to a car or a two-wheeler, theft, and harm to someone else.
import {
  firstAccidentReport,
  hitAndRunAmended,
  hitAndRunDeath,
  hitAndRunInjury,
  interimAccidentReport,
  lateTribunalPetition,
  noFaultDeath,
  noFaultInjury,
  noticeVehicleDamage,
  noticeVehicleTheft,
  roadVictimTreatment,
  theftFinalReport,
  tribunalPetition,
} from '../figures/claims.ts';
import { constructiveTotalLoss } from '../figures/motor.ts';
import { hitAndRunRule } from '../shared-rules.ts';
import {
  claimNumberBlank,
  contactBlank,
  dateBlank,
  insurerBlank,
  nameBlank,
  placeBlank,
  policyBlank,
  signature,
  vehicleBlank,
} from './claim-blanks.ts';
import { identityAndBank, paper } from './claim-papers.ts';
import type { ClaimClock, ClaimEvent, ClaimLetter, ClaimType } from './claim-types.ts';
import {
  intimationDayEvent,
  intimationEvent,
  lateInterestRule,
  lateNoticeRule,
  vehicleClocks,
  vehicleEvents,
  vehicleRules,
} from './shared-copy.ts';

const accident: ClaimEvent = {
  id: 'happened',
  label: 'When did it happen?',
  noun: 'the accident',
  withTime: true,
};

const tellInsurer: ClaimClock = {
  id: 'notice',
  title: 'Tell your insurer',
  figure: noticeVehicleDamage,
  basis: 'policy',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'told',
  text: 'The shorter time is shown here. Do it before any repair.',
};

const courtOnLateness =
  'On 7 November 2025 the Supreme Court told tribunals not to dismiss a petition as late while it hears the case on this limit. Ask whether that case has been decided since.';

const damageLetter: ClaimLetter = {
  id: 'insurer',
  title: 'Notice of damage',
  mailSubject: 'Notice of damage, policy {policy}, vehicle {vehicle}',
  clock: 'notice',
  blanks: [
    insurerBlank,
    policyBlank,
    vehicleBlank,
    dateBlank('Day of the accident'),
    placeBlank,
    { id: 'story', label: 'What happened, and what is damaged', kind: 'lines', maxLength: 800 },
    nameBlank,
    contactBlank,
  ],
  letter: [
    'To the claims team of {insurer}',
    'Notice of damage to vehicle {vehicle} under policy {policy}',
    'Day: {date}. Place: {place}.',
    '{story}',
    'Please register this claim, give me its number, and arrange the inspection before repairs. Tell me where to send photographs.',
    signature,
  ],
};

export const motorOwnDamage: ClaimType = {
  id: 'motor-own-damage',
  group: 'motor',
  label: 'Car damaged',
  incident: 'Your own car was hit, scraped, flooded or burnt',
  heading: 'Car: damage to your own vehicle',
  summary:
    'Make everyone safe, take photographs, tell the insurer, and do not repair before the inspection.',
  firstSteps: [
    {
      title: 'Make everyone safe',
      text: 'Call 112 if anyone is hurt. Move the car only if it is unsafe or the police ask.',
    },
    {
      title: 'Photograph everything',
      text: 'Number plates, road, damage, the other vehicle; a short video helps. Note names and phone numbers.',
    },
    {
      title: 'Do not admit fault or settle in cash',
      text: 'Exchange details only. The police must be told if anyone is hurt or others’ property is hit.',
    },
    {
      title: 'Register the claim before any repair',
      text: 'Use the number or app on your policy. Have it towed through the insurer or the roadside number there.',
      completedBy: 'told',
    },
  ],
  notices: [
    {
      recipient: 'Insurer',
      by: `Within ${noticeVehicleDamage.text} (policy term)`,
      how: 'App, site, phone or WhatsApp number on the policy',
      clock: 'notice',
    },
    {
      recipient: 'Police',
      by: 'At once if anyone is hurt, others’ property is hit, or it was malicious or a hit-and-run',
      how: '112 or the nearest station',
    },
  ],
  papers: [
    paper('claim-form', 'Claim form and policy copy'),
    paper('registration', 'Registration certificate (RC)'),
    paper('licence', 'Licence of the driver, valid on that day'),
    paper('estimate', 'Repair estimate; later the final bill and receipt'),
    paper('photographs', 'Photographs, and the insurer’s inspection'),
    paper(
      'police-report',
      'Police report',
      'after injury, third-party damage, a malicious act or a major loss',
    ),
    paper('fire-report', 'Fire brigade report', 'after a fire'),
    paper('permit', 'Permit and fitness papers', 'for a commercial vehicle'),
    { ...identityAndBank, when: 'if you paid the garage' },
  ],
  events: [accident, ...vehicleEvents],
  clocks: [tellInsurer, ...vehicleClocks],
  rules: [
    ...vehicleRules,
    {
      label: 'Total loss',
      figure: constructiveTotalLoss,
      text: 'Of the IDV. Above this repair cost the vehicle is treated as lost, and the IDV (insured’s declared value) is the basis of payment.',
    },
    lateNoticeRule,
    lateInterestRule,
  ],
  pitfalls: [
    {
      reason: 'The driver had no valid licence, or was drunk.',
      avoid: 'Give the true driver’s name; a wrong one is worse.',
    },
    {
      reason:
        'A private car was used for hire, or the policy had lapsed or covered third parties only.',
      avoid: 'Read the schedule of your policy first.',
    },
    {
      reason: 'Repairs were done before the inspection.',
      avoid: 'Wait for the surveyor or the video inspection, and keep the old parts.',
    },
    {
      reason: 'Wear and tear, mechanical failure, or an engine driven on in water.',
      avoid: 'Do not start a flooded engine. An add-on may cover it.',
    },
    {
      reason:
        'A no-claim bonus was declared wrongly, or the policy was never moved to the new owner.',
      avoid: 'Tell the insurer before it finds out, and move the policy when you buy a used car.',
    },
  ],
  afterwards: [
    'At a network garage the insurer pays the garage; elsewhere you pay and claim back. Always yours to pay: the compulsory deductible printed in the policy, and depreciation on parts unless you hold the add-on. [Car insurance](/car-insurance) explains both.',
    'Disagree with the surveyor or the amount? Say so in writing, with the garage’s estimate.',
  ],
  letters: [damageLetter],
};

export const twoWheeler: ClaimType = {
  id: 'two-wheeler',
  group: 'motor',
  label: 'Bike or scooter damaged',
  incident: 'Your own two-wheeler fell, was hit or burnt',
  heading: 'Two-wheeler: damage',
  summary: 'The path is the same as for a car. Check first that own damage is covered at all.',
  firstSteps: [
    {
      title: 'Make everyone safe',
      text: 'Call 112 if rider, pillion or anyone else is hurt.',
    },
    {
      title: 'Photograph everything',
      text: 'Skid marks, damage, number plates. Note who rode and who wore a helmet.',
    },
    {
      title: 'Look at the policy schedule',
      text: 'Many bikes carry long third-party cover while the own-damage part ended after its first year. Then damage to the bike is not covered.',
    },
    {
      title: 'Register the claim before any repair',
      text: 'Use the number or app on your policy. Do not settle in cash.',
      completedBy: 'told',
    },
  ],
  notices: [
    {
      recipient: 'Insurer',
      by: `Within ${noticeVehicleDamage.text} (policy term)`,
      how: 'App or phone',
      clock: 'notice',
    },
    {
      recipient: 'Police',
      by: 'At once after injury, third-party damage or theft',
      how: '112 or the nearest station',
    },
  ],
  papers: [
    paper('claim-form', 'Claim form and policy copy'),
    paper('registration', 'Registration certificate (RC)'),
    paper('licence', 'Licence of the rider, valid on that day'),
    paper('estimate', 'Repair estimate; later the bill and receipt'),
    paper('photographs', 'Photographs, and the insurer’s inspection'),
    paper('police-report', 'Police report', 'where someone was hurt or it was a major loss'),
    paper('invoice', 'Purchase invoice', 'with a return-to-invoice add-on'),
    { ...identityAndBank, when: 'if you paid the garage' },
  ],
  events: [accident, ...vehicleEvents],
  clocks: [tellInsurer, ...vehicleClocks],
  rules: [...vehicleRules, lateNoticeRule, lateInterestRule],
  pitfalls: [
    {
      reason: 'Only third-party cover was in force.',
      avoid: 'Check the schedule: own damage often ends after the first year.',
    },
    {
      reason: 'No valid licence, or a learner riding alone.',
      avoid: 'Give the true rider’s name and licence.',
    },
    {
      reason: 'Racing, or modifications never declared.',
      avoid: 'Tell the insurer of a change when you make it.',
    },
    {
      reason: 'Notice so late that the damage can no longer be checked.',
      avoid: 'Lateness is given as a reason, but is none by itself. Explain the delay.',
    },
  ],
  afterwards: [
    'For a small dent compare the repair bill with the deductible and the no-claim bonus you would lose. [Bike insurance](/bike-insurance) explains both.',
  ],
  letters: [damageLetter],
};

export const motorTheft: ClaimType = {
  id: 'motor-theft',
  group: 'motor',
  label: 'Car or bike stolen',
  incident: 'The vehicle is gone, an hour or a month ago',
  heading: 'Car or bike: theft',
  summary:
    'Police first, insurer the same day, transport office in writing. Keep every key. Payment waits for the police’s final report.',
  firstSteps: [
    {
      title: 'Check that it was not towed',
      text: 'Ask the traffic police or call 112. Do not search for a thief yourself.',
    },
    {
      title: 'Get an FIR today',
      text: 'The _FIR_ is the police’s first information report. Go to the station, dial 112 or use your state’s e-FIR, and take a copy. Mention any key lost earlier.',
    },
    {
      title: 'Tell the insurer today',
      text: 'Note the claim number. Theft is paid only under own-damage or comprehensive cover, never under third-party cover.',
      completedBy: 'told',
    },
    {
      title: 'Write to the transport office and the lender',
      text: 'The _RTO_ (regional transport office) can then block a transfer. Tell the bank if there is a loan.',
    },
    {
      title: 'Keep every key',
      text: 'Hand none to anyone before the insurer asks for them in writing.',
    },
  ],
  notices: [
    {
      recipient: 'Police',
      by: 'At once, the same day',
      how: 'Station, 112 or your state’s e-FIR',
    },
    {
      recipient: 'Insurer',
      by: `Within ${noticeVehicleTheft.text} (policy term)`,
      how: 'App, phone or e-mail',
      clock: 'notice',
    },
    {
      recipient: 'RTO (regional transport office)',
      by: 'Soon, in writing',
      how: 'The office of registration, so that the vehicle cannot be transferred',
    },
    { recipient: 'Lender, if there is a loan', by: 'Soon', how: 'The loan branch' },
  ],
  papers: [
    paper('fir', 'FIR copy'),
    paper('final-report', 'Police final report (untraced report)', 'later'),
    paper('registration', 'Original RC'),
    paper('policy', 'Policy and claim form'),
    paper('keys', 'All sets of keys'),
    paper('rto-letter', 'Letter to the RTO, and transfer forms 28, 29 and 30'),
    paper('loan', 'No-objection letter, form 35 and loan statement', 'with a loan'),
    paper('licence', 'Driving licence', 'if the insurer asks'),
    paper('subrogation', 'KYC, bank proof and letter of subrogation', 'at settlement'),
  ],
  events: [
    {
      id: 'happened',
      label: 'When was it stolen, or when did you notice?',
      noun: 'the theft',
      withTime: true,
    },
    intimationEvent,
    {
      id: 'reported',
      label: 'When did the police give their final report?',
      noun: 'the police’s final report',
    },
  ],
  clocks: [
    {
      id: 'notice',
      title: 'Tell the insurer',
      figure: noticeVehicleTheft,
      basis: 'policy',
      responsibleParty: 'you',
      from: ['happened'],
      completedBy: 'told',
      text: 'Send the FIR copy as soon as you have it.',
    },
    {
      id: 'final-report',
      title: 'Police final report, usually',
      figure: theftFinalReport,
      basis: 'practice',
      responsibleParty: 'police',
      from: ['happened'],
      completedBy: 'reported',
      text: 'Often longer. The insurer usually waits for it. Then ask the insurer in writing by which date it will decide: theft has no repair survey to count from.',
    },
  ],
  rules: [lateNoticeRule, lateInterestRule],
  pitfalls: [
    {
      reason: 'The FIR was made late without a reason.',
      avoid: 'Go today. If you are late, have the reason written into the FIR.',
    },
    {
      reason: 'Keys were left in the vehicle, or one is missing with no explanation.',
      avoid: 'Say in the FIR when and how a key was lost.',
    },
    {
      reason:
        'The policy covered third parties only, had lapsed, or was still in the seller’s name.',
      avoid: 'Read the schedule; tell the insurer about a sale when it happens.',
    },
  ],
  afterwards: [
    'The IDV (insured’s declared value) less the deductible is the basis of payment; with a loan the lender is paid first.',
    'If the vehicle is found, tell the insurer at once: the claim becomes one for [damage](/claim/motor-own-damage).',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of theft to the insurer',
      mailSubject: 'Notice of theft, policy {policy}, vehicle {vehicle}',
      clock: 'notice',
      blanks: [
        insurerBlank,
        policyBlank,
        vehicleBlank,
        dateBlank('Day of the theft'),
        placeBlank,
        {
          id: 'fir',
          label: 'FIR number and police station',
          kind: 'line',
          maxLength: 120,
          isOptional: true,
        },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of theft of vehicle {vehicle} under policy {policy}',
        'The vehicle was stolen. Day: {date}. Place: {place}.\nFIR number and police station: {fir}',
        'Please register this claim and give me its number, the claim form and your full list of papers. I shall hand over the keys I hold against a receipt when you ask in writing.',
        signature,
      ],
    },
    {
      id: 'rto',
      title: 'Letter to the transport office',
      mailSubject: 'Stolen vehicle {vehicle}: please block transfer',
      blanks: [
        {
          id: 'office',
          label: 'Regional transport office',
          kind: 'line',
          maxLength: 120,
        },
        vehicleBlank,
        dateBlank('Day of the theft'),
        placeBlank,
        { id: 'fir', label: 'FIR number and police station', kind: 'line', maxLength: 120 },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the registering authority, {office}',
        'Vehicle {vehicle}: please allow no transfer',
        'The vehicle was stolen. Day: {date}. Place: {place}. FIR number and police station: {fir}.',
        'Please mark it as stolen in your records, allow no transfer or change of address, and give me a stamped copy of this letter.',
        signature,
      ],
    },
  ],
};

export const motorThirdParty: ClaimType = {
  id: 'motor-third-party',
  group: 'motor',
  label: 'Someone else hurt or hit',
  incident: 'You hit a person or property, or a vehicle hit you',
  heading: 'Road accident: someone hurt, or property hit',
  summary:
    'If you hit someone, tell your insurer and settle nothing yourself. If you were hit, your claim goes to the Motor Accidents Claims Tribunal.',
  firstSteps: [
    {
      title: 'Stop and help the injured',
      text: 'Call 112 or 108. Ask the hospital or the police about PM RAHAT, the public scheme that treats road victims without payment.',
    },
    {
      title: 'Tell the police',
      text: 'They report to the tribunal and to the insurer. Take a copy of the FIR, their first information report.',
    },
    {
      title: 'Admit nothing, pay nothing',
      text: 'Do not accept blame in writing and do not settle in cash. Note plates, names and witnesses.',
    },
    {
      title: 'Pass on every paper',
      text: 'Give your insurer any notice, petition or summons the day it comes.',
    },
  ],
  notices: [
    { recipient: 'Police', by: 'At once', how: '112 or the nearest station' },
    {
      recipient: 'Your own insurer',
      by: `Within ${noticeVehicleDamage.text} (policy term), and again the day a notice or summons comes`,
      how: 'App, phone or e-mail with copies',
      clock: 'notice',
    },
    {
      recipient: 'Tribunal, if you are the victim or family',
      by: `Within ${tribunalPetition.text} of the accident (law)`,
      how: 'Claim petition, with legal help. If the time is over, file all the same',
      clock: 'petition',
    },
  ],
  papers: [
    paper('policy', 'Policy copy and certificate'),
    paper('registration', 'RC and driving licence'),
    paper('fir', 'FIR copy'),
    paper(
      'summons',
      'Tribunal notice, petition or summons',
      'when it comes: pass it on within a day',
    ),
    paper('other-side', 'Medical and repair records of the other side', 'if you have them'),
    paper(
      'victim',
      'Identity, medical bills, disability certificate, proof of income and of dependants',
      'if you are the victim',
    ),
  ],
  events: [
    accident,
    intimationDayEvent,
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
    {
      id: 'filed',
      label: 'When was the petition filed with the tribunal?',
      noun: 'the petition to the tribunal',
    },
  ],
  clocks: [
    tellInsurer,
    {
      id: 'first-report',
      title: 'First accident report',
      figure: firstAccidentReport,
      basis: 'law',
      responsibleParty: 'police',
      from: ['happened'],
      completedBy: 'reported',
      isNewLaw: true,
      text: 'The police send it to the tribunal and the insurer.',
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
      text: 'A detailed report follows; a tribunal may treat it as the claim petition.',
    },
    {
      id: 'petition',
      title: 'Victim’s petition to the tribunal',
      figure: tribunalPetition,
      basis: 'law',
      responsibleParty: 'you',
      from: ['happened'],
      completedBy: 'filed',
      isNewLaw: true,
      text: 'This one is law, not a policy term. It is for the victim or the family.',
      overdueText: `The ${tribunalPetition.text} are over. File all the same, with legal help. ${courtOnLateness}`,
      lateText: courtOnLateness,
    },
  ],
  rules: [
    {
      label: 'Treatment of a road victim',
      figure: roadVictimTreatment,
      text: 'Counted from the accident, under PM RAHAT. Dial 112: it names a listed hospital near you.',
    },
    {
      label: 'Petition after the six months',
      figure: lateTribunalPetition,
      text: 'An interim order, as of that day. It holds while the court hears the case on the limit: ask whether that is decided.',
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
    lateNoticeRule,
    lateInterestRule,
  ],
  pitfalls: [
    {
      reason: 'The vehicle had no insurance that day, so the owner pays.',
      avoid: 'Look at the dates of the policy before you rely on it.',
    },
    {
      reason:
        'With an invalid licence or permit, or a drunk driver, the insurer may pay the victim and recover the money from the owner.',
      avoid: 'Give your insurer the licence and permit early.',
    },
    {
      reason: 'Damage to property above the limit in the policy stays with the owner.',
      avoid: 'Read the limit in the schedule.',
    },
  ],
  afterwards: [
    'The tribunal decides what a victim gets. For your own insurer’s delay or silence, the complaint steps below are open.',
    `${hitAndRunRule.text} The tehsildar’s or the sub-divisional magistrate’s office knows who that officer is. Take the FIR and first accident report, the hospital’s papers, proof of identity and of the bank account, and after a death the death certificate and post-mortem report. The police must tell you about this scheme.`,
    'Your own car is damaged too? That is a second claim: [damage to a car](/claim/motor-own-damage).',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of an accident',
      mailSubject: 'Notice of accident, policy {policy}, vehicle {vehicle}',
      clock: 'notice',
      blanks: [
        insurerBlank,
        policyBlank,
        vehicleBlank,
        dateBlank('Day of the accident'),
        placeBlank,
        { id: 'driver', label: 'Who drove', kind: 'line', maxLength: 120 },
        {
          id: 'fir',
          label: 'FIR number and police station',
          kind: 'line',
          maxLength: 120,
          isOptional: true,
        },
        claimNumberBlank,
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of an accident that involved others: vehicle {vehicle}, policy {policy}\nClaim number: {claimNumber}',
        'Day: {date}. Place: {place}. Driver: {driver}.\nFIR number and police station: {fir}',
        'Another person was hurt, or property was damaged. I shall settle nothing without you, and send you every notice or summons on the day it comes. Please give me the claim number and the name of the person who handles it.',
        signature,
      ],
    },
  ],
};
