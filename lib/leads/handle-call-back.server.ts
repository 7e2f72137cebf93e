/**
 * A posted call-back from its fields to its outcome: check it, write it down, try Lead.svc once, say what
 * became of it. Rule: "delivered" and "queued" are only ever said of a row that is on disk.
 */
import 'server-only';
import { pageOrigin } from '../anti-forgery/same-origin.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type Upstream, upstreamFor } from '../config/service-urls.ts';
import { clientAddress } from '../http/client-address.server.ts';
import type { FormPost } from '../http/form-post.server.ts';
import { withClientRateLimit } from '../http/with-client-rate-limit.server.ts';
import { logger } from '../logging/logger.server.ts';
import { leaseMs, type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { isRoutePath } from '../site/find-route.ts';
import type { LeadRow } from '../store/outbox-schema.ts';
import type { CallBackOutcome } from './call-back-outcome.ts';
import { type CallBackSubmission, parseCallBackSubmission } from './call-back-submission.ts';
import { deliverLead } from './deliver-lead.server.ts';
import { type RecordOutcome, recordLead } from './record-lead.server.ts';

export async function handleCallBack(
  { fields, token }: FormPost,
  headers: Headers,
  env: Environment,
): Promise<CallBackOutcome> {
  const parsed = parseCallBackSubmission(fields, isRoutePath);
  if (parsed.kind === 'invalid') return { ...parsed, fields };
  return submitLead(parsed.submission, {
    upstream: upstreamFor(pageOrigin(headers, env), env),
    client: clientAddress(headers, env.trustedProxyHops),
    perClientPerHour: env.callBacksPerClientPerHour,
    antiForgeryToken: token,
  });
}

type SubmitContext = {
  upstream: Upstream;
  /** Counted, never stored. */
  client: string;
  perClientPerHour: number;
  /** The visitor's own, put on the upstream request; a form without JavaScript has none. */
  antiForgeryToken: string | undefined;
};

async function submitLead(
  submission: CallBackSubmission,
  { upstream, client, perClientPerHour: perHour, antiForgeryToken }: SubmitContext,
): Promise<CallBackOutcome> {
  const recorded = await withClientRateLimit({ purpose: 'call-back', client, perHour }, async () =>
    record(await openOutbox(), submission, upstream),
  );
  if (!('row' in recorded)) return recorded;
  const outbox = await openOutbox();
  return recorded.kind === 'repeated'
    ? stateOf(outbox, recorded.row)
    : deliver(outbox, recorded.row, antiForgeryToken);
}

function record(
  { store, encryption, env }: Outbox,
  submission: CallBackSubmission,
  upstream: Upstream,
): Promise<RecordOutcome> {
  return recordLead(store, encryption, submission, {
    upstream,
    perMobilePerDay: env.callBacksPerMobilePerDay,
    retentionDays: env.leadRetentionDays,
    leaseMs: leaseMs(env),
    now: new Date(),
  });
}

async function deliver(outbox: Outbox, lead: LeadRow, token?: string): Promise<CallBackOutcome> {
  const { reference } = lead;
  const reply = await deliverLead(outbox, lead, token);
  switch (reply.kind) {
    case 'accepted':
      return { kind: 'delivered', reference };
    case 'refused':
      return { kind: 'refused', message: reply.message, reference };
    case 'unusable':
      // The row is on disk: the sweeper sends it when it is due again.
      logger().warn({ reference, problem: reply.reason, detail: reply.detail }, 'lead queued');
      return { kind: 'queued', reference };
  }
}

/** A repeated submission is answered with what became of the first one. */
function stateOf({ encryption }: Outbox, lead: LeadRow): CallBackOutcome {
  const { state, reference, refusal_sealed } = lead;
  if (state === 'refused' && refusal_sealed) {
    return { kind: 'refused', message: encryption.open(refusal_sealed, lead.id), reference };
  }
  return { kind: state === 'delivered' ? 'delivered' : 'queued', reference };
}
