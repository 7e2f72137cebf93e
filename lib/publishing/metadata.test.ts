import type { SearchParams } from '../browser/url-state/search-params.ts';
import type { CodeView } from '../identity/one-time-codes/read-code-state.server.ts';
import {
  type CallBackConfirmationView,
  readCallBackConfirmation,
} from '../leads/status/read-call-back-confirmation.server.ts';
import {
  type RequestConfirmationView,
  readRequestConfirmation,
} from '../requests/status/read-request-confirmation.server.ts';
import { descriptionOf, routeFor } from '../site/find-route.ts';
import { routes } from '../site/routes.ts';
import { confirmationMetadata, pageMetadata, unlistedMetadata } from './metadata.ts';

test('title, description, canonical and sharing tags come from the route table', () => {
  const route = routeFor('/term-insurance');
  const metadata = pageMetadata('/term-insurance');
  expect(metadata.title).toEqual({ absolute: route.seo.title });
  expect(metadata.description).toBe(descriptionOf(route));
  expect(metadata.alternates?.canonical).toBe('http://localhost:3000/term-insurance');
  expect(metadata.openGraph).toMatchObject({
    title: route.seo.title,
    locale: 'en_IN',
    url: metadata.alternates?.canonical,
  });
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title: route.seo.title });
});

test('an explanatory page is shared as an article, home and a company page as a website', () => {
  const typeOf = (path: string) => (pageMetadata(path).openGraph as { type?: string }).type;
  expect(['/term-insurance', '/claim', '/', '/about-us'].map(typeOf)).toEqual([
    'article',
    'article',
    'website',
    'website',
  ]);
});

test('every canonical URL is different', () => {
  const urls = routes.map(({ path }) => pageMetadata(path).alternates?.canonical);
  expect(new Set(urls).size).toBe(routes.length);
});

test('a path without a row has no metadata', () => {
  expect(() => pageMetadata('/nowhere')).toThrow('No row');
});

test('each page has its own preview image, and company and help pages a Markdown version', () => {
  const pictures = routes.map(({ path }) => JSON.stringify(pageMetadata(path).openGraph?.images));
  expect(new Set(pictures).size).toBe(routes.length);
  expect(pictures[0]).toContain('http://localhost:3000/sharing/home.png');
  expect(pageMetadata('/term-insurance').alternates?.types).toEqual({
    'text/markdown': 'http://localhost:3000/term-insurance.md',
  });
  expect(pageMetadata('/claim').alternates?.types).toEqual({
    'text/markdown': 'http://localhost:3000/claim.md',
  });
  expect(pageMetadata('/about-us').alternates?.types).toBeUndefined();
});

test('a search result may show a large image; an answer to one visitor is noindex', () => {
  expect(pageMetadata('/').robots).toEqual({ 'max-image-preview': 'large' });
  expect(unlistedMetadata('/claim').robots).toEqual({ index: false, follow: true });
});

test('a page in two languages has hreflang alternates, a page in one has none', () => {
  expect(pageMetadata('/').alternates?.languages).toHaveProperty('hi-IN');
  expect(pageMetadata('/careers').alternates?.languages).toBeUndefined();
});

type ConfirmationView = CallBackConfirmationView | RequestConfirmationView;

const read = (query: SearchParams) => readRequestConfirmation(query, undefined);

const codeView: CodeView = { kind: 'code', state: { kind: 'none' }, message: null };

test.each<[what: string, view: CodeView | Promise<ConfirmationView>, title: string]>([
  ['call-back refused', readCallBackConfirmation({ result: 'too-many' }), 'Error: Your request'],
  ['request refused', read({ result: 'too-many' }), 'Error: Your request'],
  ['unknown form', read({ result: 'invalid', kind: 'none' }), 'Error: Your request'],
  [
    'call-back with a wrong field',
    readCallBackConfirmation({ result: 'invalid', fields: 'mobile' }),
    'Error: Your request',
  ],
  ['wrong code', { ...codeView, message: 'wrong' }, 'Error: Your request'],
  ['code to enter', codeView, 'Your request'],
  ['empty call-back form', readCallBackConfirmation({}), 'Your request'],
  ['look-up', read({}), 'Your request'],
  ['stopped call', Promise.resolve({ kind: 'stopped', message: '' }), 'Your request'],
])('the title of a result says first that a form has failed: %s', async (_, view, title) => {
  expect(confirmationMetadata('Your request', await view)).toMatchObject({
    title: { absolute: title },
    robots: { index: false },
  });
});

test('an answer’s tab has its own title; its preview has the page’s, and it is not indexed', () => {
  const metadata = unlistedMetadata('/renewal', { title: 'Health policy: renewal' });
  expect(metadata.title).toEqual({ absolute: 'Health policy: renewal' });
  expect(metadata.openGraph?.title).toBe(routeFor('/renewal').seo.title);
  expect(metadata.robots).toEqual({ index: false, follow: true });
});

test('a page that is not indexed names no address to index in its place', () => {
  expect(pageMetadata('/renewal')).toHaveProperty('alternates');
  expect(unlistedMetadata('/renewal')).not.toHaveProperty('alternates');
});
