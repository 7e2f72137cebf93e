/**
 * The nodes of one page: the page, and its service or article. A tool is not a WebApplication
 * (docs/rules.md, section 11).
 */
import type { Article, ImageObject, Service, WebPage } from 'schema-dts';
import type { Reviewer } from '../config/broker-reviewer.ts';
import { products } from '../content/products.ts';
import { descriptionOf, type Route } from '../site/find-route.ts';
import { ogImageSize, pageUrl } from '../site/page-urls.ts';
import type { ProductPath } from '../site/routes.ts';
import { drawingPicturesOf } from './drawing-pictures.ts';
import { organizationId, siteId } from './structured-data-site.ts';

export type PageNodeInput = {
  route: Route;
  origin: string;
  url: string;
  /** Of the picture that is shown where the page is shared. */
  imageUrl: string;
  hasQuestions: boolean;
  /** The date shown on the page. */
  reviewed: string;
  reviewer: Reviewer | null;
};

const pageTypes: Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'> = {
  '/about-us': 'AboutPage',
  '/contact-us': 'ContactPage',
  '/insurance-companies': 'CollectionPage',
};

export function pageNode({
  route,
  origin,
  url,
  imageUrl,
  hasQuestions,
  reviewed,
  reviewer,
}: PageNodeInput): WebPage {
  return {
    '@type': pageTypes[route.path] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: route.seo.title,
    description: descriptionOf(route),
    inLanguage: 'en-IN',
    dateModified: reviewed,
    ...(reviewer && {
      lastReviewed: reviewed,
      reviewedBy: {
        '@type': 'Person',
        name: reviewer.name,
        jobTitle: reviewer.role,
        worksFor: { '@id': organizationId(origin) },
        ...(reviewer.registration && { identifier: reviewer.registration }),
      },
    }),
    isPartOf: { '@id': siteId(origin) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: imageUrl,
      width: `${ogImageSize.width}`,
      height: `${ogImageSize.height}`,
    },
    ...(route.path !== '/' && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(route.kind === 'product' && { about: { '@id': `${url}#service` } }),
    ...(route.path === '/' && { about: { '@id': organizationId(origin) } }),
    ...(hasQuestions && { hasPart: { '@id': `${url}#faq` } }),
  };
}

/**
 * Service and not FinancialProduct: ours is the broking; the insurance is each insurer's. No word of advice: pages and
 * tools give general information.
 */
export function serviceNode({ route, origin, url }: PageNodeInput): Service | null {
  if (route.kind !== 'product') return null;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `${route.label}: information and comparison`,
    serviceType: 'Insurance broking',
    category: route.label,
    url,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: 'India' },
    audience: {
      '@type': 'Audience',
      audienceType: products[route.path as ProductPath].audience,
    },
  };
}

/** Explanatory pages: products, and help with a policy. Company and legal pages are not articles. */
export function articleNode({
  route,
  origin,
  url,
  imageUrl,
  reviewed,
}: PageNodeInput): Article | null {
  if (route.kind !== 'product' && route.kind !== 'tool') return null;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: route.seo.title,
    description: descriptionOf(route),
    image: [imageUrl, ...drawingNodes(route, origin)],
    dateModified: reviewed,
    inLanguage: 'en-IN',
    author: { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
    mainEntityOfPage: { '@id': `${url}#webpage` },
  };
}

/** The page's drawings as image files, with title, caption and creator. */
function drawingNodes({ path }: Route, origin: string): ImageObject[] {
  return drawingPicturesOf(path).map(({ path: file, drawing }) => ({
    '@type': 'ImageObject',
    contentUrl: pageUrl(origin, file),
    name: drawing.title,
    description: drawing.description,
    creator: { '@id': organizationId(origin) },
  }));
}
