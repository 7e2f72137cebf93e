/**
 * Mail without a mail server (the demonstration's default): one .eml file per mail, named after the Message-ID: a
 * repeated mail is still one file.
 */
import 'server-only';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorName } from '../../process/logging/logger.server.ts';
import { writeFileAtomically } from '../../process/write-file-atomically.server.ts';
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
      await writeFileAtomically(
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
