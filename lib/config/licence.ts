/** The broker's registration: how long it runs, and the line that stands beside every form and in the footer. */
import { formatDate } from '../dates/format-date.ts';
import { daysBetween, todayInIndia } from '../dates/iso-date.ts';
import type { BrokerDetails } from './broker-details.ts';

/** Whole days until the licence ends, counted in India; negative once it has. Null when it is continuous. */
export function licenceDaysLeft(licence: BrokerDetails['licence'], now: Date): number | null {
  if (licence.mode === 'continuous') return null;
  return daysBetween(todayInIndia(now), licence.validUntil);
}

export function licenceLine({ licence }: Pick<BrokerDetails, 'licence'>): string {
  const validity =
    licence.mode === 'continuous'
      ? 'registration in force, renewed by annual fee'
      : `valid until ${formatDate(licence.validUntil)}`;
  return `${licence.category}, IRDAI registration ${licence.number}, ${validity}`;
}
