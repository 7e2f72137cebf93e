/**
 * Every service request: one row per kind with its fields, its mailbox, its privacy notice and the next steps. Rule: no
 * field that is not needed; no medical detail, no identity number, and no document except an applicant's own CV.
 *
 * `{…}` in notices and next steps is filled from the broker's details, from the figures below and from the date of the
 * request. A change of a notice needs a new `noticeVersion` (a test compares the hash).
 */
import type { MailboxName } from '../../config/parse-environment.ts';
import type { DayClock } from '../../dates/clock.ts';
import { addDays, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { timeSlots } from '../../lead-service/time-slots.ts';
import type { ClaimTypeId } from '../../site/tool-routes.ts';
import { consentRetryBar, enquiryValidity } from '../figures/call-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { motorParts } from '../renewals/motor-parts.ts';
import { jobRoles } from '../roles.ts';
import type { ClockFigure, Figure } from '../types.ts';
import type { RequestField } from './request-fields.ts';

export const noticeVersion = '2026-11-27';

export const requestKindNames = [
  'renewal',
  'claim-help',
  'contact',
  'complaint',
  'job-application',
  'data-request',
  'stop-calls',
  'stop-one-call',
  'allow-calls',
  'policy-copy',
  'policy-mistake',
] as const;
export type RequestKind = (typeof requestKindNames)[number];

export type RequestKindRow = {
  /** Text of the heading and of the mail's subject. */
  label: string;
  /** Text of the button. */
  button: string;
  mailbox: MailboxName;
  fields: readonly RequestField[];
  /** Names of fields of which at least one is required. */
  oneOf?: readonly string[];
  notice: readonly string[];
  /** Next steps; a sentence with {by} is omitted if the kind has no clock. */
  nextSteps: readonly string[];
  /** Replaces `nextSteps` once it is answered, if the website itself did what was requested. */
  completionText?: string;
  /** Days from the request: a statutory clock, or the desk's own. */
  clock: ClockFigure<DayClock> | 'desk' | null;
  /** Days until all data of the request are erased from our database. */
  retentionDays: number;
  /** The number is erased as soon as the desk has the mail; only its keyed hash stays. */
  isErasedOnceSent?: true;
  /** No form posts it: the site creates it for a visitor. */
  isNeverPosted?: true;
};

const mobile: RequestField = {
  name: 'mobile',
  label: 'Mobile number',
  type: 'mobile',
  required: true,
};
const email: RequestField = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  required: true,
};
const name: RequestField = { name: 'name', label: 'Your name', type: 'name', required: true };
const insurer: RequestField = {
  name: 'insurer',
  label: 'Insurer (if you know it)',
  type: 'line',
  required: false,
  maxLength: 80,
};
const policyNumber: RequestField = {
  name: 'policyNumber',
  label: 'Policy number (if you have it at hand)',
  type: 'policy-number',
  required: false,
  hint: 'Letters, digits, slash and hyphen, as printed on the policy.',
};
const timeSlot: RequestField = {
  name: 'timeSlot',
  label: 'When may we call? (if a call suits you)',
  type: 'choice',
  required: false,
  placeholder: 'Any time in our calling hours',
  options: timeSlots.map((slot) => ({ value: slot, label: slot })),
};

const line: RequestField = {
  name: 'line',
  label: 'What is insured',
  type: 'choice',
  required: true,
  placeholder: 'Choose a kind of insurance',
  options: [
    { value: 'car', label: 'Car' },
    { value: 'two-wheeler', label: 'Two-wheeler' },
    { value: 'health', label: 'Health' },
    { value: 'life', label: 'Life' },
    { value: 'travel', label: 'Travel' },
  ],
};

/**
 * A call about a policy that was sold elsewhere is no service call of ours (docs/rules.md, section 4): without a "yes"
 * it comes from the sales series (call-series-of.ts).
 */
const boughtThroughUs: RequestField = {
  name: 'boughtThroughUs',
  label: 'Did you buy this policy through us?',
  type: 'choice',
  required: false,
  isRadio: true,
  hint: 'You may leave it open. It lets us call you from the right kind of number.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** Two paragraphs of a notice; the form hides the one that its answer rules out. */
export const callSeriesNotice = {
  service:
    'A call about a policy that you bought through us comes from our {serviceCallSeries} series.',
  sales:
    'A call about any other policy, or where you do not say, comes from our {salesCallSeries} series.',
} as const;

const brokerIdentity = '{legalName}: {licence}.';
const retentionNotice = 'It is stored encrypted and erased after {keptFor}.';
const statusLookupHint =
  'Check progress any time with your reference and the phone number or e-mail you gave.';

/** The kinds of claim as requests spell them, with underscores, in every stored row. */
export const claimTypeOptions: Readonly<Record<ClaimTypeId, { value: string; label: string }>> = {
  'health-cashless': { value: 'health_cashless', label: 'Hospital stay, cashless' },
  'health-reimbursement': { value: 'health_reimbursement', label: 'Hospital bill, paid first' },
  'life-death': { value: 'life_death', label: 'Death claim, life insurance' },
  'motor-own-damage': { value: 'motor_own_damage', label: 'Damage to a car' },
  'motor-theft': { value: 'motor_theft', label: 'Theft of a car or two-wheeler' },
  'motor-third-party': {
    value: 'motor_third_party',
    label: 'Someone else hurt, or their property damaged',
  },
  'two-wheeler': { value: 'two_wheeler', label: 'Damage to a two-wheeler' },
  travel: { value: 'travel', label: 'Trouble on a trip' },
  'critical-illness': { value: 'critical_illness', label: 'Critical illness cover' },
  'personal-accident': { value: 'personal_accident', label: 'Personal accident cover' },
};

export const requestKinds: Readonly<Record<RequestKind, RequestKindRow>> = {
  renewal: {
    label: 'Help with a renewal',
    button: 'Ask for help with this renewal',
    mailbox: 'renewals',
    fields: [
      { ...line, isHiddenWhenPrefilled: true },
      {
        name: 'part',
        label: 'Which part ends (car and two-wheeler)',
        type: 'choice',
        required: false,
        onlyFor: { field: 'line', values: ['car', 'two-wheeler'] },
        placeholder: 'Choose if you know it',
        isHiddenWhenPrefilled: true,
        options: motorParts,
      },
      insurer,
      policyNumber,
      boughtThroughUs,
      {
        name: 'registrationNumber',
        label: 'Registration number (car and two-wheeler)',
        type: 'letters-and-digits',
        required: false,
        maxLength: 12,
        onlyFor: { field: 'line', values: ['car', 'two-wheeler'] },
      },
      {
        name: 'expiryDate',
        label: 'Expiry or due date',
        type: 'date',
        required: true,
        hint: 'As on the policy; a date that has passed is fine.',
      },
      mobile,
      timeSlot,
    ],
    notice: [
      brokerIdentity,
      'We use this to answer you about this one renewal, by a call or in writing, within {enquiryValidity}. We use it for no other product, and no insurer gets it without your word. A call may be recorded. You are 18 or older.',
      callSeriesNotice.service,
      callSeriesNotice.sales,
      retentionNotice,
    ],
    nextSteps: [
      'Our renewals desk reads your request and answers you by {by}.',
      'Sending this doesn’t renew your policy: cover goes on only once the insurer has the premium and accepts.',
      statusLookupHint,
    ],
    clock: 'desk',
    retentionDays: 366,
  },
  'claim-help': {
    label: 'Help with a claim',
    button: 'Ask us to help with this claim',
    mailbox: 'claims',
    fields: [
      {
        name: 'claimType',
        label: 'What the claim is about',
        type: 'choice',
        required: true,
        placeholder: 'Choose the kind of claim',
        isHiddenWhenPrefilled: true,
        options: Object.values(claimTypeOptions),
      },
      {
        name: 'stage',
        label: 'What stage is the claim at?',
        type: 'choice',
        required: true,
        placeholder: 'Choose the stage',
        options: [
          { value: 'not-told', label: 'The insurer has not been told yet' },
          { value: 'told', label: 'Told; nobody has come or answered' },
          { value: 'papers-sent', label: 'Papers are sent' },
          { value: 'query', label: 'The insurer asks for more' },
          { value: 'approved', label: 'Approved; waiting for the money' },
          { value: 'rejected', label: 'Rejected, or paid in part' },
          { value: 'delayed', label: 'Taking too long' },
        ],
      },
      {
        name: 'plan',
        label: 'Plan on our site',
        type: 'line',
        required: false,
        maxLength: 1000,
        offer: 'Show the expert what I entered here (reason, dates, sums)',
      },
      insurer,
      boughtThroughUs,
      name,
      mobile,
      timeSlot,
    ],
    notice: [
      brokerIdentity,
      'We use this to help you with this one claim, by a call or in writing. Please send no illness, no report and no paper: we ask only for what is above, and the insurer decides the claim. What you entered on a page about a refused claim (reason, dates, sums) comes with it only where you tick the box. A call may be recorded. You are 18 or older.',
      callSeriesNotice.service,
      callSeriesNotice.sales,
      retentionNotice,
    ],
    nextSteps: [
      'Our claims desk answers you by {by}. Tell the insurer first if you have not: its time limit does not wait for us.',
      'We help with steps, papers and letters. The insurer decides.',
      statusLookupHint,
    ],
    clock: 'desk',
    retentionDays: 366,
  },
  contact: {
    label: 'A question to us',
    button: 'Send the question',
    mailbox: 'help',
    fields: [
      {
        name: 'message',
        label: 'Your question',
        type: 'long-text',
        required: true,
        maxLength: 2000,
        hint: 'Leave out illnesses, Aadhaar, card numbers and passwords.',
      },
      name,
      {
        ...email,
        required: false,
        label: 'E-mail address, for an answer in writing',
        hint: 'Give this or a mobile number; both is fine.',
      },
      { ...mobile, required: false, label: 'Mobile number, for an answer by phone' },
    ],
    oneOf: ['email', 'mobile'],
    notice: [
      brokerIdentity,
      'We use this to answer your question, and for nothing else: it puts you on no list. With a mobile number alone we call once, within {enquiryValidity}: from our {serviceCallSeries} series about a policy that you bought through us, from our {salesCallSeries} series about anything else. You are 18 or older.',
      retentionNotice,
    ],
    nextSteps: ['You have our answer by {by}.', statusLookupHint],
    clock: 'desk',
    retentionDays: 366,
  },
  complaint: {
    label: 'Complaint',
    button: 'Send the complaint',
    mailbox: 'complaints',
    fields: [
      {
        name: 'category',
        label: 'What it is about',
        type: 'choice',
        required: true,
        placeholder: 'Choose what fits',
        options: [
          { value: 'our-service', label: 'Our service or advice' },
          { value: 'our-calls', label: 'Calls or messages from us' },
          { value: 'sold-wrongly', label: 'A policy that was sold wrongly' },
          { value: 'claim-refused', label: 'A claim that was refused or cut' },
          { value: 'claim-late', label: 'A claim that takes too long' },
          { value: 'policy-service', label: 'A policy paper, change or refund' },
          { value: 'premium', label: 'Premium or charges' },
          { value: 'my-data', label: 'How my data was handled' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'eventDate',
        label: 'When it happened',
        type: 'past-date',
        required: true,
      },
      {
        name: 'whatHappened',
        label: 'What went wrong',
        type: 'long-text',
        required: true,
        maxLength: 3000,
        hint: 'Leave out Aadhaar, card numbers and medical reports.',
      },
      {
        name: 'wanted',
        label: 'What you want us to do',
        type: 'long-text',
        required: true,
        maxLength: 1000,
      },
      insurer,
      policyNumber,
      {
        name: 'earlierNumber',
        label: 'Number of an earlier complaint (if there was one)',
        type: 'policy-number',
        required: false,
      },
      name,
      {
        ...email,
        required: false,
        label: 'E-mail address, for an answer in writing',
        hint: 'Give this or a mobile number; both is fine.',
      },
      { ...mobile, required: false },
    ],
    oneOf: ['email', 'mobile'],
    notice: [
      brokerIdentity,
      'By pressing the button you agree that we use this to look into your complaint, to answer it, and to report on it as the regulator asks. It goes to an insurer only where the complaint is about that insurer and you say so. You are 18 or older.',
      'It is stored encrypted and erased from this website’s database after {keptFor}; our complaints register keeps what insurance law asks for.',
    ],
    nextSteps: [
      'Your reference is your receipt. You have our answer by {by}: the law gives us {complaintClock} from today.',
      'No answer by then, or one you disagree with? The [next steps](/grievance-redressal#ladder) are open to you.',
      statusLookupHint,
    ],
    clock: brokerComplaintClock,
    retentionDays: 366,
  },
  'job-application': {
    label: 'Job application',
    button: 'Send the application',
    mailbox: 'careers',
    fields: [
      {
        name: 'role',
        label: 'Kind of work',
        type: 'choice',
        required: true,
        placeholder: 'Choose the kind of work',
        options: jobRoles.map(({ id, title }) => ({ value: id, label: title })),
      },
      name,
      email,
      { ...mobile, required: false, label: 'Mobile number (if we may call)' },
      {
        name: 'message',
        label: 'A problem you solved',
        type: 'long-text',
        required: true,
        maxLength: 2000,
        hint: 'In your own words; a few sentences are enough.',
      },
      {
        name: 'cv',
        label: 'CV as a PDF (if you like)',
        type: 'pdf',
        required: false,
        hint: 'One PDF without a password, up to 2 MB. Leave out Aadhaar, PAN, photograph and family.',
      },
    ],
    notice: [
      'We never charge applicants, at any stage. Our mail comes from @{mailDomain} and nowhere else.',
      '{legalName} uses this to decide about this application, and for nothing else. The people who take part in the decision see it. It is stored encrypted and erased after {keptFor}. The [notice for applicants](/careers#applicants-data) says more. You are 18 or older.',
    ],
    nextSteps: [
      'The people who decide read it, and write to you either way, from @{mailDomain}.',
      'Nobody asks you for money. If someone does, in our name, it is a fraud: tell us.',
      'Check progress any time with your reference and the e-mail or phone number you gave.',
    ],
    clock: null,
    retentionDays: 366,
  },
  'data-request': {
    label: 'Request about your data',
    button: 'Send the request',
    mailbox: 'complaints',
    fields: [
      {
        name: 'wish',
        label: 'What you want',
        type: 'choice',
        required: true,
        placeholder: 'Choose what you want',
        options: [
          { value: 'see', label: 'See what you hold about me' },
          { value: 'correct', label: 'Correct or complete it' },
          { value: 'erase', label: 'Erase it' },
          { value: 'withdraw', label: 'Take my consent back' },
          { value: 'recipients', label: 'Know who received it' },
          { value: 'nominate', label: 'Name someone who may act for me' },
          { value: 'complain', label: 'Complain about how it was handled' },
        ],
      },
      {
        name: 'earlierReference',
        label: 'Reference of an earlier request (if you have it)',
        type: 'reference',
        required: false,
        hint: 'It begins with CB or SR.',
      },
      { ...mobile, label: 'Mobile number that the data is about' },
      { ...email, required: false, label: 'E-mail address, for an answer in writing' },
      {
        name: 'details',
        label: 'Anything we should know (if you like)',
        type: 'long-text',
        required: false,
        maxLength: 1000,
      },
    ],
    notice: [
      brokerIdentity,
      'We use this to find your data and to answer you. We may ask you to call or write from this number, to be sure that it is yours; we ask for no identity paper. You are 18 or older.',
      retentionNotice,
    ],
    nextSteps: [
      'You have our answer by {by}.',
      'If it does not settle the matter, you may go to the Data Protection Board of India.',
      statusLookupHint,
    ],
    // The privacy notice promises the same clock as for complaints.
    clock: brokerComplaintClock,
    retentionDays: 366,
  },
  'stop-calls': {
    label: 'Stop calls',
    button: 'Stop calls to this number',
    mailbox: 'help',
    fields: [mobile],
    notice: [
      'We keep a code made from the number, not the number, for {noAskingAgain}, so that we can refuse a new request for a call. The number itself is erased as soon as our call desk has been told.',
    ],
    nextSteps: [
      'Requests for a call that still waited here are taken out as of now.',
      'What our call desk has already is stopped as soon as the desk reads this: by {by} at the latest.',
      'For {noAskingAgain} this website takes no request for a call to this number, unless you allow calls again below and enter the code that we send to it.',
    ],
    clock: 'desk',
    retentionDays: consentRetryBar.clock.days,
    isErasedOnceSent: true,
  },
  'stop-one-call': {
    label: 'Do not make this call',
    button: 'Stop it',
    mailbox: 'help',
    fields: [
      { name: 'call', label: 'Request for a call', type: 'reference', required: true },
      { name: 'slot', label: 'Time asked for', type: 'line', required: true, maxLength: 80 },
      mobile,
    ],
    notice: [],
    nextSteps: ['Our call desk leaves this call out once it reads this.'],
    clock: null,
    retentionDays: consentRetryBar.clock.days,
    isErasedOnceSent: true,
    isNeverPosted: true,
  },
  'allow-calls': {
    label: 'Allow calls again',
    button: 'Allow calls again',
    mailbox: 'help',
    fields: [mobile],
    completionText: 'The number is off our list. A call to it may be asked for again.',
    notice: [
      'This takes the number off our list, once you enter the code that we send to it by SMS. Our desk is told. It asks for no call: for that, use Get a Call. The number itself is erased once our desk has been told and the code is an hour old.',
    ],
    nextSteps: [
      'The number stays on our list until the code that we sent to it is entered. Without the code calls stay stopped, for {noAskingAgain} at the most.',
      'If the number gets no SMS, you can still call us yourself. Nobody calls you about this.',
    ],
    clock: null,
    retentionDays: consentRetryBar.clock.days,
    isErasedOnceSent: true,
  },
  'policy-copy': {
    label: 'Copy of a policy',
    button: 'Ask for the copy',
    mailbox: 'help',
    fields: [
      line,
      insurer,
      policyNumber,
      boughtThroughUs,
      name,
      { ...mobile, required: false, hint: 'Give this or an e-mail address; both is fine.' },
      { ...email, required: false },
    ],
    oneOf: ['mobile', 'email'],
    notice: [
      brokerIdentity,
      'We use this to find your policy and get you a copy, and for nothing else. By pressing the button you agree that we ask the insurer for it. A call may be recorded. You are 18 or older.',
      callSeriesNotice.service,
      callSeriesNotice.sales,
      retentionNotice,
    ],
    nextSteps: [
      'Our desk answers you by {by}.',
      'The copy itself goes to the e-mail address or mobile number that the insurer has on record. If you bought the policy elsewhere, we tell you who has it.',
      statusLookupHint,
    ],
    clock: 'desk',
    retentionDays: 366,
  },
  'policy-mistake': {
    label: 'Something wrong with a policy',
    button: 'Report it',
    mailbox: 'help',
    fields: [
      {
        name: 'policy',
        label: 'Reference of the policy',
        type: 'policy-number',
        required: true,
        isHiddenWhenPrefilled: true,
      },
      {
        name: 'mistake',
        label: 'What is wrong',
        type: 'choice',
        required: true,
        placeholder: 'Choose what fits',
        options: [
          { value: 'not-mine', label: 'This is not my policy' },
          { value: 'person', label: 'A name, a date of birth or a nominee' },
          { value: 'vehicle', label: 'Details of the vehicle' },
          { value: 'cover', label: 'The cover, the dates or the premium' },
          { value: 'document', label: 'A document is missing or does not open' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'details',
        label: 'What it should say (if you like)',
        type: 'long-text',
        required: false,
        maxLength: 1000,
        hint: 'Leave out illnesses, Aadhaar and card numbers.',
      },
      { ...mobile, required: false, hint: 'Give this or an e-mail address; both is fine.' },
      { ...email, required: false },
    ],
    oneOf: ['mobile', 'email'],
    notice: [
      brokerIdentity,
      'We use this to check this one policy with the insurer and to answer you, and for nothing else. A call comes from our {serviceCallSeries} series and may be recorded. You are 18 or older.',
      retentionNotice,
    ],
    nextSteps: [
      'Our desk answers you by {by}. Only the insurer can change a policy: we pass on what is wrong in it.',
      'If a date or a name matters today, call the insurer as well.',
      statusLookupHint,
    ],
    clock: 'desk',
    retentionDays: 366,
  },
};

/** Figures in notices and next steps; pages with a form list them among their sources. */
export const requestFigures: readonly Figure[] = [
  enquiryValidity,
  consentRetryBar,
  brokerComplaintClock,
];

export function isRequestKind(value: unknown): value is RequestKind {
  return requestKindNames.some((kind) => kind === value);
}

/**
 * The date by which a request is answered, counted in India: by its statutory clock, or the desk's own. Null if the
 * kind has no clock.
 */
export function responseDueDate(
  kind: RequestKind,
  createdAt: Date,
  deskDays: number,
): IsoDate | null {
  const { clock } = requestKinds[kind];
  if (clock === null) return null;
  const days = clock === 'desk' ? deskDays : clock.clock.days;
  return addDays(todayInIndia(createdAt), days);
}
