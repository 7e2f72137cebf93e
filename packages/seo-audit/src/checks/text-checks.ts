/** Shared checks of title and description: the same faults, with separate limits and texts. */

import {
  type Check,
  type CheckInfo,
  pageCheck,
  type RawFinding,
  siteCheck,
} from '../check-helpers/check.ts';
import { createVersionMatcher } from '../check-helpers/language-versions.ts';
import { areStartPagesOfLanguages } from '../check-helpers/page-kinds.ts';
import { areOfOneList } from '../check-helpers/page-urls.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, quote, shortUrl } from '../check-helpers/wording.ts';
import { similarity } from '../page/min-hash.ts';
import { cutToWidth, isFullWidth, textWidth } from '../page/text-width.ts';
import type { ParsedPage, Site } from '../site.ts';

type TextField = {
  where: string;
  read(page: ParsedPage): string;
  length: { min: number; max: number };
  /** The width that a search result shows. */
  shown: { sizePx: number; widthPx: number };
};
type Words = Omit<CheckInfo, 'severity' | 'where'>;
type SharedWords = Omit<CheckInfo, 'where'>;

const maxListed = 50;

/**
 * No search engine sets a limit for a text's length: it shows what fits.
 * @param neededOf the part that must be shown: what is cut behind it is no loss.
 */
export function cutCheck(
  { where, read, shown }: TextField,
  words: Words,
  neededOf: (text: string, site: Site) => string = (text) => text,
): Check {
  return pageCheck({ ...words, where, severity: 'notice' }, (page, site) => {
    const width = textWidth(read(page), shown.sizePx);
    return (
      width > shown.widthPx &&
      !cutToWidth(read(page), shown.sizePx, shown.widthPx).startsWith(neededOf(read(page), site)) &&
      `${Math.round(width)} px wide: shown as ${quote(cutToWidth(read(page), shown.sizePx, shown.widthPx), 200)}`
    );
  });
}

export function longCheck({ where, read, length }: TextField, words: Words): Check {
  return pageCheck(
    { ...words, where, severity: 'notice' },
    (page) => lengthOf(read(page)) > length.max && `${lengthOf(read(page))} characters`,
  );
}

/** @param says whether a text says enough although it is short. */
export function shortCheck(
  { where, read, length }: TextField,
  words: Words,
  says: (text: string, site: Site, page: ParsedPage) => boolean = () => false,
): Check {
  return pageCheck({ ...words, where, severity: 'notice' }, (page, site) => {
    const text = read(page);
    const isShort = text !== '' && lengthOf(text) < length.min && !says(text, site, page);
    return isShort && `${quote(text)} has ${lengthOf(text)} characters`;
  });
}

/** @param duplicatePercent from here on, two pages are one text: content-near-duplicate names them. */
export function sharedCheck(
  { where, read }: TextField,
  words: SharedWords,
  duplicatePercent: number,
): Check {
  return siteCheck({ ...words, where }, (site) => sharedBy(site, read, duplicatePercent / 100));
}

/** A Chinese or Japanese character says as much as two Latin letters, and is as wide. */
function lengthOf(text: string): number {
  return [...text].reduce((length, letter) => length + (isFullWidth(letter) ? 2 : 1), 0);
}

/** Groups of indexable pages that share a text; empty texts do not count. */
function* sharedBy(
  site: Site,
  read: (page: ParsedPage) => string,
  minSimilarity: number,
): Generator<RawFinding> {
  const areVersions = createVersionMatcher(site);
  const pagesByText = new Map<string, ParsedPage[]>();
  for (const page of pagesIn(site, 'indexable')) {
    const text = withoutCapitals(read(page));
    const pages = pagesByText.get(text);
    if (pages) pages.push(page);
    else if (text) pagesByText.set(text, [page]);
  }
  const groups = [...pagesByText.values()];
  const mirrors = new Map<string, number>();
  for (const pages of groups) {
    const mirror = mirrorOf(pages);
    if (mirror) mirrors.set(mirror, (mirrors.get(mirror) ?? 0) + 1);
  }
  for (const pages of groups) {
    // Texts that differ in capitals only are one text.
    const first = quote(pages[0] ? read(pages[0]) : '');
    const mirror = mirrorOf(pages);
    const isMirrored = mirror !== null && (mirrors.get(mirror) ?? 0) >= minMirrored;
    for (const page of pages) {
      // Pages of one list may share a text (Google on pagination); of others with one text, a search shows one page.
      const others = takeMatching(
        pages,
        (other) =>
          other !== page &&
          !areVersions(page, other) &&
          !areStartPagesOfLanguages(page, other) &&
          !areOfOneList(other.url, page.url) &&
          !areOneText(page, other, minSimilarity),
      );
      if (others.length === 0) continue;
      const list = joinFirst(
        others.map(({ url }) => shortUrl(url, site)),
        3,
      );
      const text = quote(read(page));
      yield {
        url: page.url,
        what: `${text} is also on ${list}`,
        cause: isMirrored
          ? `the folders ${mirror} share it, page by page`
          : `${first} is on all of them`,
      };
    }
  }
}

function areOneText(one: ParsedPage, other: ParsedPage, minSimilarity: number): boolean {
  const signatures = [one.facts.signature, other.facts.signature] as const;
  // Short texts have none, and are not compared.
  return signatures.every(({ length }) => length > 0) && similarity(...signatures) >= minSimilarity;
}

/** In a manual of a programming language, “EMPTY | rxjs” and “empty | rxjs” are two things. */
function withoutCapitals(text: string): string {
  const [subject = ''] = text.split(/\s[|·–—»:-]\s/);
  return /\s/.test(subject) ? text.toLowerCase() : text;
}

/** Two folders with one more such pair are a pattern: one generator made both. */
const minMirrored = 3;

/** “/docs/app and /docs/pages”, for two pages whose paths differ in one folder only. */
function mirrorOf(pages: readonly ParsedPage[]): string | null {
  const [one, other, ...more] = pages.map(({ url }) => new URL(url).pathname.split('/'));
  if (!one || !other || more.length > 0 || one.length !== other.length) return null;
  const unlike = one.flatMap((part, at) => (part === other[at] ? [] : [at]));
  const [at] = unlike;
  if (at === undefined || unlike.length > 1 || at === one.length - 1) return null;
  return [one, other]
    .map((parts) => parts.slice(0, at + 1).join('/'))
    .sort()
    .join(' and ');
}

/** Thousands of pages may share one text: the search stops at a limit. */
function takeMatching<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (matches(item)) found.push(item);
    if (found.length === maxListed) break;
  }
  return found;
}
