/** The values of a lead: its number, its product in words, what Lead.svc and its visitor get, and what was promised. */
import 'server-only';
import { type ProductCode, productLabel } from '../lead-service/call-back-products.ts';
import { readByReference } from '../outbox/outbox-tables.server.ts';
import { findRoute } from '../site/find-route.ts';
import {
  erased,
  type FieldEncryption,
  type NotOpened,
  type OpenOutcome,
} from '../store/field-encryption.server.ts';
import { type LeadRow, sealedLeadColumns, sentLeadColumns } from '../store/schema/lead-schema.ts';
import type { Store } from '../store/schema/schema.ts';

export function openLeadMobile(
  encryption: FieldEncryption,
  { id, mobile_sealed }: Pick<LeadRow, 'id' | 'mobile_sealed'>,
): OpenOutcome<string> | NotOpened {
  return mobile_sealed === null ? erased : encryption.open(mobile_sealed, id);
}

/** Lead.svc's own message of a refusal; unreadable or erased, why there is none. */
export function openRefusal(
  encryption: FieldEncryption,
  lead: LeadRow,
): OpenOutcome<string> | NotOpened {
  return lead.refusal_sealed ? encryption.open(lead.refusal_sealed, lead.id) : erased;
}

/**
 * For whoever tells a visitor that a call waits: during its first send nothing is promised yet, and a refusal after this
 * has to reach a person.
 * @returns the row as it is now.
 */
export async function withPromise({ db }: Store, lead: LeadRow, now: Date): Promise<LeadRow> {
  if (lead.state !== 'pending' || lead.promised_at !== null) return lead;
  await db
    .updateTable('lead')
    .set({ promised_at: now.toISOString() })
    .where('id', '=', lead.id)
    .where('state', '=', 'pending')
    .execute();
  return (await readByReference(db, 'lead', lead.reference)) ?? lead;
}

/** What a visitor is told of a call that the desk follows up (docs/lead-states.md). */
export type FollowUpView =
  /** One of our people has it. */
  | { kind: 'with-person'; notice: string }
  /** Somebody has called or closed it, or may not call any more. */
  | { kind: 'seen-to' | 'over'; message: string };

/** Null for any other call. */
export function describeFollowUp(
  {
    follow_up,
    followed_up_at,
    withdrawn_at,
    expires_at,
  }: Pick<LeadRow, 'follow_up' | 'followed_up_at' | 'withdrawn_at' | 'expires_at'>,
  now: Date,
  phone: string,
): FollowUpView | null {
  if (follow_up === null || withdrawn_at !== null) return null;
  if (follow_up === 'check') {
    // Once somebody has checked, it is a call like any other.
    const isOpen = followed_up_at === null && expires_at > now.toISOString();
    return isOpen ? { kind: 'with-person', notice: checkMessage(phone) } : null;
  }
  if (followed_up_at !== null) return { kind: 'seen-to', message: seenToMessage(phone) };
  if (expires_at <= now.toISOString()) return { kind: 'over', message: overMessage(phone) };
  return { kind: 'with-person', notice: withPersonMessage(phone) };
}

export function checkMessage(phone: string): string {
  return `We do not know yet whether our calling system took this request. One of our people checks it, and sees to your call. You can also call us on ${phone}.`;
}

export function withPersonMessage(phone: string): string {
  return `Our calling system did not take this request. One of our people has it and will call you. You can also call us on ${phone}.`;
}

export function seenToMessage(phone: string): string {
  return `Our calling system did not take this request, and one of our people has seen to it. If you still want a call, send the request again, or call us on ${phone}.`;
}

export function overMessage(phone: string): string {
  return `Our calling system did not take this request, and the time in which we may call about it is over. If you still want a call, send the request again, or call us on ${phone}.`;
}

const withdrawnText = 'This request was taken out before it was passed on. Nobody calls about it.';
const maybeCalledText =
  'This request was stopped. It may have reached our callers before, and they are told not to call. If somebody calls all the same, say so.';

/** Stopped after Lead.svc had it, or during or after a send whose answer was lost, it may be called all the same. */
export function withdrawnMessage({
  state,
  possibly_duplicate,
  sending_since,
}: Pick<LeadRow, 'state' | 'possibly_duplicate' | 'sending_since'>): string {
  const mayHaveArrived = possibly_duplicate === 1 || sending_since !== null;
  return state === 'delivered' || (state === 'expired' && mayHaveArrived)
    ? maybeCalledText
    : withdrawnText;
}

/**
 * The values of a lead under their names in the body of Lead.svc. What is empty, or sealed with another key, is left
 * out.
 */
export function leadServiceValues(
  encryption: FieldEncryption,
  lead: LeadRow,
): Record<string, string | number> {
  const values = sentLeadColumns.flatMap(({ column, sentAs }) => {
    const value = readLeadColumn(encryption, lead, column);
    return value?.kind === 'opened' ? [[sentAs, value.plain]] : [];
  });
  return Object.fromEntries(values);
}

const sealedNames = new Set<keyof LeadRow>(sealedLeadColumns.map(({ column }) => column));

export function readLeadColumn(
  encryption: FieldEncryption,
  lead: LeadRow,
  column: keyof LeadRow,
): OpenOutcome<string | number> | null {
  const value = lead[column];
  if (value === null || value === '') return null;
  if (!sealedNames.has(column)) return { kind: 'opened', plain: value };
  return encryption.open(String(value), lead.id);
}

/** The product of the page, or of the page of a tool; Lead.svc's where the form named another one. */
export function productNameOf({ page, product }: Pick<LeadRow, 'page' | 'product'>): string {
  const route = page === null ? null : findRoute(page);
  if (route?.kind !== 'product' || route.productCode !== product)
    return productLabel(product as ProductCode);
  // The menu has these under the heading of health insurance.
  return route.label.endsWith(' health') ? `${route.label} cover` : route.label;
}
