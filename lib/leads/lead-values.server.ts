/**
 * The values of a lead: its number, its product in words, and what lists, the desk, its CSV, Lead.svc and its visitor
 * get (lead-schema.ts says which).
 */
import 'server-only';
import { maskMobile } from '../input/mobile.ts';
import { type ProductCode, productLabel } from '../lead-service/call-back-products.ts';
import { findRoute } from '../site/find-route.ts';
import {
  erased,
  type FieldEncryption,
  type NotOpened,
  type OpenOutcome,
} from '../store/field-encryption.server.ts';
import {
  type LeadRow,
  type LeadTextName,
  leadTextColumns,
  sealedLeadColumns,
  sentLeadColumns,
} from '../store/schema/lead-schema.ts';

export function openLeadMobile(
  encryption: FieldEncryption,
  { id, mobile_sealed }: Pick<LeadRow, 'id' | 'mobile_sealed'>,
): OpenOutcome<string> | NotOpened {
  return mobile_sealed === null ? erased : encryption.open(mobile_sealed, id);
}

/** What lists show in the place of the number: the number, masked unless it is revealed, or why there is none. */
export function leadMobileText(
  encryption: FieldEncryption,
  lead: Pick<LeadRow, 'id' | 'mobile_sealed'>,
  isRevealed: boolean,
): string {
  const opened = openLeadMobile(encryption, lead);
  if (opened.kind !== 'opened') return opened.reason;
  return isRevealed ? opened.plain : maskMobile(opened.plain);
}

/** Lead.svc's own message of a refusal; unreadable or erased, why there is none. */
export function openRefusal(
  encryption: FieldEncryption,
  lead: LeadRow,
): OpenOutcome<string> | NotOpened {
  return lead.refusal_sealed ? encryption.open(lead.refusal_sealed, lead.id) : erased;
}

/** The same, with the digits of a number masked: for lists. */
export function maskRefusal(encryption: FieldEncryption, lead: LeadRow): string {
  const refusal = openRefusal(encryption, lead);
  return maskDigits(refusal.kind === 'opened' ? refusal.plain : refusal.reason);
}

/** Lead.svc repeats the number in its messages, at times in two halves; a time has fewer digits in a row. */
export function maskDigits(text: string): string {
  return text.replace(
    /\d{5}[ -]\d{5}|\d{6,}/g,
    (digits) => digits.slice(0, -2).replace(/\d/g, '•') + digits.slice(-2),
  );
}

/** What a visitor is told of a call that Lead.svc refused after it was promised (docs/lead-states.md). */
export type RefusalAfterPromise =
  /** One of our people has it. */
  | { kind: 'with-person'; notice: string }
  /** Somebody has called or closed it, or may not call any more. */
  | { kind: 'seen-to' | 'over'; message: string };

/** Null for any other call. */
export function describeRefusalAfterPromise(
  {
    follow_up,
    followed_up_at,
    withdrawn_at,
    expires_at,
  }: Pick<LeadRow, 'follow_up' | 'followed_up_at' | 'withdrawn_at' | 'expires_at'>,
  now: Date,
  phone: string,
): RefusalAfterPromise | null {
  if (follow_up !== 'refused-after-promise' || withdrawn_at !== null) return null;
  if (followed_up_at !== null) return { kind: 'seen-to', message: seenToMessage(phone) };
  if (expires_at <= now.toISOString()) return { kind: 'over', message: overMessage(phone) };
  return { kind: 'with-person', notice: withPersonMessage(phone) };
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

export type LeadText = { label: string; text: string; isLink: boolean };

/** The texts of a lead by name; a sealed one is empty unless it is revealed. */
export function listedLeadTexts(
  encryption: FieldEncryption,
  lead: LeadRow,
  isRevealed: boolean,
): Record<LeadTextName, string> {
  const texts = leadTextColumns.flatMap(({ column, isSealed, listed }) => {
    if (listed === null) return [];
    const value = isSealed && !isRevealed ? null : read(encryption, lead, column);
    return [[listed, value === null ? '' : textOf(value)]];
  });
  return Object.fromEntries(texts);
}

/** What is sealed besides the number, for a staff member who opened the call. */
export function openedLeadTexts(encryption: FieldEncryption, lead: LeadRow): LeadText[] {
  return leadTextColumns.flatMap(({ column, isSealed, label, isLink = false }) => {
    const value = isSealed ? read(encryption, lead, column) : null;
    if (value === null) return [];
    return { label, text: textOf(value), isLink: isLink && value.kind === 'opened' };
  });
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
    const value = read(encryption, lead, column);
    return value?.kind === 'opened' ? [[sentAs, value.plain]] : [];
  });
  return Object.fromEntries(values);
}

const sealedNames = new Set<keyof LeadRow>(sealedLeadColumns.map(({ column }) => column));

function read(
  encryption: FieldEncryption,
  lead: LeadRow,
  column: keyof LeadRow,
): OpenOutcome<string | number> | null {
  const value = lead[column];
  if (value === null || value === '') return null;
  if (!sealedNames.has(column)) return { kind: 'opened', plain: value };
  return encryption.open(String(value), lead.id);
}

function textOf(value: OpenOutcome<string | number>): string {
  return value.kind === 'opened' ? String(value.plain) : value.reason;
}

/** The product of the page, or of the page of a tool; Lead.svc's where the form named another one. */
export function productNameOf({ page, product }: Pick<LeadRow, 'page' | 'product'>): string {
  const route = page === null ? null : findRoute(page);
  if (route?.kind !== 'product' || route.productCode !== product)
    return productLabel(product as ProductCode);
  // The menu has these under the heading of health insurance.
  return route.label.endsWith(' health') ? `${route.label} cover` : route.label;
}
