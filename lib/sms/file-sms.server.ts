/**
 * Text messages without a gateway, in a demonstration only: one text file each, which only its owner can read. Written
 * under another name and then renamed, so that a reader never sees half a message.
 */
import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorName } from '../logging/logger.server.ts';
import type { SendSms, SmsOutcome } from './sms.ts';

export function smsFolder(dataDir: string): string {
  return join(dataDir, 'sms');
}

export function fileSmsSender(dataDir: string): SendSms {
  const folder = smsFolder(dataDir);
  return async ({ to, text, messageId, date }): Promise<SmsOutcome> => {
    // Sorts the newest last in a directory listing.
    const name = `${date.toISOString().replace(/\W/g, '-')}-${messageId.replace(/[^\w-]/g, '')}.txt`;
    const draft = join(/* turbopackIgnore: true */ folder, `.${name}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, `To: ${to}\n\n${text}\n`, { mode: 0o600, flag: 'wx' });
      await rename(draft, join(/* turbopackIgnore: true */ folder, name));
      return { kind: 'sent' };
    } catch (error) {
      const detail = errorName(error);
      return { kind: 'not-sent', reason: 'unreachable', mayHaveArrived: false, detail };
    }
  };
}
