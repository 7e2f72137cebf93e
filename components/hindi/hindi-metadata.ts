/** A Hindi page's `<head>` from its English page's. */
import type { Metadata } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { isHindiListed } from '@/lib/publishing/hindi-review';
import { hindiPath } from '@/lib/site/hindi-pages';
import { hindi } from './hindi';

/**
 * Images stay the English page's, because their words are drawn: what they show is said in Hindi. There is no Markdown
 * in Hindi.
 */
export function hindiMetadata(metadata: Metadata): Metadata {
  const { alternates, openGraph, twitter } = metadata;
  const { types: _, ...addresses } = alternates ?? {};
  return {
    ...metadata,
    ...(isListable(metadata) &&
      !isHindiListed(pathOf(metadata)) && { robots: { index: false, follow: true } }),
    ...(metadata.title && { title: { absolute: hindi.translate(titleOf(metadata)) } }),
    ...words(metadata),
    ...(alternates && {
      alternates: {
        ...addresses,
        ...(addresses.canonical && { canonical: hindiUrl(String(addresses.canonical)) }),
      },
    }),
    ...(openGraph && {
      openGraph: {
        ...openGraph,
        ...(openGraph.title && { title: hindi.translate(String(openGraph.title)) }),
        ...words(openGraph),
        ...(openGraph.url && { url: hindiUrl(String(openGraph.url)) }),
        ...images(openGraph),
        locale: 'hi_IN',
      },
    }),
    ...(twitter && {
      twitter: {
        ...twitter,
        ...(twitter.title && { title: hindi.translate(String(twitter.title)) }),
        ...words(twitter),
        ...images(twitter),
      },
    }),
  };
}

/** For a page whose English `generateMetadata` reads its query. */
export function hindiMetadataOf<Props>(generate: (props: Props) => Promise<Metadata>) {
  return async (props: Props): Promise<Metadata> => hindiMetadata(await generate(props));
}

function titleOf({ title }: Metadata): string {
  return typeof title === 'object' && title && 'absolute' in title ? title.absolute : String(title);
}

function words({ description }: { description?: string | null }) {
  return description ? { description: hindi.translate(description) } : {};
}

type Images = NonNullable<NonNullable<Metadata['openGraph']>['images']>;

function images({ images: all }: { images?: Images }) {
  if (!Array.isArray(all)) return {};
  const inHindi = (image: (typeof all)[number]) =>
    typeof image === 'object' && 'alt' in image && image.alt
      ? { ...image, alt: hindi.translate(image.alt) }
      : image;
  return { images: all.map(inHindi) };
}

/** The page of one visitor stays nofollow as well. */
function isListable({ robots }: Metadata): boolean {
  return typeof robots !== 'object' || robots?.index !== false;
}

function pathOf({ alternates }: Metadata): string | undefined {
  return alternates?.canonical ? pathIn(String(alternates.canonical)) : undefined;
}

function pathIn(url: string): string {
  return url.slice(siteOrigin().length) || '/';
}

function hindiUrl(url: string): string {
  return `${siteOrigin()}${hindiPath(pathIn(url))}`;
}
