/** Titles of another page, and titles that a program cut. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { descriptionOf, headingOf, metaContent, titleOf } from '../check-helpers/head-tags.ts';
import { createVersionMatcher } from '../check-helpers/language-versions.ts';
import { titleSeparator } from '../check-helpers/page-kinds.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { namePrefixes } from '../page/find-other-page.ts';
import { splitWords } from '../page/page-text.ts';
import type { ParsedPage, Site } from '../site.ts';
import { namesOf } from './title-checks.ts';

/** The name of the site may follow. */
const beforeDots = /^(.*?)\s*(?:…|\.{3,})(?:\s[|·–—»:-]\s.*)?$/u;
const minCutLength = 30;
const minCommonWords = 2;

const titleEndsInDots = pageCheck(
  {
    id: 'title-ends-in-dots',
    severity: 'warning',
    about: 'A title was cut by a program',
    where: '<title>',
    why: 'Results show the dots even where there is room for the rest.',
    fix: 'Write the whole title; search engines cut it themselves where they have to.',
  },
  (page) => {
    const start = beforeDots.exec(titleOf(page))?.[1]?.toLowerCase() ?? '';
    if (start.length < minCutLength) return null;
    const others = [
      ...page.facts.headings.map((heading) => heading.text),
      metaContent(page.facts, 'og:title'),
    ].map((other) => other.toLowerCase());
    const isContinued = others.some(
      (other) => other.startsWith(start) && /[\p{L}\p{N}]/u.test(other.slice(start.length)),
    );
    const words = splitWords([...others, descriptionOf(page)].join(' '));
    return (isContinued || isHalfWord(start, words)) && quote(titleOf(page));
  },
);

const titleOtherPage = siteCheck(
  {
    id: 'title-other-page',
    severity: 'warning',
    about: 'A title names the subject of another page',
    where: '<title>',
    why: 'Searchers choose the result for something that is not on the page.',
    fix: 'Write the title of this page; it was probably copied.',
  },
  function* (site) {
    const areVersions = createVersionMatcher(site);
    const pages = [...pagesIn(site, 'html')].map((page) => ({
      page,
      heading: new Set(namePrefixes([headingOf(page)])),
    }));
    for (const page of pagesIn(site, 'indexable')) {
      const title = new Set(namePrefixes([subjectOf(page, site)]));
      if (title.size < minCommonWords || namePrefixes([headingOf(page)]).length === 0) continue;
      const own = namePrefixes([
        ...page.facts.headings.map(({ text }) => text),
        descriptionOf(page),
        decodedPath(page),
      ]);
      if (own.some((word) => title.has(word))) continue;
      const other = pages.find(
        (candidate) =>
          candidate.page !== page &&
          candidate.heading.size >= minCommonWords &&
          [...candidate.heading].every((word) => title.has(word)) &&
          page.facts.unseenTitleWords.some((word) => candidate.heading.has(word)) &&
          languageOf(candidate.page) === languageOf(page) &&
          !areVersions(candidate.page, page),
      );
      if (other)
        yield {
          url: page.url,
          what: `${quote(titleOf(page))} on the page ${quote(headingOf(page))}: that is the subject of ${shortUrl(other.page.url, site)}`,
        };
    }
  },
);

/** The title without the name of the site. */
function subjectOf(page: ParsedPage, site: Site): string {
  const names = namesOf(site);
  const parts = titleOf(page).split(titleSeparator);
  return parts.filter((part) => !names.has(part)).join(' ');
}

/** “hand”, where the page says “handles” and nowhere “hand”. */
function isHalfWord(start: string, words: readonly string[]): boolean {
  const last = splitWords(start).at(-1) ?? '';
  const isWhole = !start.endsWith(last) || words.includes(last);
  return last.length > 2 && !isWhole && words.some((word) => word.startsWith(last));
}

function decodedPath({ url }: ParsedPage): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}

function languageOf({ facts }: ParsedPage): string | undefined {
  return facts.lang?.toLowerCase().split('-')[0];
}

export const titleSubjectChecks: Check[] = [titleEndsInDots, titleOtherPage];
