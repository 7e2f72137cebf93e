/** Content and links that exist only after the page’s scripts ran. */
import type { PageFacts } from '../page/page-facts.ts';
import { phoneViewport } from '../page/phone-viewport.ts';
import type { ParsedPage } from '../site.ts';
import { type Check, type CheckInfo, pageCheck } from './check.ts';
import { metaContent } from './head-tags.ts';
import { joinFirst, quote, shortUrl } from './wording.ts';

const maxAddedShare = 0.2;
/** A smaller overflow is a shadow or a border. */
const minOverflowPx = 20;

const why =
  'Search engines read the server’s HTML first and the drawn page days later, or never; messengers and answer engines read only the first.';

export function renderedCheck(
  words: Omit<CheckInfo, 'where' | 'why'>,
  say: (before: PageFacts, after: PageFacts, page: ParsedPage) => string | false,
): Check {
  return pageCheck({ ...words, where: 'server’s HTML, browser’s page', why, of: 'html' }, (page) =>
    page.rendered ? say(page.facts, page.rendered, page) : null,
  );
}

export const renderedContentChecks: Check[] = [
  renderedCheck(
    {
      id: 'rendered-links',
      severity: 'warning',
      about: 'Scripts add or remove links',
      fix: 'Have every link that leads to a page in the server’s HTML.',
    },
    (before, after) => {
      const targets = ({ anchors }: PageFacts) =>
        new Set(anchors.flatMap(({ target }) => (target ? [target] : [])));
      const [served, drawn] = [targets(before), targets(after)];
      const added = [...drawn].filter((target) => !served.has(target));
      const removed = [...served].filter((target) => !drawn.has(target));
      if (added.length + removed.length === 0) return false;
      return [
        added.length > 0 && `added ${joinFirst(added, 3)}`,
        removed.length > 0 && `removed ${joinFirst(removed, 3)}`,
      ]
        .filter(Boolean)
        .join('; ');
    },
  ),
  renderedCheck(
    {
      id: 'rendered-content',
      severity: 'warning',
      about: 'Content comes only with scripts',
      fix: 'Render the main content on the server.',
    },
    (before, after) =>
      after.words > 50 &&
      after.words > before.words * (1 + maxAddedShare) &&
      `${before.words} words from the server, ${after.words} in the browser`,
  ),
  pageCheck(
    {
      id: 'rendered-wide',
      severity: 'warning',
      about: 'A page is wider than a phone',
      where: 'browser’s page',
      why: 'Its lines are read by moving the page sideways, or very small.',
      fix: 'Let wide tables and code scroll in a box of their own; give nothing a width in pixels.',
      of: 'html',
    },
    ({ overflowPx }) =>
      (overflowPx ?? 0) > minOverflowPx && `by ${overflowPx} of ${phoneViewport.width} pixels`,
  ),
  renderedCheck(
    {
      id: 'rendered-lost',
      severity: 'error',
      about: 'Scripts take the text of a page away',
      fix: 'Show the text to whoever comes without a cookie: search engines do.',
    },
    (before, after) =>
      before.words > 50 &&
      after.words < before.words / 2 &&
      `${before.words} words from the server, ${after.words} in the browser`,
  ),
  renderedCheck(
    {
      id: 'rendered-structured-broken',
      severity: 'error',
      about: 'Scripts add structured data that cannot be read',
      fix: 'Write it with JSON.stringify, and better on the server.',
    },
    (before, after) => {
      const unreadable = ({ structured }: PageFacts) =>
        structured.problems.filter(({ id }) => id === 'structured-json').map(({ what }) => what);
      const [was, is] = [unreadable(before), unreadable(after)];
      return is.length > was.length && joinFirst(is, 3);
    },
  ),
  pageCheck(
    {
      id: 'rendered-failed',
      severity: 'error',
      about: 'A browser could not draw the page',
      where: 'browser',
      why: 'Visitors may see the same.',
      fix: 'Open the page with the browser’s console and look at the first error.',
      of: 'live',
    },
    ({ renderProblem }) => renderProblem,
  ),
  pageCheck(
    {
      id: 'rendered-script-error',
      severity: 'warning',
      about: 'A script of a page ends in an error',
      where: 'browser',
      why: 'What it was to do is not done: a menu that does not open, a part of the page that does not come.',
      fix: 'Open the page with the browser’s console and put the first error right.',
      of: 'live',
    },
    ({ scriptErrors }) => scriptErrors.map((text) => quote(text, 160)),
  ),
  pageCheck(
    {
      id: 'rendered-redirect',
      severity: 'error',
      about: 'A script leads everybody to another page',
      where: 'browser',
      why: 'Nobody gets to read the page; search engines list it nevertheless, or take the script for a redirect.',
      fix: 'Redirect on the server, or take the script away.',
      of: 'live',
    },
    (page, site) =>
      page.clientRedirectTo && !refreshOf(page) && shortUrl(page.clientRedirectTo, site),
  ),
  pageCheck(
    {
      id: 'rendered-left',
      severity: 'notice',
      about: 'This audit could not draw a page: it sends everybody on by itself',
      where: 'this audit',
      why: 'What scripts would make of it is not known. The reload itself is named as meta-refresh.',
      fix: 'Look at the page by hand, if it is to stay.',
      of: 'live',
    },
    (page, site) =>
      page.clientRedirectTo && refreshOf(page) && shortUrl(page.clientRedirectTo, site),
  ),
];

function refreshOf({ facts, headers }: ParsedPage): string {
  return metaContent(facts, 'http-equiv:refresh') || (headers?.refresh ?? '');
}
