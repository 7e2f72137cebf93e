/**
 * The nodes of one page: the page, and its service or article. A tool is not a WebApplication
 * (docs/rules.md, section 11).
 */
import type { Article, ImageObject, Person, Service, WebPage } from 'schema-dts';
import type { NamedPerson, Review } from '../config/broker-details.ts';
import { products } from '../content/products.ts';
import type { Translator } from '../languages/create-translator.ts';
import { descriptionOf, isArticle, type Route } from '../site/find-route.ts';
import { ogImageSize, pageUrl } from '../site/page-urls.ts';
import type { ProductPath } from '../site/routes.ts';
import { drawingPicturesOf } from './drawing-pictures.ts';
import { organizationId, siteId } from './structured-data-site.ts';

export type PageNodeInput = {
  route: Route;
  origin: string;
  url: string;
  /** BCP 47. */
  language: string;
  translate: Translator['translate'];
  /** The picture that is shown where the page is shared. */
  imageUrl: string;
  hasQuestions: boolean;
  /** First day of the page's text; null for a page of the day's data. */
  published: string | null;
  /** The date shown on the page. */
  changedOn: string;
  author: NamedPerson | null;
  review: Review | null;
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
  language,
  translate,
  imageUrl,
  hasQuestions,
  published,
  changedOn,
  review,
}: PageNodeInput): WebPage {
  return {
    '@type': pageTypes[route.path] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: translate(route.seo.title),
    description: translate(descriptionOf(route)),
    inLanguage: language,
    ...(published && { datePublished: published }),
    dateModified: changedOn,
    ...(review && {
      lastReviewed: review.reviewedOn,
      reviewedBy: personNode(review.reviewer, origin),
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
export function serviceNode({ route, origin, url, translate }: PageNodeInput): Service | null {
  if (route.kind !== 'product') return null;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: translate(`${route.label}: information and comparison`),
    serviceType: translate('Insurance broking'),
    category: translate(route.label),
    url,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: translate('India') },
    audience: {
      '@type': 'Audience',
      audienceType: translate(products[route.path as ProductPath].audience),
    },
  };
}

/** Adds the qualification as configured: "broker-qualified person 1234". */
function personNode({ name, role, registration }: NamedPerson, origin: string): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: { '@id': organizationId(origin) },
    ...(registration && { identifier: registration }),
  };
}

export function articleNode(page: PageNodeInput): Article | null {
  const { route, origin, url, language, translate, imageUrl, published, changedOn, author } = page;
  if (!isArticle(route)) return null;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: translate(route.seo.title),
    description: translate(descriptionOf(route)),
    image: [imageUrl, ...drawingNodes(page)],
    ...(published && { datePublished: published }),
    dateModified: changedOn,
    inLanguage: language,
    author: author ? personNode(author, origin) : { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
    mainEntityOfPage: { '@id': `${url}#webpage` },
  };
}

/** The page's drawings as image files, with title, caption and creator. The words in a drawing are English. */
function drawingNodes({ route, origin, language, translate }: PageNodeInput): ImageObject[] {
  return drawingPicturesOf(route.path).map(({ path: file, drawing }) => ({
    '@type': 'ImageObject',
    contentUrl: pageUrl(origin, file),
    name: translate(drawing.title),
    description: translate(drawing.description),
    ...(language !== drawingLanguage && { inLanguage: drawingLanguage }),
    creator: { '@id': organizationId(origin) },
  }));
}

const drawingLanguage = 'en-IN';
