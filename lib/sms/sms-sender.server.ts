/** The way text messages leave this process: a gateway where one is configured, files in a demonstration, else none. */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import { fileSms } from './file-sms.server.ts';
import { httpSms } from './http-sms.server.ts';
import type { SendSms } from './sms.ts';

type SmsSettings = Pick<Environment, 'smsGateway' | 'siteEnv' | 'dataDir'>;

/** Null where none can be sent: a code is never written to a file outside a demonstration. */
export function smsSender({ smsGateway, siteEnv, dataDir }: SmsSettings): SendSms | null {
  if (smsGateway) return httpSms(smsGateway);
  return siteEnv === 'demonstration' ? fileSms(dataDir) : null;
}
