/**
 * Sends one mail through SMTP, once, on a new connection: a server may close a reused one at the moment of the next
 * mail, and then it would be unknown whether that was accepted. The outbox retries.
 */
import 'server-only';
import { createTransport } from 'nodemailer';
import { type Mail, type MailOutcome, type SendMail, toMailOptions } from './mail.ts';

type SmtpError = {
  code?: string;
  originalCode?: string;
  responseCode?: number | false;
  timeoutType?: string;
};

/** @param smtpUrl smtp(s)://user:password@host:port. @param timeoutMs of the whole send. Never throws. */
export function smtpMail(smtpUrl: string, timeoutMs: number): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail: Mail): Promise<MailOutcome> => {
    try {
      await transport.sendMail({
        ...toMailOptions(mail),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: 'sent' };
    } catch (error) {
      return toOutcome(error as SmtpError);
    }
  };
}

/** A refusal with a code means: the mail was not accepted, and the server is up. */
const notArrivedCodes = ['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'ECONFIG', 'EREQUIRETLS'];
const notConnectedCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'];
const earlyTimeouts = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

function toOutcome({ code = '', originalCode, responseCode, timeoutType }: SmtpError): MailOutcome {
  const refusal = responseCode || 0;
  const isAboutThisMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && refusal >= 400;
  return {
    kind: 'not-sent',
    mayHaveArrived: !(
      refusal >= 400 ||
      notArrivedCodes.includes(code) ||
      notConnectedCodes.includes(originalCode ?? '') ||
      earlyTimeouts.includes(timeoutType ?? '')
    ),
    isPermanent: refusal >= 500 || code === 'ECONFIG',
    // 421: the server is closing, whatever the command was.
    isServerDown: !isAboutThisMail || refusal === 421,
    detail: [code || 'unknown', refusal || '', timeoutType ?? originalCode ?? '']
      .filter(Boolean)
      .join(' '),
  };
}
