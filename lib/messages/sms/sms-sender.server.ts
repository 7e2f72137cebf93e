/**
 * Selects how text messages are sent: files in a demonstration, else the configured gateway. Rule: a demonstration
 * never uses a gateway, whatever is configured: its example numbers may have real owners.
 */
import 'server-only';
import { join } from 'node:path';
import type { Environment } from '../../config/parse-environment.ts';
import { errorName } from '../../process/logging/logger.server.ts';
import { writeFileAtomically } from '../../process/write-file-atomically.server.ts';
import { httpSms } from './http-sms.server.ts';
import type { SendSms, SmsOutcome } from './sms.ts';

type SmsSettings = Pick<Environment, 'smsGateway' | 'siteEnv' | 'dataDir'>;

/** Null if none can be sent: outside a demonstration a code is never written to a file. */
export function smsSender({ smsGateway, siteEnv, dataDir }: SmsSettings): SendSms | null {
  if (siteEnv === 'demonstration') return fileSmsSender(dataDir);
  return smsGateway ? httpSms(smsGateway) : null;
}

/** Text messages without a gateway, in a demonstration only: one text file each, which only its owner can read. */
function fileSmsSender(dataDir: string): SendSms {
  const folder = join(dataDir, 'sms');
  return async ({ to, text, messageId, date }): Promise<SmsOutcome> => {
    // Sorts the newest last in a directory listing.
    const name = `${date.toISOString().replace(/\W/g, '-')}-${messageId.replace(/[^\w-]/g, '')}.txt`;
    try {
      await writeFileAtomically(folder, name, `To: ${to}\n\n${text}\n`);
      return { kind: 'sent' };
    } catch (error) {
      const detail = errorName(error);
      return { kind: 'not-sent', reason: 'unreachable', mayHaveArrived: false, detail };
    }
  };
}
