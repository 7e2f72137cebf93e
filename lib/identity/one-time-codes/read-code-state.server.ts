/** The state of a code for the page on which it is entered. Rule: it is the same for known and unknown contacts. */
import 'server-only';
import { maskContact } from '../../input/contact.ts';
import { mailFolder } from '../../messages/mail/file-mail.server.ts';
import { smsFolder } from '../../messages/sms/file-sms.server.ts';
import type { Services } from '../../store/services.server.ts';
import { readOpenCode } from './check-code.server.ts';
import { isGatewayDown } from './gateway-health.server.ts';
import { type CodePurpose, type CodeState, maxCodeAttempts, minResendMs } from './one-time-code.ts';

/** @throws when the database cannot be used. */
export async function readCodeState(
  services: Services,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
  now: Date,
): Promise<CodeState> {
  const { env } = services;
  const open = await readOpenCode(services, headers, purpose);
  if (!open) return { kind: 'none' };
  const { row, contact } = open;
  const ageMs = now.getTime() - Date.parse(row.created_at);
  // For other purposes only known contacts get a message: a failure would reveal one.
  const isOwnFailure = purpose === 'call-back' && row.sending === 'failed';
  return {
    kind: 'waiting',
    purpose,
    channel: row.channel,
    maskedAddress: maskContact(contact),
    resendAfterSeconds: Math.max(0, Math.ceil((minResendMs - ageMs) / 1000)),
    triesLeft: maxCodeAttempts - row.tries,
    expiresAt: new Date(row.expires_at),
    isExpired: Date.parse(row.expires_at) <= now.getTime(),
    isChannelDown: isOwnFailure || (row.channel === 'sms' && isGatewayDown()),
    demonstrationFolder:
      env.siteEnv !== 'demonstration'
        ? null
        : row.channel === 'sms'
          ? smsFolder(env.dataDir)
          : mailFolder(env.dataDir),
  };
}
