/** Stores call-backs as the form's handler does, without the form. A test overrides what it is about. */
import { leadLeaseMs } from '../../lib/leads/deliver/deliver-lead.server.ts';
import type { Admission } from '../../lib/leads/limits.server.ts';
import type { CallBackSubmission } from '../../lib/leads/submit/call-back-submission.ts';
import {
  type RecordOptions,
  type RecordOutcome,
  recordLead,
} from '../../lib/leads/submit/record-lead.server.ts';
import type { LeadRow } from '../../lib/store/schema/lead-schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { validCallBack } from './valid-call-back.ts';

/** @param options default to the limits of the environment, for QA and now. */
export function recordCall(
  { store, encryption, env }: Services,
  changed: Partial<CallBackSubmission> = {},
  options: Partial<RecordOptions> = {},
): Promise<RecordOutcome> {
  return recordLead(
    store,
    encryption,
    { ...validCallBack, ...changed },
    {
      upstream: 'qa',
      perMobilePerDay: env.callBacksPerMobilePerDay,
      retentionDays: env.leadRetentionDays,
      leaseMs: leadLeaseMs(env),
      now: store.now(),
      ...options,
    },
  );
}

/** A call that is new. @throws if it was refused, or was there. */
export async function addCall(...call: Parameters<typeof recordCall>): Promise<LeadRow> {
  const outcome = await recordCall(...call);
  if (outcome.kind !== 'inserted') throw new Error(`was ${outcome.kind}`);
  return outcome.row;
}

/** Of a client that is above its limit, with room in its queue. */
export function throttledAdmission(changed: Partial<Admission> = {}): Admission {
  return {
    clientKey: 'one',
    isBeyondAllowance: true,
    sitePerHour: 1_000,
    maxPerClient: 1_000,
    maxOnSite: 1_000,
    maxPerClientWhenFull: 20,
    ...changed,
  };
}

export function readLead({ store }: Services, { id }: Pick<LeadRow, 'id'>): Promise<LeadRow> {
  return store.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
