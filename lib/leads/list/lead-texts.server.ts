/** The values of a lead as texts of lists, the desk and its CSV (lead-schema.ts says which). */
import 'server-only';
import { maskMobile } from '../../input/mobile.ts';
import type { FieldEncryption, OpenOutcome } from '../../store/field-encryption.server.ts';
import {
  type LeadRow,
  type LeadTextName,
  leadTextColumns,
} from '../../store/schema/lead-schema.ts';
import { openLeadMobile, openRefusal, readLeadColumn } from '../lead-values.server.ts';

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

/** Lead.svc's own message of a refusal, with the digits of a number masked: for lists. */
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

export type LeadText = { label: string; text: string; isLink: boolean };

/** The texts of a lead by name; a sealed one is empty unless it is revealed. */
export function listedLeadTexts(
  encryption: FieldEncryption,
  lead: LeadRow,
  isRevealed: boolean,
): Record<LeadTextName, string> {
  const texts = leadTextColumns.flatMap(({ column, isSealed, listed }) => {
    if (listed === null) return [];
    const value = isSealed && !isRevealed ? null : readLeadColumn(encryption, lead, column);
    return [[listed, value === null ? '' : textOf(value)]];
  });
  return Object.fromEntries(texts);
}

/** What is sealed besides the number, for a staff member who opened the call. */
export function openedLeadTexts(encryption: FieldEncryption, lead: LeadRow): LeadText[] {
  return leadTextColumns.flatMap(({ column, isSealed, label, isLink = false }) => {
    const value = isSealed ? readLeadColumn(encryption, lead, column) : null;
    if (value === null) return [];
    return { label, text: textOf(value), isLink: isLink && value.kind === 'opened' };
  });
}

function textOf(value: OpenOutcome<string | number>): string {
  return value.kind === 'opened' ? String(value.plain) : value.reason;
}
