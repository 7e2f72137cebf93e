/** Claims after a death or an injury: life insurance, and personal accident with the owner-driver cover. */
import {
  deathWithInvestigation,
  deathWithoutInvestigation,
  lifeQuestionLimit,
  noticeDeath,
  noticePersonalAccident,
  tribunalPetition,
} from '../figures/claims.ts';
import { lifeSuicideClause, lifeSuicideRefund } from '../figures/life.ts';
import { ownerDriverAccidentCover } from '../figures/motor.ts';
import { contactBlank, insurerBlank, nameBlank, policyBlank } from '../letter.ts';
import { dateBlank, letterSignature, placeBlank } from './claim-blanks.ts';
import { claimPaper, identityAndBank } from './claim-papers.ts';
import type { ClaimNotice, ClaimType } from './claim-types.ts';
import {
  accidentCoverClock,
  accidentSchemeNotice,
  deathCertificates,
  deathSchemeNotice,
  intimationDayEvent,
  jeevanJyotiRule,
  lateInterestRule,
  lateNoticeRule,
  lateSettlementNote,
  policiesEvent,
  publicSchemeClock,
  settlementEvent,
  surakshaRule,
} from './shared-copy.ts';

/** Against the vehicle that killed or hurt: the family often does not know of it. */
const tribunalNotice = (recipient: string, how: string): ClaimNotice => ({
  recipient,
  by: `Within ${tribunalPetition.text} of the accident (law)`,
  how,
});

export const lifeDeath: ClaimType = {
  id: 'life-death',
  group: 'life',
  label: 'Life insurance after a death',
  incident: 'A family member who had a term or life policy has died',
  heading: 'Life insurance: death claim',
  acts: [
    { text: 'Find the policies, then tell each insurer', completedBy: 'told' },
    { text: 'Send the papers to each insurer', completedBy: 'papers' },
  ],
  summary: `The _nominee_ (the person named in the policy) makes this claim. For a natural death there is no same-day deadline: take the time you need. Many insurers ask to be told in ${noticeDeath.text}: this is the insurers’ term, not a law.`,
  firstSteps: [
    {
      title: 'Take time',
      isForFirstDays: true,
      text: 'If the death was not natural, the police must be told at once; call 112. Nothing else has to happen on the first day.',
    },
    deathCertificates,
    {
      title: 'Find the policies',
      text: 'Look for e-mails of insurers, yearly bank debits, an e-insurance account, and the employer’s group cover. [Finding a policy copy](/customer-login) lists the places.',
    },
    {
      title: 'Tell each insurer',
      text: 'Name, policy number, date, place and cause of death. Ask for the claim form and the full list of papers in writing.',
      completedBy: 'told',
    },
  ],
  notices: [
    {
      recipient: 'Life insurer',
      by: `As soon as you can; many insurers expect it in ${noticeDeath.text} (policy term)`,
      how: 'Branch, site, phone or e-mail',
      clock: 'notice',
    },
    deathSchemeNotice,
    {
      recipient: 'Police, if the death was not natural',
      by: 'At once',
      how: '112 or the nearest station',
    },
    tribunalNotice(
      'Tribunal, if it was a road accident',
      'A second claim, against the vehicle: [killed on the road](/claim/motor-third-party/answer?role=died)',
    ),
  ],
  papers: [
    claimPaper('claim-form', 'Claim form (the claimant’s statement)'),
    claimPaper('death-certificate', 'Death certificate from the municipal authority'),
    claimPaper('policy', 'Policy document or its details; an indemnity if it is lost'),
    claimPaper('nominee', 'Nominee’s identity, address and bank proof'),
    claimPaper(
      'hospital-records',
      'Hospital records and the attending doctor’s certificate',
      'after illness or a hospital death',
    ),
    claimPaper(
      'police-papers',
      'FIR, inquest, post-mortem and final police report',
      'after an accident or unnatural death',
    ),
    claimPaper('licence', 'Driving licence', 'if the person died while driving'),
    claimPaper('employer', 'Employer’s and doctor’s certificates', 'if the policy was young'),
    claimPaper('appointee', 'Appointee’s KYC', 'if the nominee is a minor'),
    claimPaper('heirs', 'Succession or legal-heir certificate', 'if there is no valid nominee'),
    claimPaper(
      'abroad',
      'Certificate attested by the consulate, and the passport',
      'for a death abroad',
    ),
  ],
  events: [
    { id: 'happened', label: 'What was the day of the death?', noun: 'the death' },
    intimationDayEvent,
    {
      id: 'papers',
      label: 'When did you send the last paper?',
      noun: 'the day you sent the last paper',
    },
    settlementEvent,
    { ...policiesEvent, label: 'When did the form for a public scheme go to the bank?' },
    {
      id: 'start',
      label: 'When did the policy start, or when was it last revived?',
      noun: 'the start or revival of the policy',
      isBefore: true,
    },
  ],
  clocks: [
    {
      id: 'notice',
      title: 'Tell the life insurer',
      action: 'Tell each life insurer',
      figure: noticeDeath,
      basis: 'policy',
      responsibleParty: 'you',
      from: ['happened'],
      completedBy: 'told',
      isWithoutLastDay: true,
      termNote: 'We found no last day in the law.',
      text: `We found no last day in the law. Insurers ask to be told in ${noticeDeath.text}; a delay with a reason should not harm the claim.`,
    },
    publicSchemeClock,
    {
      id: 'settlement',
      title: 'Settlement, if nothing needs investigating',
      figure: deathWithoutInvestigation,
      basis: 'rule',
      responsibleParty: 'insurer',
      from: ['papers'],
      completedBy: 'decided',
      text: 'Counted once the insurer has the papers.',
      lateText: `Unless it investigated. ${lateSettlementNote}`,
    },
    {
      id: 'investigated',
      title: 'Settlement, if the insurer investigates',
      figure: deathWithInvestigation,
      basis: 'rule',
      responsibleParty: 'insurer',
      from: ['papers'],
      completedBy: 'decided',
      lateText: lateSettlementNote,
      text: 'Answer questions openly if an investigator visits, and keep a copy of what you sign.',
    },
    {
      id: 'questions-end',
      title: 'Policy can no longer be questioned',
      figure: lifeQuestionLimit,
      basis: 'law',
      responsibleParty: 'nobody',
      from: ['start'],
      completedBy: null,
      text: 'Counted from the latest of issue, start of risk, revival or rider. An earlier death is looked at more closely. By one count it is a day earlier. Do not hold the claim back for this day.',
    },
  ],
  rules: [jeevanJyotiRule, surakshaRule, lateNoticeRule, lateInterestRule],
  pitfalls: [
    {
      reason:
        'A fact that mattered was not told (smoking, an illness, other policies) and the death came early in the policy.',
      avoid: `After ${lifeQuestionLimit.text} the law bars the question. Before that, ask for the proof in writing.`,
    },
    {
      reason: 'The policy had lapsed and the grace period was over.',
      avoid: 'Check the last bank debit: cover normally goes on during the grace period.',
    },
    {
      reason: 'Suicide soon after the start or revival.',
      avoid: `In the first ${lifeSuicideClause.text} at least ${lifeSuicideRefund.text} of the premiums paid is returned instead of the sum assured. Ask for that part.`,
    },
    {
      reason: 'Nominee details that are wrong or missing hold it up.',
      avoid: 'Ask which proof of the heirs the insurer takes.',
    },
  ],
  afterwards: [
    'An accidental death can be three claims at once: life insurance, [personal accident](/claim/personal-accident), and the owner-driver cover inside a motor policy. Check all three.',
    'If the insurer refuses, ask for the reasons in writing, then use the complaint steps below. They cost the family nothing.',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of a death',
      mailSubject: 'Notice of death claim, policy {policy}',
      clock: 'notice',
      blanks: [
        insurerBlank,
        policyBlank,
        { id: 'deceased', label: 'Name of the person who died', kind: 'line', maxLength: 120 },
        dateBlank('Day of the death'),
        placeBlank,
        {
          id: 'cause',
          label: 'Cause, as the certificate says',
          kind: 'line',
          maxLength: 160,
          isOptional: true,
        },
        { id: 'relation', label: 'What you were to the person', kind: 'line', maxLength: 80 },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of a death: policy {policy}',
        '{deceased}, insured under this policy, has died. Day: {date}. Place: {place}.\nCause, as certified: {cause}',
        'I am the claimant; my relation to the deceased: {relation}. Please register this claim and send me its number, the claim form and your full list of papers.',
        letterSignature,
      ],
    },
  ],
};

export const personalAccident: ClaimType = {
  id: 'personal-accident',
  group: 'accident',
  label: 'Accident with injury or disability',
  incident: 'An accident left an injury or disability, or was fatal',
  heading: 'Personal accident claim, and owner-driver cover',
  acts: [
    { text: 'Tell the insurer now', completedBy: 'told' },
    { text: 'Look in every other policy, and tell the bank', completedBy: 'policies' },
  ],
  isEmergency: true,
  summary: `Fixed sums are paid for accidental death and disability. A private owner’s motor policy usually also holds an owner-driver cover of ${ownerDriverAccidentCover.text}.`,
  firstSteps: [
    {
      title: 'Treatment first',
      isForFirstDays: true,
      text: 'Call 112 or 108. Ask the hospital for a _medico-legal certificate_ (MLC): it records that the injury came from an accident.',
    },
    {
      title: 'Tell the police',
      text: 'After a road accident, a fall in a public place, an assault or an unnatural death.',
    },
    {
      title: 'Keep what proves it',
      text: 'Photographs, names of witnesses, bills and reports.',
    },
    {
      title: 'Look in every policy',
      text: 'Personal accident, the owner-driver part of a motor policy, a bank card, the employer’s cover, and Suraksha (PMSBY), which a bank takes from an account.',
    },
  ],
  notices: [
    {
      recipient: 'Insurer',
      by: `At once; your policy states the days, many ${noticePersonalAccident.text} (policy term)`,
      how: 'Toll-free number or in writing; note the claim number',
      clock: 'notice',
    },
    accidentSchemeNotice,
    {
      recipient: 'Police',
      by: 'At once after a road accident, a fall in a public place, an assault or an unnatural death',
      how: '112',
    },
    tribunalNotice(
      'Tribunal, if a vehicle killed or hurt you',
      'A second claim, against the vehicle: [killed or hurt on the road](/claim/motor-third-party)',
    ),
  ],
  papers: [
    claimPaper('claim-form', 'Claim form and policy copy'),
    claimPaper('doctor', 'Attending doctor’s report with the MLC'),
    claimPaper('police-papers', 'FIR or inquest papers, attested', 'where there are any'),
    claimPaper('discharge', 'Discharge summary and test reports', 'if admitted'),
    claimPaper(
      'disability',
      'Disability certificate, from the competent authority if it is permanent and total',
      'for disability',
    ),
    claimPaper('death', 'Death certificate and post-mortem report', 'after a death'),
    claimPaper('nominee', 'Proof of the nominee or legal heir', 'after a death'),
    claimPaper('vehicle', 'Licence, RC and the motor policy', 'for owner-driver cover'),
    claimPaper('leave', 'Doctor’s and employer’s leave certificates', 'for a weekly benefit'),
    identityAndBank,
  ],
  events: [
    {
      id: 'happened',
      label: 'When was the accident?',
      noun: 'the accident',
      withTime: true,
    },
    intimationDayEvent,
    { ...policiesEvent, label: 'When did the form for Suraksha go to the bank?' },
  ],
  clocks: [
    {
      ...accidentCoverClock,
      id: 'notice',
      title: 'Tell the insurer',
      completedBy: 'told',
      text: 'Many policies want it at once, and after a death in this time at the latest.',
    },
    { ...publicSchemeClock, title: 'Claim form of Suraksha, if the person had it' },
  ],
  rules: [
    surakshaRule,
    {
      label: 'Owner-driver cover',
      figure: ownerDriverAccidentCover,
      text: 'Part of most private owners’ motor policies. Look for it when the owner was driving.',
    },
    lateNoticeRule,
    lateInterestRule,
  ],
  pitfalls: [
    {
      reason: 'The cause was illness, not an accident.',
      avoid: 'Ask the doctor to write down what the injury came from.',
    },
    {
      reason: 'Drink or drugs, or driving without a licence.',
      avoid: 'Send the licence with the form, so that nobody needs to ask.',
    },
    {
      reason: 'Self-injury, crime, or an adventure sport the policy excludes.',
      avoid: 'Read the list of exclusions before you write.',
    },
    {
      reason: 'The disability is below the policy’s table, or certified by the wrong authority.',
      avoid: 'Ask the insurer which authority it accepts before you go.',
    },
  ],
  afterwards: [
    'The insurer may ask for its own medical examination. Ask it in writing by which date it will decide.',
    'A hospital bill is a separate claim: [pay first, claim back](/claim/health-reimbursement). After a death look at [life insurance](/claim/life-death) too.',
  ],
  letters: [
    {
      id: 'insurer',
      title: 'Notice of an accident',
      mailSubject: 'Notice of accident, policy {policy}',
      clock: 'notice',
      blanks: [
        insurerBlank,
        policyBlank,
        { id: 'injured', label: 'Name of the injured person', kind: 'line', maxLength: 120 },
        dateBlank('Day of the accident'),
        placeBlank,
        { id: 'story', label: 'What happened, and the injury', kind: 'lines', maxLength: 800 },
        nameBlank,
        contactBlank,
      ],
      letter: [
        'To the claims team of {insurer}',
        'Notice of an accident under policy {policy}',
        'Injured person: {injured}. Day: {date}. Place: {place}.',
        '{story}',
        'Please register this claim, give me its number, the claim form and your full list of papers, and tell me in writing by which date you will decide.',
        letterSignature,
      ],
    },
  ],
};
