/**
 * Sends a stored call-back to Lead.svc once and returns its outcome, with the tokens of the page that shows it. A
 * throttled one is left to the sweeper; a repeated one gets the outcome of the first.
 */
import 'server-only';
import { readAntiForgerySession } from '../../anti-forgery/cookies.server.ts';
import { conversionOf } from '../../campaign/campaign-columns.ts';
import { isLicenceOver } from '../../config/licence.ts';
import type { StepContext } from '../../forms/form-route.server.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { logger } from '../../logging/logger.server.ts';
import type { RecordedRow } from '../../outbox/insert-idempotent.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { toScheduledCall } from '../call-date.ts';
import { deliverLead } from '../deliver/deliver-lead.server.ts';
import { openRefusal } from '../lead-values.server.ts';
import { productNameOf } from '../product-name-of.ts';
import { isThrottled } from '../throttled-columns.server.ts';
import { heldMessage, refusedMessage } from './call-back-messages.ts';
import type { CallBackOutcome } from './call-back-outcome.ts';

export async function sendCallBack(
  { kind, row }: RecordedRow<LeadRow>,
  { services, post, headers, env, now }: StepContext,
): Promise<CallBackOutcome> {
  const { reference } = row;
  // The token in a page's URL is bound to no session: the page may be opened where cookies are blocked.
  const session = post.isNative ? '' : readAntiForgerySession(headers, env);
  const issue = (kindOfToken?: 'repeat' | 'stop') =>
    issueAccessToken(services, reference, { now, session, kind: kindOfToken });
  const notice = isLicenceOver(env.broker.licence, now) ? heldMessage(env.broker.phone) : undefined;
  if (kind === 'repeated') {
    const outcome = repeatedOutcome(services, row, now);
    return {
      ...outcome,
      ...(outcome.kind === 'queued' && { notice }),
      accessToken: issue(post.isNative ? 'repeat' : undefined),
    };
  }
  const accepted = {
    ...fieldsOfStored(row, now),
    accessToken: issue(),
    stopToken: issue('stop'),
    conversion: conversionOf(row),
    notice,
  };
  // The sweeper sends it after its release (release-throttled-leads.server.ts).
  if (isThrottled(row)) return { kind: 'queued', ...accepted };
  // Forwards the visitor's own token; a form without JavaScript has none.
  const reply = await deliverLead(services, row, post.token);
  switch (reply.kind) {
    case 'accepted':
      return { kind: 'delivered', ...accepted };
    case 'refused':
      return {
        kind: 'refused',
        message: reply.message,
        reference,
        accessToken: accepted.accessToken,
      };
    case 'unusable':
      // The row is on disk: the sweeper sends it when it is due again.
      logger().warn({ reference, problem: reply.reason, detail: reply.detail }, 'lead queued');
      return { kind: 'queued', ...accepted };
  }
}

/** What the confirmation of a new request and that of a repeated one say, both from the row. */
function fieldsOfStored(row: LeadRow, now: Date) {
  return {
    reference: row.reference,
    call: toScheduledCall(row, now),
    about: productNameOf(row),
    isAnswerShown: row.answer_sealed !== null,
    isThrottled: isThrottled(row),
  };
}

function repeatedOutcome({ encryption }: Services, lead: LeadRow, now: Date) {
  const { state, reference } = lead;
  if (state === 'refused') {
    const refusal = openRefusal(encryption, lead);
    const message = refusal.kind === 'opened' ? refusal.plain : refusedMessage;
    return { kind: 'refused', message, reference } as const;
  }
  const kind = state === 'delivered' ? 'delivered' : 'queued';
  return { kind, ...fieldsOfStored(lead, now) } as const;
}
