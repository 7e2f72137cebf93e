/** Trouble on a trip: medical, bags, passport, delay. */
import { noticePlannedStayAbroad, noticeTravelPapers } from '../figures/claims.ts';
import { contactBlank, insurerBlank, nameBlank, policyBlank } from '../letter.ts';
import { dateBlank, letterSignature, placeBlank } from './claim-blanks.ts';
import { claimPaper, identityAndBank } from './claim-papers.ts';
import type { ClaimType } from './claim-types.ts';
import { intimationDayEvent, lateInterestRule, lateNoticeRule } from './shared-copy.ts';

export const travelClaim: ClaimType = {
  id: 'travel',
  group: 'travel',
  label: 'Trouble on a trip',
  incident: 'Illness, lost bags or passport, delay or cancellation',
  heading: 'Travel insurance: trouble on a trip',
  acts: [
    { text: 'Call the assistance company now', completedBy: 'told' },
    { text: 'Keep every original of the trip, and send the bills', completedBy: 'papers' },
  ],
  isEmergency: true,
  summary:
    'Call the assistance company on your certificate first, whatever happened; it answers round the clock.',
  firstSteps: [
    {
      title: 'Call the assistance company',
      text: 'The number is on your certificate. Have policy number and passport ready. In danger call the local emergency number first.',
      completedBy: 'told',
    },
    {
      title: 'Ill or hurt',
      text: 'Go to the hospital the assistance company names, if it can wait. Pay nothing large before they answer.',
    },
    {
      title: 'Bags late or lost',
      text: 'Get the airline’s property irregularity report (_PIR_) before you leave the airport.',
    },
    {
      title: 'Passport lost, or theft',
      text: 'Local police report first, then the Indian embassy or consulate.',
    },
    {
      title: 'Delay or cancellation',
      text: 'Get the airline’s certificate with hours and reason, and keep receipts of extra cost.',
    },
  ],
  notices: [
    {
      recipient: 'Assistance company',
      by: `At once; ${noticePlannedStayAbroad.text} before a planned hospital stay (policy term)`,
      how: 'Number on the certificate',
      completedBy: 'told',
    },
    {
      recipient: 'Airline, for bags',
      by: 'Before you leave the airport',
      how: 'Counter; take the PIR',
    },
    {
      recipient: 'Local police, then the embassy',
      by: 'At once, for a lost passport or theft',
      how: 'Police report, in English if you can',
    },
    {
      recipient: 'Insurer, for medical bills you paid',
      by: `Within ${noticeTravelPapers.text} of discharge (policy term)`,
      how: 'Claims e-mail address on the certificate',
      clock: 'medical-papers',
    },
  ],
  papers: [
    claimPaper('claim-form', 'Claim form and certificate'),
    claimPaper('passport', 'Passport with entry and exit stamps, visa'),
    claimPaper('tickets', 'Tickets and boarding passes'),
    identityAndBank,
    claimPaper('medical', 'Doctor’s report, admission and discharge papers, bills', 'medical'),
    claimPaper(
      'bags',
      'PIR, tags, the airline’s letters and what it paid you, list of things lost with bills',
      'bags',
    ),
    claimPaper(
      'new-passport',
      'Police report, copies of old and new passport, bills for the new one',
      'passport',
    ),
    claimPaper(
      'delay',
      'Airline’s certificate with hours and reason, receipts of extra cost',
      'delay or cancellation',
    ),
    claimPaper(
      'death-or-disability',
      'Police and medical papers, certificates, papers from the consulate',
      'death or disability',
    ),
  ],
  events: [
    { id: 'happened', label: 'When did it happen?', noun: 'the event', withTime: true },
    { ...intimationDayEvent, label: 'When did you tell the assistance company or the insurer?' },
    { id: 'discharge', label: 'When was the discharge from hospital?', noun: 'the discharge' },
    {
      id: 'papers',
      label: 'When did you send the medical bills?',
      noun: 'the day you sent the medical bills',
      follows: 'discharge',
    },
  ],
  clocks: [
    {
      id: 'medical-papers',
      title: 'Send medical bills you paid',
      figure: noticeTravelPapers,
      basis: 'policy',
      responsibleParty: 'you',
      from: ['discharge'],
      completedBy: 'papers',
      text: 'Collect every original before you fly home: you cannot get most of them later.',
    },
  ],
  rules: [
    {
      label: 'Notice before a planned hospital stay abroad',
      figure: noticePlannedStayAbroad,
      text: 'Tell the assistance company. Policy term: check your policy.',
    },
    lateNoticeRule,
    lateInterestRule,
  ],
  pitfalls: [
    {
      reason: 'The assistance company was not told.',
      avoid: 'Call it now, even if you have paid already, and note the time and the name.',
    },
    {
      reason: 'An illness you had before the trip, or treatment that could have waited.',
      avoid: 'Ask the doctor to write why it could not wait.',
    },
    {
      reason: 'Bags left unattended, or no PIR; a delay shorter than the hours the policy sets.',
      avoid: 'Get the airline’s paper at the counter, with the hours.',
    },
    {
      reason: 'Alcohol, or an adventure sport without its add-on.',
      avoid: 'Read the list of exclusions before you write.',
    },
  ],
  afterwards: [
    'Ask the insurer in writing by which date it will decide. The complaint steps below work from abroad too, online.',
    'Money is paid to an Indian bank account as a rule.',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice to the insurer',
      mailSubject: 'Notice of travel claim, certificate {policy}',
      blanks: [
        insurerBlank,
        { ...policyBlank, label: 'Certificate or policy number' },
        dateBlank('Day it happened'),
        { ...placeBlank, label: 'City and country' },
        { id: 'story', label: 'What happened', kind: 'lines', maxLength: 800 },
        {
          id: 'assistance',
          label: 'Number the assistance company gave you',
          kind: 'line',
          maxLength: 60,
          isOptional: true,
        },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of a claim under certificate {policy}\nReference of the assistance company: {assistance}',
        'Day: {date}. Place: {place}.',
        '{story}',
        'Please register this claim, give me its number and your full list of papers, and tell me which originals I must collect before I travel home.',
        letterSignature,
      ],
    },
  ],
};
