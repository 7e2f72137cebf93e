/** Every environment variable, with its form and its default. Pure: reads nothing itself. */
import { isIP } from 'node:net';
import * as z from 'zod';
import { brokerVariables, mailbox, person, reviewDay, splitList } from './broker-details.ts';
import { deskVariables, networks } from './desk-settings.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https origin' })
  .transform((value) => new URL(value).origin);
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/\/+$/, ''));
const leadServiceUrl = baseUrl.refine(
  (value) => !/\/lead\.svc(\/|$)/i.test(value),
  'must be what comes before /Lead.svc: the site adds /Lead.svc/web/… itself',
);
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
const limit = wholeNumber(1, 10_000_000);
const hostToListenOn = z
  .string()
  .refine((value) => isIP(value) > 0 || value === 'localhost', 'must be an IP address');
const key = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64');
const registration = z.string().regex(/^\d{5,30}$/, 'must be the digits of the registration');
const secret = z.string().min(32, 'must be at least 32 characters');

/** At least a year, as the data protection rules ask: 365 days are too few across a 29 February. */
export const shortestRetentionDays = 366;
const retentionDays = wholeNumber(shortestRetentionDays, 3650).default(shortestRetentionDays);

const hindiReviewVariables = z.object({
  HINDI_REVIEWER: person.optional(),
  HINDI_REVIEWED_ON: reviewDay,
});

export const environmentVariables = z.object({
  ...brokerVariables.shape,
  ...deskVariables.shape,
  ...hindiReviewVariables.shape,
  SITE_ENV: z.enum(['demonstration', 'qa', 'production']).default('demonstration'),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: hostToListenOn.default('127.0.0.1'),
  SITE_ORIGIN: origin.optional(),
  PRODUCTION_ORIGIN: z.string().default('').transform(splitList()).pipe(z.array(origin)),
  LIVE_SERVICE_URL: leadServiceUrl.optional(),
  QA_SERVICE_URL: leadServiceUrl.default('http://127.0.0.1:4010'),
  LIVE_MAIN_URL: baseUrl.optional(),
  QA_MAIN_URL: baseUrl.default('https://www.chhatri.example'),
  LIVE_REDIRECT_URL: baseUrl.optional(),
  QA_REDIRECT_URL: baseUrl.default('https://www.chhatri.example/Application'),
  // The browser waits 20 seconds for our response, which must come after Lead.svc's.
  LEAD_SERVICE_TIMEOUT_MS: wholeNumber(100, 15_000).default(5000),
  OTP_REQUIRED: z.stringbool({ error: 'must be true or false' }).default(false),
  CALL_BACKS_PER_CLIENT_PER_HOUR: limit.default(20),
  CALL_BACKS_PER_HOUR: limit.default(1000),
  THROTTLED_CALL_BACKS_PER_HOUR: limit.default(240),
  THROTTLED_CALL_BACKS_PER_CLIENT: limit.default(1000),
  THROTTLED_CALL_BACKS_WAITING: limit.default(20_000),
  CALL_BACKS_PER_MOBILE_PER_DAY: limit.default(5),
  SERVICE_REQUESTS_PER_CLIENT_PER_HOUR: limit.default(300),
  SERVICE_REQUESTS_PER_CONTACT_PER_DAY: limit.default(10),
  UPLOADS_MAX_MB: wholeNumber(1, 1_000_000).default(2000),
  LOOK_UPS_PER_CLIENT_PER_HOUR: limit.default(300),
  SEARCHES_PER_CLIENT_PER_MINUTE: limit.default(600),
  PAGES_PER_CLIENT_PER_MINUTE: limit.default(240),
  SERVICE_ANSWER_DAYS: wholeNumber(1, 60).default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  SMTP_TIMEOUT_MS: wholeNumber(100, 120_000).default(20_000),
  MAIL_FROM: mailbox.optional(),
  SMS_GATEWAY_URL: baseUrl.optional(),
  SMS_GATEWAY_SECRET: z.string().min(8, 'must be at least 8 characters').optional(),
  SMS_GATEWAY_TIMEOUT_MS: wholeNumber(100, 60_000).default(5000),
  SMS_SENDER_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be a registered header of 3 to 11 letters and digits')
    .optional(),
  SMS_ENTITY_ID: registration.optional(),
  SMS_TEMPLATE_ID: registration.optional(),
  CODES_PER_CLIENT_PER_HOUR: limit.default(100),
  CODES_PER_HOUR: limit.default(6000),
  WRONG_CODES_PER_HOUR: wholeNumber(0, 10_000_000).default(1000),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  TRUSTED_PROXIES: networks.default(['127.0.0.1', '::1']),
  ANTI_FORGERY_SECRET: secret.optional(),
  DATA_ENCRYPTION_KEY: key.optional(),
  DATA_ENCRYPTION_KEY_PREVIOUS: key.optional(),
  KEYED_HASH_KEY: key.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional(),
  LEAD_RETENTION_DAYS: retentionDays,
  POLICY_RETENTION_DAYS: wholeNumber(1, 3650).default(366),
  ACCESS_RETENTION_DAYS: retentionDays,
  DESK_AUDIT_DAYS: wholeNumber(1, 3650).default(400),
  PLAN_PAGES: z
    .string()
    .transform((list) => (list.trim() === 'none' ? [] : splitList(/[\s,]+/)(list)))
    .pipe(
      z.array(z.string().regex(/^\/[a-z0-9-]+$/, 'must be product pages such as /term-insurance')),
    )
    .optional(),
  HOSPITAL_LISTS: z.stringbool({ error: 'must be true or false' }).optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id such as GTM-AB12CD3')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** One line per variable, without values. */
export function reviewErrors(variables: Record<string, string | undefined>): string[] {
  return ['BROKER', 'HINDI'].flatMap((text) => {
    const [missing, ...others] = [`${text}_REVIEWER`, `${text}_REVIEWED_ON`].filter(
      (name) => !variables[name],
    );
    return missing && others.length === 0
      ? `${missing}: missing; the name and the day of the review belong together`
      : [];
  });
}

const requiredVariables = [
  'SMS_GATEWAY_SECRET',
  'SMS_SENDER_ID',
  'SMS_ENTITY_ID',
  'SMS_TEMPLATE_ID',
] as const;

type GatewaySettings = { SMS_GATEWAY_URL?: string; SMS_GATEWAY_TIMEOUT_MS: number } & {
  [Part in (typeof requiredVariables)[number]]?: string;
};

export function toSmsGateway(settings: GatewaySettings) {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_SECRET: secret } = settings;
  const {
    SMS_SENDER_ID: senderId,
    SMS_ENTITY_ID: entityId,
    SMS_TEMPLATE_ID: templateId,
  } = settings;
  if (!url || !secret || !senderId || !entityId || !templateId) return null;
  return {
    url,
    secret,
    senderId,
    entityId,
    templateId,
    timeoutMs: settings.SMS_GATEWAY_TIMEOUT_MS,
  };
}

/** One line per variable, without values. */
export function smsGatewayErrors(variables: Record<string, string | undefined>): string[] {
  // Requiring a code that cannot be sent would lose every request.
  const isNeeded =
    /^(true|1|yes|on|y|enabled)$/i.test(variables.OTP_REQUIRED ?? '') &&
    ['qa', 'production'].includes(variables.SITE_ENV ?? '');
  const url = variables.SMS_GATEWAY_URL;
  if (!url) return isNeeded ? ['SMS_GATEWAY_URL: missing, and OTP_REQUIRED needs it'] : [];
  const missing = requiredVariables.filter((part) => !variables[part]);
  const isOpen = variables.SITE_ENV === 'production' && !url.startsWith('https:');
  return [
    ...missing.map((part) => `${part}: missing, and SMS_GATEWAY_URL needs it`),
    ...(isOpen ? ['SMS_GATEWAY_URL: must begin with https:// in production'] : []),
  ];
}
