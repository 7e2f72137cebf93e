/**
 * Menus as data (docs/specification.md, section 2): groups of links to the route table and to the main site.
 */
import { productRoutes, routeFor } from './find-route.ts';
import type { RouteGroup } from './route-row.ts';
import type { RoutePath } from './routes.ts';
import { refusedPath } from './tool-routes.ts';

export type NavigationLink = {
  label: string;
  href: string;
  isExternal?: boolean;
  /** Of its words, and of its target unless that has another one. */
  lang?: string;
  hrefLang?: string;
};
export type NavigationGroup = { id: string; heading: string; links: NavigationLink[] };

function linkTo(path: RoutePath): NavigationLink {
  return { label: routeFor(path).label, href: path };
}

/** Links in the order of the route table. */
function productLinks(ofGroup: RouteGroup): NavigationLink[] {
  return productRoutes.filter(({ group }) => group === ofGroup).map(({ path }) => linkTo(path));
}

/** The list of all calculators is a section of the questions and answers. */
const calculators: NavigationLink = { label: 'Calculators', href: '/faqs#calculators' };

/**
 * @param mainUrl of this build's main website, whose blogs crawlers may follow
 * (docs/decisions/065-outgoing-links-pass-a-handler.md).
 */
export function navigationGroups(mainUrl: string): NavigationGroup[] {
  return [
    {
      id: 'company',
      heading: 'Company',
      links: [linkTo('/'), linkTo('/about-us'), linkTo('/careers'), linkTo('/contact-us')],
    },
    {
      id: 'library',
      heading: 'Library',
      links: [blogLink(mainUrl), linkTo('/insurance-companies'), linkTo('/faqs'), calculators],
    },
    ...allProductGroups(),
  ];
}

/** Every product, for menu and footer. */
export function allProductGroups(): NavigationGroup[] {
  return [
    { id: 'life', heading: 'Life insurance', links: productLinks('life') },
    { id: 'general', heading: 'General insurance', links: productLinks('general') },
    { id: 'health', heading: 'Health insurance', links: productLinks('health') },
  ];
}

/** Links beside the Products menu in the header, in the order of docs/specification.md, section 2. */
export const headerLinks: { before: NavigationLink[]; after: NavigationLink[] } = {
  before: [linkTo('/about-us')],
  after: [linkTo('/renewal'), linkTo('/joy-center'), linkTo('/claim')],
};

/** Shown in the header at every width, so that they are always one tap away; icons on phones. */
export const headerShortcuts: (NavigationLink & { shortLabel: string })[] = [
  { ...linkTo('/cashless-hospital'), shortLabel: 'Hospitals' },
  { ...linkTo('/customer-login'), shortLabel: 'Login' },
];

/** Shown in the menu; the footer has the page among its legal links. */
const complain: NavigationLink = { ...linkTo('/grievance-redressal'), label: 'Complain' };

/** Shown in the menu: people with a refusal do not look for it among kinds of claim. */
const refused: NavigationLink = { label: 'Claim refused or cut', href: refusedPath };

export const serviceLinks: NavigationLink[] = [
  linkTo('/claim'),
  linkTo('/renewal'),
  linkTo('/cashless-hospital'),
  linkTo('/customer-login'),
  linkTo('/joy-center'),
];

/** The one menu of the site: help first, then every product, then the company. */
export function menuGroups(mainUrl: string): NavigationGroup[] {
  const [claim, ...others] = serviceLinks;
  return [
    {
      id: 'service',
      heading: 'Help with a policy',
      links: [...(claim ? [claim] : []), refused, ...others, complain],
    },
    ...allProductGroups(),
    ...navigationGroups(mainUrl).filter(({ id }) => id === 'company' || id === 'library'),
  ];
}

export const legalLinks: NavigationLink[] = [
  linkTo('/grievance-redressal'),
  linkTo('/privacy-policy'),
  linkTo('/terms-and-conditions'),
  linkTo('/legal'),
  { label: 'Stop calls', href: '/contact-us#stop-calls' },
];

export function blogLinks(mainUrl: string): NavigationLink[] {
  return [
    blogLink(mainUrl),
    { label: 'हिंदी ब्लॉग', href: `${mainUrl}/hindi-blog`, isExternal: true, lang: 'hi' },
  ];
}

function blogLink(mainUrl: string): NavigationLink {
  return { label: 'Blog', href: `${mainUrl}/blog`, isExternal: true };
}
