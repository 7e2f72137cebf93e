/**
 * What the environment may say, as one schema. Pure: takes the variables, reads nothing itself.
 * Rule: a bad or missing value is one message that names every bad variable, never a late surprise.
 */

import type { BrokerDetails } from './broker-details.ts';
import { toBroker } from './broker-environment.ts';
import type { Desk } from './desks.ts';
import { type EnvironmentVariables, environmentSchema } from './environment-schema.ts';
import { productionProblems } from './production-check.ts';

export type SiteEnvironment = 'demonstration' | 'qa' | 'production';

export type MailEnvironment = {
  /** Null outside production: mails are then written as files under the data directory. */
  smtpUrl: string | null;
  /** One send, connection and all. */
  timeoutMs: number;
  from: string;
  /** Where each desk reads its requests. */
  mailboxes: Readonly<Record<Desk, string>>;
};

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
  serviceRequestsPerClientPerHour: number;
  serviceRequestsPerContactPerDay: number;
  lookUpsPerClientPerHour: number;
  /** Days within which the desk answers what has no statutory clock: the broker's own promise. */
  serviceAnswerDays: number;
  mail: MailEnvironment;
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

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError with one line per bad variable. Values are never part of the message. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
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
      `The environment is not complete. Set these variables (docs/configuration.md):\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
  return toEnvironment(parsed.data);
}

function toEnvironment(read: EnvironmentVariables): Environment {
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
    serviceRequestsPerClientPerHour: read.SERVICE_REQUESTS_PER_CLIENT_PER_HOUR,
    serviceRequestsPerContactPerDay: read.SERVICE_REQUESTS_PER_CONTACT_PER_DAY,
    lookUpsPerClientPerHour: read.LOOK_UPS_PER_CLIENT_PER_HOUR,
    serviceAnswerDays: read.SERVICE_ANSWER_DAYS,
    mail: toMail(read),
    trustedProxyHops: read.TRUSTED_PROXY_HOPS,
    antiForgerySecret: read.ANTI_FORGERY_SECRET ?? null,
    dataEncryptionKey: read.DATA_ENCRYPTION_KEY ?? null,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    leadRetentionDays: read.LEAD_RETENTION_DAYS,
    tagManagerId: read.TAG_MANAGER_ID ?? null,
    logLevel: read.LOG_LEVEL,
    broker: toBroker(read),
  };
}

function toMail(read: EnvironmentVariables): MailEnvironment {
  const { helpMailbox, complaintsMailbox, careersMailbox } = toBroker(read);
  return {
    smtpUrl: read.SMTP_URL ?? null,
    timeoutMs: read.SMTP_TIMEOUT_MS,
    from: read.MAIL_FROM ?? helpMailbox,
    mailboxes: {
      help: helpMailbox,
      complaints: complaintsMailbox,
      renewals: read.BROKER_RENEWALS_MAILBOX ?? helpMailbox,
      claims: read.BROKER_CLAIMS_MAILBOX ?? helpMailbox,
      careers: careersMailbox,
    },
  };
}
