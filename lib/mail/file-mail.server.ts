/**
 * Mail without a mail server (the demonstration's default): one .eml file per mail. Written under another name and then
 * renamed, so that a reader never sees half a mail; named after the Message-ID, so that a repeated mail is still one
 * file.
 */
import 'server-only';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorName } from '../logging/logger.server.ts';
import { type Mail, type MailOutcome, type SendMail, toMailOptions } from './mail.ts';

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export function fileMailSender(dataDir: string): SendMail {
  const folder = mailFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail: Mail): Promise<MailOutcome> => {
    try {
      const { message } = await transport.sendMail(toMailOptions(mail));
      await writeAtomically(
        folder,
        `${mail.messageId.replace(/[^\w.-]/g, '')}.eml`,
        message as Buffer,
      );
      return { kind: 'sent' };
    } catch (error) {
      return {
        kind: 'not-sent',
        mayHaveArrived: false,
        isPermanent: false,
        isServerDown: true,
        detail: errorName(error),
      };
    }
  };
}

async function writeAtomically(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(/* turbopackIgnore: true */ folder, `.${name}.${process.pid}`);
  const file = await open(/* turbopackIgnore: true */ draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await rename(draft, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
