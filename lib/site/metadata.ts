/** A page's `<head>` from its row in the route table: title, every meta tag, canonical and sharing tags. */
import type { Metadata } from 'next';
import { broker, siteOrigin } from './broker.server.ts';
import { descriptionOf, routeFor } from './routes.ts';

/** @throws when the path has no row in the route table. */
export function pageMetadata(path: string): Metadata {
  const route = routeFor(path);
  const { title, metaTags } = route.seo;
  const description = descriptionOf(route);
  const url = absoluteUrl(path);
  const { name } = broker();
  const image = {
    url: absoluteUrl('/opengraph-image'),
    width: 1200,
    height: 630,
    alt: imageAlt(name),
  };
  return {
    title: { absolute: title },
    description,
    other: Object.fromEntries(
      metaTags
        .filter(({ name: tag }) => tag !== 'description')
        .map((tag) => [tag.name, tag.content]),
    ),
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      type: 'website',
      url,
      siteName: name,
      locale: 'en_IN',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The home page's canonical form has no trailing slash, as in the sitemap. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin()}${path === '/' ? '' : path}`;
}

export function imageAlt(name: string): string {
  return `${name}: insurance explained before you share a number`;
}
