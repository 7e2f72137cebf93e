import { products } from '../content/products.ts';
import { callBackProducts } from '../lead-service/call-back-products.ts';
import { isRoutePath, productRoutes, routeFor } from './find-route.ts';
import {
  allProductGroups,
  blogLinks,
  headerLinks,
  legalLinks,
  menuGroups,
  type NavigationLink,
  navigationGroups,
  serviceLinks,
} from './navigation.ts';
import { routes } from './routes.ts';

const mainUrl = 'https://main.test';

const everyLink: NavigationLink[] = [
  ...navigationGroups(mainUrl).flatMap(({ links }) => links),
  ...allProductGroups().flatMap(({ links }) => links),
  ...headerLinks.before,
  ...headerLinks.after,
  ...serviceLinks,
  ...legalLinks,
  ...blogLinks(mainUrl),
];

test('the menu has the specification’s groups and links, in its order', () => {
  const specification = [
    ['Company', ['/', '/about-us', '/careers', '/contact-us']],
    ['Library', [`${mainUrl}/blog`, '/insurance-companies', '/faqs']],
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
  ] as const;
  const specified = specification.flatMap(([, hrefs]): readonly string[] => hrefs);
  const groups = navigationGroups(mainUrl).map(({ heading, links }) => [
    heading,
    links.map(({ href }) => href).filter((href) => specified.includes(href)),
  ]);
  expect(groups).toEqual(specification);
});

// “Partners” would claim more than the list does: it is the whole market (docs/rules.md, section 10).
test('company and library links have the specification’s names, insurers a correct one', () => {
  const [company, library] = navigationGroups(mainUrl);
  const names = (links: NavigationLink[] = []) => links.map(({ label }) => label.toLowerCase());
  expect(names(company?.links)).toEqual(['home', 'about us', 'careers', 'contact us']);
  expect(names(library?.links)).toEqual(['blog', 'insurance companies', 'faqs', 'calculators']);
});

test('every product is in the drawer and the footer, once', () => {
  const hrefs = allProductGroups().flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs.sort()).toEqual(productRoutes.map(({ path }) => path as string).sort());
});

test('groups have unique ids', () => {
  const ids = navigationGroups(mainUrl).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const leavesTheSite = (href: string) => href.startsWith(`${mainUrl}/`);

test('every link is a route of the table or marked as leaving the site', () => {
  const problems = everyLink
    .filter(({ href, isExternal }) =>
      isExternal ? !leavesTheSite(href) : !isRoutePath(href.split('#')[0] ?? ''),
    )
    .map(
      ({ label, href }) => `"${label}" leads to ${href}, which has no row in lib/site/routes.ts.`,
    );
  expect(problems).toEqual([]);
});

test('every link has text', () => {
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
    { label: 'Blog', href: `${mainUrl}/blog`, isExternal: true },
    {
      label: expect.stringMatching(/\p{Script=Devanagari}/u),
      href: `${mainUrl}/hindi-blog`,
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

test('no menu, footer or form calls insurance that saves an investment; code and path stay', () => {
  const path = '/investment-plans';
  const labels = everyLink.filter(({ href }) => href === path).map(({ label }) => label);
  const inForm = callBackProducts.find(({ code }) => code === routeFor(path).productCode)?.label;
  const { heading } = products[path].content;
  expect(new Set([...labels, inForm, heading.split(':')[0]])).toEqual(
    new Set(['Savings with insurance']),
  );
  expect(routeFor(path).productCode).toBe(5);
  const seen = [...everyLink, ...callBackProducts].map(({ label }) => label).join('\n');
  expect(seen).not.toMatch(/investment/i);
});

test('the menu leads to refused claims and complaints, which people do not look for elsewhere', () => {
  const help = menuGroups(mainUrl).find(({ id }) => id === 'service');
  expect(help?.links.at(-1)).toEqual({ label: 'Complain', href: '/grievance-redressal' });
  expect(help?.links.slice(0, 2).map(({ href }) => href)).toEqual(['/claim', '/claim/refused']);
});
