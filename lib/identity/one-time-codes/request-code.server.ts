/**
 * Issues a code within the limits of the client and of the site. Rule: only a sent code counts for the site, so that
 * neither rejected requests nor unknown contacts lock customers out.
 */
import 'server-only';
import { identifyClient } from '../../http/identify-client.server.ts';
import type { Services } from '../../store/services.server.ts';
import {
  consumeCodeAllowance,
  recordSiteCode,
  siteRetryAfterSeconds,
} from './code-allowance.server.ts';
import { observeCodeEvent } from './code-counts.server.ts';
import { type CodeRequest, issueCode } from './issue-code.server.ts';
import type { IssueOutcome } from './one-time-code.ts';

/** @throws when the database cannot be used. */
export async function requestCode(
  services: Services,
  headers: Headers,
  codeRequest: CodeRequest,
  now: Date,
): Promise<IssueOutcome> {
  const { env } = services;
  const client = identifyClient(headers, env.trustedProxyHops);
  const clientLimit = { purpose: 'code', client, perHour: env.codesPerClientPerHour } as const;
  const retryAfterSeconds =
    (await consumeCodeAllowance(services, clientLimit, now)) ||
    (await siteRetryAfterSeconds(services, codeRequest, now));
  const outcome: IssueOutcome =
    retryAfterSeconds > 0
      ? { kind: 'too-many', retryAfterSeconds }
      : await issueCode(services, headers, codeRequest, now);
  if (outcome.kind === 'issued' && outcome.isNew) await recordSiteCode(services, codeRequest, now);
  if (outcome.kind === 'too-many') observeCodeEvent(codeRequest.contact.channel, 'refused', now);
  return outcome;
}
