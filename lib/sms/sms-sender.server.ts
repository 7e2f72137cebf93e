/**
 * The way text messages leave this process: files in a demonstration, else a gateway where one is configured. Rule: a
 * demonstration sends to nobody, whatever is configured: its examples' numbers may be somebody's.
 */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import { fileSms } from './file-sms.server.ts';
import { httpSms } from './http-sms.server.ts';
import type { SendSms } from './sms.ts';

type SmsSettings = Pick<Environment, 'smsGateway' | 'siteEnv' | 'dataDir'>;

/** Null where none can be sent: a code is never written to a file outside a demonstration. */
export function smsSender({ smsGateway, siteEnv, dataDir }: SmsSettings): SendSms | null {
  if (siteEnv === 'demonstration') return fileSms(dataDir);
  return smsGateway ? httpSms(smsGateway) : null;
}
