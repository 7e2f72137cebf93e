/**
 * Withdraws leads, when a call or all calls to a number are stopped: one that waits is never sent, one that Lead.svc
 * has is marked.
 */
import 'server-only';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { readByReference } from '../outbox/outbox-tables.server.ts';
import {
  isFollowUpOpen,
  isWaitingLead,
  type LeadRow,
  leadColumnsErasedOnWithdrawal,
  waitingLeadStates,
} from '../store/schema/lead-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { stopNumbers } from './do-not-call-list.server.ts';
import { isFollowUpOpenSql } from './follow-ups.server.ts';

/** The last problem as the desk reads it; whether a call was withdrawn is decided by `withdrawn_at`. */
const withdrawnProblem = 'withdrawn by the visitor';

/** One call, or the calls of these numbers: some hundred at most. */
type WithdrawnLeads =
  | { reference: string }
  | { mobileKey: string }
  | { mobileKeys: readonly string[] };

/**
 * Waiting leads end as `expired`, as after seven days. A delivered one cannot be recalled from Lead.svc: it stays
 * `delivered` with the time of its withdrawal, and the desk must be told. A delivered lead is marked only if it is of
 * the last seven days: no call follows an older one.
 * @returns how many were withdrawn before they were delivered.
 */
export async function withdrawLeads(
  db: Kysely<Tables>,
  by: WithdrawnLeads,
  now: Date,
): Promise<number> {
  const nowText = now.toISOString();
  const chosen = chosenLeads(by);
  const isOneCall = 'reference' in by;
  // First and in any state: a lead that was delivered loses these columns too.
  await db.updateTable('lead').set(leadColumnsErasedOnWithdrawal).where(chosen).execute();
  // The waiting ones first: one that is delivered or refused meanwhile is found by what follows.
  const result = await db
    .updateTable('lead')
    .set({
      state: 'expired',
      settled_at: nowText,
      withdrawn_at: nowText,
      last_problem: withdrawnProblem,
    })
    .where('state', 'in', waitingLeadStates)
    .where(chosen)
    .executeTakeFirst();
  await db
    .updateTable('lead')
    .set({ withdrawn_at: nowText })
    .where(chosen)
    .where('state', '=', 'delivered')
    .where('withdrawn_at', 'is', null)
    .$if(!isOneCall, (query) => query.where('expires_at', '>', nowText))
    .execute();
  // What a person at the desk was to do about the call ends with it.
  await db
    .updateTable('lead')
    .set({ withdrawn_at: nowText, followed_up_at: nowText })
    .where(chosen)
    .where(isFollowUpOpenSql)
    .execute();
  return Number(result.numUpdatedRows);
}

function chosenLeads(by: WithdrawnLeads) {
  if ('mobileKeys' in by) return sql<SqlBool>`mobile_key in (${sql.join(by.mobileKeys)})`;
  return 'reference' in by
    ? sql<SqlBool>`reference = ${by.reference}`
    : sql<SqlBool>`mobile_key = ${by.mobileKey}`;
}

/**
 * Also withdraws every waiting call.
 * @returns how many.
 */
export async function addToDoNotCallList(
  db: Kysely<Tables>,
  mobileKey: string,
  now: Date,
): Promise<number> {
  await stopNumbers(db, [mobileKey], now);
  return withdrawLeads(db, { mobileKey }, now);
}

/**
 * @param db a transaction, where there is one.
 * @returns null if there is no such reference.
 */
export async function withdrawLead(
  { store }: Services,
  reference: string,
  now: Date,
  db: Kysely<Tables> = store.db,
): Promise<{ lead: LeadRow; mayBeCalled: boolean } | null> {
  await withdrawLeads(db, { reference }, now);
  const lead = await readByReference(db, 'lead', reference);
  if (!lead) return null;
  return { lead, mayBeCalled: mayBeCalled(lead) };
}

type SentColumns = Pick<LeadRow, 'state' | 'sending_since' | 'possibly_duplicate'>;

/** A send in progress, or without a usable response, may have reached Lead.svc: then the desk must be told. */
export function mayBeCalled({ state, sending_since, possibly_duplicate }: SentColumns): boolean {
  const isOnItsWay = sending_since !== null || possibly_duplicate === 1;
  return state === 'delivered' || (state !== 'refused' && isOnItsWay);
}

/** References of the calls. */
export type AffectedCalls = {
  /** Waiting calls that are not made. */
  withdrawn: string[];
  /** Calls that Lead.svc has, or may have: tell the callers. */
  mayBeCalled: string[];
};

/** The effects of a withdrawal of these calls; read before it, in its transaction. */
export function affectedCalls(leads: readonly LeadRow[], now: Date): AffectedCalls {
  const open = leads.filter((lead) => {
    // An expired lead is not called.
    if (lead.state === 'delivered')
      return lead.withdrawn_at === null && lead.expires_at > now.toISOString();
    return isWaitingLead(lead) || isFollowUpOpen(lead);
  });
  const references = (rows: readonly LeadRow[]) => rows.map(({ reference }) => reference);
  return {
    withdrawn: references(open.filter((lead) => !mayBeCalled(lead))),
    mayBeCalled: references(open.filter(mayBeCalled)),
  };
}
