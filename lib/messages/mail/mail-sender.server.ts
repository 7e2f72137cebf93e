/** Selects how mail is sent: SMTP if configured, files otherwise. One sender per setting. */
import 'server-only';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Environment } from '../../config/parse-environment.ts';
import { errorName } from '../../process/logging/logger.server.ts';
import { writeFileAtomically } from '../../process/write-file-atomically.server.ts';
import { type Mail, type MailOutcome, type SendMail, toMailOptions } from './mail.ts';
import { smtpMail } from './smtp-mail.server.ts';

const cache = new WeakMap<Environment['mail'], SendMail>();

export function mailSender({ mail, dataDir }: Pick<Environment, 'mail' | 'dataDir'>): SendMail {
  const cached = cache.get(mail);
  if (cached) return cached;
  const send = mail.smtpUrl ? smtpMail(mail.smtpUrl, mail.timeoutMs) : fileMailSender(dataDir);
  cache.set(mail, send);
  return send;
}

/**
 * Mail without a mail server (the demonstration's default): one .eml file per mail, named after the Message-ID: a
 * repeated mail is still one file.
 */
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
