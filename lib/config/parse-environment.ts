/**
 * Parses the environment into typed values. Pure: takes the variables as an argument. Rule: all invalid and missing
 * variables are reported by name in one message at the start, never later.
 */

import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { toBrokerDetails, toReview } from './broker-details.ts';
import { deskErrors, toDesk } from './desk-settings.ts';
import {
  environmentVariables,
  reviewErrors,
  smsGatewayErrors,
  toSmsGateway,
} from './environment-variables.ts';

const environmentSchema = environmentVariables.transform((read) => {
  const broker = toBrokerDetails(read, read.SITE_ENV === 'demonstration');
  const siteOrigin = read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`;
  return {
    siteEnv: read.SITE_ENV,
    /** Canonical origin, no trailing slash. */
    siteOrigin,
    productionOrigins: read.PRODUCTION_ORIGIN,
    // Outside production no origin counts as production unless configured, so live falls back to QA.
    liveServiceUrl: read.LIVE_SERVICE_URL ?? read.QA_SERVICE_URL,
    qaServiceUrl: read.QA_SERVICE_URL,
    liveMainUrl: read.LIVE_MAIN_URL ?? read.QA_MAIN_URL,
    qaMainUrl: read.QA_MAIN_URL,
    liveRedirectUrl: read.LIVE_REDIRECT_URL ?? read.QA_REDIRECT_URL,
    qaRedirectUrl: read.QA_REDIRECT_URL,
    leadServiceTimeoutMs: read.LEAD_SERVICE_TIMEOUT_MS,
    callBacksPerClientPerHour: read.CALL_BACKS_PER_CLIENT_PER_HOUR,
    /** Of the whole site; above this and the client's limit a call-back is throttled (lib/leads/limits.server.ts). */
    callBacksPerHour: read.CALL_BACKS_PER_HOUR,
    /** Release rate of throttled call-backs, for the whole site. */
    throttledCallBacksPerHour: read.THROTTLED_CALL_BACKS_PER_HOUR,
    /** Maximum of throttled call-backs that wait: of one client, and in total. */
    maxThrottledCallBacksPerClient: read.THROTTLED_CALL_BACKS_PER_CLIENT,
    maxThrottledCallBacks: read.THROTTLED_CALL_BACKS_WAITING,
    callBacksPerMobilePerDay: read.CALL_BACKS_PER_MOBILE_PER_DAY,
    serviceRequestsPerClientPerHour: read.SERVICE_REQUESTS_PER_CLIENT_PER_HOUR,
    serviceRequestsPerContactPerDay: read.SERVICE_REQUESTS_PER_CONTACT_PER_DAY,
    /** Disk quota of visitors' files that are not erased yet; a twentieth of it per hour. */
    uploadsMaxMb: read.UPLOADS_MAX_MB,
    lookUpsPerClientPerHour: read.LOOK_UPS_PER_CLIENT_PER_HOUR,
    searchesPerClientPerMinute: read.SEARCHES_PER_CLIENT_PER_MINUTE,
    pagesPerClientPerMinute: read.PAGES_PER_CLIENT_PER_MINUTE,
    /** Days within which a desk answers a request without a statutory clock: the broker's own promise. */
    serviceAnswerDays: read.SERVICE_ANSWER_DAYS,
    mail: {
      /** Null outside production: mails are then written as files under the data directory. */
      smtpUrl: read.SMTP_URL ?? null,
      /** For one send, connection included. */
      timeoutMs: read.SMTP_TIMEOUT_MS,
      from: read.MAIL_FROM ?? broker.helpMailbox,
      /** Where the requests of each kind go. */
      mailboxes: {
        help: broker.helpMailbox,
        complaints: broker.complaintsMailbox,
        renewals: read.BROKER_RENEWALS_MAILBOX ?? broker.helpMailbox,
        claims: read.BROKER_CLAIMS_MAILBOX ?? broker.helpMailbox,
        careers: broker.careersMailbox,
      },
    },
    /** Null if text messages cannot be sent; a demonstration writes them to files (lib/messages/sms). */
    smsGateway: toSmsGateway(read),
    otpRequired: read.OTP_REQUIRED,
    codesPerClientPerHour: read.CODES_PER_CLIENT_PER_HOUR,
    /** Sent by the whole site, per channel and purpose. */
    codesPerHour: read.CODES_PER_HOUR,
    /** Codes entered on the whole site to sign in; above it a part of the policy number is required too. */
    wrongCodesPerHour: read.WRONG_CODES_PER_HOUR,
    trustedProxyHops: read.TRUSTED_PROXY_HOPS,
    /** Addresses and networks whose forwarded headers are trusted. */
    trustedProxies: read.TRUSTED_PROXIES,
    /** Null outside production: a key is then generated and stored in the data directory. */
    antiForgerySecret: read.ANTI_FORGERY_SECRET ?? null,
    dataEncryptionKey: read.DATA_ENCRYPTION_KEY ?? null,
    previousDataEncryptionKey: read.DATA_ENCRYPTION_KEY_PREVIOUS ?? null,
    keyedHashKey: read.KEYED_HASH_KEY ?? null,
    dataDir: read.DATA_DIR,
    /** Postgres, when set; otherwise a SQLite file in the data directory. */
    databaseUrl: read.DATABASE_URL ?? null,
    leadRetentionDays: read.LEAD_RETENTION_DAYS,
    /** Counted from the end of a policy, or from the day on which the desk withdrew it. */
    policyRetentionDays: read.POLICY_RETENTION_DAYS,
    accessRetentionDays: read.ACCESS_RETENTION_DAYS,
    /** How long a row of the desk's audit trail is stored. */
    deskAuditDays: read.DESK_AUDIT_DAYS,
    /** The staff's pages; null: there are none. */
    desk: toDesk(read, siteOrigin),
    /** Product pages that link to insurers' own plans; for a demonstration those of its examples. */
    planPages:
      read.PLAN_PAGES ??
      (read.SITE_ENV === 'demonstration' ? ['/health-insurance', '/term-insurance'] : []),
    /** Whether the search says before its field that no list is loaded; a demonstration and QA have the sample list. */
    hasHospitalLists: read.HOSPITAL_LISTS ?? read.SITE_ENV !== 'production',
    /** Google Tag Manager's container; null loads no third-party script (lib/site/campaign/tag-manager.ts). */
    tagManagerId: read.TAG_MANAGER_ID ?? null,
    /** Null until a person has read the Hindi pages. */
    hindiReview: toReview(read.HINDI_REVIEWER, read.HINDI_REVIEWED_ON),
    /** Folder of people.json and its photographs, for the build (read-people.ts); null without one. */
    peopleDir: read.BROKER_PEOPLE_DIR ?? null,
    logLevel: read.LOG_LEVEL,
    broker,
  };
});

export type Environment = Readonly<z.infer<typeof environmentSchema>>;

/** A team with no mailbox of its own reads the help mailbox. */
export type MailboxName = keyof Environment['mail']['mailboxes'];

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError with one line per invalid variable. Values are never part of the message. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(setVariables);
  const errors = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  errors.push(
    ...smsGatewayErrors(setVariables),
    ...deskErrors(setVariables),
    ...reviewErrors(setVariables),
  );
  if (setVariables.SITE_ENV === 'production') {
    errors.push(...productionErrors(setVariables));
    errors.push(...misspeltNames(setVariables, Object.keys(environmentVariables.shape)));
  }
  // The structured address for search engines must match the printed one.
  for (const name of ['BROKER_CITY', 'BROKER_STATE'] as const) {
    const part = setVariables[name]?.trim();
    if (part && !setVariables.BROKER_ADDRESS?.includes(part))
      errors.push(`${name}: must stand in BROKER_ADDRESS`);
  }
  // Hashes made with the new key would match no record.
  if (setVariables.DATA_ENCRYPTION_KEY_PREVIOUS && !setVariables.KEYED_HASH_KEY) {
    errors.push('KEYED_HASH_KEY: missing; with DATA_ENCRYPTION_KEY_PREVIOUS it is needed');
  }
  // Otherwise every request from the site's own pages would go to QA, and no call would be made.
  if (parsed.success && setVariables.SITE_ENV === 'production' && setVariables.SITE_ORIGIN) {
    const { siteOrigin, productionOrigins } = parsed.data;
    if (productionOrigins.length > 0 && !productionOrigins.includes(siteOrigin))
      errors.push('PRODUCTION_ORIGIN: must name SITE_ORIGIN as well');
  }
  if (!parsed.success || errors.length > 0) {
    throw new EnvironmentError(
      `The environment is not complete. Set these variables (docs/configuration.md):\n${errors
        .map((error) => `  - ${error}`)
        .join('\n')}`,
    );
  }
  return parsed.data;
}

const requiredInProduction = [
  'SITE_ORIGIN',
  'PRODUCTION_ORIGIN',
  'LIVE_SERVICE_URL',
  'QA_SERVICE_URL',
  'LIVE_MAIN_URL',
  'QA_MAIN_URL',
  'LIVE_REDIRECT_URL',
  'QA_REDIRECT_URL',
  'ANTI_FORGERY_SECRET',
  'DATA_ENCRYPTION_KEY',
  'SMTP_URL',
  'BROKER_NAME',
  'BROKER_LEGAL_NAME',
  'BROKER_LICENCE_NUMBER',
  'BROKER_LICENCE_CATEGORY',
  'BROKER_CIN',
  'BROKER_ADDRESS',
  'BROKER_PHONE',
  'BROKER_HELP_MAILBOX',
  'BROKER_COMPLAINTS_MAILBOX',
  'BROKER_PRINCIPAL_OFFICER',
  'BROKER_GRIEVANCE_OFFICER',
  'SALES_CALL_SERIES',
  'SERVICE_CALL_SERIES',
  'BROKER_CALLING_HOURS',
  'BROKER_SOCIAL_LINKS',
  'BROKER_PAYMENT_METHODS',
  'BROKER_INSURERS',
  'BROKER_CERTIFICATE_URL',
  'BROKER_PROCESSORS',
  'BROKER_TELEPHONY_FIRM',
  'BROKER_LEAD_SERVICE_FIRM',
] as const;

/** Shorter names are near many others of the machine's. */
const minComparedLength = 8;
const maxSlips = 2;

/** Template values; none of them may reach a visitor. */
const placeholder =
  /x{3,}|^(tbd|todo|changeme|n\/?a)$|chhatri|\(demonstration\)|\.example\b|\bexample\.(com|org|net)\b|0{6,}/i;

/** A term has a last day, a continuous registration the date of its next fee. */
const requiredByMode = {
  fixed_term: 'BROKER_LICENCE_VALID_UNTIL',
  continuous: 'BROKER_LICENCE_FEE_DUE',
} as const;

/** One line per variable, without values. */
function productionErrors(variables: Record<string, string | undefined>): string[] {
  const mode = variables.BROKER_LICENCE_MODE === 'continuous' ? 'continuous' : 'fixed_term';
  const optional = ['BROKER_AUTHOR', 'BROKER_REVIEWER', 'HINDI_REVIEWER'].filter(
    (name) => variables[name] !== undefined,
  );
  const errors = [...requiredInProduction, requiredByMode[mode], ...optional].flatMap((name) => {
    const value = variables[name];
    if (value === undefined) return [`${name}: missing`];
    return isPlaceholder(value) ? [`${name}: still holds a placeholder`] : [];
  });
  const [principal, grievance] = [
    variables.BROKER_PRINCIPAL_OFFICER,
    variables.BROKER_GRIEVANCE_OFFICER,
  ].map((name = '') =>
    name
      .replace(/\P{L}+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
  // A complaint goes from the grievance officer to the principal officer (lib/content/complaints).
  if (principal && principal === grievance && errors.length === 0)
    errors.push('BROKER_GRIEVANCE_OFFICER: is the principal officer, who is next in line');
  return errors;
}

/** A slip in a name would go unnoticed where the variable has a default. */
function misspeltNames(variables: object, known: readonly string[]): string[] {
  return Object.keys(variables)
    .filter((name) => name.length >= minComparedLength && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => distance(one, name) <= maxSlips);
      return meant ? [`${name}: no variable of the site; is it ${meant}?`] : [];
    });
}

/** Also "1800 000 0000", but not 1800 200 0000, and a secret of one repeated character. */
function isPlaceholder(value: string): boolean {
  return (
    placeholder.test(value) || /0{7,}/.test(value.replace(/\D/g, '')) || new Set(value).size === 1
  );
}

/** The channels for one-time codes, in order of preference. A demonstration writes both to files. */
export function codeChannels({
  siteEnv,
  smsGateway,
  mail,
}: Pick<Environment, 'siteEnv' | 'smsGateway' | 'mail'>): ('sms' | 'email')[] {
  const isDemonstration = siteEnv === 'demonstration';
  return [
    ...(isDemonstration || smsGateway !== null ? (['sms'] as const) : []),
    ...(isDemonstration || mail.smtpUrl !== null ? (['email'] as const) : []),
  ];
}
