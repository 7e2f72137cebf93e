/** What a page's text says: finished, readable, and without banned words. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { descriptionOf, headingOf, titleOf } from '../check-helpers/head-tags.ts';
import { isAboutPlaceholders } from '../check-helpers/is-about-placeholders.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import { withoutSpaces } from '../page/find-placeholders.ts';
import type { ParsedPage, Site } from '../site.ts';

const contentPlaceholder = pageCheck(
  {
    id: 'content-placeholder',
    severity: 'error',
    about: 'A page contains placeholder text',
    where: 'text',
    of: 'html',
    why: 'Visitors see an unfinished page.',
    fix: 'Write the text, or remove the block.',
  },
  (page, site) => {
    if (page.facts.placeholders.length === 0 || isAboutPlaceholders(page)) return null;
    const explained = shownPlaceholders(site);
    const left = page.facts.placeholders.filter(
      (text) => !explained.has(withoutSpaces(text)) && !isNameOfLinked(text, page, site),
    );
    return left.length > 0 && joinFirst(left);
  },
);

const soft404 = pageCheck(
  {
    id: 'soft-404',
    severity: 'warning',
    about: 'A page says that its content is missing or not accessible, and returns 200',
    where: 'text, status',
    why: 'Search engines index the notice as a page, keep requesting it, and may drop similar pages.',
    fix: 'Return 404 or 410 (401 or 403 where access is denied), or redirect to the successor.',
  },
  ({ facts, foundBy }) => foundBy !== 'file' && facts.goneNotice && quote(facts.goneNotice),
);

const contentUnfinished = pageCheck(
  {
    id: 'content-unfinished',
    severity: 'warning',
    about: 'A page says that it is under construction',
    where: 'text',
    why: 'Search engines show a page without an answer, and visitors leave.',
    fix: 'Publish it when it has content; until then, take it away or set noindex.',
  },
  ({ facts }) => facts.unfinishedNotice && quote(facts.unfinishedNotice),
);

const pageFolderListing = pageCheck(
  {
    id: 'page-folder-listing',
    severity: 'warning',
    about: 'A page lists the files of a folder',
    where: '<h1>, <title>',
    of: 'html',
    why: 'The server generated it for a missing index page: results show the bare files, and anybody can see what else is in the folder.',
    fix: 'Switch listings off in the server (Options -Indexes, autoindex off), or give the folder a page.',
  },
  (page) => {
    const listing = /^Index of \/\S*$/;
    const heading = page.facts.headings[0]?.text ?? '';
    return [heading, titleOf(page)].find((text) => listing.test(text));
  },
);

const contentProgrammeError = pageCheck(
  {
    id: 'content-programme-error',
    severity: 'error',
    about: 'A page shows an error message of its server-side program',
    where: 'text',
    of: 'html',
    why: 'Visitors see a broken page, and attackers learn what software it runs on.',
    fix: 'Fix the program; write its messages to a log and return 500.',
  },
  ({ facts }) => facts.serverErrors.map((text) => quote(text, 120)),
);

const contentGarbled = pageCheck(
  {
    id: 'content-garbled',
    severity: 'error',
    about: 'A text was decoded with the wrong charset',
    where: 'text',
    of: 'html',
    why: 'Readers see â€™ for an apostrophe.',
    fix: 'Name UTF-8 in the header; where the text itself was saved wrongly, save it again.',
  },
  ({ facts, charsetHeader }) => {
    const isReadOtherwise = charsetHeader && !/^utf-?8$/i.test(charsetHeader);
    const read = isReadOtherwise ? ` (read as ${charsetHeader}, as the header says)` : '';
    return facts.brokenText.garbled.length > 0 && joinFirst(facts.brokenText.garbled) + read;
  },
);

const contentMarkdown = pageCheck(
  {
    id: 'content-markdown',
    severity: 'warning',
    about: 'Markdown was not converted to HTML',
    where: 'text',
    of: 'html',
    why: 'Readers see brackets instead of a link or picture.',
    fix: 'Render the text with the Markdown renderer.',
  },
  ({ facts }) => facts.brokenText.markdown.length > 0 && joinFirst(facts.brokenText.markdown),
);

/** A list of pages repeats the title and the description of one that is about a placeholder. */
function isNameOfLinked(text: string, { facts, url }: ParsedPage, { pages }: Site): boolean {
  return facts.anchors.some(({ target }) => {
    const page = target === null || target === url ? undefined : pages.get(target);
    return (
      page !== undefined &&
      isParsed(page) &&
      [titleOf(page), headingOf(page), descriptionOf(page)].some((name) => name.includes(text)) &&
      isAboutPlaceholders(page)
    );
  });
}

const knownShown = new WeakMap<Site['pages'], Set<string>>();

/** What a page of the site shows in a code sample, its texts may mention. */
function shownPlaceholders({ pages }: Site): Set<string> {
  const known = knownShown.get(pages);
  if (known) return known;
  const shown = new Set([...pages.values()].flatMap(({ facts }) => facts?.shownPlaceholders ?? []));
  knownShown.set(pages, shown);
  return shown;
}

/** @param why the project's reason for banning the words. */
export function bannedWordsCheck(why: string): Check {
  return pageCheck(
    {
      id: 'banned-words',
      severity: 'error',
      about: 'A page uses banned words',
      where: 'text, alternative texts, labels, meta tags',
      of: 'html',
      why,
      fix: 'Write the fact behind the word, with its source.',
    },
    ({ facts }) => facts.bannedWords.length > 0 && joinFirst(facts.bannedWords, 10),
  );
}

export const contentChecks: Check[] = [
  contentPlaceholder,
  soft404,
  contentUnfinished,
  pageFolderListing,
  contentProgrammeError,
  contentGarbled,
  contentMarkdown,
];
