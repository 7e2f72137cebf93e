/**
 * Menus as data (docs/specification.md, section 2): groups of links into the route table, and to the main site,
 * which is another one in production (app/api/go).
 */
import { routeFor } from './find-route.ts';
import type { RoutePath } from './routes.ts';

export type NavigationLink = { label: string; href: string; isExternal?: boolean; lang?: string };
export type NavigationGroup = { id: string; heading: string; links: NavigationLink[] };

function to(path: RoutePath, label = routeFor(path).label): NavigationLink {
  return { label, href: path };
}

const blog: NavigationLink = { label: 'Blog', href: '/api/go/blog', isExternal: true };

export function navigationGroups(): NavigationGroup[] {
  return [
    {
      id: 'company',
      heading: 'Company',
      links: [to('/'), to('/about-us'), to('/careers'), to('/contact-us')],
    },
    {
      id: 'library',
      heading: 'Library',
      links: [blog, to('/insurance-companies'), to('/faqs')],
    },
    {
      id: 'life',
      heading: 'Life insurance',
      links: [
        to('/term-insurance'),
        to('/child-plans'),
        // The menu's word is the specification's; the page itself never calls a policy an investment (decision 075).
        to('/investment-plans', 'Investment plans'),
        to('/pension-plans'),
        to('/capital-guarantee'),
      ],
    },
    {
      id: 'general',
      heading: 'General insurance',
      links: [to('/car-insurance'), to('/bike-insurance'), to('/travel-insurance')],
    },
    {
      id: 'health',
      heading: 'Health insurance',
      links: [
        to('/health-insurance'),
        to('/critical-illness-insurance'),
        to('/super-topup'),
        to('/senior-citizen'),
        to('/family-health-insurance'),
        to('/maternity-health-insurance'),
        to('/1crore-health-insurance'),
      ],
    },
  ];
}

/** Menu and footer list every product: the specification's groups leave one out. */
export function allProductGroups(): NavigationGroup[] {
  return navigationGroups()
    .filter(({ id }) => id === 'health' || id === 'life' || id === 'general')
    .map((group) =>
      group.id === 'health'
        ? { ...group, links: [...group.links, to('/diabetes-health-insurance')] }
        : group,
    );
}

/** Beside the Products menu in the header, in the order of docs/specification.md, section 2. */
export const headerLinks: { before: NavigationLink[]; after: NavigationLink[] } = {
  before: [to('/about-us')],
  after: [to('/renewal'), to('/joy-center'), to('/claim')],
};

/** One tap from everywhere: they stand in the header itself at every width, on a phone as icons. */
export const headerShortcuts: (NavigationLink & { shortLabel: string })[] = [
  { ...to('/cashless-hospital'), shortLabel: 'Hospitals' },
  { ...to('/customer-login'), shortLabel: 'Login' },
];

export const serviceLinks: NavigationLink[] = [
  to('/claim'),
  to('/renewal'),
  to('/cashless-hospital'),
  to('/customer-login'),
  to('/joy-center'),
];

/** The one menu of the site: help first, then every product, then the company. */
export function menuGroups(): NavigationGroup[] {
  return [
    { id: 'service', heading: 'Help with a policy', links: serviceLinks },
    ...allProductGroups(),
    ...navigationGroups().filter(({ id }) => id === 'company' || id === 'library'),
  ];
}

export const legalLinks: NavigationLink[] = [
  to('/grievance-redressal'),
  to('/privacy-policy'),
  to('/terms-and-conditions'),
  to('/legal'),
  { label: 'Stop calls', href: '/contact-us#stop-calls' },
];

export const blogLinks: NavigationLink[] = [
  blog,
  { label: 'हिन्दी ब्लॉग', href: '/api/go/hindi-blog', isExternal: true, lang: 'hi' },
];
