/** How much a page has to read, to use or to look at. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { isListOfPagesBelow, isStartPage, isUtilityPage } from '../check-helpers/page-kinds.ts';
import { quote } from '../check-helpers/wording.ts';
import type { ParsedPage, Site } from '../site.ts';
import type { Thresholds } from './thresholds.ts';

const contentEmpty = pageCheck(
  {
    id: 'content-empty',
    severity: 'warning',
    about: 'A page has next to nothing',
    where: 'main content',
    why: 'Search engines treat a page with nothing but its heading as an error page, and do not show it.',
    fix: 'Write it, take it away, or set noindex until it has content.',
  },
  (page) =>
    isEmpty(page) &&
    !page.facts.isFilledByScript &&
    `${page.facts.words} words in the server’s HTML, headings and links included`,
);

const contentNeedsScript = pageCheck(
  {
    id: 'content-needs-script',
    severity: 'warning',
    about: 'The page is empty without JavaScript',
    where: 'main content, <script>',
    why: 'Search engines render it later or not at all; most answer engines and previews in messengers run no scripts.',
    fix: 'Render the page on the server, or when the site is built; if no script fills it either, write it or take it away.',
  },
  ({ facts }) =>
    facts.isFilledByScript &&
    `${facts.ownWords} words in the server’s HTML: it is empty, or a script fills it`,
);

const contentThin = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'content-thin',
      // How many words a question needs, no search engine says.
      severity: 'notice',
      about: 'Thin content',
      where: 'main content',
      why: 'Thin pages seldom answer a question and are seldom shown.',
      fix: `Answer the visitor’s question (in ${thresholds.words} words or more), or merge the page with another.`,
    },
    // A contact page needs few words, and a page of fields or charts hardly any.
    (page, site) =>
      page.facts.contentWords < thresholds.words &&
      !isEmpty(page) &&
      !page.facts.isFilledByScript &&
      !page.facts.hasContact &&
      !page.facts.isTool &&
      !saysEnough(page, site) &&
      `${page.facts.words} words in the server’s HTML${contentInFrame(page)}`,
  );

/** Fewer words beside headings and links are no sentence. */
const minOwnWords = 5;

/** Nothing to read, to use or to look at. */
function isEmpty(page: ParsedPage): boolean {
  const { ownWords, hasContact, isTool, showsSomething } = page.facts;
  if (hasContact || isTool || showsSomething) return false;
  return ownWords < (isUtilityPage(page) ? 1 : minOwnWords);
}

const minUtilityWords = 15;

/** Where a script renders the page, the server's HTML has fewer words. */
const minLeadingWords = 80;

const minDefinitions = 5;

/** Few words are enough on a legal page, a start page, a list of the pages below it, and a list of definitions. */
function saysEnough(page: ParsedPage, site: Site): boolean {
  const { contentWords: words, definitions } = page.facts;
  if (isUtilityPage(page)) return words >= minUtilityWords;
  const leadsOn = isStartPage(page) || isListOfPagesBelow(page, site);
  return words >= minLeadingWords && (leadsOn || definitions >= minDefinitions);
}

/** Content in a frame of the same host is indexed, if at all, under the frame's own address. */
function contentInFrame({ url, facts }: ParsedPage): string {
  const { host } = new URL(url);
  const frame = facts.subresources.find(
    (file) => file.kind === 'frame' && file.url !== url && new URL(file.url).host === host,
  );
  return frame
    ? `; its content may be in a frame, ${quote(frame.url)}, which is a page of its own`
    : '';
}

export const contentAmountChecks = (thresholds: Thresholds): Check[] => [
  contentEmpty,
  contentNeedsScript,
  contentThin(thresholds),
];
