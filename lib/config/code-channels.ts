/** The channels for one-time codes, in order of preference. A demonstration writes both to files. */
import type { Environment } from './parse-environment.ts';

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
