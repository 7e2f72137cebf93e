/** The clock of the broker's registration. */
import type { BrokerDetails } from './broker-details.ts';

const dayMs = 86_400_000;

/** Whole days until the licence ends, counted in India; negative once it has. Null when it is continuous. */
export function licenceDaysLeft(licence: BrokerDetails['licence'], now: Date): number | null {
  if (licence.mode === 'continuous') return null;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
  return Math.round((Date.parse(licence.validUntil) - Date.parse(today)) / dayMs);
}
