/**
 * Contact details of the broker as structured data (Google's LocalBusiness and Organization): office, telephone and its
 * hours. Details that are not configured are left out.
 */
import type { ContactPoint, PostalAddress } from 'schema-dts';
import { type BrokerDetails, demonstrationBroker, openingTimes } from '../config/broker-details.ts';

/** A demonstration's placeholder is not a fact, so it is left out. */
const placeholderValues = new Set<unknown>([
  ...Object.values(demonstrationBroker),
  demonstrationBroker.licence.number,
]);
placeholderValues.delete(demonstrationBroker.name);

export function omitPlaceholder(value: string): string | undefined {
  return placeholderValues.has(value) ? undefined : value;
}

/** "4th Floor, Nariman Bhavan, Mumbai 400021": the town only if it is configured, never guessed. */
export function postalAddress({ address, city, state }: BrokerDetails): PostalAddress | undefined {
  if (omitPlaceholder(address) === undefined) return undefined;
  const postalCode = address.match(/\b[1-9]\d{2}\s?\d{3}\b/g)?.at(-1);
  const ends = [city, state, postalCode].flatMap((part) =>
    part ? [address.lastIndexOf(part)] : [],
  );
  const street = address.slice(0, Math.min(address.length, ...ends)).replace(/[\s,;:.–-]+$/, '');
  return {
    '@type': 'PostalAddress',
    streetAddress: street || address,
    addressLocality: city ?? undefined,
    addressRegion: state ?? undefined,
    postalCode: postalCode?.replace(/\s/, ''),
    addressCountry: 'IN',
  };
}

/** Adds the country code, which the footer omits. */
export function telephone({ phone }: BrokerDetails): string | undefined {
  if (omitPlaceholder(phone) === undefined) return undefined;
  return phone.startsWith('+') ? phone : `+91 ${phone.replace(/^0/, '')}`;
}

/**
 * The hours are those of the telephone, as in the footer. The office's hours are unknown, so the agency names none.
 */
export function contactPoints(broker: BrokerDetails): ContactPoint[] | undefined {
  const number = telephone(broker);
  if (number === undefined) return undefined;
  const hours = openingTimes(broker.callingHours);
  const complaints = omitPlaceholder(broker.complaintsMailbox);
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: number,
      email: omitPlaceholder(broker.helpMailbox),
      areaServed: 'IN',
      hoursAvailable: hours && {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        ...hours,
      },
    },
    ...(complaints
      ? [{ '@type': 'ContactPoint', contactType: 'complaints', email: complaints } as const]
      : []),
  ];
}

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
