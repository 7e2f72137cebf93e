/**
 * What the environment may say, as one schema. Pure: takes the variables, reads nothing itself.
 * Rule: a bad or missing value is one message that names every bad variable, never a late surprise.
 */
import { z } from 'zod';
import type { BrokerDetails } from '../site/broker-details.ts';
import {
  demonstrationBroker,
  parseSocialLinks,
  requiredBrokerVariables,
} from './broker-environment.ts';

export type SiteEnvironment = 'demonstration' | 'qa' | 'production';

export type Environment = {
  siteEnv: SiteEnvironment;
  /** Canonical origin, no trailing slash. */
  siteOrigin: string;
  productionOrigins: readonly string[];
  liveServiceUrl: string;
  qaServiceUrl: string;
  liveMainUrl: string;
  qaMainUrl: string;
  liveRedirectUrl: string;
  qaRedirectUrl: string;
  leadServiceTimeoutMs: number;
  callBacksPerClientPerHour: number;
  callBacksPerMobilePerDay: number;
  trustedProxyHops: number;
  /** Null outside production: a key is then made and kept in the data directory. */
  antiForgerySecret: string | null;
  dataEncryptionKey: string | null;
  dataDir: string;
  /** Postgres, when set; otherwise a SQLite file in the data directory. */
  databaseUrl: string | null;
  leadRetentionDays: number;
  /** Google Tag Manager's container; null loads nothing of anybody else's (lib/campaign/tag-manager.ts). */
  tagManagerId: string | null;
  logLevel: string;
  broker: BrokerDetails;
};

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https origin' })
  .transform((value) => new URL(value).origin);
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/\/+$/, ''));
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min)
    .max(max);
const isoDate = z.iso.date('must be a date such as 2027-05-10');
const secret = z.string().min(32, 'must be at least 32 characters');

const schema = z.object({
  SITE_ENV: z.enum(['demonstration', 'qa', 'production']).default('demonstration'),
  PORT: wholeNumber(1, 65535).default(3000),
  SITE_ORIGIN: origin.optional(),
  PRODUCTION_ORIGIN: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  LIVE_SERVICE_URL: baseUrl.optional(),
  QA_SERVICE_URL: baseUrl.default('http://127.0.0.1:4010'),
  LIVE_MAIN_URL: baseUrl.optional(),
  QA_MAIN_URL: baseUrl.default('https://www.chhatri.example'),
  LIVE_REDIRECT_URL: baseUrl.optional(),
  QA_REDIRECT_URL: baseUrl.default('https://www.chhatri.example/Application'),
  // The browser waits 20 seconds for our answer, which must come after Lead.svc's.
  LEAD_SERVICE_TIMEOUT_MS: wholeNumber(100, 15_000).default(5000),
  OTP_REQUIRED: z
    .stringbool({ error: 'must be true or false' })
    // The owner's flag; a site that is told to ask for a code and does not would be worse than a stop.
    .refine(
      (isRequired) => !isRequired,
      'one-time passwords are not built, so only false is possible',
    )
    .default(false),
  CALL_BACKS_PER_CLIENT_PER_HOUR: wholeNumber(1, 10_000_000).default(20),
  CALL_BACKS_PER_MOBILE_PER_DAY: wholeNumber(1, 10_000_000).default(5),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  ANTI_FORGERY_SECRET: secret.optional(),
  DATA_ENCRYPTION_KEY: z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional(),
  LEAD_RETENTION_DAYS: wholeNumber(8, 3650).default(365),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id such as GTM-AB12CD3')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BROKER_NAME: z.string().optional(),
  BROKER_LEGAL_NAME: z.string().optional(),
  BROKER_LICENCE_NUMBER: z.string().optional(),
  BROKER_LICENCE_CATEGORY: z.string().optional(),
  BROKER_LICENCE_VALID_UNTIL: isoDate.optional(),
  BROKER_LICENCE_MODE: z.enum(['fixed_term', 'continuous']).default('fixed_term'),
  BROKER_CIN: z.string().optional(),
  BROKER_ADDRESS: z.string().optional(),
  BROKER_PHONE: z.string().optional(),
  BROKER_HELP_MAILBOX: z.email('must be a mail address').optional(),
  BROKER_COMPLAINTS_MAILBOX: z.email('must be a mail address').optional(),
  BROKER_PRINCIPAL_OFFICER: z.string().optional(),
  BROKER_GRIEVANCE_OFFICER: z.string().optional(),
  BROKER_CALL_SERIES: z.string().optional(),
  BROKER_CALLING_HOURS: z.string().optional(),
  BROKER_SOCIAL_LINKS: z.string().default('').transform(parseSocialLinks),
});

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
  ...requiredBrokerVariables,
] as const;

/** What a template leaves behind; no such value may reach a visitor. */
const placeholder =
  /x{3,}|^(tbd|todo|changeme|n\/?a)$|chhatri|\(demonstration\)|\.example\b|\bexample\.(com|org|net)\b|0{6,}/i;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError with one line per bad variable. Values are never part of the message. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (given.SITE_ENV === 'production') problems.push(...productionProblems(given));
  // Otherwise every request of the site's own pages would go to QA, and nobody would be called.
  if (parsed.success && given.SITE_ENV === 'production') {
    const { SITE_ORIGIN, PRODUCTION_ORIGIN } = parsed.data;
    if (SITE_ORIGIN && PRODUCTION_ORIGIN.length > 0 && !PRODUCTION_ORIGIN.includes(SITE_ORIGIN)) {
      problems.push('PRODUCTION_ORIGIN: must name SITE_ORIGIN as well');
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      `The environment is not complete. Set these variables (README, "Configuration"):\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
  return toEnvironment(parsed.data);
}

function productionProblems(given: Record<string, string | undefined>): string[] {
  return requiredInProduction.flatMap((name) => {
    const value = given[name];
    const isNotNeeded =
      name === 'BROKER_LICENCE_VALID_UNTIL' && given.BROKER_LICENCE_MODE === 'continuous';
    if (value === undefined) return isNotNeeded ? [] : [`${name}: missing`];
    return isPlaceholder(value) ? [`${name}: still holds a placeholder`] : [];
  });
}

/** Also "1800 000 0000" and a secret of one repeated character. */
function isPlaceholder(value: string): boolean {
  return (
    placeholder.test(value) || /0{6,}/.test(value.replace(/\D/g, '')) || new Set(value).size === 1
  );
}

function toEnvironment(read: z.infer<typeof schema>): Environment {
  return {
    siteEnv: read.SITE_ENV,
    siteOrigin: read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`,
    productionOrigins: read.PRODUCTION_ORIGIN,
    // Outside production nothing counts as a production origin unless it is named, so live falls back to QA.
    liveServiceUrl: read.LIVE_SERVICE_URL ?? read.QA_SERVICE_URL,
    qaServiceUrl: read.QA_SERVICE_URL,
    liveMainUrl: read.LIVE_MAIN_URL ?? read.QA_MAIN_URL,
    qaMainUrl: read.QA_MAIN_URL,
    liveRedirectUrl: read.LIVE_REDIRECT_URL ?? read.QA_REDIRECT_URL,
    qaRedirectUrl: read.QA_REDIRECT_URL,
    leadServiceTimeoutMs: read.LEAD_SERVICE_TIMEOUT_MS,
    callBacksPerClientPerHour: read.CALL_BACKS_PER_CLIENT_PER_HOUR,
    callBacksPerMobilePerDay: read.CALL_BACKS_PER_MOBILE_PER_DAY,
    trustedProxyHops: read.TRUSTED_PROXY_HOPS,
    antiForgerySecret: read.ANTI_FORGERY_SECRET ?? null,
    dataEncryptionKey: read.DATA_ENCRYPTION_KEY ?? null,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    leadRetentionDays: read.LEAD_RETENTION_DAYS,
    tagManagerId: read.TAG_MANAGER_ID ?? null,
    logLevel: read.LOG_LEVEL,
    broker: {
      name: read.BROKER_NAME ?? demonstrationBroker.name,
      legalName: read.BROKER_LEGAL_NAME ?? demonstrationBroker.legalName,
      licence: {
        number: read.BROKER_LICENCE_NUMBER ?? demonstrationBroker.licence.number,
        category: read.BROKER_LICENCE_CATEGORY ?? demonstrationBroker.licence.category,
        mode: read.BROKER_LICENCE_MODE,
        validUntil: read.BROKER_LICENCE_VALID_UNTIL ?? demonstrationBroker.licence.validUntil,
      },
      cin: read.BROKER_CIN ?? demonstrationBroker.cin,
      address: read.BROKER_ADDRESS ?? demonstrationBroker.address,
      phone: read.BROKER_PHONE ?? demonstrationBroker.phone,
      helpMailbox: read.BROKER_HELP_MAILBOX ?? demonstrationBroker.helpMailbox,
      complaintsMailbox: read.BROKER_COMPLAINTS_MAILBOX ?? demonstrationBroker.complaintsMailbox,
      principalOfficer: read.BROKER_PRINCIPAL_OFFICER ?? demonstrationBroker.principalOfficer,
      grievanceOfficer: read.BROKER_GRIEVANCE_OFFICER ?? demonstrationBroker.grievanceOfficer,
      callSeries: read.BROKER_CALL_SERIES ?? demonstrationBroker.callSeries,
      callingHours: read.BROKER_CALLING_HOURS ?? demonstrationBroker.callingHours,
      socialLinks: read.BROKER_SOCIAL_LINKS,
      isDemonstration: read.SITE_ENV === 'demonstration',
    },
  };
}
