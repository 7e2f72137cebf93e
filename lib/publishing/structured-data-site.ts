/** The two nodes that every page's graph shares: the organisation and the site. */
import type { InsuranceAgency, PropertyValue, WebSite } from 'schema-dts';
import { type BrokerDetails, demonstrationBroker } from '../config/broker-details.ts';
import type { Translator } from '../languages/create-translator.ts';
import {
  contactPoints,
  omitPlaceholder,
  postalAddress,
  telephone,
} from './structured-data-contact.ts';

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
