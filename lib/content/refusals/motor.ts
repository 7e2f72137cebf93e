/** Refusals of claims for a vehicle: own damage, theft, third party. */
import {
  lateNotice,
  noticeVehicleDamage,
  noticeVehicleTheft,
  premiumBeforeRisk,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
  theftFinalReport,
} from '../figures/claims.ts';
import {
  bouncedChequeVictim,
  drinkWithoutTest,
  engineInWater,
  expiredLicence,
  hireShare,
  keyLeftShare,
  lightLicenceWeight,
  misstatedBonusShare,
  noPermit,
  noRegistration,
  overloadingCause,
  paperOutOfReach,
  payAndRecover,
  permitOfOneState,
  registeredOwner,
  surveyorNotLastWord,
  theftNoticeToInsurer,
} from '../figures/court-rulings.ts';
import {
  buyerNotifiesInsurer,
  constructiveTotalLoss,
  driverLeftOut,
  licenceAfterExpiry,
  noticeCondition,
  ownDamageForBuyer,
  ownDamageLeftOut,
  ownerDriverAccidentCover,
  pollutionCertificateClaim,
  safeguardCondition,
  thirdPartyPassesToBuyer,
  useLeftOut,
} from '../figures/motor.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import { usedVehicleRule } from '../shared-rules.ts';
import type { Rule } from '../types.ts';
import { delayIsNoGround, olderLimits } from './refusal-copy.ts';
import { delayReason, fundamentalOnly, toldOn } from './refusal-letter.ts';
import { type RefusalReason, vehicleLines } from './refusal-types.ts';

const victimIsPaid: Rule = {
  label: 'Somebody else was hurt',
  figure: payAndRecover,
  text: 'The breach is between the insurer and the owner. The tribunal decides on the recovery.',
};

const victimElsewhere =
  'A person who was hurt, or the family, still goes to the tribunal: there the insurer may have to pay first and recover from the owner.';

const ownerDriverElsewhere = `The personal accident cover of the owner-driver (${ownerDriverAccidentCover.text}) is judged on its own.`;

const theftToldLate = `You say that you were told late. I do not admit it. In any case delay is not by itself a ground to reject (${delayIsNoGround}). The theft was on {arose}. Please say what, in your view, you could not find out, and show me where you recorded the reasons, as the older circular asks.`;

export const motorReasons: readonly RefusalReason[] = [
  {
    id: 'late-notice-theft',
    lines: ['theft'],
    label: 'Late intimation of the theft (condition 1)',
    verdict: 'The insurer says you told it too late. It depends on when you told the police.',
    words: [
      'late notice|FIR lodged after days|informed after days|FIR after days|delay in lodging FIR|late FIR|fir der se',
      'late intimation',
      'condition 1',
      'immediate notice',
      'delay in informing',
      'delay in FIR',
      'theft reported late',
      'late report to the police',
      'theft informed',
      'delay in intimation',
      'chori late',
      'der se suchna',
      'chori ki soochna der se',
      'gaadi chori ki soochna der se',
      'vahan chori deri se soochna',
      'देर से सूचना',
      'देरी से सूचना',
      'चोरी की सूचना देर से',
    ],
    meaning: 'The insurer says that you told it, or the police, of the theft too late.',
    rules: [
      {
        label: 'Late notice of a claim',
        figure: lateNotice,
        text: 'The policy’s own time for notice is a term of the policy and not law.',
      },
      {
        label: 'Late to the insurer, but not to the police',
        figure: theftNoticeToInsurer,
        text: 'The police had been told on the same day, and the theft was found genuine.',
      },
      {
        label: 'Condition 1 of package policies',
        figure: noticeCondition,
        text: 'It asks for notice to the police at once.',
      },
      {
        label: 'Notice of a theft in policies',
        figure: noticeVehicleTheft,
        text: 'Your own policy has the time that counts.',
      },
    ],
    tests: [
      {
        clock: theftNoticeToInsurer,
        from: 'arose',
        at: 'police',
        within: {
          standing: 'cannot-stand',
          text: 'The police were told on {at}, the day of the theft itself. Where that was so and the theft was genuine, late notice to the insurer alone was no ground to refuse.',
        },
        after: {
          standing: 'depends',
          text: 'The theft was on {from}, and the police were told on {at}. Policies ask for notice to the police at once. A delay needs a reason: say in the letter what kept you, and when you found the vehicle gone. A report after weeks was held against the owner.',
        },
      },
      {
        clock: noticeVehicleTheft,
        from: 'arose',
        at: 'told',
        within: {
          standing: 'depends',
          text: 'Policies usually ask for notice to the insurer within {length}, here by {end}. You told it on {at}, within them: point to that day.',
          pleads: toldOn,
        },
        after: {
          standing: 'depends',
          text: 'Policies usually ask for notice to the insurer within {length}, here by {end}. You told it on {at}. That delay alone is no ground to reject; say why it came about.',
        },
      },
    ],
    turnsOn:
      'Whether the police were told at once, and whether the theft itself is in doubt. A report to the police after weeks was held against the owner.',
    evidence: [
      {
        paper: 'FIR or daily diary entry with its day and hour',
        proves: 'That the theft was reported at once, and that it happened',
      },
      {
        paper: 'Call list with the calls to 100 or 112 and to the insurer',
        proves: 'When you told each of them',
      },
      {
        paper: 'Untraced report of the police',
        proves: 'That the police found the theft genuine',
      },
    ],
    letter: {
      'cannot-stand': [
        theftToldLate,
        `The theft was on {from}, and the police were told on {at}, the same day. Where the police were told at once and the theft is genuine, late notice to the insurer is not by itself a ground to refuse (${theftNoticeToInsurer.source.title}). Please settle the claim.`,
        delayReason,
      ],
      depends: [theftToldLate, delayReason],
    },
    cannotJudge: 'Whether a reason for the delay is a good one.',
    cases: [
      'theft-gurshinder-2020',
      'theft-jaina-2022',
      'theft-police-27-days-2024',
      'theft-om-prakash-2017',
    ],
  },
  {
    id: 'theft-papers',
    lines: ['theft'],
    label: 'Final police report, registration certificate or keys not handed in',
    verdict:
      'The insurer waits for a paper. It depends on whether you can get it, and whether it is needed.',
    words: [
      'untrace report|no FIR copy|keys not submitted',
      'untraced report',
      'final report not submitted',
      'original RC not submitted',
      'duplicate RC',
      'duplicate registration certificate',
      'original registration certificate not submitted',
      'form 28 29 30',
      'letter of subrogation',
      'antim report',
      'अंतिम रिपोर्ट',
      'आरसी नहीं दी',
    ],
    meaning: 'The insurer holds the theft claim open, or closes it, until it gets a certain paper.',
    rules: [
      {
        label: 'A missing paper',
        figure: lateNotice,
        text: 'An insurer asks for the papers that it needs, and says which.',
      },
      {
        label: 'A paper that cannot be had',
        figure: paperOutOfReach,
        text: 'The registering authority would give no duplicate, because of the theft.',
      },
      {
        label: 'Wait for the final police report',
        figure: theftFinalReport,
        text: 'Ask the police station, then the magistrate’s court, for a copy.',
      },
    ],
    tests: [
      {
        clock: theftFinalReport,
        from: 'arose',
        at: 'letter',
        within: {
          standing: 'depends',
          text: 'The police usually take {length}, here to {end}. {letterDay} That is before {end}. Ask the insurer to hold the claim open until the report is there.',
          pleads:
            'If you mean the final report of the police: it is theirs to issue. Please settle the claim without waiting for it.',
        },
        after: {
          standing: 'depends',
          text: 'The police usually take {length}; they were over on {end}. {letterDay} If there is still no report, ask the magistrate’s court for one, and tell the insurer that you did.',
        },
      },
    ],
    turnsOn: 'Whether you can get the paper at all, and whether the insurer needs it to decide.',
    evidence: [
      {
        paper: 'Your written request to the police, court or RTO, with its date',
        proves: 'That you tried, and what the office answered',
      },
      {
        paper: 'Receipt for the keys and papers that you handed in',
        proves: 'What the insurer already has',
      },
    ],
    letter: [
      'You say that a paper is missing. I do not admit it. The theft was on {arose}. Please name each paper that you call missing, and say why the decision needs it.',
      `A paper that the owner cannot get for reasons beyond his control is no ground to refuse (${paperOutOfReach.source.title}).`,
    ],
    cannotJudge: 'How long this police station or court will take.',
    cases: ['theft-gurmel-singh-2022'],
  },
  {
    id: 'keys-left',
    lines: ['theft'],
    label: 'Key left in the vehicle, or vehicle left unattended (condition 4)',
    verdict:
      'The insurer says you left the vehicle unguarded. It depends on how long it was alone, and why.',
    words: [
      'ignition key|key was left in the car|key left inside|engine running',
      'key in ignition',
      'keys left',
      'second key missing',
      'duplicate key not submitted',
      'key not given',
      'chabi nahi di',
      'unattended',
      'not safeguarded',
      'failure to take reasonable care',
      'condition 4',
      'condition no. 4',
      'chabi gaadi mein',
      'laparwahi',
      'चाबी गाड़ी में',
      'लापरवाही',
    ],
    meaning: 'The insurer says that you did not look after the vehicle.',
    rules: [
      {
        label: 'Condition 4 of package policies',
        figure: safeguardCondition,
        text: 'Reasonable care is asked for, not every care.',
      },
      {
        label: 'A short moment of carelessness',
        figure: keyLeftShare,
        text: 'The driver had got down to ask the way. No rule of the regulator fixes such a share: it is what courts do.',
      },
    ],
    tests: [],
    turnsOn:
      'How long the vehicle was alone, where, and why. A short moment is not the same as a night.',
    evidence: [
      {
        paper: 'Both keys, or a report of the loss of one before the theft',
        proves: 'That the key was not in the vehicle, or was lost earlier',
      },
      {
        paper: 'Statement of the driver, and of a witness',
        proves: 'How long the vehicle was alone',
      },
      {
        paper: 'FIR with the place',
        proves: 'Where it stood, and that the theft was reported',
      },
    ],
    letter: [
      'You say that the vehicle was not safeguarded. I do not admit it. The theft was on {arose}. Please state the step that you call reasonable, and on which proof you say that it was not taken.',
      fundamentalOnly,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the care was reasonable.',
    elsewhere: 'A share of the claim, if the breach is not a fundamental one.',
    cases: ['theft-keys-ashok-kumar-2023'],
  },
  {
    id: 'repaired-before-survey',
    lines: ['own-damage'],
    label: 'Repaired or dismantled before the survey',
    verdict:
      'The insurer says it saw no damage. It depends on what still proves the damage, and who was late.',
    words: [
      'repaired without informing|repair before inspection',
      'repaired before survey',
      'vehicle dismantled before inspection',
      'damage not shown to surveyor',
      'spot survey not done',
      'survey se pehle repair',
      'survey nahi hua',
      'सर्वे से पहले मरम्मत',
      'सर्वे नहीं हुआ',
    ],
    meaning: 'The insurer says that its surveyor could no longer see the damage.',
    rules: [
      {
        label: 'The surveyor',
        figure: surveyorAllotted,
        text: 'If none came in time, the insurer could have seen the damage earlier.',
      },
      {
        label: 'Notice in policies',
        figure: noticeVehicleDamage,
        text: 'Your own policy has the time that counts.',
      },
      {
        label: 'Late notice of a claim',
        figure: lateNotice,
        text: 'The insurer should say what it could no longer find out.',
      },
    ],
    tests: [
      {
        clock: surveyorAllotted,
        from: 'told',
        at: 'repaired',
        older: { text: olderLimits, isByFirstDay: true },
        within: {
          standing: 'depends',
          text: 'The insurer had {length} to allot a surveyor, here to {end}. The repair began on {at}, before that time was over. Photographs and old parts have to show the damage.',
        },
        after: {
          standing: 'depends',
          text: 'The insurer had {length} to allot a surveyor, here to {end}. The repair began later, on {at}. If no surveyor had come by then, the insurer was late: say so.',
          pleads: `You had {length} to allot a surveyor from the day you were told (${surveyorAllotted.source.title}). Please state both days.`,
        },
      },
    ],
    turnsOn:
      'Whether the damage can still be seen or proved, and who was late: you, or the surveyor.',
    evidence: [
      {
        paper: 'Photographs and videos with date, of the place and of each part',
        proves: 'The damage before the repair',
      },
      {
        paper: 'The old parts, job card and bill of the workshop',
        proves: 'What was replaced and why',
      },
      {
        paper: 'Claim number, call list or message to the insurer',
        proves: 'When you told it, and since when it could have sent a surveyor',
      },
    ],
    letter: [
      'You say that the vehicle had been repaired. I do not admit it, nor that anything was kept from you. The accident was on {arose}. Please state on which day, if at all, you allotted a surveyor, and what, in your view, you could not find out.',
    ],
    cannotJudge: 'Whether the papers replace what the surveyor could have seen.',
    elsewhere: victimElsewhere,
    cases: [],
  },
  {
    id: 'driving-licence',
    lines: ['own-damage', 'third-party'],
    label: 'No valid driving licence (DL)',
    verdict:
      'The insurer says the licence wasn’t valid. It depends on what the licence allowed on that day.',
    words: [
      'driving licence|licence|DL|LMV licence|LMV licence goods|class of licence|licence not valid for|badge|लाइसेंस|driver had no license',
      'DL not valid',
      'no effective driving licence',
      'licence expired',
      'fake licence',
      'LMV not transport',
      'not endorsed for transport vehicle',
      'learner licence',
      'driver clause',
      '3(b)',
      'section 150',
      'section 149',
      'license expire',
      'DL nahi',
      'ड्राइविंग लाइसेंस नहीं',
      'लाइसेंस खत्म',
    ],
    meaning:
      'The insurer says that the driver had no licence on that day, or not one for this vehicle.',
    rules: [
      {
        label: 'Clause 2(c) and driver’s clause',
        figure: driverLeftOut,
        text: 'For the damage to your own vehicle.',
      },
      {
        label: 'Light licence, transport vehicle',
        figure: lightLicenceWeight,
        text: 'No endorsement is needed below it. Dangerous goods and special classes are different.',
      },
      {
        label: 'No grace after the last day',
        figure: licenceAfterExpiry,
        text: 'Until then a licence ran on for a month. A renewal that comes later does not reach back.',
      },
      {
        label: 'After the expiry',
        figure: expiredLicence,
        text: 'An accident before that amendment is judged by the old section 14, which gave thirty days.',
      },
      victimIsPaid,
    ],
    tests: [
      {
        clock: licenceAfterExpiry,
        from: 'licence',
        at: 'arose',
        older: {
          text: 'The licence was valid to {end}; it happened on {at}. That is before {since}, from when we know today’s rule: the old section 14 may have kept the licence running for thirty days.',
        },
        within: {
          standing: 'depends',
          text: 'The licence was valid to {end}, and it happened on {at}: not after its last day. If the letter says that it had expired, these days are against it. Its class, and whether it is genuine, are other questions.',
          pleads:
            'By the paper that I have, the licence was valid to {end}; the accident was on {at}, not after that day.',
        },
        after: {
          standing: 'may-stand',
          text: 'The licence was valid to {end}, and it happened later, on {at}. An expired licence has no days of grace any more, and a later renewal does not reach back. A person who was hurt may still be paid first.',
        },
      },
    ],
    turnsOn:
      'What the licence allowed, and until when, on the day of the accident. For the victim it also counts what the owner knew about the driver.',
    evidence: [
      {
        paper: 'Extract of the licence from the RTO or Parivahan',
        proves: 'Its classes, and its first and last day',
      },
      {
        paper: 'Receipt of the renewal',
        proves: 'From which day it was valid again',
      },
      {
        paper: 'Registration certificate with the gross weight',
        proves: 'Which class of licence was needed',
      },
      {
        paper: 'Copy of the licence that you saw when you hired the driver',
        proves: 'That you took care, if it was a fake',
      },
    ],
    letter: {
      'may-stand': [
        'Your reason is the driving licence. I do not admit it. The accident was on {at}. Please state the clause of the policy, the class that was needed, and the days of the licence by your extract from the licensing authority.',
      ],
      depends: [
        'Your reason is the driving licence. I do not admit it. The accident was on {arose}. Please say what you hold against the licence. Please state the class that was needed, the class and the days of the licence by your extract, and the clause of the policy.',
        `If you rely on its class: a licence for light motor vehicles covers a transport vehicle of less than ${lightLicenceWeight.text} gross weight (${lightLicenceWeight.source.title}).`,
      ],
    },
    mustProve: 'exclusion',
    cannotJudge: 'Whether a licence is genuine: the issuing RTO says that.',
    elsewhere: `${victimElsewhere} ${ownerDriverElsewhere}`,
    cases: [
      'third-party-rambha-devi-2024',
      'own-damage-licence-expired-2025',
      'own-damage-licence-grace-2025',
      'third-party-licence-satbir-2025',
    ],
  },
  {
    id: 'drunk-driving',
    lines: ['own-damage', 'third-party'],
    label: 'Driver under the influence of alcohol (clause 2(c))',
    verdict:
      'The insurer says the driver had been drinking. It depends on the papers of that night.',
    words: [
      'alcohol|drunk|liquor|breath analyser|nashe mein',
      'drunk driving',
      'intoxicating liquor',
      'influence of alcohol',
      'BAC',
      '2(c)',
      'section 185',
      'smell of alcohol',
      'sharab pi kar gaadi',
      'शराब पीकर गाड़ी',
    ],
    meaning: 'The insurer says that the driver had been drinking or had taken drugs.',
    rules: [
      {
        label: 'Clause 2(c) of package policies',
        figure: driverLeftOut,
        text: 'It holds if you, or a person driving with your consent, were under the influence. A drink alone is not that.',
      },
      {
        label: 'How it may be proved',
        figure: drinkWithoutTest,
        text: 'From the hour, the way of the accident, and the papers of police and hospital.',
      },
      victimIsPaid,
    ],
    tests: [],
    turnsOn:
      'What the papers of that night say about the driver and the way of the accident. A remark alone is weaker than a measured figure, but no figure is needed.',
    evidence: [
      {
        paper: 'Blood or breath report, or the hospital’s word that none was made',
        proves: 'What was measured',
      },
      {
        paper: 'Medico-legal report and charge sheet',
        proves: 'Whether police and doctor saw any influence',
      },
      {
        paper: 'Statement of a witness on the cause',
        proves: 'That the accident had another cause',
      },
    ],
    letter: [
      'Your reason is alcohol. I do not admit it, nor that the driver was under the influence. The accident was on {arose}. Please send me the paper on which you rely, with the figure, if one was measured, and the hour.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the driver was under the influence.',
    elsewhere: victimElsewhere,
    cases: ['own-damage-pearl-2021'],
  },
  {
    id: 'wear-and-tear',
    lines: ['own-damage'],
    label: 'Wear and tear, mechanical or electrical breakdown (clause 2(a))',
    verdict: 'The insurer says the part failed by itself. It depends on the traces on the part.',
    words: [
      'clutch worn|ageing of part|mechanical failure|tyre wear',
      'wear and tear',
      'mechanical breakdown',
      'electrical breakdown',
      'gradual deterioration',
      'old damage',
      'pre-existing damage',
      'not accidental damage',
      'rust',
      'manufacturing defect',
      'ghisai',
      'purani kharabi',
      'घिसावट',
      'टूट-फूट',
    ],
    meaning:
      'The insurer says that a part failed by age or by itself, or was broken before, and that no accident caused it.',
    rules: [
      {
        label: 'Clause 2(a) of package policies',
        figure: ownDamageLeftOut,
        text: 'The letter should say which part it means, and why.',
      },
      {
        label: 'The surveyor’s report',
        figure: surveyorNotLastWord,
        text: 'Ask for a copy. It must give reasons for each part.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the traces on the part show a blow or fire from outside, or age.',
    evidence: [
      {
        paper: 'Service records and the last fitness or inspection report',
        proves: 'The state of the part before',
      },
      {
        paper: 'The surveyor’s photographs, and your own with date',
        proves: 'Fresh traces of a blow',
      },
      {
        paper: 'Written opinion of the workshop on the cause',
        proves: 'That the damage came from the accident',
      },
    ],
    letter: [
      'You say that no accident caused the damage. I do not admit it. The accident was on {arose}. Please send me the survey report, if there is one, with its photographs, and state for each part why, in your view, the accident did not cause its damage.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'The technical cause.',
    elsewhere:
      'Parts that the accident did damage are judged one by one. The maker’s warranty, or an add-on for breakdown, may pay the rest.',
    cases: [],
  },
  {
    id: 'consequential-engine-damage',
    lines: ['own-damage'],
    label: 'Engine damage: hydrostatic lock, consequential loss (clause 2(a))',
    verdict:
      'The insurer says starting the engine broke it. It depends on whether anybody started the engine.',
    words: [
      'water entered the engine|water entered while cranking|engine flooded|cranking in water|flooded road engine|engine oil leaked',
      'hydrostatic lock',
      'hydrolock',
      'water ingression in engine',
      'consequential loss',
      'aggravated damage',
      'engine seized',
      'oil leakage',
      'driven after the accident',
      'engine protect not opted',
      'engine mein paani',
      'इंजन में पानी',
    ],
    meaning:
      'The insurer says that the flood or the blow did not break the engine itself. It broke because somebody started it or drove on.',
    rules: [
      {
        label: 'Clause 2(a) of package policies',
        figure: ownDamageLeftOut,
        text: 'A flood is one of the perils that are covered. What follows from a later act is the dispute.',
      },
      {
        label: 'Who proves the start',
        figure: engineInWater,
        text: 'The car had stood parked in the water.',
      },
    ],
    tests: [],
    turnsOn: 'Whether anybody started the engine in water, or drove on without oil.',
    evidence: [
      {
        paper: 'Photographs of the water line on the parked vehicle',
        proves: 'How high the water stood, and that nobody drove',
      },
      {
        paper: 'Towing receipt',
        proves: 'That the vehicle was moved without its engine',
      },
      {
        paper: 'Opinion of the workshop; read-out of the engine control unit',
        proves: 'Whether and when the engine was started',
      },
      {
        paper: 'Schedule with an add-on for the engine',
        proves: 'That this damage is covered after all',
      },
    ],
    letter: [
      'You call the engine damage a consequential loss. I do not admit it. The event was on {arose}. Please name the clause and the facts from which you take this, and send me the survey report.',
      'If you rely on water in the engine, please prove that somebody started it, and that your clause then leaves the engine out.',
    ],
    mustProve: 'exclusion',
    cannotJudge: 'What happened inside the engine.',
    elsewhere:
      'Cleaning, electrics, seats and towing after a flood are judged apart from the engine. An engine add-on pays by its own words.',
    cases: ['own-damage-engine-chennai-2019'],
  },
  {
    id: 'registration-expired',
    lines: ['own-damage', 'theft'],
    label: 'No valid registration on the day (section 39)',
    verdict:
      'The insurer says the registration had ended. It depends on its last day and your application.',
    words: [
      'temporary number|RC not valid|RC validity over|for registration expired|15 years old',
      'temporary registration expired',
      'unregistered vehicle',
      'no registration certificate',
      'section 39',
      'section 192',
      'RC expired',
      'RC nahi',
      'asthayi registration',
      'पंजीकरण समाप्त',
      'अस्थायी रजिस्ट्रेशन',
    ],
    meaning:
      'The insurer says that the vehicle was on the road without a registration that was valid on that day.',
    rules: [
      {
        label: 'On the road without registration',
        figure: noRegistration,
        text: 'The car had been driven after its temporary registration ended. The theft itself had nothing to do with it.',
      },
    ],
    tests: [
      {
        clock: noRegistration,
        from: 'registration',
        at: 'arose',
        within: {
          standing: 'cannot-stand',
          text: 'The registration was valid to {end}, and it happened on {at}, not after that day. On these days this reason has no ground.',
        },
        after: {
          standing: 'may-stand',
          text: 'The registration was valid to {end}, and it happened later, on {at}. Use on the road without a valid registration was held to be a fundamental breach. A vehicle that stood on private ground is another case.',
        },
      },
    ],
    turnsOn:
      'The last day of the temporary registration, the day of the application, and whether the vehicle was in use or stood at home.',
    evidence: [
      {
        paper: 'Temporary registration certificate and any extension',
        proves: 'Its last day',
      },
      {
        paper: 'Receipt of the fee and the application for permanent registration',
        proves: 'That you had done what was yours to do',
      },
      {
        paper: 'Proof that the vehicle stood on private ground',
        proves: 'That it was not in use on a road',
      },
    ],
    letter: {
      'cannot-stand': [
        'You say that the vehicle had no valid registration. I do not admit it. By the paper that I have, it was valid to {end}; the event was on {at}, not after that day. Please decide the claim without this ground.',
      ],
      'may-stand': [
        'You say that the vehicle had no valid registration. I do not admit it. The event was on {at}. Please name the clause, and prove each fact on which you rely, also that the vehicle was in use on a road.',
      ],
      depends: [
        'You say that the vehicle had no valid registration. I do not admit it. The event was on {arose}. Please name the clause, the paper on which you rely, and whether you say that the vehicle was in use on a road.',
      ],
    },
    mustProve: 'exclusion',
    cannotJudge: 'Whether a delay of the RTO excuses the use of the vehicle.',
    elsewhere: victimElsewhere,
    cases: ['theft-godara-2021', 'own-damage-narinder-2014'],
  },
  {
    id: 'permit-fitness',
    lines: ['own-damage', 'third-party'],
    label: 'No permit or fitness certificate (section 66)',
    verdict:
      'The insurer says permit or fitness was missing. It depends on what the vehicle had on that day.',
    words: [
      'permit|permit expired',
      'no permit',
      'route permit',
      'permit violation',
      'fitness expired',
      'fitness certificate',
      'section 66',
      'permit nahi',
      'परमिट नहीं',
      'फिटनेस प्रमाणपत्र',
    ],
    meaning:
      'The insurer says that a transport vehicle had no permit for this road, or no valid fitness certificate.',
    rules: [
      {
        label: 'No permit at all',
        figure: noPermit,
        text: 'The fee was paid on the day of the accident. The permit came later.',
      },
      {
        label: 'Missing for one State',
        figure: permitOfOneState,
        text: 'The claim was settled on a non-standard basis.',
      },
      victimIsPaid,
    ],
    tests: [
      {
        clock: noPermit,
        from: 'permit',
        at: 'arose',
        within: {
          standing: 'depends',
          text: 'The paper was valid to {end}, and it happened on {at}, not after that day. If the letter says that it had expired, these days are against it. Its road, State and kind of goods are other questions.',
          pleads:
            'By the paper that I have, it was valid to {end}; the accident was on {at}, not after that day.',
        },
        after: {
          standing: 'depends',
          text: 'The paper was valid to {end}, and it happened later, on {at}. No permit at all was held to be a fundamental breach; we read no ruling on a fitness certificate alone. A person who was hurt may still be paid first.',
        },
      },
    ],
    turnsOn: 'Whether there was a permit at all on that day, or only the wrong area or route.',
    evidence: [
      {
        paper: 'Permit and fitness certificate with their first and last day',
        proves: 'What was valid on the day of the accident',
      },
      {
        paper: 'Receipt of the renewal or tax for that State',
        proves: 'That only an area was missing, or a paper was on its way',
      },
    ],
    letter: [
      'Your reason is the permit or the fitness certificate. The accident was on {arose}. I do not admit that it was missing or not valid. Please state the paper that you mean, and how, in your view, it has to do with the loss.',
      { text: 'The full claim stands.', only: ['own-damage'] },
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether a permit covered this trip. No ruling on fitness alone was read.',
    elsewhere: victimElsewhere,
    cases: ['third-party-amrit-paul-2018', 'own-damage-permit-singhla-2020'],
  },
  {
    id: 'pollution-certificate',
    lines: vehicleLines,
    label: 'No valid pollution certificate (PUC)',
    verdict: 'The insurer names the pollution certificate only. Ask for another ground in writing.',
    words: [
      'PUC',
      'PUCC',
      'PUC expired',
      'pollution under control',
      'pollution certificate expired',
      'PUC nahi',
      'pradushan pramanpatra',
      'पीयूसी',
      'प्रदूषण प्रमाणपत्र',
    ],
    meaning: 'The insurer says that the vehicle had no valid pollution certificate on that day.',
    rules: [
      {
        label: 'A claim without the certificate',
        figure: pollutionCertificateClaim,
        text: 'It is asked for when a policy is renewed, and not for a claim.',
      },
    ],
    tests: [],
    turnsOn:
      'Another ground alone, which the insurer has to name. The last day of the certificate does not matter.',
    evidence: [
      {
        paper: 'The letter that names the certificate as the reason',
        proves: 'That no other ground was given',
      },
    ],
    letter: [
      `Your reason is the pollution certificate. I do not admit it. That is no valid reason to deny a motor claim (${pollutionCertificateClaim.source.title}). Please settle the claim.`,
    ],
    cannotJudge: 'Whether the insurer has another ground.',
    elsewhere: victimElsewhere,
    cases: [],
  },
  {
    id: 'commercial-use',
    lines: vehicleLines,
    label: 'Private vehicle used commercially: limitations as to use',
    verdict:
      'The insurer says the vehicle was used for pay. It depends on whether anyone paid for this trip.',
    words: [
      'plied as taxi|taxi through an app|Uber|Ola|self drive rental|white number plate',
      'taxi',
      'limitations as to use',
      'hire or reward',
      'given on hire',
      'use not permitted by the policy',
      'commercial use',
      'used as taxi',
      'carrying passengers for hire',
      'carriage of goods',
      'general exception 3(a)',
      'kiraye par',
      'taxi chalayi',
      'किराये पर',
      'व्यावसायिक उपयोग',
    ],
    meaning:
      'The insurer says that a private vehicle carried people or goods for money, against its policy.',
    rules: [
      {
        label: 'General exception 3(a)',
        figure: useLeftOut,
        text: 'The schedule prints what is allowed.',
      },
      {
        label: 'A private car let on hire',
        figure: hireShare,
        text: 'No rule of the regulator fixes such a share: it is what courts do.',
      },
      victimIsPaid,
    ],
    tests: [],
    turnsOn:
      'Whether money was paid for this trip. In a theft, courts also ask whether the use had anything to do with it.',
    evidence: [
      {
        paper: 'Statement of the people in the vehicle',
        proves: 'That they are family or friends, and paid nothing',
      },
      {
        paper: 'Log of the taxi app or of the owner’s account',
        proves: 'That there was no booking at that hour',
      },
      {
        paper: 'FIR and the investigator’s report',
        proves: 'What was said on the day itself',
      },
    ],
    letter: [
      'You say that the vehicle was used for hire. I do not admit it. The event was on {arose}. Please send me the paper on which you rely, and name the trip and the payment that you mean.',
      fundamentalOnly,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the trip was for money.',
    elsewhere: victimElsewhere,
    cases: ['own-damage-amalendu-2010'],
  },
  {
    id: 'overloading',
    lines: ['own-damage', 'third-party'],
    label: 'Overloading, or more passengers than permitted',
    verdict:
      'The insurer says the vehicle carried too much. It depends on whether it helped cause the crash.',
    words: [
      'extra passengers|more persons than seats|overloaded',
      'overloading',
      'excess passengers',
      'more than seating capacity',
      'gratuitous passengers',
      'three on a two-wheeler',
      'triple riding',
      'zyada sawari',
      'overload',
      'ओवरलोडिंग',
      'ज्यादा सवारी',
    ],
    meaning: 'The insurer says that the vehicle carried more people or weight than it may.',
    rules: [
      {
        label: 'Cause of the accident',
        figure: overloadingCause,
        text: 'A few people too many were no fundamental breach.',
      },
      {
        label: 'Use against the policy',
        figure: useLeftOut,
        text: 'This is the clause on which such letters rest.',
      },
      victimIsPaid,
    ],
    tests: [],
    turnsOn: 'Whether the load helped to cause the accident.',
    evidence: [
      {
        paper: 'FIR, site plan and charge sheet',
        proves: 'Who caused the accident, and how',
      },
      {
        paper: 'Weighbridge slip or consignment note',
        proves: 'The real load',
      },
    ],
    letter: [
      'Your reason is overloading. I do not admit it. The accident was on {arose}. Please say how, in your view, the load helped to cause the accident: you have to prove that.',
    ],
    cannotJudge: 'What caused the accident.',
    elsewhere: victimElsewhere,
    cases: ['own-damage-lakhmi-chand-2016'],
  },
  {
    id: 'ownership-transfer',
    lines: vehicleLines,
    label: 'Vehicle sold: policy in the name of another, no insurable interest (section 157)',
    verdict:
      'The insurer says you are not the owner. It depends on the names in both papers on that day.',
    words: [
      'previous owner|old owner|name not transferred|second hand car|sold the car',
      'no insurable interest',
      'buyer’s name not in the registration certificate',
      'policy not transferred',
      'ownership transfer',
      'policy in the name of the seller',
      'RC not transferred',
      'section 157',
      'section 50',
      'purana malik',
      'RC transfer nahi',
      'मालिकाना हस्तांतरण',
      'पुराना मालिक',
    ],
    meaning:
      'The insurer says that the owner of the vehicle and the holder of the policy are not the same person.',
    rules: [
      {
        label: 'Third-party cover',
        figure: thirdPartyPassesToBuyer,
        text: 'Section 157 of the Motor Vehicles Act.',
      },
      {
        label: 'Telling the insurer',
        figure: buyerNotifiesInsurer,
        text: 'Counted from the sale.',
      },
      {
        label: 'Own damage and theft',
        figure: ownDamageForBuyer,
        text: 'Whether section 157 carries this part too is before a larger bench.',
      },
      {
        label: 'Who the owner is',
        figure: registeredOwner,
        text: 'The vehicle had been promised to a buyer. Registration and policy were still the seller’s.',
      },
    ],
    tests: [
      {
        clock: buyerNotifiesInsurer,
        from: 'sold',
        at: 'arose',
        within: {
          standing: 'depends',
          text: 'The buyer has {length} from the sale to ask for the transfer, here to {end}. It happened on {at}, within them. Third-party cover had passed with the sale; whether own damage had is not settled.',
        },
        after: {
          standing: 'depends',
          text: 'The buyer had {length} from the sale to ask for the transfer, here to {end}. It happened later, on {at}. Third-party cover had passed all the same. For own damage show that the insurer had the transfer in its records.',
        },
      },
    ],
    turnsOn:
      'In which name the registration and the policy stood on that day, and what the insurer knew when it took the premium.',
    evidence: [
      {
        paper: 'Registration certificate as it was on that day',
        proves: 'Who the owner is in law',
      },
      {
        paper: 'Sale papers, Form 29 and 30, and the message to the insurer',
        proves: 'The day of the sale, and that the insurer was told',
      },
      {
        paper: 'Policy and receipt of the premium',
        proves: 'To which person the insurer sold the cover',
      },
    ],
    letter: [
      'You say that the vehicle had been sold. I do not admit it. The event was on {arose}. Please state which person you hold to be the owner, by which paper, and since when you have had that paper.',
      {
        text: `If the registration and the policy were both in my name on that day, I was the owner (${registeredOwner.source.title}).`,
        only: ['own-damage', 'theft'],
      },
      {
        text: `No sale ends the third-party cover: it passes with the vehicle (${thirdPartyPassesToBuyer.source.title}).`,
        rule: thirdPartyPassesToBuyer,
        only: ['third-party'],
      },
    ],
    cannotJudge: 'Who owned the vehicle, where papers and possession differ.',
    elsewhere: usedVehicleRule.text,
    cases: ['own-damage-bhilawe-2020', 'theft-balwant-2019'],
  },
  {
    id: 'cheque-dishonoured-64vb',
    letterMayComeFirst: true,
    lines: vehicleLines,
    label: 'Premium cheque dishonoured, policy cancelled (section 64VB)',
    verdict:
      'The insurer says the premium never came. It depends on the payment, and when you were told.',
    words: [
      'premium cheque returned',
      '64VB',
      'cheque dishonoured',
      'cheque bounced',
      'premium not received',
      'policy cancelled cheque',
      'payment failed',
      'cheque bounce',
      'चेक बाउंस',
    ],
    meaning: 'The insurer says that it never got the premium, and that no cover began.',
    rules: [
      {
        label: 'No premium, no risk',
        figure: premiumBeforeRisk,
        text: 'For your own vehicle: no premium, no cover.',
      },
      {
        label: 'Towards a victim',
        figure: bouncedChequeVictim,
        text: 'Where the notice had come before the accident, the insurer was free.',
      },
    ],
    tests: [
      {
        clock: bouncedChequeVictim,
        from: 'notice',
        at: 'arose',
        within: {
          standing: 'depends',
          text: 'The notice of cancellation reached you on {end}, and it happened on {at}, not later. Towards a person who was hurt the policy then still lived. For your own vehicle there is no cover without the premium.',
        },
        after: {
          standing: 'may-stand',
          text: 'The notice of cancellation reached you on {end}, and it happened later, on {at}. Then the insurer may be free, towards a person who was hurt too.',
        },
      },
    ],
    turnsOn:
      'Whether the premium was paid after all, and on which day the notice of cancellation reached you.',
    evidence: [
      {
        paper: 'Bank statement',
        proves: 'Whether the cheque or a second payment was honoured, and when',
      },
      {
        paper: 'Envelope, tracking or e-mail of the cancellation',
        proves: 'The day on which it reached you',
      },
    ],
    letter: {
      'may-stand': [
        'You say that the premium was not received. I do not admit it. The event was on {at}. Please send me the memo of the bank, if there is one, the notice of cancellation on which you rely, and your proof that it reached me before the event. Please state every payment that you had for this policy, and its day.',
      ],
      depends: [
        'You say that the premium was not received. I do not admit it. The event was on {arose}. Please send me the memo of the bank, if there is one, the notice of cancellation on which you rely, and your proof that it reached me before the event.',
        {
          text: `Towards a person who was hurt the policy lives until notice of its end has reached the owner (${bouncedChequeVictim.source.title}).`,
          rule: bouncedChequeVictim,
          only: ['third-party'],
        },
      ],
    },
    cannotJudge: 'Whether a payment reached the insurer.',
    elsewhere: victimElsewhere,
    cases: ['third-party-laxmamma-2012', 'third-party-haseena-2020'],
  },
  {
    id: 'motor-policy-not-in-force',
    lines: vehicleLines,
    label: 'Policy ended, break-in inspection missing, or not the insured vehicle',
    verdict:
      'The insurer says no cover ran. It depends on when the cover began, and when it happened.',
    words: [
      'policy gap|no policy on date of accident|policy starts after accident',
      'policy expired',
      'policy not in force',
      'break-in',
      'break in insurance',
      'inspection not done',
      'damage before inception',
      'cover not incepted',
      'chassis number mismatch',
      'not the insured vehicle',
      'policy khatam',
      'पॉलिसी खत्म',
      'पॉलिसी समाप्त',
    ],
    meaning:
      'The insurer says that no cover ran on that day, that the damage is older, or that this is another vehicle.',
    rules: [
      {
        label: 'First day of a new cover',
        figure: premiumBeforeRisk,
        text: 'The insurer may set a later day and hour, and ask for an inspection first.',
      },
      {
        label: 'After the last day',
        figure: bonusRetentionPeriod,
        text: 'This time keeps the bonus only. Motor cover ends on its day.',
      },
    ],
    tests: [
      {
        clock: premiumBeforeRisk,
        from: 'premium',
        at: 'arose',
        within: {
          standing: 'may-stand',
          text: 'The premium was paid on {end}, and it happened on {at}, not later. No cover can begin before the premium is paid. On the same day the hour decides.',
        },
        after: {
          standing: 'depends',
          text: 'The premium was paid on {end}, before it happened on {at}. The insurer may have set a later first day: the policy says which.',
          pleads: 'The payment was made on {end}, before the event on {at}.',
        },
      },
    ],
    turnsOn: 'The hour at which the new cover began, and the hour of the event.',
    evidence: [
      {
        paper: 'Policy with the first day and hour, and the payment message',
        proves: 'When the cover began',
      },
      {
        paper: 'Photographs or report of the inspection before the policy',
        proves: 'That the vehicle was whole',
      },
      {
        paper: 'FIR, toll or workshop slip with the hour',
        proves: 'When the event was',
      },
    ],
    letter: {
      'may-stand': [
        'You say that no cover ran. I do not admit it. The event was on {at}. Please state each payment that you had, and the first day and hour of the cover by your records.',
      ],
      depends: [
        'You say that no cover ran. I do not admit it. Please state each payment that you had, and the first day and hour of the cover by your records.',
      ],
    },
    cannotJudge: 'When old damage was done.',
    elsewhere:
      'In a policy of several years the third-party part may still run when own damage has ended: read the schedule.',
    cases: [],
  },
  {
    id: 'no-claim-bonus-misstated',
    lines: ['own-damage', 'theft'],
    label: 'No-claim bonus wrongly declared (NCB)',
    verdict:
      'The insurer says the discount was wrong. It depends on what you signed and what it checked.',
    words: [
      'NCB taken|20% NCB|wrong NCB|bonus wrongly taken',
      'NCB',
      'no claim bonus',
      'NCB misdeclared',
      'wrong NCB declaration',
      'claim in previous policy',
      'NCB galat',
      'नो क्लेम बोनस गलत',
    ],
    meaning:
      'The insurer says that you took a discount for a year without claims, although there had been a claim.',
    rules: [
      {
        label: 'The insurer had not checked it',
        figure: misstatedBonusShare,
        text: 'Decided by one State commission, on the old tariff: it told an insurer to ask the earlier one. Uttarakhand took only the bonus off the sum, as LiveLaw reported.',
      },
    ],
    tests: [],
    turnsOn:
      'What you signed, whether the insurer asked the earlier one, and how large the discount was.',
    evidence: [
      {
        paper: 'Proposal or renewal notice with the line on the bonus',
        proves: 'What you declared, or that the insurer filled it in',
      },
      {
        paper: 'Earlier policy, and a letter of that insurer on claims',
        proves: 'Whether there was a claim in that year',
      },
    ],
    letter: [
      'Your reason is the no-claim bonus. I do not admit that it was wrong. Please send me the declaration on which you rely, and state on which day you asked the earlier insurer, and its answer. The full claim stands.',
    ],
    cannotJudge: 'Whether the wrong line was a slip.',
    elsewhere: 'The third-party part does not depend on the bonus.',
    cases: [],
  },
  {
    id: 'assessed-below-total-loss',
    decision: 'part',
    lines: ['own-damage'],
    label: 'Assessed below total loss (IDV)',
    verdict:
      'The insurer pays a repair, not the full value. It depends on what its estimate leaves out.',
    words: [
      'total loss denied|surveyor assessed less|less than IDV|IDV not paid',
      'total loss not admissible',
      'constructive total loss',
      'below 75%',
      'repair basis',
      'IDV',
      'insured declared value',
      'cash loss',
      'surveyor ne kam',
      'सर्वेयर',
      'आईडीवी',
    ],
    meaning:
      'The insurer pays the repair as its surveyor counts it, and not the insured value of the vehicle.',
    rules: [
      {
        label: 'Total loss',
        figure: constructiveTotalLoss,
        text: 'Retrieval counts with the repair. Your own policy has the share that counts.',
      },
      {
        label: 'The surveyor’s report',
        figure: surveyorNotLastWord,
        text: 'Independent estimates came to more than the share of a total loss.',
      },
      {
        label: 'Decision after the report',
        figure: surveyDecision,
        text: 'Counted from the report. Later money carries interest.',
      },
      {
        label: 'Time of the report',
        figure: surveyReport,
        text: 'Ask for a copy of the report.',
      },
    ],
    tests: [
      {
        clock: surveyDecision,
        from: 'report',
        at: 'letter',
        older: { text: olderLimits, isByFirstDay: true },
        within: {
          standing: 'depends',
          text: 'After the survey report, or its last day if that came first, the insurer has {length}, here to {end}. {letterDay} So it decided in time; what it decided is another question.',
        },
        after: {
          standing: 'depends',
          text: 'After the survey report, or its last day if that came first, the insurer has {length}, here to {end}. {letterDay} So it decided late: name that, and the interest.',
          pleads: `You had {length} to decide after the survey report (${surveyDecision.source.title}), as I read it at the latest from the day on which it was due, to {end}; your letter bears the date {at}. Please add the interest for the delay.`,
        },
      },
    ],
    turnsOn:
      'Whether the estimate has every part, labour and tax, and the cost to bring the vehicle in.',
    evidence: [
      {
        paper: 'The survey report with its list of parts',
        proves: 'What was left out, or valued too low',
      },
      {
        paper: 'Estimate of an authorised workshop, and of a second one',
        proves: 'What the repair costs',
      },
      {
        paper: 'Schedule with the insured declared value',
        proves: 'The sum with which the estimate is compared',
      },
    ],
    letter: [
      'You settle on a repair basis. The accident was on {arose}. Please send me the survey report, if there is one. Please state your reasons for each part that you left out.',
      `By the usual wording a vehicle is a total loss where repair and retrieval exceed ${constructiveTotalLoss.text} of its insured value: please compare. A surveyor’s report without cogent reasons need not be followed.`,
    ],
    cannotJudge: 'What the repair will really cost.',
    elsewhere:
      'Take what is not in dispute in writing, as a part payment, and not as a full and final settlement.',
    cases: ['own-damage-total-loss-2026'],
  },
];
