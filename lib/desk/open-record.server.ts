/** Opens what is masked. Rule: the event is written first, in one transaction: without it nothing is shown. */
import 'server-only';
import type { Kysely } from 'kysely';
import { openLeadMobile } from '../leads/open-lead-mobile.server.ts';
import { readByReference } from '../outbox/read-by-reference.server.ts';
import { callBackPrefix } from '../outbox/reference.ts';
import type { SealedPolicy } from '../policies/policy-details.ts';
import { openDetails } from '../policies/read-policies.server.ts';
import { openFields } from '../requests/open-request.server.ts';
import { openOrUnreadable } from '../store/field-encryption.server.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from './audit-trail.server.ts';

type OpenedRecord =
  | { kind: 'call'; mobile: string; refusal: string }
  /** Every field as it was typed, by name. */
  | { kind: 'request'; fields: Readonly<Record<string, string>> }
  | { kind: 'policy'; details: SealedPolicy };

export type OpenOutcome =
  | { kind: 'opened'; record: OpenedRecord }
  /** `unreadable`: sealed with a key that is not configured. */
  | { kind: 'not-found' | 'erased' | 'unreadable' };

/** @param id CB-…, SR-…, or the id of a policy. */
export function openRecord(services: Services, actor: DeskActor, id: string): Promise<OpenOutcome> {
  return services.store.db.transaction().execute(async (transaction) => {
    const outcome = await read(services, transaction, id);
    if (outcome.kind === 'opened')
      await recordDeskEvent(
        services,
        { ...actor, action: 'opened-number', subject: id },
        transaction,
      );
    return outcome;
  });
}

async function read(services: Services, db: Kysely<Tables>, id: string): Promise<OpenOutcome> {
  if (id.startsWith(`${callBackPrefix}-`)) return readCall(services, db, id);
  const request = await readByReference(db, 'service_request', id);
  if (request) {
    const opened = openFields(services, request);
    if (opened.kind === 'opened')
      return { kind: 'opened', record: { kind: 'request', fields: opened.fields } };
    return { kind: request.fields_sealed === null ? 'erased' : 'unreadable' };
  }
  const policy = await db
    .selectFrom('policy')
    .select(['id', 'details_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!policy) return { kind: 'not-found' };
  try {
    const details = openDetails(services, policy);
    return { kind: 'opened', record: { kind: 'policy', details } };
  } catch {
    return { kind: 'unreadable' };
  }
}

async function readCall(
  { encryption }: Services,
  db: Kysely<Tables>,
  reference: string,
): Promise<OpenOutcome> {
  const lead = await readByReference(db, 'lead', reference);
  if (!lead) return { kind: 'not-found' };
  const opened = openLeadMobile(encryption, lead);
  if (opened.kind !== 'opened') return { kind: opened.kind };
  const refusal = lead.refusal_sealed && openOrUnreadable(encryption, lead.refusal_sealed, lead.id);
  return {
    kind: 'opened',
    record: {
      kind: 'call',
      mobile: opened.mobile,
      refusal: refusal && refusal.kind === 'opened' ? refusal.plain : '',
    },
  };
}
