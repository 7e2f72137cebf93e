/** The two nodes that every page's graph shares: the organisation and the site. */
import type {
  ContactPoint,
  InsuranceAgency,
  PostalAddress,
  PropertyValue,
  WebSite,
} from 'schema-dts';
import { type BrokerDetails, demonstrationBroker, openingTimes } from '../config/broker-details.ts';
import type { Translator } from '../languages/create-translator.ts';

export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

export function siteId(origin: string): string {
  return `${origin}/#website`;
}

/** The footer's details, nothing else: on every page the same organisation, described in the language of the page. */
export function organizationNode(
  broker: BrokerDetails,
  origin: string,
  translate: Translator['translate'],
): InsuranceAgency {
  const { name, legalName, helpMailbox, socialLinks } = broker;
  const isPlaceholder = (url: string) => demonstrationBroker.socialLinks.includes(url);
  const profiles = socialLinks.map(({ url }) => url).filter((url) => !isPlaceholder(url));
  const identifier = identifiers(broker);
  return {
    '@type': 'InsuranceAgency',
    '@id': organizationId(origin),
    name,
    legalName: omitPlaceholder(legalName),
    url: origin,
    logo: `${origin}/icons/512.png`,
    description: translate(
      `${broker.licence.category}: acts for the customer and not for an insurer.`,
    ),
    identifier: identifier.length > 0 ? identifier : undefined,
    address: postalAddress(broker),
    telephone: telephone(broker),
    email: omitPlaceholder(helpMailbox),
    contactPoint: contactPoints(broker),
    areaServed: { '@type': 'Country', name: translate('India') },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

export function siteNode({ name }: BrokerDetails, origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: origin,
    name,
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(origin) },
  };
}

function identifiers({ licence, cin }: BrokerDetails): PropertyValue[] {
  const namedValues = [
    ['IRDAI registration number', omitPlaceholder(licence.number)],
    ['Corporate identity number (CIN)', omitPlaceholder(cin)],
  ] as const;
  return namedValues.flatMap(([propertyID, value]) =>
    value === undefined ? [] : [{ '@type': 'PropertyValue', propertyID, value } as const],
  );
}

/** A demonstration's placeholder is not a fact, so it is left out. */
const placeholderValues = new Set<unknown>([
  ...Object.values(demonstrationBroker),
  demonstrationBroker.licence.number,
]);
placeholderValues.delete(demonstrationBroker.name);

function omitPlaceholder(value: string): string | undefined {
  return placeholderValues.has(value) ? undefined : value;
}

/** "4th Floor, Nariman Bhavan, Mumbai 400021": the town only if it is configured, never guessed. */
function postalAddress({ address, city, state }: BrokerDetails): PostalAddress | undefined {
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
function telephone({ phone }: BrokerDetails): string | undefined {
  if (omitPlaceholder(phone) === undefined) return undefined;
  return phone.startsWith('+') ? phone : `+91 ${phone.replace(/^0/, '')}`;
}

/**
 * The hours are those of the telephone, as in the footer. The office's hours are unknown, so the agency names none.
 */
function contactPoints(broker: BrokerDetails): ContactPoint[] | undefined {
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
