/** Summarises a page for the reports: its tags, text widths and place in the site. */
import {
  canonicalOf,
  descriptionOf,
  directivesOf,
  metaContent,
  titleOf,
} from '../check-helpers/head-tags.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { descriptionLimit, textWidth, titleLimit } from '../page/text-width.ts';
import type { SearchData } from '../search-figures.ts';
import type { Page, ParsedPage, Site } from '../site.ts';
import type { Counts, PageSummary } from './audit-run.ts';
import type { PageLinks } from './link-lists.ts';

const sharedTags = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

export type PageContext = {
  counts: Counts;
  links: PageLinks;
  isListable: boolean;
  search: SearchData | null;
};

export function summarisePage(
  page: Page,
  site: Site,
  { counts, links, isListable, search }: PageContext,
): PageSummary {
  const { url, status, foundBy, htmlBytes, depth, reachedFrom, linkedFrom, facts } = page;
  const tags = isParsed(page)
    ? tagsOf(page)
    : page.redirect
      ? { redirect: page.redirect.location }
      : {};
  return {
    url,
    route: shortUrl(url, site),
    status,
    foundBy,
    isListable,
    tags,
    titleWidthPx: Math.round(textWidth(tags.title ?? '', titleLimit.sizePx)),
    descriptionWidthPx: Math.round(textWidth(tags.description ?? '', descriptionLimit.sizePx)),
    canonical: isParsed(page) ? canonicalKind(page) : 'unread',
    words: facts?.words ?? 0,
    htmlBytes,
    elements: facts?.elements ?? 0,
    depth,
    reachedFrom,
    linkedFrom,
    links,
    extracted: (page.rendered ?? facts)?.extracted ?? {},
    search: search?.figures.get(url) ?? null,
    notListed: search?.notListed.get(url) ?? null,
    counts,
  };
}

function canonicalKind(page: ParsedPage): PageSummary['canonical'] {
  const canonical = canonicalOf(page);
  if (canonical === null) return 'none';
  return canonical === page.url || page.foundBy === 'file' ? 'self' : 'elsewhere';
}

function tagsOf(page: ParsedPage): Record<string, string> {
  const { facts } = page;
  const entries: [string, string][] = [
    ['title', titleOf(page)],
    ['description', descriptionOf(page)],
    ['canonical', canonicalOf(page) ?? ''],
    ['robots', [...directivesOf(page)].join(', ')],
    [
      'h1',
      facts.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .join(' | '),
    ],
    ['lang', facts.lang ?? ''],
    ...sharedTags.map((tag): [string, string] => [tag, metaContent(facts, tag)]),
    ['structured data', facts.structured.types.join(', ')],
  ];
  return Object.fromEntries(entries.filter(([, content]) => content !== ''));
}
