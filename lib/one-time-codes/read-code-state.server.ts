/** The state of a code for the page on which it is entered. Rule: it is the same for known and unknown contacts. */
import 'server-only';
import { maskContact } from '../input/contact.ts';
import { mailFolder } from '../mail/file-mail.server.ts';
import { smsFolder } from '../sms/file-sms.server.ts';
import type { Services } from '../store/services.server.ts';
import { readNewestCode } from './check-code.server.ts';
import { isGatewayDown } from './gateway-health.server.ts';
import { type CodePurpose, type CodeState, maxCodeAttempts, minResendMs } from './one-time-code.ts';

/** @throws when the database cannot be used. */
export async function readCodeState(
  services: Services,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
  now: Date,
): Promise<CodeState> {
  const { env, encryption } = services;
  const row = await readNewestCode(services, headers, purpose);
  if (!row || row.closed_at !== null || row.contact_sealed === null) return { kind: 'none' };
  const address = encryption.openOrThrow(row.contact_sealed, row.id);
  const ageMs = now.getTime() - Date.parse(row.created_at);
  // For other purposes only known contacts get a message: a failure would reveal one.
  const isOwnFailure = purpose === 'call-back' && row.sending === 'failed';
  return {
    kind: 'waiting',
    purpose,
    channel: row.channel,
    maskedAddress: maskContact({ channel: row.channel, address }),
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
