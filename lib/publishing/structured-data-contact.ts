/**
 * Where and when the broker is reached, in the parts that search engines read (Google's LocalBusiness and Organization):
 * the office in the footer, the telephone and its hours. What configuration does not say is left out.
 */
import type { ContactPoint, PostalAddress } from 'schema-dts';
import type { BrokerDetails } from '../config/broker-details.ts';
import { demonstrationBroker } from '../config/broker-details.ts';
import { openingTimes } from '../config/calling-hours.ts';

/** A stand-in of a demonstration is no fact about anybody, so it is left out. */
const placeholderValues = new Set<unknown>([
  ...Object.values(demonstrationBroker),
  demonstrationBroker.licence.number,
]);
placeholderValues.delete(demonstrationBroker.name);

export function omitPlaceholder(value: string): string | undefined {
  return placeholderValues.has(value) ? undefined : value;
}

/** "4th Floor, Nariman Bhavan, Mumbai 400021": the town only where configuration names it, never by a guess. */
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

/** With the country's code, which a number in an Indian footer goes without. */
export function telephone({ phone }: BrokerDetails): string | undefined {
  if (omitPlaceholder(phone) === undefined) return undefined;
  return phone.startsWith('+') ? phone : `+91 ${phone.replace(/^0/, '')}`;
}

/**
 * The hours are those of the telephone, as the footer gives them; whether the office is open to callers in them nobody
 * has said, so they are no `openingHours` of the agency.
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
