/** Faults of structured data: vocabulary, Google's requirements, and targets. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('structured-data');
const { vocabulary, structured, product, article, breadcrumb } = sources;

/** The data as a JSON-LD block; the context is schema.org unless the data has another. */
function data(value: Record<string, unknown>) {
  const whole = { '@context': 'https://schema.org', ...value };
  return { head: `<script type="application/ld+json">${JSON.stringify(whole)}</script>` };
}

const image = '{origin}/files/bed.png';
const goods = { '@type': 'Product', name: 'Clay pot, 20 cm', image };
const offer = {
  '@type': 'Offer',
  price: '240',
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
};
const story = {
  '@type': 'Article',
  headline: 'A pot for a season',
  image,
  datePublished: '2026-02-01',
  dateModified: '2026-03-01',
  author: { '@type': 'Person', name: 'Asha Rao' },
};
const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

export const structuredDataFaults = [
  fault(
    'data-not-json',
    'error',
    'A comma too many makes the block unreadable.',
    sources.jsonLd,
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Pots",}</script>',
    },
    /"Pots",\}/,
  ),
  fault(
    'data-entities',
    'error',
    'The quotation marks of the block are HTML entities, which scripts do not decode.',
    sources.jsonLd,
    {
      head: '<script type="application/ld+json">{&quot;@context&quot;:&quot;https://schema.org&quot;,&quot;@type&quot;:&quot;Article&quot;}</script>',
    },
    /\{&quot;@context/,
  ),
  fault(
    'data-no-context',
    'error',
    'The block has no @context, so its words mean nothing.',
    sources.jsonLd,
    {
      head: '<script type="application/ld+json">{"@type":"Organization","name":"Mango Lane"}</script>',
    },
    /json">\{"@type":"Organization"/,
  ),
  fault(
    'data-context-misspelled',
    'error',
    'The context is schema.com.',
    vocabulary,
    data({ ...story, '@context': 'https://schema.com' }),
    /schema\.com"/,
  ),
  fault(
    'data-type-unknown',
    'error',
    'The type "Prodcut" does not exist.',
    vocabulary,
    data({ ...goods, '@type': 'Prodcut', offers: offer }),
    /"Prodcut"/,
  ),
  fault(
    'data-property-unknown',
    'warning',
    'The property "colourOfPot" does not exist.',
    vocabulary,
    data({ ...goods, offers: offer, colourOfPot: 'red' }),
    /"colourOfPot"/,
  ),
  fault(
    'data-property-of-other-type',
    'warning',
    'An Organization has a "cookTime", which belongs to a Recipe.',
    vocabulary,
    data({ '@type': 'Organization', name: 'Mango Lane', url: '{origin}/', cookTime: 'PT20M' }),
    /"cookTime"/,
  ),
  fault(
    'data-type-none',
    'warning',
    'An object has no @type.',
    vocabulary,
    data({ name: 'Mango Lane', url: '{origin}/' }),
    /schema\.org","name"/,
  ),
  fault(
    'event-empty',
    'error',
    'An Event has neither date nor place.',
    sources.event,
    data({ '@type': 'Event', name: 'Seed fair' }),
    /"Seed fair"/,
  ),
  fault(
    'logo-missing',
    'error',
    'The logo of the organisation answers 404.',
    sources.organization,
    data({
      '@type': 'Organization',
      name: 'Mango Lane',
      url: '{origin}/',
      logo: '{origin}/files/no-logo.png',
    }),
    [/no-logo\.png/, { path: '/files/no-logo.png', status: 404 }],
  ),
  fault(
    'data-picture-missing',
    'error',
    'The picture of the article answers 404.',
    article,
    data({ ...story, image: '{origin}/files/no-article.png' }),
    [/no-article\.png/, { path: '/files/no-article.png', status: 404 }],
  ),
  fault(
    'application-bare',
    'warning',
    'A WebApplication has neither rating nor review, which Google demands of it.',
    sources.software,
    data({
      '@type': 'WebApplication',
      name: 'Watering planner',
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      offers: offer,
    }),
    /"WebApplication"/,
  ),
  fault(
    'product-bare',
    'error',
    'A Product has none of offers, review and rating.',
    product,
    data(goods),
    { body: /"Clay pot, 20 cm"/, lacks: /"offers"/ },
  ),
  fault(
    'price-symbol',
    'error',
    'The price holds a currency sign and a comma.',
    product,
    data({ ...goods, offers: { ...offer, price: '₹1,240' } }),
    /"₹1,240"/,
  ),
  fault(
    'price-no-currency',
    'error',
    'A price has no currency.',
    product,
    data({ ...goods, offers: { '@type': 'Offer', price: '240' } }),
    { body: /"price":"240"/, lacks: /priceCurrency/ },
  ),
  fault(
    'currency-unknown',
    'error',
    'The currency is "Rs", not a code of ISO 4217.',
    product,
    data({ ...goods, offers: { ...offer, priceCurrency: 'Rs' } }),
    /"priceCurrency":"Rs"/,
  ),
  fault(
    'availability-unknown',
    'warning',
    'The availability is "yes".',
    product,
    data({ ...goods, offers: { ...offer, availability: 'yes' } }),
    /"availability":"yes"/,
  ),
  fault(
    'rating-too-high',
    'error',
    'The rating is above its own greatest value.',
    sources.reviews,
    data({
      ...goods,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 9.2,
        bestRating: 5,
        reviewCount: 14,
      },
    }),
    /"ratingValue":9\.2/,
  ),
  fault(
    'rating-of-nobody',
    'error',
    'The rating counts no review.',
    sources.reviews,
    data({
      ...goods,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 0 },
    }),
    /"reviewCount":0/,
  ),
  fault(
    'rating-own',
    'warning',
    'An organisation rates itself on its own site.',
    sources.reviews,
    data({
      '@type': 'LocalBusiness',
      name: 'Mango Lane',
      image,
      address: { '@type': 'PostalAddress', addressCountry: 'IN' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 88 },
    }),
    /"ratingValue":4\.9/,
  ),
  fault(
    'breadcrumb-gap',
    'warning',
    'The steps of the breadcrumb are numbered 1 and 3.',
    breadcrumb,
    {
      breadcrumb: false,
      ...data({
        '@type': 'BreadcrumbList',
        itemListElement: [crumb(1, 'Home', '{origin}/'), crumb(3, 'Here', '{url}')],
      }),
    },
    /"position":3/,
  ),
  fault(
    'breadcrumb-missing-page',
    'error',
    'A step of the breadcrumb leads to a page that is not there.',
    breadcrumb,
    {
      breadcrumb: false,
      ...data({
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Home', '{origin}/'),
          crumb(2, 'Lost', '{origin}/lost-step'),
          crumb(3, 'Here', '{url}'),
        ],
      }),
    },
    [/lost-step/, { path: '/lost-step', status: 404 }],
  ),
  fault(
    'breadcrumb-nameless',
    'error',
    'A step of the breadcrumb has no name.',
    breadcrumb,
    {
      breadcrumb: false,
      ...data({
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: '{origin}/' }],
      }),
    },
    /"position":1,"item"/,
  ),
  fault(
    'question-unanswered',
    'error',
    'A question has no answer.',
    sources.faq,
    data({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'How deep is a pot?' }] }),
    /"How deep is a pot\?"\}/,
  ),
  fault(
    'question-unseen',
    'warning',
    'The questions of the markup are nowhere on the page.',
    structured,
    data({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'May I return a spade?',
          acceptedAnswer: { '@type': 'Answer', text: 'Within thirty days, unused.' },
        },
      ],
    }),
    /May I return a spade/,
  ),
  fault(
    'date-day-first',
    'error',
    'A date is written 20/11/2026.',
    article,
    data({ ...story, datePublished: '20/11/2026' }),
    /"20\/11\/2026"/,
  ),
  fault(
    'date-future',
    'warning',
    'The article was published in 2099.',
    article,
    data({ ...story, datePublished: '2099-02-01', dateModified: '2099-02-01' }),
    /"2099-02-01"/,
  ),
  fault(
    'dates-backwards',
    'warning',
    'The article was changed before it was published.',
    article,
    data({ ...story, dateModified: '2025-01-01' }),
    /"dateModified":"2025-01-01"/,
  ),
  fault(
    'job-expired',
    'error',
    'The job offer ended years ago.',
    sources.job,
    data({
      '@type': 'JobPosting',
      title: 'Gardener',
      description: 'Looks after two acres.',
      datePosted: '2021-01-04',
      validThrough: '2021-02-04',
      hiringOrganization: { '@type': 'Organization', name: 'Mango Lane' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressCountry: 'IN' },
      },
    }),
    /"validThrough":"2021/,
  ),
  fault(
    'video-bare',
    'error',
    'A video has no thumbnail and no date.',
    sources.video,
    data({
      '@type': 'VideoObject',
      name: 'How to fill a pot',
      contentUrl: '{origin}/files/pot.mp4',
    }),
    /"VideoObject"/,
  ),
  fault(
    'recipe-no-picture',
    'error',
    'A recipe has no picture.',
    sources.recipe,
    data({
      '@type': 'Recipe',
      name: 'Mint chutney',
      recipeIngredient: ['mint'],
      recipeInstructions: 'Grind.',
    }),
    /"Mint chutney"/,
  ),
  fault(
    'hours-impossible',
    'warning',
    'The garden opens at 25:00.',
    sources.localBusiness,
    data({
      '@type': 'LocalBusiness',
      name: 'Mango Lane',
      image,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Mango Lane',
        addressLocality: 'Pune',
        postalCode: '411001',
        addressCountry: 'IN',
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Monday',
        opens: '25:00',
        closes: '18:00',
      },
    }),
    /"opens":"25:00"/,
  ),
  fault(
    'day-unknown',
    'warning',
    'The garden opens on "Mo-Su", which is no day.',
    sources.localBusiness,
    data({
      '@type': 'LocalBusiness',
      name: 'Mango Lane',
      image,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Mango Lane',
        addressLocality: 'Pune',
        postalCode: '411001',
        addressCountry: 'IN',
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Mo-Su',
        opens: '09:00',
        closes: '18:00',
      },
    }),
    /"dayOfWeek":"Mo-Su"/,
  ),
  fault(
    'microdata-unknown',
    'warning',
    'Microdata names the type "Artical".',
    vocabulary,
    {
      body: '<div itemscope itemtype="https://schema.org/Artical"><span itemprop="headline">Pots</span></div>',
    },
    /schema\.org\/Artical/,
  ),
  fault(
    'article-no-headline',
    'warning',
    'An article has no headline.',
    article,
    data({
      '@type': 'Article',
      image,
      datePublished: '2026-02-01',
      author: { '@type': 'Person', name: 'Asha Rao' },
    }),
    { body: /"@type":"Article"/, lacks: /"headline"/ },
  ),
];
