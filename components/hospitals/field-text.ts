/** What the one field shows for a search whose place is in a part of its own: it is searched the same when sent again. */
import type { HospitalQuery } from '@/lib/tools/hospitals/contract/hospital-answer';

export function fieldText({ q, city, pin }: HospitalQuery): string {
  return [q, city, pin].filter(Boolean).join(' ');
}
