import { findingsOf, goodPage } from '../testing/site-from-html.ts';

const block = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const page = (node: object) => ({ '/': goodPage('/', { head: block(node) }) });
const all = async (texts: Record<string, string>) => [
  ...(await findingsOf('structured-type-unknown', texts)),
  ...(await findingsOf('structured-property-unknown', texts)),
  ...(await findingsOf('structured-property-misplaced', texts)),
];

test('an unknown type is reported, and its properties are not judged', async () => {
  const texts = page({ '@type': 'Organisation', name: 'Garden', cookTime: 'PT20M' });
  expect(await all(texts)).toEqual(['/ “Organisation” is not a type of schema.org']);
});

test('an unknown property is reported, and a known one that neither the type nor its ancestors have', async () => {
  const texts = page({
    '@type': 'InsuranceAgency',
    name: 'Cover',
    openingHours: 'Mo-Fr 09:00-17:00',
    legalName: 'Cover Ltd',
    telefone: '1',
    cookTime: 'PT20M',
  });
  expect(await all(texts)).toEqual([
    '/ InsuranceAgency: “telefone” is not a property of schema.org',
    '/ InsuranceAgency has no “cookTime”',
  ]);
});

test.each([
  ['several types', { '@type': ['Recipe', 'Product'], cookTime: 'PT20M', sku: '1' }],
  ['whole addresses', { '@type': 'https://schema.org/Recipe', cookTime: 'PT20M' }],
  ['words of another vocabulary', { '@type': 'Product', 'gs1:netContent': '1' }],
  ['a type beside one of another vocabulary', { '@type': ['Product', 'gs1:Food'], cookTime: '1' }],
  [
    'another context',
    { '@context': ['https://schema.org', { colour: 'x:y' }], '@type': 'Product', colour: 'red' },
  ],
  [
    'fields of an action',
    {
      '@type': 'SearchAction',
      'query-input': 'required name=q',
      target: 'https://site.test/?q={q}',
    },
  ],
])('%s are not reported', async (_name, node) => {
  expect(await all(page(node))).toEqual([]);
});

test('a product with a rating needs no offer; one with neither does', async () => {
  const rating = { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: '89' };
  const product = { '@type': 'Product', name: 'Clay pot', image: 'https://site.test/a.png' };
  const offers = async (node: object) =>
    (await findingsOf('structured-google-error', page(node))).filter((what) =>
      what.includes('offers'),
    );
  expect(await offers({ ...product, aggregateRating: rating })).toEqual([]);
  expect(await offers(product)).not.toEqual([]);
});

test('microdata is judged item by item, each with its own properties', async () => {
  const body = `<div itemscope itemtype="https://schema.org/Artical"><b itemprop="headline">Pots</b></div>
    <div itemscope itemtype="https://schema.org/Recipe"><b itemprop="cookTime">1</b>
      <p itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="jobTitle">Cook</b></p>
      <b itemprop="jobTitle">Cook</b></div>
    <div itemscope itemtype="https://data.test/Pot"><b itemprop="colour">red</b></div>`;
  expect(await all({ '/': goodPage('/', { body }) })).toEqual([
    '/ “Artical” is not a type of schema.org',
    '/ Recipe has no “jobTitle”',
  ]);
});
