/** Titles, descriptions and main headings: present, unique, short enough to be shown whole. */

import { similarity } from '../page/near-duplicates.ts';
import { cutToWidth, descriptionLimit, textWidth, titleLimit } from '../page/text-width.ts';
import type { ParsedPage, Site } from '../site.ts';
import { joinFirst, quote, shortUrl } from '../text.ts';
import {
  type Check,
  type CheckInfo,
  indexablePages,
  pageCheck,
  parsedPages,
  type RawFinding,
  siteCheck,
} from './check.ts';
import { areVersions, descriptionOf, headingOf, titleOf } from './tags.ts';

type TextField = {
  where: string;
  read(page: ParsedPage): string;
  /** The width that a search result shows. */
  shown: { sizePx: number; widthPx: number };
};
const title: TextField = { where: '<title>', read: titleOf, shown: titleLimit };
const description: TextField = {
  where: '<meta name="description">',
  read: descriptionOf,
  shown: descriptionLimit,
};
const separator = /\s[|·–—»:-]\s/;
/** From here on two pages are one text: content-near-duplicate names them. */
export const duplicateShare = 0.9;
const maxListed = 50;

const titleMissing = pageCheck(
  {
    id: 'title-missing',
    severity: 'error',
    about: 'A page has no title',
    where: title.where,
    of: 'html',
    why: 'The title is the headline of a search result; without one the search engine makes one up.',
    fix: 'Write a title of 30 to 60 characters in the head that names the page’s subject first.',
  },
  (page) => !titleOf(page) && 'there is no title in the head',
);

const titleCut = cutCheck(
  title,
  {
    id: 'title-cut',
    about: 'A title is truncated in search results',
    why: `Results show about ${titleLimit.widthPx} px; the rest is replaced by dots.`,
    fix: 'Shorten the title, or put the words that matter first.',
  },
  withoutName,
);

const titleShared = sharedCheck(title, {
  id: 'title-shared',
  severity: 'error',
  about: 'Duplicate titles',
  why: 'Searchers cannot tell the pages apart, and the pages compete with each other.',
  fix: 'Give each page a title of its own, or make one the canonical of the others.',
});

const descriptionMissing = pageCheck(
  {
    id: 'description-missing',
    severity: 'warning',
    about: 'A page has no meta description',
    where: description.where,
    why: 'Search engines choose a piece of text themselves, often the menu or a notice.',
    fix: 'Write 120 to 155 characters that answer the search.',
  },
  (page) => !descriptionOf(page) && 'there is none in the head',
);

const descriptionCut = cutCheck(description, {
  id: 'description-cut',
  about: 'A meta description is truncated in search results',
  why: `Results show about ${descriptionLimit.widthPx} px on a desktop, less on a phone.`,
  fix: 'Shorten it to 155 characters, or put what matters first.',
});

const descriptionShared = sharedCheck(description, {
  id: 'description-shared',
  severity: 'warning',
  about: 'Duplicate meta descriptions',
  why: 'It cannot fit all of them, and search engines ignore it.',
  fix: 'Describe what only this page answers.',
});

const h1Missing = pageCheck(
  {
    id: 'h1-missing',
    severity: 'notice',
    about: 'A page has no h1',
    where: '<h1>',
    of: 'html',
    why: 'Readers and screen readers cannot tell what the page is about.',
    fix: 'Add one <h1> with the page’s subject.',
  },
  (page) => !headingOf(page) && 'there is no <h1> with a text',
);

type Words = Omit<CheckInfo, 'where' | 'severity'>;

/**
 * No search engine sets a limit for a text's length: it shows what fits.
 * @param neededOf the part that must be shown: what is cut behind it is no loss.
 */
function cutCheck(
  { where, read, shown: { sizePx, widthPx } }: TextField,
  words: Words,
  neededOf: (text: string, site: Site) => string = (text) => text,
): Check {
  return pageCheck({ ...words, where, severity: 'notice' }, (page, site) => {
    const text = read(page);
    const cut = cutToWidth(text, sizePx, widthPx);
    const width = Math.round(textWidth(text, sizePx));
    return (
      width > widthPx &&
      !cut.startsWith(neededOf(text, site)) &&
      `${width} px wide: shown as ${quote(cut, 200)}`
    );
  });
}

/** The title without the site's name at its end, which search engines show themselves. */
function withoutName(text: string, site: Site): string {
  const name = text.split(separator).at(-1) ?? '';
  const isName = name !== text && namesOf(site).has(name);
  return isName ? text.slice(0, -name.length).replace(/\s[|·–—»:-]\s$/, '') : text;
}

const knownNames = new WeakMap<Site['pages'], Set<string>>();

/** What ends the titles of several pages. */
function namesOf(site: Site): Set<string> {
  const before = knownNames.get(site.pages);
  if (before) return before;
  const ends = parsedPages(site).map((page) => titleOf(page).split(separator).at(-1) ?? '');
  const counts = Map.groupBy(ends, (end) => end);
  const names = new Set([...counts].filter(([, same]) => same.length > 1).map(([end]) => end));
  knownNames.set(site.pages, names);
  return names;
}

/** Groups of indexable pages that share a text; empty texts do not count. */
function sharedCheck({ where, read }: TextField, words: Omit<CheckInfo, 'where'>): Check {
  return siteCheck({ ...words, where }, function* (site): Generator<RawFinding> {
    const groups = Map.groupBy(indexablePages(site), (page) => read(page).toLowerCase());
    groups.delete('');
    for (const pages of groups.values()) {
      for (const page of pages) {
        const others = pages.filter((other) => isUnrelated(page, other, site)).slice(0, maxListed);
        if (others.length === 0) continue;
        const paths = others.map(({ url }) => shortUrl(url, site));
        const text = quote(read(page));
        const cause = `${text} is on all of them`;
        yield { url: page.url, what: `${text} is also on ${joinFirst(paths, 3)}`, cause };
      }
    }
  });
}

/** Not versions of one page, not pages of one list, and not one text, of which a search shows one page. */
function isUnrelated(one: ParsedPage, other: ParsedPage, site: Site): boolean {
  if (one === other || listOf(one.url) === listOf(other.url)) return false;
  const [own, theirs] = [one.facts.signature, other.facts.signature];
  const isOneText =
    own.length > 0 && theirs.length > 0 && similarity(own, theirs) >= duplicateShare;
  return !isOneText && !areVersions(one, other, site);
}

/** The address of the list that a page belongs to: the same for its first and its later pages. */
function listOf(url: string): string {
  return url
    .replace(/([?&])(?:page|p|paged|pg|start|offset)=\d+/i, '$1')
    .replace(/(?:\/page)?\/\d+\/?$/i, '')
    .replace(/[?&/]$/, '');
}

export const textChecks: Check[] = [
  titleMissing,
  titleCut,
  titleShared,
  descriptionMissing,
  descriptionCut,
  descriptionShared,
  h1Missing,
];
