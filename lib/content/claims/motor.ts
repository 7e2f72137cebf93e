/** Claims on a vehicle: damage to a car or a two-wheeler, and theft. */
import { noticeVehicleDamage, noticeVehicleTheft, theftFinalReport } from '../figures/claims.ts';
import { constructiveTotalLoss } from '../figures/motor.ts';
import { contactBlank, insurerBlank, nameBlank, policyBlank } from '../letter.ts';
import { dateBlank, letterSignature, placeBlank, vehicleBlank } from './claim-blanks.ts';
import { claimPaper, identityAndBank } from './claim-papers.ts';
import type { ClaimClock, ClaimEvent, ClaimLetter, ClaimType } from './claim-types.ts';
import {
  intimationEvent,
  lateInterestRule,
  lateNoticeRule,
  vehicleClocks,
  vehicleEvents,
  vehicleRules,
} from './shared-copy.ts';

export const accidentEvent: ClaimEvent = {
  id: 'happened',
  label: 'When did it happen?',
  noun: 'the accident',
  withTime: true,
};

export const tellInsurer: ClaimClock = {
  id: 'notice',
  title: 'Tell your insurer',
  figure: noticeVehicleDamage,
  basis: 'policy',
  responsibleParty: 'you',
  from: ['happened'],
  completedBy: 'told',
  text: 'The shorter time is shown here. Do it before any repair.',
};

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
    letterSignature,
  ],
};

/** As for a car, with what a surveyor asks of a two-wheeler. */
const twoWheelerDamageLetter: ClaimLetter = {
  ...damageLetter,
  title: 'Notice of damage to a two-wheeler',
  blanks: damageLetter.blanks.map((blank) =>
    blank.id === 'story'
      ? { ...blank, label: 'How it fell or was hit, who rode, and what is damaged' }
      : blank,
  ),
  letter: [
    'To the motor claims desk of {insurer}',
    'Two-wheeler {vehicle}, policy {policy}: damage',
    'It happened on {date} at {place}.',
    '{story}',
    'Please give me the claim number and a day for the survey. The two-wheeler stands unrepaired until then. Tell me where to bring it, or whether pictures are enough.',
    letterSignature,
  ],
};

export const motorOwnDamageClaim: ClaimType = {
  id: 'motor-own-damage',
  group: 'motor',
  label: 'Car damaged',
  incident: 'Your own car was hit, scraped, flooded or burnt',
  heading: 'Car insurance claim: damage to your own car',
  acts: [{ text: 'Make everyone safe, then tell the insurer', completedBy: 'told' }],
  isEmergency: true,
  summary:
    'Make everyone safe, take photographs, tell the insurer, and do not repair before the inspection.',
  firstSteps: [
    {
      title: 'Make everyone safe',
      isForFirstDays: true,
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
    claimPaper('claim-form', 'Claim form and policy copy'),
    claimPaper('registration', 'Registration certificate (RC)'),
    claimPaper('licence', 'Licence of the driver, valid on that day'),
    claimPaper('estimate', 'Repair estimate; later the final bill and receipt'),
    claimPaper('photographs', 'Photographs, and the insurer’s inspection'),
    claimPaper(
      'police-report',
      'Police report',
      'after injury, third-party damage, a malicious act or a major loss',
    ),
    claimPaper('fire-report', 'Fire brigade report', 'after a fire'),
    claimPaper('permit', 'Permit and fitness papers', 'for a commercial vehicle'),
    { ...identityAndBank, condition: 'if you paid the garage' },
  ],
  events: [accidentEvent, ...vehicleEvents],
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
  heading: 'Bike insurance claim: damage to a two-wheeler',
  acts: [{ text: 'Make everyone safe, then tell the insurer', completedBy: 'told' }],
  isEmergency: true,
  summary:
    'First see whether own damage is still covered: on most bikes older than a year it is not. If it is, tell the insurer before the workshop starts.',
  firstSteps: [
    {
      title: 'Get off the road',
      isForFirstDays: true,
      text: 'Call 112 if rider, pillion or anyone else is hurt. Then push the bike aside.',
    },
    {
      title: 'Take pictures where it lies',
      text: 'Skid marks, damage, number plates. Note who rode and who wore a helmet.',
    },
    {
      title: 'Look at the policy schedule',
      text: 'Many bikes carry long third-party cover while the own-damage part ended after its first year. Then damage to the bike is not covered.',
    },
    {
      title: 'Register the claim, then leave it unrepaired',
      text: 'By the app or number on your policy. Take no cash on the spot; ask the insurer for a pick-up.',
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
    claimPaper('claim-form', 'Claim form and policy copy'),
    claimPaper('registration', 'Registration certificate (RC)'),
    claimPaper('licence', 'Licence of the rider, valid on that day'),
    claimPaper('estimate', 'Workshop estimate; later its bill and receipt'),
    claimPaper('photographs', 'Your pictures, and the surveyor’s'),
    claimPaper('police-report', 'Police report', 'where someone was hurt or it was a major loss'),
    claimPaper('invoice', 'Purchase invoice', 'with a return-to-invoice add-on'),
    { ...identityAndBank, condition: 'if you paid the garage' },
  ],
  events: [accidentEvent, ...vehicleEvents],
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
  letters: [twoWheelerDamageLetter],
};

export const motorTheft: ClaimType = {
  id: 'motor-theft',
  group: 'motor',
  label: 'Car or bike stolen',
  incident: 'The vehicle is gone, an hour or a month ago',
  heading: 'Car or bike: theft',
  acts: [{ text: 'Tell the police now, then the insurer', completedBy: 'told' }],
  summary:
    'Police first, insurer the same day, transport office in writing. Keep every key. Payment waits for the police’s final report.',
  firstSteps: [
    {
      title: 'Check that it was not towed',
      isForFirstDays: true,
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
    claimPaper('fir', 'FIR copy'),
    claimPaper('final-report', 'Police final report (untraced report)', 'later'),
    claimPaper('registration', 'Original RC'),
    claimPaper('policy', 'Policy and claim form'),
    claimPaper('keys', 'All sets of keys'),
    claimPaper('rto-letter', 'Letter to the RTO, and transfer forms 28, 29 and 30'),
    claimPaper('loan', 'No-objection letter, form 35 and loan statement', 'with a loan'),
    claimPaper('licence', 'Driving licence', 'if the insurer asks'),
    claimPaper('subrogation', 'KYC, bank proof and letter of subrogation', 'at settlement'),
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
      isAtOnce: true,
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
        letterSignature,
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
        letterSignature,
      ],
    },
  ],
};
