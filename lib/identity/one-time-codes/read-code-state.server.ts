/** The state of a code for the page on which it is entered. Rule: it is the same for known and unknown contacts. */
import 'server-only';
import { firstValue, type SearchParams } from '../../browser/url-state/search-params.ts';
import { maskContact } from '../../input/contact.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import { readOpenCode } from './check-code.server.ts';
import { type CodeMessage, parseCodeMessage } from './code-messages.ts';
import { type CodePurpose, type CodeState, maxCodeAttempts, minResendMs } from './one-time-code.ts';
import { isGatewayDown } from './send-code.server.ts';

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
    isDemonstration: env.siteEnv === 'demonstration',
  };
}

/** Content of a confirmation page while its code has not been entered. */
export type CodeView = { kind: 'code'; state: CodeState; message: CodeMessage | null };

/** @throws when the database is unavailable. */
export async function readCodeView(
  query: SearchParams,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
): Promise<CodeView> {
  const services = await openServices();
  const state = await readCodeState(services, headers, purpose, services.store.now());
  return { kind: 'code', state, message: parseCodeMessage(firstValue(query, 'problem')) };
}
