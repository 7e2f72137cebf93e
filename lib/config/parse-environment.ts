/**
 * What the environment says, under the names the code uses. Pure: takes the variables, reads nothing itself.
 * Rule: a bad or missing value is one message that names every bad variable, never a late surprise.
 */
import type { z } from 'zod';
import { toBrokerDetails } from './broker-details.ts';
import { environmentVariables } from './environment-variables.ts';
import { productionProblems } from './production-check.ts';
import { smsGatewayProblems, toSmsGateway } from './sms-gateway.ts';

const environmentSchema = environmentVariables.transform((read) => {
  const broker = toBrokerDetails(read, read.SITE_ENV === 'demonstration');
  return {
    siteEnv: read.SITE_ENV,
    /** Canonical origin, no trailing slash. */
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
    /** The site's usual hour is never taken as fewer: a small site's first busy hour is none of ten usual ones. */
    usualCallBacksPerHour: read.USUAL_CALL_BACKS_PER_HOUR,
    /** The pace of marked leads, of the whole site. */
    markedCallBacksPerHour: read.MARKED_CALL_BACKS_PER_HOUR,
    /** How many marked leads of one address may wait, and of all addresses together. */
    markedCallBacksPerClient: read.MARKED_CALL_BACKS_PER_CLIENT,
    markedCallBacksWaiting: read.MARKED_CALL_BACKS_WAITING,
    callBacksPerMobilePerDay: read.CALL_BACKS_PER_MOBILE_PER_DAY,
    serviceRequestsPerClientPerHour: read.SERVICE_REQUESTS_PER_CLIENT_PER_HOUR,
    serviceRequestsPerContactPerDay: read.SERVICE_REQUESTS_PER_CONTACT_PER_DAY,
    /** Of files that visitors sent and that are not erased yet; a twentieth of it in one hour. */
    uploadsMaxMb: read.UPLOADS_MAX_MB,
    lookUpsPerClientPerHour: read.LOOK_UPS_PER_CLIENT_PER_HOUR,
    searchesPerClientPerMinute: read.SEARCHES_PER_CLIENT_PER_MINUTE,
    pagesPerClientPerMinute: read.PAGES_PER_CLIENT_PER_MINUTE,
    /** Days within which a desk answers what has no statutory clock: the broker's own promise. */
    serviceAnswerDays: read.SERVICE_ANSWER_DAYS,
    mail: {
      /** Null outside production: mails are then written as files under the data directory. */
      smtpUrl: read.SMTP_URL ?? null,
      /** One send, connection and all. */
      timeoutMs: read.SMTP_TIMEOUT_MS,
      from: read.MAIL_FROM ?? broker.helpMailbox,
      /** Where each desk reads its requests. */
      mailboxes: {
        help: broker.helpMailbox,
        complaints: broker.complaintsMailbox,
        renewals: read.BROKER_RENEWALS_MAILBOX ?? broker.helpMailbox,
        claims: read.BROKER_CLAIMS_MAILBOX ?? broker.helpMailbox,
        careers: broker.careersMailbox,
      },
    },
    /** Null where no text message can be sent; a demonstration writes them to files (lib/sms). */
    smsGateway: toSmsGateway(read),
    otpRequired: read.OTP_REQUIRED,
    codesPerClientPerHour: read.CODES_PER_CLIENT_PER_HOUR,
    /** Sent by the whole site, by each way and for each purpose. */
    codesPerHour: read.CODES_PER_HOUR,
    /** Typed in on the whole site to sign in; beyond them a part of the policy is asked for as well. */
    wrongCodesPerHour: read.WRONG_CODES_PER_HOUR,
    trustedProxyHops: read.TRUSTED_PROXY_HOPS,
    /** Addresses and networks whose forwarded headers count at all. */
    trustedProxies: read.TRUSTED_PROXIES,
    /** Null outside production: a key is then made and kept in the data directory. */
    antiForgerySecret: read.ANTI_FORGERY_SECRET ?? null,
    dataEncryptionKey: read.DATA_ENCRYPTION_KEY ?? null,
    previousDataEncryptionKey: read.DATA_ENCRYPTION_KEY_PREVIOUS ?? null,
    keyedHashKey: read.KEYED_HASH_KEY ?? null,
    dataDir: read.DATA_DIR,
    /** Postgres, when set; otherwise a SQLite file in the data directory. */
    databaseUrl: read.DATABASE_URL ?? null,
    leadRetentionDays: read.LEAD_RETENTION_DAYS,
    /** After the end of a policy, or the day on which the desk withdrew it. */
    policyRetentionDays: read.POLICY_RETENTION_DAYS,
    accessRetentionDays: read.ACCESS_RETENTION_DAYS,
    /** Product pages that link to insurers' own plans; a demonstration's are those of its examples. */
    planPages:
      read.PLAN_PAGES ??
      (read.SITE_ENV === 'demonstration' ? ['/health-insurance', '/term-insurance'] : []),
    /** Google Tag Manager's container; null loads nothing of anybody else's (lib/campaign/tag-manager.ts). */
    tagManagerId: read.TAG_MANAGER_ID ?? null,
    logLevel: read.LOG_LEVEL,
    broker,
  };
});

export type Environment = Readonly<z.infer<typeof environmentSchema>>;

/** Who reads a mail of ours: each desk has a mailbox, or falls back to the help mailbox. */
export type Desk = keyof Environment['mail']['mailboxes'];

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError with one line per bad variable. Values are never part of the message. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(setVariables);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  problems.push(...smsGatewayProblems(setVariables));
  if (setVariables.SITE_ENV === 'production') problems.push(...productionProblems(setVariables));
  // The office as search engines are told it must be the office that a reader sees.
  for (const name of ['BROKER_CITY', 'BROKER_STATE'] as const) {
    const part = setVariables[name]?.trim();
    if (part && !setVariables.BROKER_ADDRESS?.includes(part)) {
      problems.push(`${name}: must stand in BROKER_ADDRESS`);
    }
  }
  // Hashes made with the new key would find nobody again.
  if (setVariables.DATA_ENCRYPTION_KEY_PREVIOUS && !setVariables.KEYED_HASH_KEY) {
    problems.push('KEYED_HASH_KEY: missing; with DATA_ENCRYPTION_KEY_PREVIOUS it is needed');
  }
  // Otherwise every request of the site's own pages would go to QA, and nobody would be called.
  if (parsed.success && setVariables.SITE_ENV === 'production' && setVariables.SITE_ORIGIN) {
    const { siteOrigin, productionOrigins } = parsed.data;
    if (productionOrigins.length > 0 && !productionOrigins.includes(siteOrigin)) {
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
  return parsed.data;
}
