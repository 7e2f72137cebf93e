/** Accessors for the tags that several checks and the reports use. */
import { agentPrefix } from '../crawl/robots-header.ts';
import type { LinkTag, PageFacts } from '../page/page-facts.ts';
import type { ParsedPage } from '../site.ts';

/** All directives of meta tags and header that apply to every robot or to Googlebot. */
export function directivesOf(page: ParsedPage): Set<string> {
  const fromMeta = metaContents(page.facts, 'robots').concat(metaContents(page.facts, 'googlebot'));
  return new Set([
    ...fromMeta.flatMap(splitDirectives),
    ...page.robotsHeader
      .filter((part) => ['robots', 'googlebot', undefined].includes(agentPrefix.exec(part)?.[1]))
      .map((part) => part.replace(agentPrefix, '')),
  ]);
}

/** The page must not be indexed. */
export function hasNoindex(page: ParsedPage): boolean {
  return directivesOf(page).has('noindex') || directivesOf(page).has('none');
}

export function splitDirectives(content: string): string[] {
  return content
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Contents of a meta tag in the head, by lower-case name or property. */
export function metaContents(facts: PageFacts, name: string): string[] {
  return facts.metas
    .filter((tag) => tag.name === name && tag.isInHead)
    .map(({ content }) => content);
}

export function metaContent(facts: PageFacts, name: string): string {
  return metaContents(facts, name)[0] ?? '';
}

export function linkHrefs(facts: PageFacts, rel: string): string[] {
  return facts.links
    .filter((tag) => tag.isInHead && tag.rel.split(/\s+/).includes(rel))
    .map(({ href }) => href);
}

/** Absolute URL of the first canonical tag; null without one. */
export function canonicalOf(page: ParsedPage): string | null {
  const [href] = linkHrefs(page.facts, 'canonical');
  return href ? resolveUrl(href, page.url) : null;
}

/** Absolute and without fragment; null when invalid. */
export function resolveUrl(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return url.href;
}

export function titleOf({ facts }: ParsedPage): string {
  return facts.titles.find(({ isInHead }) => isInHead)?.text ?? '';
}

/** The first <h1>. */
export function headingOf({ facts }: ParsedPage): string {
  return facts.headings.find(({ level }) => level === 1)?.text ?? '';
}

export function descriptionOf({ facts }: ParsedPage): string {
  return metaContent(facts, 'description');
}

/** The language versions in the page's tags. */
export function alternatesOf({ facts }: ParsedPage): LinkTag[] {
  return facts.links.filter(({ hreflang, rel }) => hreflang && rel.includes('alternate'));
}
