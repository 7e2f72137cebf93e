/** The title: present, once, short enough to be shown whole, and unique. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { headingOf, metaContent, titleOf } from '../check-helpers/head-tags.ts';
import {
  hasPurposeTitle,
  isListOfPagesBelow,
  isNamedLikeSite,
  isStartPage,
  titleSeparator,
} from '../check-helpers/page-kinds.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { quote } from '../check-helpers/wording.ts';
import { titleLimit } from '../page/text-width.ts';
import type { ParsedPage, Site } from '../site.ts';
import { cutCheck, sharedCheck, shortCheck } from './text-checks.ts';
import { defaultThresholds, type Thresholds } from './thresholds.ts';

const titleField = (thresholds: Thresholds) => ({
  where: '<title>',
  read: titleOf,
  length: { min: thresholds['title-min'], max: 60 },
  shown: { ...titleLimit, widthPx: thresholds['title-px'] },
});

/** “Contact us | The shop”, “SQL comment syntax”: two words besides the name of the site say what the page is. */
function namesSubject(title: string, site: Site): boolean {
  const names = namesOf(site);
  const parts = title.split(titleSeparator);
  // With a single page the site's name is unknown; it is usually last.
  return (names.size > 0 ? parts : parts.slice(0, 1)).some(
    (part) => !names.has(part) && isPhrase(part),
  );
}

/** Two words, of which one may be a number: “Catalogue 2019”. */
function isPhrase(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) >= 2 && /\p{L}{2}/u.test(text);
}

/**
 * One word says enough on a start page named like the site, on a legal page or sign-in, and on a list of the pages
 * below it.
 */
function needsNoMore(page: ParsedPage, site: Site): boolean {
  if (isStartPage(page) && isNamedLikeSite(page, namesOf(site))) return true;
  if (hasPurposeTitle(page)) return true;
  const heading = headingOf(page).toLowerCase();
  const parts = titleOf(page).toLowerCase().split(titleSeparator);
  return heading !== '' && parts.includes(heading) && isListOfPagesBelow(page, site);
}

/** The title without the site's name at its end, which search engines show themselves. */
function withoutName(title: string, site: Site): string {
  const name = title.split(titleSeparator).at(-1) ?? '';
  return namesOf(site).has(name)
    ? title.slice(0, -name.length).replace(/\s[|·–—»:-]\s$/, '')
    : title;
}

const knownNames = new WeakMap<Site['pages'], Set<string>>();

/** What begins or ends the titles of several pages. */
export function namesOf({ pages }: Site): Set<string> {
  const known = knownNames.get(pages);
  if (known) return known;
  const ends = [...pages.values()].filter(isParsed).flatMap((page) => {
    const parts = titleOf(page).split(titleSeparator);
    return parts.length > 1 ? [parts[0] ?? '', parts.at(-1) ?? ''] : [];
  });
  const counts = Map.groupBy(ends, (end) => end);
  const names = new Set([...counts].filter(([, same]) => same.length > 1).map(([end]) => end));
  knownNames.set(pages, names);
  return names;
}

const lateTitleByte = 16_384;

const titleMissing = pageCheck(
  {
    id: 'title-missing',
    severity: 'error',
    about: 'A page has no title',
    where: '<title>',
    of: 'html',
    why: 'The title is the headline of a search result; without one the search engine makes one up.',
    fix: 'Write a title of 30 to 60 characters that names the page’s subject first.',
  },
  (page) => !titleOf(page) && 'there is no title in the head',
);

const titleSeveral = pageCheck(
  {
    id: 'title-several',
    severity: 'error',
    about: 'A page has several titles',
    where: '<title>',
    of: 'html',
    why: 'It is undefined which one is shown.',
    fix: 'Keep one <title> in the head.',
  },
  ({ facts }) =>
    facts.titles.length > 1 && facts.titles.map(({ text }) => quote(text)).join(' and '),
);

const titleCut = (thresholds: Thresholds): Check =>
  cutCheck(
    titleField(thresholds),
    {
      id: 'title-cut',
      about: 'A title is truncated in search results',
      why: `Results show about ${thresholds['title-px']} px; the rest is replaced by dots.`,
      fix: 'Shorten the title, or put the words that matter first.',
    },
    withoutName,
  );

const titleShort = (thresholds: Thresholds): Check =>
  shortCheck(
    titleField(thresholds),
    {
      id: 'title-short',
      about: 'A title is very short',
      why: 'A title of one word neither answers a search nor stands out.',
      fix: `Use at least ${thresholds['title-min']} characters: the subject, then what the page says about it.`,
    },
    // A threshold set by the user applies exactly.
    thresholds['title-min'] === defaultThresholds['title-min']
      ? (title, site, page) => namesSubject(title, site) || needsNoMore(page, site)
      : undefined,
  );

const titleShared = (thresholds: Thresholds): Check =>
  sharedCheck(
    titleField(thresholds),
    {
      id: 'title-shared',
      severity: 'error',
      about: 'Duplicate titles',
      why: 'Searchers cannot tell the pages apart, and the pages compete with each other.',
      fix: 'Give each page a title of its own, or make one the canonical of the others.',
    },
    thresholds['duplicate-percent'],
  );

const titleRepeatsHeading = pageCheck(
  {
    id: 'title-repeats-heading',
    severity: 'notice',
    about: 'Title and heading are the same words',
    where: '<title>, <h1>',
    why: 'Two different wordings answer two ways of searching.',
    fix: 'Let the heading speak to the reader and the title to the searcher.',
  },
  (page) => {
    const heading = headingOf(page);
    return (
      heading !== '' && heading.toLowerCase() === titleOf(page).toLowerCase() && quote(heading)
    );
  },
);

const titleRepeatsBrand = pageCheck(
  {
    id: 'title-repeats-brand',
    severity: 'notice',
    about: 'A title names the brand twice',
    where: '<title>',
    why: 'The search engine shows the site’s name itself; the space is needed for the subject.',
    fix: 'Name the brand once, at the end, or not at all.',
  },
  (page) => {
    const brand = metaContent(page.facts, 'og:site_name').toLowerCase();
    const times = brand.length > 2 ? titleOf(page).toLowerCase().split(brand).length - 1 : 0;
    return times > 1 && `${quote(brand)} occurs ${times} times in ${quote(titleOf(page))}`;
  },
);

const titleLate = pageCheck(
  {
    id: 'title-late',
    severity: 'notice',
    about: 'The title is far down in the page',
    where: '<title>',
    why: 'Previews in messengers read only the first kilobytes.',
    fix: 'Put the title before stylesheets and scripts.',
  },
  ({ facts }) =>
    (facts.titleAtByte ?? 0) > lateTitleByte &&
    `after ${Math.round((facts.titleAtByte ?? 0) / 1024)} KB`,
);

export const titleChecks = (thresholds: Thresholds): Check[] => [
  titleMissing,
  titleSeveral,
  titleCut(thresholds),
  titleShort(thresholds),
  titleShared(thresholds),
  titleRepeatsHeading,
  titleRepeatsBrand,
  titleLate,
];
