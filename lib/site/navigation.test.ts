import { isRoutePath, productRoutes } from './find-route.ts';
import {
  allProductGroups,
  blogLinks,
  headerLinks,
  legalLinks,
  type NavigationLink,
  navigationGroups,
  serviceLinks,
} from './navigation.ts';
import { routes } from './routes.ts';

const mainUrl = 'https://main.broker.test';

const everyLink: NavigationLink[] = [
  ...navigationGroups(mainUrl).flatMap(({ links }) => links),
  ...allProductGroups(mainUrl).flatMap(({ links }) => links),
  ...headerLinks.before,
  ...headerLinks.after,
  ...serviceLinks,
  ...legalLinks,
  ...blogLinks(mainUrl),
];

test('the menu has the specification’s groups and links, in its order', () => {
  const groups = navigationGroups(mainUrl).map(({ heading, links }) => [
    heading,
    links.map(({ href }) => href),
  ]);
  expect(groups).toEqual([
    ['Company', ['/', '/about-us', '/careers', '/contact-us']],
    ['Library', ['https://main.broker.test/blog', '/insurance-companies', '/faqs']],
    [
      'Life insurance',
      [
        '/term-insurance',
        '/child-plans',
        '/investment-plans',
        '/pension-plans',
        '/capital-guarantee',
      ],
    ],
    ['General insurance', ['/car-insurance', '/bike-insurance', '/travel-insurance']],
    [
      'Health insurance',
      [
        '/health-insurance',
        '/critical-illness-insurance',
        '/super-topup',
        '/senior-citizen',
        '/family-health-insurance',
        '/maternity-health-insurance',
        '/1crore-health-insurance',
      ],
    ],
  ]);
});

test('company and library links are called what the specification calls them', () => {
  const [company, library] = navigationGroups(mainUrl);
  const names = (links: NavigationLink[] = []) => links.map(({ label }) => label.toLowerCase());
  expect(names(company?.links)).toEqual(['home', 'about us', 'careers', 'contact us']);
  expect(names(library?.links)).toEqual(['blog', 'partners', 'faqs']);
});

test('every product is in the drawer and the footer, once', () => {
  const hrefs = allProductGroups(mainUrl).flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs.sort()).toEqual(productRoutes.map(({ path }) => path as string).sort());
});

test('groups have ids of their own', () => {
  const ids = navigationGroups(mainUrl).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every link is a route of the table or marked as leaving the site', () => {
  const problems = everyLink
    .filter(({ href, isExternal }) =>
      isExternal ? !href.startsWith(`${mainUrl}/`) : !isRoutePath(href.split('#')[0] ?? ''),
    )
    .map(
      ({ label, href }) => `"${label}" leads to ${href}, which has no row in lib/site/routes.ts.`,
    );
  expect(problems).toEqual([]);
});

test('no link is without words', () => {
  for (const { label } of everyLink) expect(label.trim()).not.toBe('');
});

test('the header has the specification’s links around the products', () => {
  expect(headerLinks.before.map(({ href }) => href)).toEqual(['/about-us']);
  expect(headerLinks.after.map(({ href }) => href)).toEqual(['/renewal', '/joy-center', '/claim']);
});

test('every route can be reached from a menu', () => {
  const linked = new Set(everyLink.map(({ href }) => href.split('#')[0]));
  const problems = routes
    .filter(({ path }) => !linked.has(path))
    .map(({ path }) => `No menu leads to ${path}: add it to a group in lib/site/navigation.ts.`);
  expect(problems).toEqual([]);
});

test('both blogs are on the main site, the Hindi one marked as Hindi', () => {
  expect(blogLinks(mainUrl)).toEqual([
    { label: 'Blog', href: 'https://main.broker.test/blog', isExternal: true },
    {
      label: expect.stringMatching(/\p{Script=Devanagari}/u),
      href: expect.stringMatching(/^https:\/\/main\.broker\.test\/.*hindi/),
      isExternal: true,
      lang: 'hi',
    },
  ]);
});

test('the legal links lead to complaints, privacy, terms, disclosures and stopping calls', () => {
  expect(legalLinks.map(({ href }) => href)).toEqual([
    '/grievance-redressal',
    '/privacy-policy',
    '/terms-and-conditions',
    '/legal',
    '/contact-us#stop-calls',
  ]);
});
