/** Claims on health cover: cashless, reimbursement, and the lump sum of a critical illness. */
import { answerPath } from '../../site/tool-paths.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  criticalIllnessSurvival,
  criticalIllnessWait,
  noticeEmergencyStay,
  noticePlannedStay,
  noticeReimbursement,
  reimbursementDecision,
  reimbursementPapers,
} from '../figures/claims.ts';
import { healthMoratorium } from '../figures/health.ts';
import { claimNumberBlank, contactBlank, insurerBlank, nameBlank, policyBlank } from '../letter.ts';
import { dateBlank, hospitalBlank, letterSignature, patientBlank } from './claim-blanks.ts';
import { claimPaper, identityAndBank } from './claim-papers.ts';
import type {
  ClaimClock,
  ClaimEvent,
  ClaimLetter,
  ClaimNotice,
  ClaimOption,
  ClaimType,
  FirstStep,
} from './claim-types.ts';
import {
  intimationDayEvent,
  intimationEvent,
  lateInterestRule,
  lateNoticeRule,
  lateSettlementNote,
  settlementEvent,
} from './shared-copy.ts';

const moratoriumRule = {
  label: 'Cover that can be questioned only for fraud',
  figure: healthMoratorium,
  text: 'After this much cover without a break, only established fraud can be raised, not an illness that was left out of the form.',
};

const papersEvent: ClaimEvent = {
  id: 'papers',
  label: 'When did you send the last paper?',
  noun: 'the day you sent the last paper',
  follows: 'discharge',
};

/** A planned stay is often reported in advance. */
const stayIntimationEvent: ClaimEvent = { ...intimationEvent, canPrecede: true };

const cashlessClocks: readonly ClaimClock[] = [
  {
    id: 'notice-planned',
    title: 'Tell the insurer of the planned stay',
    figure: noticePlannedStay,
    basis: 'policy',
    responsibleParty: 'you',
    from: ['happened'],
    completedBy: 'told',
    isBackwards: true,
    only: 'planned',
    termNote: 'Policies ask for different times: check yours.',
    text: 'The longer time is shown here; yours may be shorter.',
  },
  {
    id: 'cashless-decision',
    title: 'Answer to the cashless request',
    figure: cashlessDecision,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['asked', 'happened'],
    completedBy: 'answered',
    text: 'At most, from receipt of the request. No answer? Ask the desk and call the insurer.',
  },
  {
    id: 'notice-emergency',
    title: 'Tell the insurer of the stay',
    isAtOnce: true,
    figure: noticeEmergencyStay,
    basis: 'policy',
    responsibleParty: 'you',
    from: ['happened'],
    completedBy: 'told',
    only: 'begun',
    text: 'Do it yourself, even if the desk has written.',
  },
  {
    id: 'final-approval',
    title: 'Final approval on the day you go home',
    figure: cashlessDischarge,
    basis: 'rule',
    responsibleParty: 'insurer',
    from: ['discharge'],
    completedBy: 'approved',
    text: 'From the hospital’s request: note its time. What a longer wait costs is the insurer’s to bear.',
    lateText: 'What the longer wait cost is the insurer’s to bear.',
  },
];

const withinRoomLimit: FirstStep = {
  title: 'Stay within the room limit',
  text: 'Ask for a room that your policy pays in full. A costlier one can cut other charges too.',
};

const askWhy: FirstStep = {
  title: 'Ask why, in writing',
  text: 'Ask the desk for the insurer’s answer itself: the reason, the clause of the policy, the arithmetic of any cut.',
};

const sendAgain: FirstStep = {
  title: 'Send what was missing, and ask again',
  text: 'An earlier report, a note of the doctor on why the stay is needed, proof of earlier cover: the desk can send it and make the request again. Write down the time.',
};

const answeredNotices: readonly ClaimNotice[] = [
  {
    recipient: 'Hospital’s insurance desk',
    by: 'Now',
    how: 'Ask it to send the missing papers and a new request',
  },
  {
    recipient: 'Insurer or TPA',
    by: 'Now',
    how: 'By e-mail or in the app; our site writes the letter',
  },
  {
    recipient: 'Insurer’s grievance officer',
    by: 'If the reason is wrong',
    how: 'The same letter; the steps after it are on [how to complain](/grievance-redressal)',
    completedBy: 'complained',
  },
];

/** An answer proves that there was a request and that the insurer knew. */
const provenByAnswer: ClaimType['proves'] = ['told', 'asked', 'answered'];

const papersToSendAgain = [
  claimPaper('answer', 'The insurer’s answer, with its reason and clause'),
  claimPaper(
    'doctor-note',
    'A note of the doctor: diagnosis, treatment, and why the stay is needed',
  ),
  claimPaper('earlier-reports', 'Earlier reports of the same illness, with their dates'),
  claimPaper('estimate', 'The hospital’s estimate, item by item'),
  claimPaper('policy', 'Policy schedule and wording'),
  claimPaper(
    'earlier-cover',
    'Earlier policies without a gap',
    'if the reason is a waiting period',
  ),
  claimPaper('bills', 'Every bill and receipt in original', 'if you pay'),
];

const answerLetter: ClaimLetter = {
  id: 'insurer',
  title: 'Letter against a refused or cut cashless request',
  mailSubject: 'Cashless request refused or cut, policy {policy}, patient {patient}',
  blanks: [
    insurerBlank,
    policyBlank,
    { ...claimNumberBlank, label: 'Claim or request number' },
    patientBlank,
    hospitalBlank,
    dateBlank('Day of the insurer’s answer', 'answered'),
    {
      id: 'clause',
      label: 'Reason and clause that the insurer gave',
      hint: 'Word for word. Was none given? Then write that.',
      kind: 'lines',
      maxLength: 500,
    },
    {
      id: 'reply',
      label: 'Why it should be approved, and the papers that show it',
      hint: 'The papers that the hospital sends again. No diagnosis is needed here.',
      kind: 'lines',
      maxLength: 800,
    },
    nameBlank,
    contactBlank,
  ],
  letter: [
    'To the claims team and the grievance officer of {insurer}',
    'Cashless request for {patient} at {hospital}, policy {policy}\nClaim or request number: {claimNumber}',
    'On {date} you refused or cut this request. Reason and clause: {clause}',
    'Please decide again. {reply}',
    'If you do not approve it in full, please tell me in writing the clause that each part rests on, and how each cut was counted. If I pay the hospital, that is not a consent: I may claim the bill back and complain.',
    letterSignature,
  ],
};

const cashlessApproved: ClaimOption = {
  value: 'approved',
  label: 'Approved',
  changes: {
    label: 'Cashless approved',
    heading: 'Cashless approved: what is left to do',
    acts: [
      {
        text: 'Read the approval: its sum, its room, what it leaves out',
        completedBy: 'discharge',
      },
      { text: 'Ask for the final approval, and keep every bill', completedBy: 'approved' },
    ],
    summary:
      'The approval is for a sum and a treatment. The last word comes on the day you go home.',
    firstSteps: [
      {
        title: 'Read the approval',
        text: 'Ask the desk for a copy: the sum, the room, and what it leaves out.',
      },
      {
        title: 'Longer or costlier than planned?',
        text: 'Ask the desk early to request the rest, before the day you go home.',
        completedBy: 'discharge',
      },
      withinRoomLimit,
      {
        title: 'Ask for the final approval early',
        text: 'As soon as the doctor says that you may go. Write down the time of the hospital’s request.',
        completedBy: 'discharge',
      },
    ],
    proves: provenByAnswer,
  },
};

const cashlessCut: ClaimOption = {
  value: 'cut',
  label: 'Cut',
  changes: {
    label: 'Cashless cut',
    heading: 'Cashless cut: ask why, and ask again',
    acts: [{ text: 'Ask why in writing, and have the desk ask again', completedBy: 'complained' }],
    summary:
      'A cut of the request is not the end. What was missing can be sent, and what you pay yourself can be claimed back.',
    firstSteps: [
      askWhy,
      sendAgain,
      withinRoomLimit,
      {
        title: 'Pay a part only against a receipt',
        text: 'Keep bill and receipt in original, and [claim the part back](/claim/health-reimbursement).',
      },
    ],
    notices: answeredNotices,
    papers: papersToSendAgain,
    letters: [answerLetter],
    proves: provenByAnswer,
    isComplaintLikely: true,
  },
};

const cashlessRefused: ClaimOption = {
  value: 'refused',
  label: 'Refused',
  changes: {
    label: 'Cashless refused',
    heading: 'Cashless refused: what can be sent again',
    acts: [
      { text: 'Ask why in writing, and have the request sent again', completedBy: 'complained' },
    ],
    summary:
      'A refusal of cashless is not a rejection of the claim. The request can be made again, and the bill can be claimed back.',
    firstSteps: [
      {
        title: 'Do not delay treatment',
        text: 'If the patient needs care now, pay what you must against a receipt, and go on with the steps below.',
      },
      askWhy,
      sendAgain,
      {
        title: 'Refused again? Claim it back',
        text: 'Keep every bill, report and receipt in original: [pay first, claim back](/claim/health-reimbursement).',
      },
      {
        title: 'Complain if the reason is wrong',
        text: `[What the reason means](${answerPath(refusedPath)}?line=health-cashless&kind=refused), with a letter to the grievance officer and the dates of each step after it.`,
        completedBy: 'complained',
      },
    ],
    notices: answeredNotices,
    papers: papersToSendAgain,
    clocks: cashlessClocks.filter(({ completedBy }) => completedBy !== 'approved'),
    letters: [answerLetter],
    proves: provenByAnswer,
    isComplaintLikely: true,
  },
};

export const healthCashless: ClaimType = {
  id: 'health-cashless',
  group: 'health',
  label: 'Cashless hospital stay',
  incident: 'In hospital or going in, and the hospital can ask the insurer',
  heading: 'Health: cashless hospital admission',
  acts: [
    { text: 'Have the hospital’s desk send the request now', completedBy: 'asked' },
    { text: 'Ask for the final approval, and keep every bill', completedBy: 'approved' },
  ],
  summary:
    'The hospital’s insurance desk asks the insurer to approve the bill. You pay only what the policy does not cover.',
  firstSteps: [
    {
      title: 'Go to the insurance desk',
      text: 'Show the health card or policy number and a photo ID. Treatment comes first; a relative can do this.',
    },
    {
      title: 'Have the request sent',
      text: 'Ask the desk to send the _pre-authorisation_ request now, and write down the time. It asks the insurer to approve the stay.',
      completedBy: 'asked',
    },
    {
      title: 'Tell the insurer yourself',
      text: 'Call or use the app of the insurer or its _TPA_ (the firm that handles its health claims). Note the claim number.',
      completedBy: 'told',
    },
    withinRoomLimit,
  ],
  notices: [
    {
      recipient: 'Insurer or TPA, emergency',
      by: `Within ${noticeEmergencyStay.text} of admission (policy term)`,
      how: 'Phone, app or the hospital desk',
      clock: 'notice-emergency',
    },
    {
      recipient: 'Insurer or TPA, planned stay',
      by: `${noticePlannedStay.text} before admission (policy term)`,
      how: 'App, phone, e-mail or the hospital desk',
      clock: 'notice-planned',
    },
    {
      recipient: 'Police or the hospital’s police desk, after an accident',
      by: 'At once',
      how: 'Ask for a medico-legal certificate',
    },
  ],
  papers: [
    claimPaper('health-card', 'Health card or policy number'),
    claimPaper('photo-id', 'Photo ID of the patient, and identity (_KYC_) of the policyholder'),
    claimPaper('admission-note', 'The doctor’s admission note or prescription'),
    claimPaper('pre-authorisation', 'Pre-authorisation form, filled by the desk with the doctor'),
    claimPaper('earlier-reports', 'Earlier reports of the same illness', 'if there are any'),
    claimPaper('police-paper', 'Police or medico-legal paper', 'after an accident'),
  ],
  events: [
    {
      id: 'happened',
      label: 'When was the admission, or when will it be?',
      noun: 'the admission',
      withTime: true,
      canBeInFuture: true,
    },
    stayIntimationEvent,
    {
      id: 'asked',
      label: 'When did the desk send the cashless request?',
      noun: 'the cashless request',
      withTime: true,
      canPrecede: true,
    },
    {
      id: 'answered',
      label: 'When did the insurer answer that request?',
      noun: 'the answer to the cashless request',
      withTime: true,
      canPrecede: true,
      follows: 'asked',
    },
    {
      id: 'discharge',
      label: 'When did the hospital ask for the final approval?',
      noun: 'the hospital’s request for final approval',
      withTime: true,
    },
    {
      id: 'approved',
      label: 'When did the final approval come?',
      noun: 'the final approval',
      withTime: true,
      follows: 'discharge',
    },
  ],
  clocks: cashlessClocks,
  rules: [moratoriumRule, lateNoticeRule],
  pitfalls: [
    {
      reason: 'The illness is still in its waiting period.',
      avoid: 'Check the dates on the policy, and count earlier cover that was moved to this one.',
    },
    {
      reason:
        'The treatment is excluded, such as cosmetic or dental work, or the stay was only for tests.',
      avoid: 'Ask the doctor to write why the stay is needed.',
    },
    {
      reason: 'You did not disclose an illness when you bought the policy.',
      avoid: `After ${healthMoratorium.text} of cover without a break, only established fraud counts.`,
    },
    {
      reason: 'The policy had lapsed.',
      avoid: 'Look for the payment and the renewal message; a grace period may apply.',
    },
  ],
  afterwards: [
    'A cashless refusal is not the end: you can pay and [claim back](/claim/health-reimbursement). A claim itself may be rejected only after the insurer’s claims review committee agrees.',
    'If the patient dies in hospital, the insurer must act at once so that the family can take the body home. How to find a network hospital is on [cashless hospitals](/cashless-hospital).',
    'Two health policies? You choose which one pays first, and that insurer sorts out the balance with the other.',
  ],
  question: {
    name: 'outcome',
    label: 'Was the cashless request approved, cut or refused?',
    after: 'answered',
    options: [cashlessApproved, cashlessCut, cashlessRefused],
  },
  letters: [
    {
      id: 'insurer',
      title: 'Notice of a hospital stay',
      mailSubject: 'Notice of hospital admission, policy {policy}',
      clock: 'notice-emergency',
      blanks: [
        insurerBlank,
        policyBlank,
        patientBlank,
        hospitalBlank,
        dateBlank('Day of admission'),
        {
          id: 'cause',
          label: 'Reason for admission, in a few words',
          kind: 'line',
          maxLength: 160,
        },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of a hospital stay under policy {policy}',
        'Please register this claim. {patient} is to be treated at {hospital}. Day of admission: {date}. Reason given by the doctor: {cause}.',
        'The hospital’s insurance desk sends the cashless request. Please give me the claim number, and tell me in writing if any part is not approved, with the policy term it rests on.',
        letterSignature,
      ],
    },
  ],
};

export const healthReimbursement: ClaimType = {
  id: 'health-reimbursement',
  group: 'health',
  label: 'Pay first, claim back',
  incident: 'You will pay, or have paid, the hospital',
  heading: 'Health reimbursement claim: pay first, claim back',
  acts: [
    { text: 'Tell the insurer, and keep every original', completedBy: 'told' },
    { text: 'Send the papers after the discharge', completedBy: 'papers' },
  ],
  summary:
    'You pay the hospital and send the papers to the insurer or its TPA. The money comes to your bank account.',
  firstSteps: [
    {
      title: 'Tell the insurer or TPA',
      text: 'On the day of admission if you can. A _TPA_ is the firm that handles health claims for an insurer. Note the claim number.',
      completedBy: 'told',
    },
    {
      title: 'Ask the hospital for every paper',
      text: 'Itemised bill, receipts, discharge summary and all reports, stamped and signed.',
      completedBy: 'papers',
    },
    {
      title: 'Keep originals and scan them',
      text: 'Scan each page before you part with it. Check that names, ages and dates match.',
      completedBy: 'papers',
    },
    {
      title: 'Fill in both parts of the form',
      text: 'Part A is yours; part B is for the hospital. Ask for part B before you go home.',
      completedBy: 'papers',
    },
  ],
  notices: [
    {
      recipient: 'Insurer or TPA',
      by: `Within ${noticeReimbursement.text} of admission (policy term)`,
      how: 'App, phone or e-mail; ask for a claim number',
      clock: 'notice',
    },
    {
      recipient: 'Insurer or TPA again, with the papers',
      by: `Within ${reimbursementPapers.text} of discharge (policy term)`,
      how: 'Courier, branch, app or e-mail; keep proof of sending',
      clock: 'send-papers',
    },
  ],
  papers: [
    claimPaper('claim-form', 'Claim form, part A (you) and part B (the hospital)'),
    claimPaper('discharge-summary', 'Discharge summary and admission notes'),
    claimPaper('final-bill', 'Original final bill with its break-up, and payment receipts'),
    claimPaper('pharmacy', 'Prescriptions and pharmacy bills, in order of date'),
    claimPaper('reports', 'Test reports and the bills for them'),
    identityAndBank,
    claimPaper('implant', 'Sticker and invoice of the implant', 'for a stent, lens or implant'),
    claimPaper('police-paper', 'Police or medico-legal paper', 'after an accident'),
    claimPaper(
      'before-and-after',
      'Bills from before and after the stay, as a second set',
      'if your policy covers them',
    ),
  ],
  events: [
    {
      id: 'happened',
      label: 'When was the admission, or when will it be?',
      noun: 'the admission',
      withTime: true,
      canBeInFuture: true,
    },
    stayIntimationEvent,
    {
      id: 'discharge',
      label: 'When was the discharge, or when will it be?',
      noun: 'the discharge',
      canBeInFuture: true,
    },
    papersEvent,
    settlementEvent,
  ],
  clocks: [
    {
      id: 'notice',
      title: 'Tell the insurer or TPA',
      isAtOnce: true,
      figure: noticeReimbursement,
      basis: 'policy',
      responsibleParty: 'you',
      from: ['happened'],
      completedBy: 'told',
      text: 'The shorter time is shown here; yours may be longer.',
    },
    {
      id: 'send-papers',
      title: 'Send the papers',
      figure: reimbursementPapers,
      basis: 'policy',
      responsibleParty: 'you',
      from: ['discharge'],
      completedBy: 'papers',
      text: 'The shorter time is shown here. Send what you have; later bills can follow.',
    },
    {
      id: 'settlement',
      title: 'Decision and payment',
      figure: reimbursementDecision,
      basis: 'rule',
      responsibleParty: 'insurer',
      from: ['papers'],
      completedBy: 'decided',
      text: 'From the day you submit the claim. Older pages still print longer times.',
      lateText: lateSettlementNote,
    },
  ],
  rules: [moratoriumRule, lateNoticeRule, lateInterestRule],
  pitfalls: [
    {
      reason: 'Names, ages or dates do not match from paper to paper.',
      avoid: 'Compare them before you leave the hospital, and have mistakes corrected there.',
    },
    {
      reason: 'Papers came after the policy’s window without a reason.',
      avoid: 'Send what you have and explain the delay: that alone is no ground.',
    },
    {
      reason: 'The illness is in its waiting period, or the treatment is not covered.',
      avoid: 'Ask for the policy term in writing and compare the dates.',
    },
    {
      reason: 'The insurer does not recognise the hospital or has excluded it.',
      avoid: 'Ask before a planned stay.',
    },
    {
      reason: 'Items that are not treatment, such as meals for visitors, are left out.',
      avoid: 'Ask for a bill that lists each item.',
    },
  ],
  afterwards: [
    'A claim may be rejected only after the insurer’s claims review committee agrees, and a cut must quote the policy term behind it.',
    'Two health policies? You choose which one pays first, and that insurer sorts out the balance with the other.',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of a stay you pay for first',
      mailSubject: 'Notice of hospital stay, policy {policy}',
      clock: 'notice',
      blanks: [
        insurerBlank,
        policyBlank,
        patientBlank,
        hospitalBlank,
        dateBlank('Day of admission'),
        {
          id: 'cause',
          label: 'Reason for admission, in a few words',
          kind: 'line',
          maxLength: 160,
        },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of a hospital stay under policy {policy}',
        'Please register this claim. {patient} is being treated, or was treated, at {hospital}. Day of admission: {date}. Reason given by the doctor: {cause}.',
        'I shall pay the hospital and send you the bills. Please give me the claim number, the claim form and your full list of papers.',
        letterSignature,
      ],
    },
  ],
};

export const criticalIllness: ClaimType = {
  id: 'critical-illness',
  group: 'health',
  label: 'Critical illness',
  incident: 'A serious illness was diagnosed, and the policy pays one sum',
  heading: 'Critical illness claim: the lump sum',
  acts: [{ text: 'Get the diagnosis in writing, then tell the insurer', completedBy: 'told' }],
  summary:
    'The policy pays a fixed sum on the first diagnosis of a listed illness that meets its definition.',
  firstSteps: [
    {
      title: 'Get the diagnosis in writing',
      text: 'Ask the specialist for its exact name and the date it was first made.',
    },
    {
      title: 'Read your policy’s definition',
      text: 'Line by line, beside the report. Ask the doctor to use the same terms where they are true.',
    },
    {
      title: 'Keep every report',
      text: 'Tissue report, scans, ECG and blood tests. The test that the definition names carries the claim.',
    },
    {
      title: 'Tell the insurer',
      text: 'The life insurer, if the cover is a rider on a life policy. Note the claim number.',
      completedBy: 'told',
    },
  ],
  notices: [
    {
      recipient: 'Insurer (life insurer, if it is a rider)',
      by: 'As soon as it is diagnosed; your policy states the days (policy term)',
      how: 'Phone, app, branch or e-mail',
      completedBy: 'told',
    },
  ],
  papers: [
    claimPaper('claim-form', 'Claim form and policy'),
    claimPaper('illness-details', 'Details of the illness, hospital and doctor'),
    claimPaper('certificate', 'Specialist’s certificate of first diagnosis, with its date'),
    claimPaper('proof', 'The test the definition names: tissue report, scan, ECG or blood test'),
    claimPaper('records', 'Discharge summary and earlier records'),
    identityAndBank,
  ],
  events: [
    {
      id: 'happened',
      label: 'When was the illness first diagnosed?',
      noun: 'the first diagnosis',
    },
    intimationDayEvent,
    {
      id: 'start',
      label: 'When did this cover start?',
      noun: 'the start of cover',
      isBefore: true,
    },
  ],
  clocks: [
    {
      id: 'waiting-period',
      title: 'First waiting period is over',
      figure: criticalIllnessWait,
      basis: 'policy',
      responsibleParty: 'nobody',
      from: ['start'],
      completedBy: null,
      text: 'An illness found before this day may not be covered. By one count the wait is over a day earlier.',
    },
    {
      id: 'survival-period',
      title: 'Longest usual survival period ends',
      figure: criticalIllnessSurvival,
      basis: 'policy',
      responsibleParty: 'nobody',
      from: ['happened'],
      completedBy: null,
      text: 'The patient must live this long after diagnosis. Some policies ask for less, or for none. Notice to the insurer does not wait for it.',
    },
  ],
  rules: [lateNoticeRule, lateInterestRule],
  pitfalls: [
    {
      reason: 'Diagnosed within the waiting period.',
      avoid: 'Compare the date of the first report with the start of cover.',
    },
    {
      reason: 'Less severe than the definition, for example an early-stage cancer.',
      avoid: 'Ask the specialist which stage the report proves. Some policies pay a part.',
    },
    {
      reason: 'Not the first occurrence, or a condition not told when buying.',
      avoid: 'Send the earlier records with dates; do not leave gaps.',
    },
  ],
  afterwards: [
    'A hospital bill is a separate claim under your health policy: [pay first, claim back](/claim/health-reimbursement). One does not replace the other.',
    'Ask the insurer in writing by which date it will decide. A refusal that misreads the definition can be [taken further](/grievance-redressal).',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of a diagnosis',
      mailSubject: 'Notice of claim, policy {policy}',
      blanks: [
        insurerBlank,
        policyBlank,
        patientBlank,
        { id: 'cause', label: 'Illness, as the doctor named it', kind: 'line', maxLength: 160 },
        dateBlank('Day of first diagnosis'),
        { id: 'hospital', label: 'Hospital and doctor', kind: 'line', maxLength: 160 },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of a claim under policy {policy}',
        '{patient} has been diagnosed with {cause}. Day of first diagnosis: {date}. Hospital and doctor: {hospital}.',
        'Please register this claim, give me its number, the claim form and your full list of papers, and tell me in writing by which date you will decide.',
        letterSignature,
      ],
    },
  ],
};
