/**
 * Takes a valid request: write it down, try Lead.svc once, say what became of it. Rule: "delivered" and
 * "queued" are only ever said of a row that is on disk.
 */
import 'server-only';
import type { Upstream } from '../config/service-urls.ts';
import { type NotRecorded, withClientRateLimit } from '../http/with-client-rate-limit.server.ts';
import { logger } from '../logging/logger.server.ts';
import { leaseMs, type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import type { LeadRow } from '../store/schema.ts';
import type { CallBackSubmission } from './call-back-submission.ts';
import { deliverLead } from './deliver-lead.server.ts';
import { type RecordOutcome, recordLead } from './record-lead.server.ts';

export type CallBackOutcome =
  | { kind: 'delivered' | 'queued'; reference: string }
  | { kind: 'refused'; message: string; reference: string }
  | { kind: 'stopped' }
  | NotRecorded;

export type CallBackContext = {
  upstream: Upstream;
  /** Counted, never kept. */
  client: string;
  perClientPerHour: number;
  /** The visitor's own, put on the upstream request; a form without JavaScript has none. */
  antiForgeryToken?: string | undefined;
};

export async function submitLead(
  request: CallBackSubmission,
  context: CallBackContext,
): Promise<CallBackOutcome> {
  const { client, perClientPerHour: perHour } = context;
  const taken = await withClientRateLimit({ purpose: 'call-back', client, perHour }, async () =>
    accept(await openOutbox(), request, context.upstream),
  );
  if (!('lead' in taken)) return taken;
  const outbox = await openOutbox();
  return taken.kind === 'repeated'
    ? stateOf(outbox, taken.lead)
    : deliver(outbox, taken.lead, context.antiForgeryToken);
}

function accept(
  outbox: Outbox,
  request: CallBackSubmission,
  upstream: Upstream,
): Promise<RecordOutcome> {
  const { store, encryption, env } = outbox;
  return recordLead(store, encryption, request, {
    upstream,
    perMobilePerDay: env.callBacksPerMobilePerDay,
    retentionDays: env.leadRetentionDays,
    leaseMs: leaseMs(env),
    now: new Date(),
  });
}

async function deliver(outbox: Outbox, lead: LeadRow, token?: string): Promise<CallBackOutcome> {
  const { reference } = lead;
  const answer = await deliverLead(outbox, lead, token);
  switch (answer.kind) {
    case 'accepted':
      return { kind: 'delivered', reference };
    case 'refused':
      return { kind: 'refused', message: answer.message, reference };
    case 'unusable':
      // The row is on disk: the sweeper sends it when it is due again.
      logger().warn({ reference, problem: answer.reason, detail: answer.detail }, 'lead queued');
      return { kind: 'queued', reference };
  }
}

function stateOf({ encryption }: Outbox, lead: LeadRow): CallBackOutcome {
  const { state, reference, refusal_sealed } = lead;
  if (state === 'refused' && refusal_sealed) {
    return { kind: 'refused', message: encryption.open(refusal_sealed, lead.id), reference };
  }
  return { kind: state === 'delivered' ? 'delivered' : 'queued', reference };
}
