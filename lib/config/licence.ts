/** The broker's registration: how long it runs, and the line that stands beside every form and in the footer. */
import { formatDate } from '../dates/format-date.ts';
import { daysBetween, todayInIndia } from '../dates/iso-date.ts';
import type { BrokerDetails } from './broker-details.ts';

/**
 * Whole days until the licence ends or, of a continuous one, until its annual fee is due; counted in India, negative
 * once the day is over. Null for a continuous registration whose fee has no day configured.
 */
export function licenceDaysLeft(licence: BrokerDetails['licence'], now: Date): number | null {
  const last = licence.mode === 'continuous' ? licence.feeDue : licence.validUntil;
  return last && daysBetween(todayInIndia(now), last);
}

/** As a row of its own; the footer and the notices have `licenceLine`. */
export function licenceValidity(licence: BrokerDetails['licence']): string {
  return licence.mode === 'continuous'
    ? 'Continuous, kept in force by a yearly fee until surrendered, suspended or cancelled'
    : `Valid until ${formatDate(licence.validUntil)}`;
}

export function licenceLine({ licence }: Pick<BrokerDetails, 'licence'>): string {
  const validity =
    licence.mode === 'continuous'
      ? 'registration in force, renewed by annual fee'
      : `valid until ${formatDate(licence.validUntil)}`;
  return `${licence.category}, IRDAI registration ${licence.number}, ${validity}`;
}
