/**
 * Selects how text messages are sent: files in a demonstration, else the configured gateway. Rule: a demonstration
 * never uses a gateway, whatever is configured: its example numbers may have real owners.
 */
import 'server-only';
import type { Environment } from '../../config/parse-environment.ts';
import { fileSmsSender } from './file-sms.server.ts';
import { httpSms } from './http-sms.server.ts';
import type { SendSms } from './sms.ts';

type SmsSettings = Pick<Environment, 'smsGateway' | 'siteEnv' | 'dataDir'>;

/** Null if none can be sent: outside a demonstration a code is never written to a file. */
export function smsSender({ smsGateway, siteEnv, dataDir }: SmsSettings): SendSms | null {
  if (siteEnv === 'demonstration') return fileSmsSender(dataDir);
  return smsGateway ? httpSms(smsGateway) : null;
}
