/** The broker's registration: its remaining term, and the line that forms and the footer print. */
import { formatDate } from '../dates/format-date.ts';
import { daysBetween, type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import type { BrokerDetails } from './broker-details.ts';

/** The day on which the licence ends or, for a continuous one, its annual fee is due; null where none is configured. */
export function licenceLastDay(licence: BrokerDetails['licence']): IsoDate | null {
  return licence.mode === 'continuous' ? licence.feeDue : licence.validUntil;
}

/**
 * Whole days until the licence ends or, for a continuous one, until its annual fee is due; counted in India, negative
 * once the day is over. Null for a continuous registration without a configured fee date.
 */
export function licenceDaysLeft(licence: BrokerDetails['licence'], now: Date): number | null {
  const last = licenceLastDay(licence);
  return last && daysBetween(todayInIndia(now), last);
}

/**
 * Whether a fixed term has ended. Rule: from then on no call is passed on, because only a registered broker may solicit
 * (docs/rules.md, section 1). A continuous registration does not end with the day of its fee.
 */
export function isLicenceOver(licence: BrokerDetails['licence'], now: Date): boolean {
  return licence.mode === 'fixed_term' && (licenceDaysLeft(licence, now) ?? 0) < 0;
}

/** The term as one word, to compare the pages' term with that of the start. */
export function licenceTerm({ mode, validUntil }: BrokerDetails['licence']): string {
  return mode === 'continuous' ? mode : `${mode} ${validUntil}`;
}

/** Validity as a separate row; the footer and the notices use `licenceLine`. */
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
