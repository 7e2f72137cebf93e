/** The day by which a request is answered: its statutory clock, or what the broker's desk has set itself. */

import { type RequestKind, requestKinds } from '../content/requests/request-kinds.ts';
import { addDays, type IsoDate, todayInIndia } from '../dates/iso-date.ts';

/** Counted in India; null where the kind has no clock. */
export function answerBy(kind: RequestKind, createdAt: Date, deskDays: number): IsoDate | null {
  const { clock } = requestKinds[kind];
  if (clock === null) return null;
  const days = clock === 'desk' ? deskDays : clock.clock.days;
  return addDays(todayInIndia(createdAt), days);
}
