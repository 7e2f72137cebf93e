/** The mobile number of a lead: opened, erased, or sealed with a key that is not configured. */
import 'server-only';
import { openOrUnreadable } from '../store/field-encryption.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';

type OpenedMobile =
  | { kind: 'opened'; mobile: string }
  | { kind: 'erased' }
  | { kind: 'unreadable'; reason: string };

export function openLeadMobile(
  encryption: Services['encryption'],
  { id, mobile_sealed }: Pick<LeadRow, 'id' | 'mobile_sealed'>,
): OpenedMobile {
  if (mobile_sealed === null) return { kind: 'erased' };
  const opened = openOrUnreadable(encryption, mobile_sealed, id);
  return opened.kind === 'opened' ? { kind: 'opened', mobile: opened.plain } : opened;
}
