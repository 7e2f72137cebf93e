/** Text messages without a gateway, in a demonstration only: one text file each, which only its owner can read. */
import 'server-only';
import { join } from 'node:path';
import { errorName } from '../../process/logging/logger.server.ts';
import { writeFileAtomically } from '../../process/write-file-atomically.server.ts';
import type { SendSms, SmsOutcome } from './sms.ts';

export function smsFolder(dataDir: string): string {
  return join(dataDir, 'sms');
}

export function fileSmsSender(dataDir: string): SendSms {
  const folder = smsFolder(dataDir);
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
