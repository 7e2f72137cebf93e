/**
 * The broker's details: the `BROKER_*` variables, the placeholders of a demonstration, and the values that pages and
 * mails print. parse-environment.ts lists which of them production must set.
 */
import * as z from 'zod';
import { type IsoDate, parseIsoDate, todayInIndia } from '../dates/iso-date.ts';
import { parseMinutesOfDay, slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

/** Licence category and date are the owner's; everything else is an obvious placeholder. */
export const demonstrationBroker = {
  name: 'Chhatri',
  legalName: 'Chhatri Insurance Brokers (demonstration)',
  licence: {
    number: 'not issued (demonstration)',
    category: 'Direct Broker (Life & General)',
    validUntil: '2027-05-10',
  },
  cin: 'not issued (demonstration)',
  address: 'registered office not set (demonstration)',
  phone: '1800 000 0000',
  helpMailbox: 'help@chhatri.example',
  complaintsMailbox: 'complaints@chhatri.example',
  careersMailbox: 'careers@chhatri.example',
  principalOfficer: 'Example person (demonstration)',
  grievanceOfficer: 'Example person (demonstration)',
  salesCallSeries: 'demonstration',
  serviceCallSeries: 'demonstration',
  callingHours: '9 am to 9 pm, every day',
  socialLinks:
    'LinkedIn=https://www.chhatri.example/linkedin, YouTube=https://www.chhatri.example/youtube',
  paymentMethods: 'UPI, Debit or credit card, Net banking',
} as const;

const isoDate = z.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== null,
  'must be a date such as 2027-05-10',
);
/** Of a review by a person. */
export const reviewDay = isoDate
  .refine((day) => day <= todayInIndia(new Date()), 'must not be after today')
  .optional();
const callSeries = z
  .string()
  .regex(/^\d{3,6}$/, 'must be the first digits of our numbers, three to six of them');
export const mailbox = z.email('must be a mail address');

/** "LinkedIn=https://…" */
const socialLink = z.string().transform((entry, context) => {
  const [, label, url = ''] = /^([^=]{1,40})=\s*(https:\/\/\S+)$/.exec(entry) ?? [];
  if (label && URL.canParse(url)) return { label: label.trim(), url };
  context.addIssue('must be such as LinkedIn=https://…, YouTube=https://…');
  return z.NEVER;
});

const callingHoursMessage =
  'must read like "9 am to 9 pm, every day" and cover every time slot of the form';

const maxPersonLength = 150;

/** "Meera Nair; Principal officer; broker-qualified person 1234" */
export const person = z.string().transform((entry, context) => {
  const [name, role, registration, ...more] = entry.split(';').map((part) => part.trim());
  const isPlain = entry.length <= maxPersonLength && !/[<>{}\p{Cc}]/u.test(entry);
  if (isPlain && name && role && registration !== '' && more.length === 0)
    return { name, role, registration: registration ?? null };
  context.addIssue(
    `must be such as Meera Nair; Principal officer; broker-qualified person 1234, at most ${maxPersonLength} characters`,
  );
  return z.NEVER;
});

const authorshipVariables = z.object({
  BROKER_CITY: z.string().max(60).optional(),
  BROKER_STATE: z.string().max(60).optional(),
  BROKER_AUTHOR: person.optional(),
  BROKER_REVIEWER: person.optional(),
  BROKER_REVIEWED_ON: reviewDay,
});

/** "Firm Private Limited, India" */
function parseFirm(words: string): { firm: string; country: string } | null {
  const [, firm, country] = /^(.{1,80}),\s*(\p{L}[\p{L} ]{1,39})$/u.exec(words.trim()) ?? [];
  return firm && country ? { firm: firm.trim(), country: country.trim() } : null;
}

const firmAndCountry = z.string().transform((words, context) => {
  const parsed = parseFirm(words);
  if (parsed && !words.includes('=')) return parsed;
  context.addIssue('must be such as Firm Private Limited, India');
  return z.NEVER;
});

/** "Hosting=Firm Private Limited, India" */
const processor = z.string().transform((entry, context) => {
  const [, task, words = ''] = /^([^=]{1,40})=(.+)$/.exec(entry) ?? [];
  const parsed = parseFirm(words);
  if (task && parsed) return { task: task.trim(), ...parsed };
  context.addIssue('must be such as Hosting=Firm Private Limited, India; E-mail=Other Firm, India');
  return z.NEVER;
});

export const disclosureVariables = z.object({
  BROKER_INSURERS: z
    .string()
    .default('')
    .transform(splitList())
    .pipe(
      z.array(z.string().regex(/^\d{2,3}$/, 'must be IRDAI registration numbers such as 101, 190')),
    ),
  BROKER_CERTIFICATE_URL: z
    .url({ protocol: /^https$/, error: 'must be the https address of the certificate as a PDF' })
    .optional(),
  BROKER_CORPORATE_OFFICE: z.string().optional(),
  BROKER_FINANCIALS_URL: z
    .url({ protocol: /^https$/, error: 'must be the https address of our financial disclosures' })
    .optional(),
  BROKER_PROCESSORS: z.string().default('').transform(splitList(';')).pipe(z.array(processor)),
  // Variables of their own, so that no list can leave them out: both get every number that a call is asked for.
  BROKER_TELEPHONY_FIRM: firmAndCountry.optional(),
  BROKER_LEAD_SERVICE_FIRM: firmAndCountry.optional(),
});

export const brokerVariables = z.object({
  ...disclosureVariables.shape,
  ...authorshipVariables.shape,
  BROKER_NAME: z.string().default(demonstrationBroker.name),
  BROKER_LEGAL_NAME: z.string().default(demonstrationBroker.legalName),
  BROKER_LICENCE_NUMBER: z.string().default(demonstrationBroker.licence.number),
  BROKER_LICENCE_CATEGORY: z.string().default(demonstrationBroker.licence.category),
  BROKER_LICENCE_VALID_UNTIL: isoDate.default(demonstrationBroker.licence.validUntil),
  BROKER_LICENCE_MODE: z.enum(['fixed_term', 'continuous']).default('fixed_term'),
  BROKER_LICENCE_FEE_DUE: isoDate.optional(),
  BROKER_CIN: z.string().default(demonstrationBroker.cin),
  BROKER_ADDRESS: z.string().default(demonstrationBroker.address),
  BROKER_PHONE: z.string().default(demonstrationBroker.phone),
  BROKER_HELP_MAILBOX: mailbox.optional(),
  BROKER_COMPLAINTS_MAILBOX: mailbox.default(demonstrationBroker.complaintsMailbox),
  BROKER_CAREERS_MAILBOX: mailbox.optional(),
  BROKER_RENEWALS_MAILBOX: mailbox.optional(),
  BROKER_CLAIMS_MAILBOX: mailbox.optional(),
  BROKER_PEOPLE_DIR: z.string().optional(),
  BROKER_PRINCIPAL_OFFICER: z.string().default(demonstrationBroker.principalOfficer),
  BROKER_GRIEVANCE_OFFICER: z.string().default(demonstrationBroker.grievanceOfficer),
  // No default: the number series of requested calls is not settled (docs/rules.md, section 1).
  SALES_CALL_SERIES: callSeries.default(demonstrationBroker.salesCallSeries),
  SERVICE_CALL_SERIES: callSeries.default(demonstrationBroker.serviceCallSeries),
  BROKER_CALLING_HOURS: z
    .string()
    .refine(coversSlots, callingHoursMessage)
    .default(demonstrationBroker.callingHours),
  BROKER_SOCIAL_LINKS: z
    .string()
    .default(demonstrationBroker.socialLinks)
    .transform(splitList())
    .pipe(z.array(socialLink)),
  BROKER_PAYMENT_METHODS: z
    .string()
    .default(demonstrationBroker.paymentMethods)
    .transform(splitList())
    .pipe(z.array(z.string().max(40, 'must be short names, separated by commas'))),
});

type Retention = Record<
  'LEAD_RETENTION_DAYS' | 'POLICY_RETENTION_DAYS' | 'ACCESS_RETENTION_DAYS' | 'DESK_AUDIT_DAYS',
  number
>;

export function toBrokerDetails(
  settings: z.infer<typeof brokerVariables> & Retention,
  isDemonstration: boolean,
) {
  return {
    /** The trading name, "Chhatri". */
    name: settings.BROKER_NAME,
    legalName: settings.BROKER_LEGAL_NAME,
    licence: {
      number: settings.BROKER_LICENCE_NUMBER,
      /** "Direct Broker (Life & General)". */
      category: settings.BROKER_LICENCE_CATEGORY,
      /** `fixed_term` prints "valid until …"; `continuous` prints that registration continues. */
      mode: settings.BROKER_LICENCE_MODE,
      validUntil: settings.BROKER_LICENCE_VALID_UNTIL,
      /**
       * Day by which the next annual fee of a continuous registration is due: for /api/status, not printed on pages.
       */
      feeDue: settings.BROKER_LICENCE_FEE_DUE ?? null,
    },
    cin: settings.BROKER_CIN,
    address: settings.BROKER_ADDRESS,
    /** Town and state, spelled as in the address; null if not configured. */
    city: settings.BROKER_CITY ?? null,
    state: settings.BROKER_STATE ?? null,
    /** The person who wrote the pages, and the review of them; null if nobody is named. */
    author: settings.BROKER_AUTHOR ?? null,
    review: toReview(settings.BROKER_REVIEWER, settings.BROKER_REVIEWED_ON),
    /** As printed: "1800 000 0000". */
    phone: settings.BROKER_PHONE,
    helpMailbox: settings.BROKER_HELP_MAILBOX ?? demonstrationBroker.helpMailbox,
    complaintsMailbox: settings.BROKER_COMPLAINTS_MAILBOX,
    /** Mailbox of job applications; mail to applicants is sent from its domain. */
    careersMailbox:
      settings.BROKER_CAREERS_MAILBOX ??
      settings.BROKER_HELP_MAILBOX ??
      demonstrationBroker.careersMailbox,
    principalOfficer: settings.BROKER_PRINCIPAL_OFFICER,
    grievanceOfficer: settings.BROKER_GRIEVANCE_OFFICER,
    /** Number series of sales calls, as the phone displays it. */
    salesCallSeries: settings.SALES_CALL_SERIES,
    /** Number series of calls about a policy, a claim or a renewal. */
    serviceCallSeries: settings.SERVICE_CALL_SERIES,
    /** The calling window in words; a no-break space keeps "9 pm" on one line. */
    callingHours: settings.BROKER_CALLING_HOURS.replace(/ (?=[ap]m\b)/gi, '\u00a0'),
    /** Our pages on other sites. */
    socialLinks: settings.BROKER_SOCIAL_LINKS,
    /** How insurers accept premiums, in words: we accept none. */
    paymentMethods: settings.BROKER_PAYMENT_METHODS,
    disclosures: toDisclosures(settings),
    /** Days for which personal data are kept, as the privacy notice prints them. */
    retentionDays: {
      leads: settings.LEAD_RETENTION_DAYS,
      policies: settings.POLICY_RETENTION_DAYS,
      accesses: settings.ACCESS_RETENTION_DAYS,
      deskEvents: settings.DESK_AUDIT_DAYS,
    },
    /** True if these are the placeholders of a demonstration. */
    isDemonstration,
  };
}

export type BrokerDetails = ReturnType<typeof toBrokerDetails>;

/** The subset that help and company pages name. */
export type BrokerText = Pick<
  BrokerDetails,
  | 'legalName'
  | 'address'
  | 'phone'
  | 'helpMailbox'
  | 'complaintsMailbox'
  | 'principalOfficer'
  | 'grievanceOfficer'
  | 'callingHours'
> & {
  licence: Pick<BrokerDetails['licence'], 'category' | 'number'>;
  disclosures: Pick<BrokerDetails['disclosures'], 'insurers'>;
};

function toDisclosures(settings: z.infer<typeof disclosureVariables>) {
  const { BROKER_LEAD_SERVICE_FIRM: leadService, BROKER_TELEPHONY_FIRM: telephony } = settings;
  return {
    /** Registration numbers; names come from the list of insurers. Empty: not configured. */
    insurers: settings.BROKER_INSURERS,
    certificateUrl: settings.BROKER_CERTIFICATE_URL ?? null,
    /** Null if it is the registered office. */
    corporateOffice: settings.BROKER_CORPORATE_OFFICE ?? null,
    /**
     * URL of the financial disclosures that a law of 2026 requires of larger intermediaries; null if there are none.
     */
    financialsUrl: settings.BROKER_FINANCIALS_URL ?? null,
    /** Firms that process personal data on our behalf. Empty: not configured. */
    processors: [
      ...settings.BROKER_PROCESSORS,
      ...(leadService
        ? [{ task: 'The system that hands a request for a call to our callers', ...leadService }]
        : []),
      ...(telephony ? [{ task: 'Telephony: the calls to you and from you', ...telephony }] : []),
    ],
  };
}

export function coversSlots(words: string): boolean {
  const { from, until } = parseCallingHours(words);
  return timeSlots.map(slotMinutes).every(({ start, end }) => from <= start && end <= until);
}

/** "09:00" and "21:00"; undefined for words in another form. */
export function openingTimes(words: string): { opens: string; closes: string } | undefined {
  const { from, until } = parseCallingHours(words);
  return from < until
    ? { opens: formatClockTime(from), closes: formatClockTime(until) }
    : undefined;
}

/** NaN for words in another form. */
function parseCallingHours(words: string): { from: number; until: number } {
  const [from = Number.NaN, until = Number.NaN] =
    /^(.+) to (.+), every day$/i.exec(words.trim())?.slice(1).map(parseMinutesOfDay) ?? [];
  return { from, until };
}

function formatClockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export type NamedPerson = { name: string; role: string; registration: string | null };

/** That a person has read all pages on a day. */
export type Review = { reviewer: NamedPerson; reviewedOn: IsoDate };

export function toReview(reviewer?: NamedPerson, reviewedOn?: IsoDate): Review | null {
  return reviewer && reviewedOn ? { reviewer, reviewedOn } : null;
}

export function splitList(separator: string | RegExp = ',') {
  return (text: string): string[] =>
    text
      .split(separator)
      .map((entry) => entry.trim())
      .filter(Boolean);
}
