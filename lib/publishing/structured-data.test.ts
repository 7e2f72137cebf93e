import type { Graph } from 'schema-dts';
import { type BrokerDetails, demonstrationBroker, openingTimes } from '../config/broker-details.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { calculatorTexts } from '../content/calculators/all-calculators.ts';
import { indexableClaims } from '../content/claims/indexable-claims.ts';
import { findIndexedTool, indexedTools } from '../content/indexed-tools.ts';
import { products } from '../content/products.ts';
import type { Translator } from '../languages/create-translator.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { productRoutes } from '../site/find-route.ts';
import type { IndexedTool } from '../site/route-row.ts';
import { routes } from '../site/routes.ts';
import { calculatorRoutes } from '../site/tool-routes.ts';
import { calculatorsFor } from '../tools/calculator-registry/page-calculators.ts';
import { structuredData, structuredDataText } from './structured-data.ts';

const origin = 'https://site.in';
const demonstration = parseEnvironment({}).broker;
const licensed: BrokerDetails = {
  ...demonstration,
  legalName: 'Some Insurance Brokers Private Limited',
  licence: { ...demonstration.licence, number: 'DB 123' },
  cin: 'U66000',
  address: '1 Some Road, Pune, Maharashtra 411 001',
  city: 'Pune',
  state: 'Maharashtra',
  phone: '1800 123 4567',
  helpMailbox: 'help@site.in',
  socialLinks: [{ label: 'LinkedIn', url: 'https://linkedin.com/company/some' }],
};

type Node = Record<string, unknown> & { '@type': string; '@id': string };

function nodesOf(
  path: string,
  broker = demonstration,
  questions = products['/term-insurance'].content.questions,
) {
  return structuredData({ path, origin, broker, questions })['@graph'] as unknown as Node[];
}

function nodeOf(type: string, ...input: Parameters<typeof nodesOf>): Node | undefined {
  return nodesOf(...input).find((node) => node['@type'] === type);
}

/** Every `{ "@id": … }` that references another node. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])];
  return entries.flatMap(([, inner]) => referencesIn(inner));
}

test.each(routes.map(({ path }) => path))(
  '%s: every reference resolves, every id is unique',
  (path) => {
    const nodes = nodesOf(path);
    const ids = nodes.map((node) => node['@id']);
    expect(ids.every((id) => id.startsWith(origin))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesIn(nodes).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test.each(routes.map(({ path }) => path))('%s: no banned word', (path) => {
  expect(bannedWordsIn(JSON.stringify(nodesOf(path, licensed, [])))).toEqual([]);
});

test('a demonstration’s placeholders are left out', () => {
  const { name, licence, ...standIns } = demonstrationBroker;
  const text = JSON.stringify(nodesOf('/'));
  for (const value of [...Object.values(standIns), licence.number])
    expect(text).not.toContain(`"${value}"`);
  expect(nodeOf('InsuranceAgency', '/')).toMatchObject({ name });
});

test('a Hindi page has its own address and words; the organisation is the same, in Hindi words', () => {
  const translator: Translator = {
    translate: (text) => `हिंदी ${text}`,
    localHref: (href) => (href === '/' ? '/hi' : `/hi${href}`),
  };
  const path = '/term-insurance';
  const { questions } = products[path].content;
  const graph = structuredData({ path, origin, broker: licensed, questions, translator });
  const nodes = graph['@graph'] as unknown as Node[];
  const find = (type: string) => nodes.find((node) => node['@type'] === type);
  const url = `${origin}/hi/term-insurance`;
  const title = expect.stringContaining('हिंदी');
  expect(find('WebPage')).toMatchObject({ url, inLanguage: 'hi-IN', name: title });
  const drawing = { name: title, description: title, inLanguage: 'en-IN' };
  const image = [expect.stringMatching(/\.png$/), expect.objectContaining(drawing)];
  expect(find('Article')).toMatchObject({ inLanguage: 'hi-IN', headline: title, image });
  expect(find('Service')).toMatchObject({ url, name: title });
  expect(find('BreadcrumbList')?.itemListElement).toMatchObject([
    { name: title, item: `${origin}/hi` },
    { name: title, item: url },
  ]);
  expect(find('FAQPage')).toMatchObject({ '@id': `${url}#faq` });
  const india = { '@type': 'Country', name: 'हिंदी India' };
  expect(find('Service')).toMatchObject({ areaServed: india });
  expect(find('InsuranceAgency')).toEqual({
    ...nodeOf('InsuranceAgency', path, licensed),
    description: title,
    areaServed: india,
  });
  const ids = nodes.map((node) => node['@id']);
  expect(referencesIn(nodes).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the licence is an identifier of the organisation', () => {
  expect(nodeOf('InsuranceAgency', '/legal', licensed)).toMatchObject({
    legalName: licensed.legalName,
    telephone: '+91 1800 123 4567',
    sameAs: ['https://linkedin.com/company/some'],
    identifier: [
      { propertyID: 'IRDAI registration number', value: 'DB 123' },
      { propertyID: 'Corporate identity number (CIN)', value: 'U66000' },
    ],
  });
});

test('the address is split into parts, and the telephone has its hours', () => {
  expect(nodeOf('InsuranceAgency', '/', licensed)).toMatchObject({
    address: {
      streetAddress: '1 Some Road',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      postalCode: '411001',
      addressCountry: 'IN',
    },
    contactPoint: [
      {
        telephone: '+91 1800 123 4567',
        email: 'help@site.in',
        hoursAvailable: openingTimes(demonstrationBroker.callingHours),
      },
    ],
  });
});

test('a street named after the town is no town, and the 0 of a landline is not dialled after +91', () => {
  const address = '7 Pune Road, Pune, Maharashtra 411 001';
  const agency = nodeOf('InsuranceAgency', '/', { ...licensed, address, phone: '020 1234 5678' });
  expect(agency).toMatchObject({
    address: { streetAddress: '7 Pune Road', addressLocality: 'Pune' },
    telephone: '+91 20 1234 5678',
  });
});

test('without a configured town, none is guessed', () => {
  const agency = nodeOf('InsuranceAgency', '/', { ...licensed, city: null, state: null });
  expect(agency?.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 Some Road, Pune, Maharashtra',
    postalCode: '411001',
    addressCountry: 'IN',
  });
});

test('a review is named if one is configured, with its own day', () => {
  const reviewer = { name: 'Meera Nair', role: 'Principal officer', registration: 'BQP 1' };
  const review = { reviewer, reviewedOn: '2026-11-01' } as const;
  expect(nodeOf('WebPage', '/term-insurance', { ...licensed, review })).toMatchObject({
    lastReviewed: '2026-11-01',
    reviewedBy: { name: 'Meera Nair', jobTitle: 'Principal officer', identifier: 'BQP 1' },
  });
  expect(nodeOf('WebPage', '/term-insurance', licensed)).not.toHaveProperty('reviewedBy');
});

test('an article has its first day, and the author is a person if one is configured', () => {
  const author = { name: 'Asha Rao', role: 'Editor', registration: 'Fellow 7' };
  const article = nodeOf('Article', '/term-insurance', { ...licensed, author });
  expect(article).toMatchObject({
    datePublished: '2026-11-21',
    author: { '@type': 'Person', name: 'Asha Rao', jobTitle: 'Editor', identifier: 'Fellow 7' },
  });
  expect(nodeOf('Article', '/term-insurance', licensed)).toMatchObject({
    author: { '@id': `${origin}/#organization` },
  });
});

test('no page was published after its review, and a page of the day’s data has no first day', () => {
  const pageOf = (path: string, tool?: IndexedTool) =>
    structuredData({ path, origin, broker: licensed, tool })['@graph'].find((node) =>
      String((node as unknown as Node)['@id']).endsWith('#webpage'),
    ) as unknown as Node;
  const all = [
    ...routes.map(({ path }) => pageOf(path)),
    ...indexedTools.map((tool) => pageOf(tool.page, tool)),
  ];
  expect(all.filter((page) => !(String(page.datePublished) <= String(page.dateModified)))).toEqual(
    [],
  );
  const [tool] = indexedTools as [IndexedTool];
  expect(pageOf(tool.page, { ...tool, dataDay: '2026-11-25' })).not.toHaveProperty('datePublished');
});

test('there are no ratings and no prices', () => {
  for (const { path } of routes) {
    const text = JSON.stringify(nodesOf(path, licensed));
    expect(text).not.toMatch(/aggregateRating|"review"|ratingValue|"price|"offers"/);
  }
});

test('each page has its type', () => {
  const typesOf = (path: string) => nodesOf(path, demonstration, []).map((node) => node['@type']);
  const everywhere = ['InsuranceAgency', 'WebSite'];
  expect(typesOf('/')).toEqual([...everywhere, 'WebPage']);
  expect(typesOf('/term-insurance')).toEqual([
    ...everywhere,
    'WebPage',
    'BreadcrumbList',
    'Service',
    'Article',
  ]);
  expect(typesOf('/claim')).toEqual([...everywhere, 'WebPage', 'BreadcrumbList', 'Article']);
  expect(typesOf('/about-us')).toEqual([...everywhere, 'AboutPage', 'BreadcrumbList']);
  expect(typesOf('/privacy-policy')).toEqual([...everywhere, 'WebPage', 'BreadcrumbList']);
});

test.each(calculatorRoutes)(
  '$path: a page and an article with its questions, no service',
  ({ path, page, id }) => {
    const { questions, label } = calculatorTexts[id];
    const tool = findIndexedTool(path) ?? undefined;
    const graph = structuredData({ path: page, origin, broker: licensed, questions, tool });
    const nodes = graph['@graph'] as unknown as Node[];
    expect(nodes.map((node) => node['@type'])).toEqual([
      'InsuranceAgency',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
      'Article',
      'FAQPage',
    ]);
    const ids = nodes.map((node) => node['@id']);
    expect(referencesIn(nodes).filter((one) => !ids.includes(one))).toEqual([]);
    expect(nodes[2]).toMatchObject({ url: origin + path, name: tool?.seo.title });
    expect(nodes[3]).toMatchObject({
      itemListElement: [
        { position: 1, item: origin },
        { position: 2, item: origin + page },
        { position: 3, item: origin + path, name: label },
      ],
    });
    expect(nodes[5]).toMatchObject({
      mainEntity: questions.map(({ question }) => ({ name: question })),
    });
    expect(JSON.stringify(nodes)).not.toMatch(
      /aggregateRating|"review"|ratingValue|"price|"offers"/,
    );
    expect(bannedWordsIn(JSON.stringify(nodes))).toEqual([]);
  },
);

test('a page’s drawings are image objects with URL and caption', () => {
  expect(nodeOf('Article', '/car-insurance')?.image).toEqual([
    `${origin}/sharing/car-insurance.png`,
    expect.objectContaining({
      '@type': 'ImageObject',
      contentUrl: `${origin}/pictures/car-insurance-bonus.svg`,
      name: 'The no-claim bonus as a staircase',
    }),
    expect.objectContaining({ contentUrl: `${origin}/pictures/car-insurance-value.svg` }),
  ]);
  expect(nodeOf('Article', '/claim')?.image).toEqual([`${origin}/sharing/claim.png`]);
});

test('questions link to their place on the page and lose their marks', () => {
  const questions = [{ id: 'why', question: 'Why?', answer: ['See [claims](/claim).', '**So.**'] }];
  expect(nodeOf('FAQPage', '/faqs', demonstration, questions)).toMatchObject({
    '@id': `${origin}/faqs#faq`,
    mainEntity: [
      { '@id': `${origin}/faqs#why`, name: 'Why?', acceptedAnswer: { text: 'See claims.\nSo.' } },
    ],
  });
  expect(nodeOf('FAQPage', '/faqs', demonstration, [])).toBeUndefined();
});

test('no text can close its script element', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--\u2028' }],
  };
  const text = structuredDataText(graph as unknown as Graph);
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual(graph);
});

test('no title, description or node of a page says advice: pages and tools inform', () => {
  const titles = routes.map(({ seo }) => JSON.stringify(seo));
  const nodes = routes.map(({ path }) => JSON.stringify(nodesOf(path, licensed, [])));
  const calculators = productRoutes.flatMap(({ path }) => calculatorsFor(path));
  const tools = [
    ...indexableClaims.map(({ seo }) => JSON.stringify(seo)),
    ...calculators.map(({ question, lead }) => `${question} ${lead}`),
  ];
  expect([...titles, ...nodes, ...tools].filter((text) => /advice|advis/i.test(text))).toEqual([]);
});
