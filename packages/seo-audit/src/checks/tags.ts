/** Accessors for what several checks and the reports read of a page. */
import { agentPrefix, parseRobots } from '../crawl/robots.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { alternatesInHeader } from '../page/parse-links.ts';
import { resolveUrl } from '../page/web-url.ts';
import { type Alternate, isParsed, type Page, type ParsedPage, type Site } from '../site.ts';
import { shortUrl } from '../text.ts';

/** All directives of meta tags and header that apply to every robot or to Googlebot. */
export function directivesOf({ facts, robotsHeader }: ParsedPage): Set<string> {
  const fromHeader = robotsHeader
    .filter((part) => ['robots', 'googlebot', undefined].includes(agentPrefix.exec(part)?.[1]))
    .map((part) => part.replace(agentPrefix, ''));
  return new Set([...robotsTags(facts), ...fromHeader]);
}

export function robotsTags(facts: PageFacts): string[] {
  return [...metaContents(facts, 'robots'), ...metaContents(facts, 'googlebot')]
    .flatMap((content) => content.toLowerCase().split(','))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The page must not be indexed. */
export function hasNoindex(page: ParsedPage): boolean {
  const directives = directivesOf(page);
  return directives.has('noindex') || directives.has('none');
}

/** Contents of a meta tag, by lower-case name or property. */
export function metaContents({ metas }: PageFacts, name: string): string[] {
  return metas.filter((tag) => tag.name === name).map(({ content }) => content);
}

export function metaContent(facts: PageFacts, name: string): string {
  return metaContents(facts, name)[0] ?? '';
}

/** Absolute URL of the first canonical tag; null without one. */
export function canonicalOf({ facts, url }: ParsedPage): string | null {
  const tag = facts.links.find(({ rel, href }) => href && rel.split(/\s+/).includes('canonical'));
  return tag ? resolveUrl(tag.href, url) : null;
}

export function titleOf({ facts }: ParsedPage): string {
  return facts.titles[0] ?? '';
}

/** The first <h1>. */
export function headingOf({ facts }: ParsedPage): string {
  return facts.headings.find(({ level }) => level === 1)?.text ?? '';
}

export function descriptionOf({ facts }: ParsedPage): string {
  return metaContent(facts, 'description');
}

/** The language versions that a page names: in its tags, in its Link header, and in its row of the sitemap. */
export function alternatesOf({ facts, linkHeader, url }: ParsedPage, site: Site): Alternate[] {
  const tags = facts.links.filter(({ rel, hreflang }) => hreflang && rel.includes('alternate'));
  const rows = site.sitemapRows.get(url)?.alternates ?? [];
  return [...tags, ...alternatesInHeader(linkHeader), ...rows];
}

/** Whether two pages name each other as versions of one page: their common text is intended. */
export function areVersions(one: ParsedPage, other: ParsedPage, site: Site): boolean {
  const names = (page: ParsedPage, { url }: ParsedPage) =>
    alternatesOf(page, site).some(({ href }) => resolveUrl(href, page.url) === url);
  return names(one, other) && names(other, one);
}

/** Why search engines will not show the URL under its own address; null when they may. */
export function notIndexableReason(target: Page, site: Site): string | null {
  if (isBlockedForGooglebot(target.url, site)) return 'is disallowed by robots.txt';
  if (target.unreadReason !== null) return null;
  if (target.redirect) return 'redirects';
  if ((target.status ?? 0) >= 400) return `answers ${target.status}`;
  if (!isParsed(target)) return null;
  if (hasNoindex(target)) return 'is noindex';
  const canonical = canonicalOf(target);
  return canonical && canonical !== target.url
    ? `names ${shortUrl(canonical, site)} as canonical`
    : null;
}

const rulesBySite = new WeakMap<object, ReturnType<typeof parseRobots>>();

/** Whether robots.txt blocks a URL for Googlebot, independent of the rules for this audit. */
export function isBlockedForGooglebot(url: string, { robots, origin }: Site): boolean {
  if (!url.startsWith(`${origin}/`)) return false;
  const rules = rulesBySite.get(robots) ?? parseRobots(robots);
  rulesBySite.set(robots, rules);
  return rules.isReadable && !rules.isAllowed(url, 'Googlebot');
}
