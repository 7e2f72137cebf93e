/** Structured data that looks wrong and is correct. */
import { trapBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const trap = trapBuilder('data');
const block = (value: unknown) => ({
  head: `<script type="application/ld+json">${JSON.stringify(value)}</script>`,
});
const context = 'https://schema.org';
const rating = { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: '89' };
const image = '{origin}/files/bed.png';
const story = {
  '@type': 'BlogPosting',
  headline: 'A pot for a season',
  image: [image],
  datePublished: '2026-02-01T08:00:00+05:30',
  dateModified: '2026-03-01T08:00:00+05:30',
  author: [{ '@type': 'Person', name: 'Asha Rao', url: '{origin}/about' }],
};

export const dataTraps = [
  trap(
    'product-rated',
    'A Product with a rating needs no offer.',
    sources.product,
    block({
      '@context': context,
      '@type': 'Product',
      name: 'Clay pot',
      image,
      aggregateRating: rating,
    }),
    { body: /"AggregateRating"/, lacks: /"offers"/ },
  ),
  trap(
    'data-array',
    'A block may be a list of objects.',
    sources.jsonLd,
    block([
      { '@context': context, ...story },
      { '@context': context, '@type': 'WebSite', name: 'Mango Lane', url: '{origin}/' },
    ]),
    /json">\[\{/,
  ),
  trap(
    'data-graph',
    'A block may hold a @graph whose parts name each other by @id.',
    sources.jsonLd,
    block({
      '@context': context,
      '@graph': [
        { '@type': 'WebSite', '@id': '{origin}/#site', name: 'Mango Lane', url: '{origin}/' },
        { '@type': 'WebPage', '@id': '{url}', isPartOf: { '@id': '{origin}/#site' }, name: 'Pots' },
      ],
    }),
    /"@graph"/,
  ),
  trap(
    'data-two-types',
    'An object may have two types.',
    sources.jsonLd,
    block({
      '@context': context,
      '@type': ['Organization', 'Brand'],
      name: 'Mango Lane',
      url: '{origin}/',
    }),
    /\["Organization","Brand"\]/,
  ),
  trap(
    'data-http-context',
    'The context may be written with http and a slash.',
    sources.structuredAbout,
    block({ '@context': 'http://schema.org/', ...story }),
    /"http:\/\/schema\.org\/"/,
  ),
  trap(
    'data-escaped-slash',
    'A slash in JSON may be escaped.',
    sources.jsonLd,
    {
      head: `<script type="application/ld+json">${JSON.stringify({ '@context': context, ...story }).replaceAll('/', String.raw`\/`)}</script>`,
    },
    /https:\\\/\\\/schema\.org/,
  ),
  trap(
    'event-whole',
    'An Event with date, place and offer.',
    sources.event,
    block({
      '@context': context,
      '@type': 'Event',
      name: 'Seed fair',
      startDate: '2099-01-10T10:00:00+05:30',
      endDate: '2099-01-10T17:00:00+05:30',
      eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
      eventStatus: `${context}/EventScheduled`,
      location: {
        '@type': 'Place',
        name: 'Mango Lane',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '4 Mango Lane',
          addressLocality: 'Pune',
          postalCode: '411001',
          addressCountry: 'IN',
        },
      },
      image,
      description: 'Seeds of last year for whoever comes.',
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'INR',
        url: '{url}',
        availability: `${context}/InStock`,
        validFrom: '2026-01-01',
      },
      organizer: { '@type': 'Organization', name: 'Mango Lane', url: '{origin}/' },
      performer: { '@type': 'Organization', name: 'Mango Lane', url: '{origin}/' },
    }),
    /"Seed fair"/,
  ),
  trap(
    'microdata-right',
    'Microdata in place of JSON-LD.',
    sources.structuredAbout,
    {
      body: '<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Asha Rao</span>, <span itemprop="jobTitle">gardener</span></div>',
    },
    /itemtype="https:\/\/schema\.org\/Person"/,
  ),
  trap(
    'data-nested-unused',
    'A type that Google shows nowhere is still a word of schema.org.',
    sources.vocabulary,
    block({
      '@context': context,
      '@type': 'DefinedTermSet',
      name: 'Words of the garden',
      hasDefinedTerm: [
        { '@type': 'DefinedTerm', name: 'Tilth', description: 'Soil fit for sowing.' },
      ],
    }),
    /"DefinedTermSet"/,
  ),
  trap(
    'breadcrumb-last-without-item',
    'The last step of a breadcrumb needs no address.',
    sources.breadcrumb,
    {
      breadcrumb: false,
      ...block({
        '@context': context,
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: '{origin}/' },
          { '@type': 'ListItem', position: 2, name: 'Here' },
        ],
      }),
    },
    /"position":2,"name":"Here"\}/,
  ),
  trap(
    'questions-seen',
    'Questions that stand on the page word for word.',
    sources.faq,
    {
      ...block({
        '@context': context,
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How deep is a pot?',
            acceptedAnswer: { '@type': 'Answer', text: 'Two hands.' },
          },
        ],
      }),
      body: '<h2>How deep is a pot?</h2><p>Two hands.</p>',
    },
    /<h2>How deep is a pot\?/,
  ),
  trap(
    'data-other-script',
    'JSON of another kind in a script is no structured data.',
    sources.jsonLd,
    {
      head: '<script type="application/json" id="state">{"@type":"Prodcut","price":"many"}</script>',
    },
    /type="application\/json"/,
  ),
];
