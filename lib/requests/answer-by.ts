/** The day by which a request is answered: its statutory clock, or what the broker's desk has set itself. */

import { type RequestKind, requestKinds } from '../content/requests/request-kinds.ts';
import { addDays, todayInIndia } from '../dates/iso-date.ts';

/** ISO date counted in India; null where the kind has no clock. */
export function answerBy(kind: RequestKind, createdAt: Date, deskDays: number): string | null {
  const { clock } = requestKinds[kind];
  if (clock === null) return null;
  const days = clock === 'desk' ? deskDays : Number.parseInt(clock.text, 10);
  return addDays(todayInIndia(createdAt), days);
}
