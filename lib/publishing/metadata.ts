/** A page's `<head>` from its row in the route table: title, every meta tag, canonical and sharing tags. */
import type { Metadata } from 'next';
import { broker, siteOrigin } from '../config/broker.server.ts';
import { descriptionOf, isArticle, type Route, routeFor } from '../site/find-route.ts';
import { languageAlternates } from '../site/language-alternates.ts';
import { markdownPath, ogImagePathOf, ogImageSize, pageUrl } from '../site/page-urls.ts';
import type { IndexedTool } from '../site/route-row.ts';
import { isHindiListed } from './hindi-review.ts';

/**
 * @param tool that is indexed under its own path, with its own title and description.
 * @throws if the path has no row in the route table.
 */
export function pageMetadata(path: string, tool?: IndexedTool): Metadata {
  const route: Route = tool ? { ...routeFor(path), kind: 'tool', seo: tool.seo } : routeFor(path);
  const { title, metaTags } = route.seo;
  const description = descriptionOf(route);
  const url = absoluteUrl(tool?.path ?? path);
  const { name } = broker();
  const image = {
    url: absoluteUrl(ogImagePathOf(path, tool)),
    ...ogImageSize,
    type: 'image/png',
    alt: imageAlt(name, route),
  };
  const markdown = markdownPath(tool?.path ?? path);
  const ownPath = tool?.path ?? path;
  const languages = isHindiListed(ownPath) ? languageAlternates(siteOrigin(), ownPath) : undefined;
  return {
    title: { absolute: title },
    description,
    // Lets search results show a large image.
    robots: { 'max-image-preview': 'large' },
    other: Object.fromEntries(
      metaTags
        .filter(({ name: tag }) => tag !== 'description')
        .map((tag) => [tag.name, tag.content]),
    ),
    alternates: {
      canonical: url,
      ...(markdown && { types: { 'text/markdown': absoluteUrl(markdown) } }),
      ...(languages && { languages }),
    },
    openGraph: {
      title,
      description,
      type: isArticle(route) ? 'article' : 'website',
      url,
      siteName: name,
      locale: 'en_IN',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** What the views of both confirmation pages have in common: their readers are on higher tiers. */
type ConfirmationView =
  | { kind: 'accepted' | 'state' | 'call' | 'look-up' | 'stopped' }
  /** Why nothing was accepted or can be shown. */
  | { kind: 'message' }
  /** The message says what is wrong with an entered code. */
  | { kind: 'code'; message: string | null }
  | { kind: 'form'; errors: Readonly<Record<string, string | undefined>> };

/** Metadata of the page that shows the result of a form posted without JavaScript. */
export function confirmationMetadata(title: string, view: ConfirmationView): Metadata {
  return privateMetadata(titleOfResult(title, hasFailed(view)));
}

/** Screen readers announce the title first when a page has loaded: of a form that failed, it begins by saying so. */
export function titleOfResult(title: string, hasFailed: boolean): string {
  return `${hasFailed ? 'Error: ' : ''}${title}`;
}

function hasFailed(view: ConfirmationView): boolean {
  if (view.kind === 'code') return view.message !== null;
  if (view.kind === 'form') return Object.keys(view.errors).length > 0;
  return view.kind === 'message';
}

/** Metadata of a page that only one visitor may see. */
export function privateMetadata(title: string): Metadata {
  return { title: { absolute: title }, robots: { index: false, follow: false } };
}

/**
 * For a tool's answer to one visitor, and for a page that is not listed: noindex. No canonical, because "do not index
 * this" and "index that instead" contradict each other.
 * @param title of one answer, so that tabs differ. Others see tabs: no date, and no illness. A preview has the page's.
 */
export function unlistedMetadata(
  path: string,
  { tool, title }: { tool?: IndexedTool; title?: string } = {},
): Metadata {
  const { alternates: _, ...metadata } = pageMetadata(path, tool);
  return {
    ...metadata,
    ...(title && { title: { absolute: title } }),
    robots: { index: false, follow: true },
  };
}

export function absoluteUrl(path: string): string {
  return pageUrl(siteOrigin(), path);
}

/** Text of the preview image. */
function imageAlt(name: string, { seo, kind }: Route): string {
  const imageSubject =
    kind === 'product' ? 'a drawing of the product and one of its figures' : 'a drawing';
  return `${seo.title}. ${name}, with ${imageSubject}`;
}
