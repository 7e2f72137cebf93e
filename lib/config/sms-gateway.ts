/**
 * Configuration of the SMS gateway: all variables or none. Telecom rules require all three registrations per message.
 */

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
