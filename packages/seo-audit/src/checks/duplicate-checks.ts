/** Pages whose main content is equal or largely equal. */

import { type Check, siteCheck } from '../check-helpers/check.ts';
import { headingOf, titleOf } from '../check-helpers/head-tags.ts';
import { createVersionMatcher } from '../check-helpers/language-versions.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { findNearDuplicates, type SimilarPair } from '../page/near-duplicates.ts';
import type { ParsedPage, Site } from '../site.ts';
import type { Thresholds } from './thresholds.ts';

/** Jaccard similarity of word sequences: two pages of equal length then have three quarters of each in common. */
const minPairSimilarity = 0.6;
/** Two similar pages may be a copy by mistake; a pattern needs more, or the names of two places. */
const minPatternPages = 3;

const contentNearDuplicate = (thresholds: Thresholds): Check =>
  siteCheck(
    {
      id: 'content-near-duplicate',
      severity: 'warning',
      about: 'Near-duplicate content',
      where: 'main content',
      why: 'Search engines index one of them and drop the other.',
      fix: 'Give each page its own content, or make one the canonical of the other.',
    },
    function* (site) {
      for (const { url, duplicateUrl, similarity } of pairsOf(
        site,
        thresholds['duplicate-percent'] / 100,
      ))
        yield {
          url,
          what: `about ${Math.round(similarity * 100)} % the same as ${shortUrl(duplicateUrl, site)}`,
        };
    },
  );

const contentAlike = (thresholds: Thresholds): Check =>
  siteCheck(
    {
      id: 'content-alike',
      severity: 'notice',
      about: 'Two pages share most of their text',
      where: 'main content',
      why: 'Search engines may index only one of them. Pages that differ only in a name, such as one per town, are doorway pages to them.',
      fix: 'Write on each page what is true only there, or merge the pages.',
    },
    function* (site) {
      const same = new Set(
        pairsOf(site, thresholds['duplicate-percent'] / 100).map(({ url }) => url),
      );
      for (const { url, duplicateUrl, similarity } of pairsOf(site, minPairSimilarity)) {
        if (same.has(url)) continue;
        same.add(url);
        yield {
          url,
          what: `about ${sharedPercent(similarity)} % of it is also on ${shortUrl(duplicateUrl, site)}`,
        };
      }
      for (const pages of samePatterns(site)) {
        if (pages.some(({ url }) => same.has(url))) continue;
        for (const { url } of pages) {
          const duplicateUrl = pages.find((page) => page.url !== url)?.url ?? '';
          const more = pages.length > 2 ? ` and ${pages.length - 2} more` : '';
          yield {
            url,
            what: `says the same as ${shortUrl(duplicateUrl, site)}${more}, but for the words of its main heading`,
          };
        }
      }
    },
  );

function pairsOf(site: Site, minSimilarity: number): SimilarPair[] {
  const areVersions = createVersionMatcher(site);
  const signed = Array.from(pagesIn(site, 'indexable'), (page) => ({
    url: page.url,
    signature: page.facts.signature,
    page,
  }));
  return findNearDuplicates(
    signed,
    minSimilarity,
    (one, other) => !areVersions(one.page, other.page),
  );
}

/** Groups of pages with the same text and one replaced name, such as one page per town. */
function* samePatterns(site: Site): Generator<ParsedPage[]> {
  const groups = new Map<number, ParsedPage[]>();
  for (const page of pagesIn(site, 'indexable')) {
    const hash = page.facts.hashWithoutHeading;
    const group = hash === null ? undefined : groups.get(hash);
    if (group) group.push(page);
    else if (hash !== null) groups.set(hash, [page]);
  }
  const areVersions = createVersionMatcher(site);
  for (const pages of groups.values()) {
    const [first] = pages;
    const isSet = pages.some((page) => first && areVersions(first, page));
    const isPattern = pages.length >= minPatternPages || areOfTwoTowns(pages);
    if (isPattern && !isSet) yield pages;
  }
}

const beforePlace = /\b(?:in|near|around|at|across|for|to)$/i;

/** “Pots in York” and “Pots in Hull”: headings and titles differ in one name behind a preposition. */
function areOfTwoTowns([one, other]: readonly ParsedPage[]): boolean {
  if (!one || !other) return false;
  // The sizes and colours of a product are one product.
  const isProduct = [one, other].some(({ facts }) => facts.structured.types.includes('Product'));
  const names = swappedName(headingOf(one), headingOf(other));
  if (isProduct || !names) return false;
  const isSwapped = titleOf(one).replaceAll(names[0], names[1]) === titleOf(other);
  return titleOf(one) !== titleOf(other) && isSwapped;
}

/** The only word in which two headings differ, when both are names behind a preposition. */
function swappedName(heading: string, otherHeading: string): [string, string] | null {
  const [words, others] = [heading.split(' '), otherHeading.split(' ')];
  const unlike = words.flatMap((word, at) => (word === others[at] ? [] : [at]));
  const [at = 0] = unlike;
  const [name = '', otherName = ''] = [words[at], others[at]];
  const arePlaces =
    /^\p{Lu}\p{Ll}/u.test(name) &&
    /^\p{Lu}\p{Ll}/u.test(otherName) &&
    beforePlace.test(words[at - 1] ?? '');
  return words.length === others.length && unlike.length === 1 && arePlaces
    ? [name, otherName]
    : null;
}

/** Converts Jaccard similarity (common to all) to the common part of one text. */
function sharedPercent(similarity: number): number {
  return Math.round((200 * similarity) / (1 + similarity));
}

export const duplicateChecks = (thresholds: Thresholds): Check[] => [
  contentNearDuplicate(thresholds),
  contentAlike(thresholds),
];
