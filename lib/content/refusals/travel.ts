/** Refusals of travel claims, and of claims under an accident cover. */
import {
  accidentDeathWithin,
  accidentIntoxicationLeftOut,
  accidentMeaning,
  accidentRiderDeathWithin,
  accidentSportsLeftOut,
} from '../figures/accident.ts';
import { lateNotice, noticePlannedStayAbroad, noticeTravelPapers } from '../figures/claims.ts';
import {
  accidentSoleCause,
  advisoryNoProhibition,
  alcoholNoProof,
  disclosedIllness,
  diseaseNoAccident,
  drinkWasCause,
  treatmentAfterReturn,
} from '../figures/court-rulings.ts';
import { ownerDriverAccidentCover } from '../figures/motor.ts';
import {
  travelBaggageDamageComplaint,
  travelBaggageDelay,
  travelBaggageDelayComplaint,
  travelBaggageLeftOut,
  travelBaggageReport,
  travelCancellationReasons,
  travelDomesticDelay,
  travelIllnessLeftOut,
  travelTreatmentCanWait,
} from '../figures/travel.ts';
import { delayIsNoGround } from './refusal-copy.ts';
import { delayReason, papersGone } from './refusal-letter.ts';
import type { RefusalReason } from './refusal-types.ts';

const ownWordsDecide =
  'No rule of the regulator on this was found: the wording of your own policy decides.';

const otherSections =
  'Baggage, delay and other sections of the same policy are judged on their own.';

const accidentElsewhere = `A life policy pays its basic sum for other deaths too. For an accident in your own vehicle there is the owner-driver cover (${ownerDriverAccidentCover.text}), with its own terms.`;

export const travelReasons: readonly RefusalReason[] = [
  {
    id: 'travel-pre-existing',
    lines: ['travel'],
    label: 'Pre-existing illness on a journey',
    verdict:
      'The insurer says you were ill before the trip. It depends on what the form asked and your reply.',
    words: [
      'known illness before travel',
      'diabetes',
      'hypertension',
      'sugar',
      'BP',
      'pre-existing',
      'PED',
      'past illness',
      'not declared',
      'not disclosed',
      'medical history not disclosed',
      'chronic condition',
      'purani bimari',
      'pehle ki bimari',
      'पुरानी बीमारी',
      'पहले की बीमारी',
    ],
    meaning:
      'The insurer says that the illness abroad comes from one that you had before the journey or did not declare.',
    rules: [
      {
        label: 'In an insurer’s policy',
        figure: travelIllnessLeftOut,
        text: 'Some policies still pay for a danger to life. Read your own.',
      },
      {
        label: 'Disclosed, or seen by their doctor',
        figure: disclosedIllness,
        text: 'Doubtful words of a policy are read for the insured.',
      },
    ],
    tests: [],
    turnsOn:
      'Whether the proposal asked for this illness, what you answered, and whether the emergency comes from it.',
    evidence: [
      {
        paper: 'The proposal form as it was filled in',
        proves: 'What you were asked and what you answered',
      },
      {
        paper: 'Medical report made for the policy',
        proves: 'What the insurer knew before the journey',
      },
      {
        paper: 'Note of the treating doctor on the cause, and on any danger to life',
        proves: 'That the emergency is another illness, or one that the policy still pays',
      },
    ],
    letter: [
      `You say that the illness was pre-existing. I do not admit it. Please name the clause, the question of the proposal, and the medical paper from which you take this. What was disclosed to you, or what your doctor had noted before the policy, was not hidden (${disclosedIllness.source.title}).`,
    ],
    mustProve: 'exclusion',
    cannotJudge: `Whether the emergency comes from the earlier illness: doctors’ papers decide that. ${ownWordsDecide}`,
    elsewhere: otherSections,
    cases: ['travel-nanda-2021', 'travel-gill-2024', 'travel-oriental-2026'],
  },
  {
    id: 'travel-treatment-can-wait',
    lines: ['travel'],
    label: 'Treatment could wait until the return: no emergency',
    verdict:
      'The insurer says the treatment could wait. It depends on what the doctor abroad wrote then.',
    words: [
      'could be delayed until return',
      'not an emergency',
      'elective treatment abroad',
      'treatment could wait',
      'routine check-up',
      'travelled for treatment',
      'ilaj ruk sakta tha',
      'इलाज रुक सकता था',
      'इमरजेंसी नहीं',
    ],
    meaning:
      'The insurer says that the treatment abroad was no emergency, and could have been given in India after the trip.',
    rules: [
      {
        label: 'In an insurer’s policy',
        figure: travelTreatmentCanWait,
        text: 'So the doctor abroad has a say in it, where the words are these.',
      },
    ],
    tests: [],
    turnsOn: 'What the doctor abroad wrote at the time about the danger of waiting or flying.',
    evidence: [
      {
        paper: 'Note of the emergency room with hour and findings',
        proves: 'That it was urgent',
      },
      {
        paper: 'Doctor’s note that you were not fit to fly',
        proves: 'That you could not wait for the return',
      },
      {
        paper: 'Case number and messages of the assistance firm',
        proves: 'That it knew of the treatment or agreed to it',
      },
    ],
    letter: [
      'You say that the treatment could have waited. I do not admit it. My claim arose on {arose}. Please name the doctor who decided that, and send me the opinion.',
    ],
    cannotJudge: `How urgent the treatment was: doctors decide that. ${ownWordsDecide}`,
    elsewhere: `${otherSections} A health policy at home may have a cover abroad.`,
    cases: [],
  },
  {
    id: 'travel-treatment-in-india',
    lines: ['travel'],
    label: 'Treatment in India, or outside the days of the trip',
    verdict:
      'The insurer says it was outside the trip. It depends on the policy’s words on time and place.',
    words: [
      'treatment in India',
      'after return to India',
      'outside the trip period',
      'outside policy period of travel',
      'trip extended without cover',
      'follow-up treatment',
      'wapas aakar ilaj',
      'लौटने के बाद इलाज',
      'भारत में इलाज',
    ],
    meaning:
      'The insurer says that the bill is for a time or a place that the travel policy does not cover.',
    rules: [
      {
        label: 'Treatment after the return',
        figure: treatmentAfterReturn,
        text: 'The bills from abroad had to be looked at apart.',
      },
    ],
    tests: [],
    turnsOn:
      'What the wording says on treatment that continues in India, and on an extension of the trip.',
    evidence: [
      {
        paper: 'Tickets and passport stamps',
        proves: 'The first and last day of the trip',
      },
      {
        paper: 'Bills, sorted by country and day',
        proves: 'Which part is for treatment abroad',
      },
      {
        paper: 'Message that extended the policy',
        proves: 'That the cover ran on',
      },
    ],
    letter: [
      'Your reason is the place or the day of the treatment. My claim arose on {arose}. Please name the clause, and pay any bills from abroad now; my claim for the others stands.',
    ],
    cannotJudge: `Whether the wording of your policy pays for treatment that continues in India. ${ownWordsDecide}`,
    elsewhere:
      'Treatment in a hospital in India may be a claim under your health policy: tell that insurer now.',
    cases: ['travel-tata-aig-2024'],
  },
  {
    id: 'travel-baggage',
    lines: ['travel'],
    label: 'Baggage lost or late: no PIR, valuables, or not checked in',
    verdict:
      'The insurer doesn’t pay the baggage. It depends on what the airline confirmed in writing.',
    words: [
      'lost baggage|luggage|bag lost|baggage',
      'PIR',
      'property irregularity report',
      'baggage not in custody of carrier',
      'valuables excluded',
      'partial loss of baggage',
      'baggage delay less than',
      'no police report',
      'saman kho gaya',
      'सामान खो गया',
      'सामान देर से',
    ],
    meaning:
      'The insurer says that the loss was not reported to the airline, was no checked baggage, or was of things that are left out.',
    rules: [
      {
        label: 'Report of the airline',
        figure: travelBaggageReport,
        text: 'Ask the airline for it at the airport; afterwards, for a written confirmation.',
      },
      {
        label: 'Often left out',
        figure: travelBaggageLeftOut,
        text: 'Terms of insurers. Your own policy has the list.',
      },
      {
        label: 'Late baggage',
        figure: travelBaggageDelay,
        text: 'Your own policy has the hours that count.',
      },
      {
        label: 'Damage: tell the airline',
        figure: travelBaggageDamageComplaint,
        text: 'In writing, after an international flight.',
      },
      {
        label: 'Delay: tell the airline',
        figure: travelBaggageDelayComplaint,
        text: 'In writing, after an international flight.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the airline had the bag, and what it confirmed in writing.',
    evidence: [
      {
        paper: 'PIR or written confirmation of the airline, with the bag tag',
        proves: 'That the airline had the bag, and for how long it was gone',
      },
      {
        paper: 'Receipts of what you had to buy, with date and hour',
        proves: 'The cost of a delay',
      },
      {
        paper: 'Bills or photographs of what was in the bag',
        proves: 'Its value',
      },
    ],
    letter: [
      'You do not pay for my baggage, or not in full. The loss was on {arose}. Please name the clause on which you rely, and your proof.',
    ],
    cannotJudge: `What was in the bag. ${ownWordsDecide}`,
    elsewhere:
      'The airline owes compensation of its own, apart from the insurance. A credit card or a home policy may cover baggage too.',
    cases: [],
  },
  {
    id: 'travel-delay',
    lines: ['travel'],
    label: 'Flight delay too short, or missed connection not covered',
    verdict:
      'The insurer says the delay doesn’t count. It depends on the airline’s paper on hours and cause.',
    words: [
      'flight was late|flight late|late by hours|minimum hours delay',
      'delay below threshold',
      'trip delay',
      'flight delay',
      'missed connection',
      'delay certificate',
      'flight der se',
      'फ्लाइट लेट',
      'उड़ान में देरी',
    ],
    meaning:
      'The insurer says that the flight was late by too few hours, or for a cause that is not in its list.',
    rules: [
      {
        label: 'The standard domestic policy',
        figure: travelDomesticDelay,
        text: 'Its cover for delay is an option. Other policies have their own hours.',
      },
    ],
    tests: [],
    turnsOn: 'How late you arrived or left by the airline’s own paper, and what cause it gives.',
    evidence: [
      {
        paper: 'Delay certificate of the airline with cause and hours',
        proves: 'How long the delay was, and why',
      },
      {
        paper: 'Boarding pass and new ticket',
        proves: 'The real hour of departure or arrival',
      },
    ],
    letter: [
      'You do not pay for the delay of {arose}, or not in full. Please state the hours that the policy asks for, and how you count them.',
    ],
    cannotJudge: `From which hour your policy counts. ${ownWordsDecide}`,
    elsewhere: 'The airline may owe meals, a room or another flight, apart from the insurance.',
    cases: [],
  },
  {
    id: 'travel-cancellation',
    lines: ['travel'],
    label: 'Cancelled trip: the reason is not in the list',
    verdict:
      'The insurer says your reason isn’t listed. It depends on the words of the list and your papers.',
    words: [
      'cancelled the trip|trip cancelled|visa refused',
      'trip cancellation',
      'not a listed cause',
      'cancellation reason not covered',
      'change of mind',
      'government regulation or prohibition',
      'visa rejected',
      'curtailment',
      'yatra radd',
      'यात्रा रद्द',
      'वीजा नहीं मिला',
    ],
    meaning:
      'The insurer says that you cancelled or cut short the trip for a reason that its policy does not list.',
    rules: [
      {
        label: 'Which reasons count',
        figure: travelCancellationReasons,
        text: 'Often: an illness or a death in the family, a disaster at the destination, a strike. Read your own list.',
      },
      {
        label: 'Advice of a government',
        figure: advisoryNoProhibition,
        text: 'So the exclusion of a “government regulation” did not fit. Newer wordings name advice and epidemics.',
      },
    ],
    tests: [],
    turnsOn: 'Which words the list and the exclusion have, and what the papers of that day say.',
    evidence: [
      {
        paper: 'Medical certificate with the advice not to travel',
        proves: 'The illness, and that it made the trip impossible',
      },
      {
        paper: 'Notice of the airline, hotel or government, with its date',
        proves: 'What was forbidden, and what was only advised',
      },
      {
        paper: 'Invoices and refunds',
        proves: 'What you have really lost',
      },
    ],
    letter: [
      'You say that the reason is not covered. The trip was cancelled on {arose}. Please quote the list and the exclusion on which you rely, word by word.',
      `If you rely on an exclusion for what a government orders or forbids: advice is neither (${advisoryNoProhibition.source.title}).`,
    ],
    cannotJudge: `Whether an exclusion with other words fits. ${ownWordsDecide}`,
    elsewhere: 'Airline, hotel and visa agent may owe a refund by their own terms.',
    cases: ['travel-cancel-mohit-2023'],
  },
  {
    id: 'travel-late-papers',
    lines: ['travel'],
    label: 'Assistance firm not called, or papers of the trip sent late',
    verdict:
      'The insurer says it was told too late. It depends on whether the bills can still be checked.',
    words: [
      'assistance company not informed',
      'no prior approval abroad',
      'late intimation of travel claim',
      'original bills not submitted',
      'soochna nahi di',
      'सूचना नहीं दी',
    ],
    meaning:
      'The insurer says that its assistance firm was not called before the treatment, or that papers came late.',
    rules: [
      {
        label: 'Late notice, missing papers',
        figure: lateNotice,
        text: 'The policy’s own time is a term of the policy and not law.',
      },
      {
        label: 'Time for the papers',
        figure: noticeTravelPapers,
        text: 'Your own policy has the time that counts.',
      },
      {
        label: 'A planned stay',
        figure: noticePlannedStayAbroad,
        text: 'An emergency cannot be told in advance.',
      },
    ],
    tests: [
      {
        clock: noticeTravelPapers,
        from: 'arose',
        at: 'papers',
        within: {
          standing: 'depends',
          text: 'Policies commonly give {length}, here to {end}, counted from the day of the event. Your last papers went on {at}, within them. Your own policy may be shorter.',
          pleads: papersGone,
        },
        after: {
          standing: 'depends',
          text: 'Policies commonly give {length}; counted from the day of the event, they ended on {end}. Your last papers went on {at}. That is not by itself a ground to reject. Give the reason for the delay: a long stay, bills from abroad.',
        },
      },
    ],
    turnsOn:
      'Whether you could call at that hour, and whether the insurer can still check the bills with the hospital.',
    evidence: [
      {
        paper: 'Call list and e-mails from abroad',
        proves: 'When you called the assistance firm, or tried to',
      },
      {
        paper: 'Emergency record of the hospital',
        proves: 'Why you could not call first',
      },
      {
        paper: 'Consent for the hospital to give out its papers',
        proves: 'That the insurer can still check the bills',
      },
    ],
    letter: [
      `Your reason is notice or papers. I do not admit it. In any case neither late notice nor a late paper is by itself a ground to reject (${delayIsNoGround}). Please name each paper that you call missing, say why the decision needs it, and list the papers that you have, with the day of each; for what you call late, please quote the term of my policy, and the day from which you count.`,
      delayReason,
    ],
    cannotJudge: 'Whether a call was possible.',
    elsewhere: otherSections,
    cases: [],
  },
  {
    id: 'not-an-accident',
    lines: ['accident', 'life'],
    label: 'Not an accident: illness, natural cause, no outward injury',
    verdict:
      'The insurer says it was an illness. It depends on what the medical papers name as the cause.',
    words: [
      'cardiac arrest|stroke|malaria|mosquito bite|died of heart attack|no external violent visible means|natural causes',
      'not an accident',
      'no accidental injury',
      'natural death',
      'heart attack',
      'outward violent and visible means',
      'external violent and visible means',
      'cause of death not accidental',
      'durghatna nahi',
      'दुर्घटना नहीं',
      'प्राकृतिक मृत्यु',
    ],
    meaning:
      'The insurer says that an illness, and not a blow from outside, caused the death or the injury.',
    rules: [
      {
        label: 'What an accident is',
        figure: accidentMeaning,
        text: 'Your own wording has the definition that counts.',
      },
      {
        label: 'The cause',
        figure: accidentSoleCause,
        text: 'The rider had a heart attack first and fell after it.',
      },
      {
        label: 'A disease',
        figure: diseaseNoAccident,
        text: 'Malaria, in a country where it is common.',
      },
    ],
    tests: [],
    turnsOn:
      'What came first, the fall or the illness, and what the post-mortem report names as the cause.',
    evidence: [
      {
        paper: 'Post-mortem report with the cause of death',
        proves: 'An injury from outside, and that it was the cause',
      },
      {
        paper: 'FIR, inquest and statements of people who saw it',
        proves: 'That something happened from outside',
      },
      {
        paper: 'Opinion of the treating doctor',
        proves: 'That there was no illness before that explains it',
      },
    ],
    letter: [
      'You say that this was no accident. I do not admit it. The event was on {arose}. Please send me the medical paper on which you rely, and quote the definition of an accident in the policy.',
    ],
    cannotJudge: 'The medical cause.',
    elsewhere: accidentElsewhere,
    cases: ['accident-alka-shukla-2019', 'accident-mousumi-2019', 'accident-narbada-2021'],
  },
  {
    id: 'accident-intoxication',
    lines: ['accident', 'life'],
    label: 'Accident under the influence of alcohol or drugs',
    verdict:
      'The insurer blames drink or drugs. It depends on the measured amount and the accident’s cause.',
    words: [
      'drunk at the time|alcohol|liquor|smell of alcohol',
      'influence of liquor',
      'intoxication',
      'alcohol in blood',
      'drugs',
      'drunk',
      'insured was drunk',
      'viscera report alcohol',
      'sharab',
      'nasha',
      'शराब के नशे में',
      'नशा',
    ],
    meaning: 'The insurer says that the insured had been drinking or had taken drugs.',
    rules: [
      {
        label: 'In a group accident policy',
        figure: accidentIntoxicationLeftOut,
        text: 'Your own wording has the words that count: “under the influence”, or “caused by”.',
      },
      {
        label: 'Drink was the cause',
        figure: drinkWasCause,
        text: 'The insured choked after drinking. No outer injury was found.',
      },
      {
        label: 'Alcohol alone',
        figure: alcoholNoProof,
        text: 'Drowning, and not drink, was the cause. There was no urine sample.',
      },
    ],
    tests: [],
    turnsOn:
      'How much was measured, in blood and urine, and whether the drink had anything to do with the accident.',
    evidence: [
      {
        paper: 'Chemical report of blood and urine, with its figures',
        proves: 'How much was measured, and what was not',
      },
      {
        paper: 'FIR and statements of people who saw it',
        proves: 'That the accident had another cause',
      },
      {
        paper: 'The clause of the policy',
        proves: 'Whether it asks for influence, or for a cause',
      },
    ],
    letter: [
      `Your reason is alcohol or drugs. I do not admit it. The event was on {arose}. Please quote the clause, and send me the report on which you rely, with the figures, if any were measured. Alcohol in the blood is not by itself proof of influence. Please prove the influence and, where the clause asks for it, that it caused the accident.`,
    ],
    mustProve: 'exclusion',
    cannotJudge: 'Whether the insured was under the influence.',
    elsewhere: accidentElsewhere,
    cases: ['accident-drowning-2022', 'accident-narbada-2021'],
  },
  {
    id: 'accident-hazardous',
    lines: ['accident', 'life'],
    label: 'Hazardous sport, crime or excluded activity',
    verdict:
      'The insurer says the activity is excluded. It depends on whether the policy names the activity.',
    words: [
      'hazardous activity',
      'adventure sport',
      'mountaineering',
      'racing',
      'paragliding',
      'breach of law',
      'criminal act',
      'self-inflicted injury',
      'armed forces duty',
      'khatarnak khel',
      'खतरनाक खेल',
    ],
    meaning:
      'The insurer says that the accident happened in an activity that the policy leaves out.',
    rules: [
      {
        label: 'In one rider',
        figure: accidentSportsLeftOut,
        text: 'A crime and an injury done to oneself are left out there too. Other policies have other lists.',
      },
    ],
    tests: [],
    turnsOn: 'Whether the activity is named in the list, and whether it was the cause.',
    evidence: [
      {
        paper: 'The exclusion in the wording, and add-ons in the schedule',
        proves: 'What is left out, and what was bought back',
      },
      {
        paper: 'Statement of the organiser or guide',
        proves: 'What was done, and with which care',
      },
      {
        paper: 'FIR and final police report',
        proves: 'Whether any crime is alleged',
      },
    ],
    letter: [
      'You say that the activity is excluded. I do not admit it. The event was on {arose}. Please quote the exclusion, name the act that you mean, and prove that it falls under it and caused the accident.',
    ],
    mustProve: 'exclusion',
    cannotJudge:
      'Whether an activity that the list does not name is “similar”. The exclusions of the standard accident policy could not be read: the wording of your own policy decides.',
    elsewhere: accidentElsewhere,
    cases: [],
  },
  {
    id: 'accident-disability',
    lines: ['accident'],
    label: 'Disability not in the table, or too long after the accident (PTD, PPD)',
    verdict:
      'The insurer disputes the disability. It depends on the policy table and a doctor’s certificate.',
    words: [
      'disablement|disability percentage|loss of limb',
      'PTD',
      'PPD',
      'permanent total disablement',
      'permanent partial disability',
      'disability below scale',
      'disability certificate',
      'disability too long after the accident',
      'viklangta',
      'विकलांगता',
      'विकलांगता प्रमाणपत्र',
    ],
    meaning:
      'The insurer says that the disability is not in its table, is smaller, or showed too late.',
    rules: [
      {
        label: 'Time after the accident',
        figure: accidentDeathWithin,
        text: 'The standard policy, Saral Suraksha Bima.',
      },
      {
        label: 'In an accident rider',
        figure: accidentRiderDeathWithin,
        text: 'For a death. Your own policy has the time that counts.',
      },
    ],
    tests: [
      {
        clock: accidentDeathWithin,
        from: 'arose',
        at: 'letter',
        within: {
          standing: 'depends',
          text: 'Under the standard policy {length} count, here to {end}. {letterDay} What showed by then showed in time. Another policy may have a shorter time, and the table decides the sum.',
          pleads:
            'If you rely on the {length} of the standard policy: what counts is the day on which the disability showed, not the day of a paper.',
        },
        after: {
          standing: 'depends',
          text: 'Under the standard policy {length} count; they ended on {end}. {letterDay} What counts is the day on which the disability was there, not the day of the letter or of a certificate.',
        },
      },
    ],
    turnsOn:
      'What the table of the policy names, which doctor has to certify it, and from which day it was there.',
    evidence: [
      {
        paper: 'Certificate of the civil surgeon or medical board, in per cent',
        proves: 'How large the disability is, and that it is permanent',
      },
      {
        paper: 'Treatment papers from the accident onward',
        proves: 'From which day it was there, and that it comes from the accident',
      },
    ],
    letter: [
      'You do not pay for the disability, or not in full. Please quote the table of the policy, and send me the opinion of your doctor.',
    ],
    cannotJudge: 'How large a disability is: a doctor or medical board decides that.',
    elsewhere: accidentElsewhere,
    cases: [],
  },
];
