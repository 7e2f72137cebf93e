/** Selects how mail is sent: SMTP if configured, files otherwise. One sender per setting. */
import 'server-only';
import type { Environment } from '../../config/parse-environment.ts';
import { fileMailSender } from './file-mail.server.ts';
import type { SendMail } from './mail.ts';
import { smtpMail } from './smtp-mail.server.ts';

const cache = new WeakMap<Environment['mail'], SendMail>();

export function mailSender({ mail, dataDir }: Pick<Environment, 'mail' | 'dataDir'>): SendMail {
  const cached = cache.get(mail);
  if (cached) return cached;
  const send = mail.smtpUrl ? smtpMail(mail.smtpUrl, mail.timeoutMs) : fileMailSender(dataDir);
  cache.set(mail, send);
  return send;
}
