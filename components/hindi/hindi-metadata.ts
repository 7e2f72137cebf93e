/** A Hindi page's `<head>` from its English page's. */
import type { Metadata } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { isHindiListed } from '@/lib/publishing/hindi-review';
import { hindiPath } from '@/lib/site/hindi-pages';
import { hindi } from './hindi';

/** Images stay the English page's, because their words are drawn: what they show is said in Hindi. */
export function hindiMetadata(metadata: Metadata): Metadata {
  const { robots, alternates } = metadata;
  // The page of one visitor stays nofollow as well.
  const isListable = typeof robots !== 'object' || robots?.index !== false;
  const path = alternates?.canonical ? pathOf(String(alternates.canonical)) : undefined;
  const isListed = isHindiListed(path);
  return {
    ...(inHindi(isListed ? metadata : withoutMarkdown(metadata)) as Metadata),
    ...(isListable && !isListed && { robots: { index: false, follow: true } }),
  };
}

function withoutMarkdown(metadata: Metadata): Metadata {
  return { ...metadata, alternates: { ...metadata.alternates, types: undefined } };
}

/** For a page whose English `generateMetadata` reads its query. */
export function hindiMetadataOf<Props>(generate: (props: Props) => Promise<Metadata>) {
  return async (props: Props): Promise<Metadata> => hindiMetadata(await generate(props));
}

const words = new Set(['title', 'absolute', 'description', 'alt']);

/** @param name of the tag. Addresses of images and of languages are as they were. */
function inHindi(value: unknown, name = '', parent = ''): unknown {
  if (typeof value === 'string') {
    if (words.has(name)) return hindi.translate(value);
    if (name === 'locale') return 'hi_IN';
    const isPage =
      ['canonical', 'text/markdown'].includes(name) || (name === 'url' && parent === 'openGraph');
    return isPage ? `${siteOrigin()}${hindiPath(pathOf(value))}` : value;
  }
  if (Array.isArray(value)) return value.map((one) => inHindi(one));
  if (typeof value !== 'object' || value === null || name === 'other') return value;
  return Object.fromEntries(
    Object.entries(value).map(([tag, own]) => [tag, inHindi(own, tag, name)]),
  );
}

function pathOf(url: string): string {
  return url.slice(siteOrigin().length) || '/';
}
