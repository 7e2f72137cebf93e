/** Content and links that exist only after the page's scripts ran. */

import { type Check, type CheckInfo, pageCheck } from '../check-helpers/check.ts';
import { metaContent } from '../check-helpers/head-tags.ts';
import { joinFirst, quote, shortUrl } from '../check-helpers/wording.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { phoneViewport } from '../page/phone-viewport.ts';
import type { ParsedPage } from '../site.ts';

const maxAddedShare = 0.2;
/** A smaller overflow is a shadow or a border. */
const minOverflowPx = 20;

const why =
  'Search engines read the server’s HTML first and the rendered page days later, or never; messengers and answer engines read only the first.';

export function renderedCheck(
  words: Omit<CheckInfo, 'where' | 'why'>,
  describe: (before: PageFacts, after: PageFacts, page: ParsedPage) => string | false,
): Check {
  return pageCheck({ ...words, where: 'server’s HTML, browser’s page', why, of: 'html' }, (page) =>
    page.rendered ? describe(page.facts, page.rendered, page) : null,
  );
}

const renderedLinks = renderedCheck(
  {
    id: 'rendered-links',
    severity: 'warning',
    about: 'Scripts add or remove links',
    fix: 'Put every link to a page into the server’s HTML.',
  },
  (before, after) => {
    const targets = ({ anchors }: PageFacts) =>
      new Set(anchors.flatMap(({ target }) => (target ? [target] : [])));
    const [served, rendered] = [targets(before), targets(after)];
    const added = [...rendered].filter((target) => !served.has(target));
    const removed = [...served].filter((target) => !rendered.has(target));
    if (added.length + removed.length === 0) return false;
    return [
      added.length > 0 && `added ${joinFirst(added, 3)}`,
      removed.length > 0 && `removed ${joinFirst(removed, 3)}`,
    ]
      .filter(Boolean)
      .join('; ');
  },
);

const renderedContent = renderedCheck(
  {
    id: 'rendered-content',
    severity: 'warning',
    about: 'Content exists only after scripts ran',
    fix: 'Render the main content on the server.',
  },
  (before, after) =>
    after.words > 50 &&
    after.words > before.words * (1 + maxAddedShare) &&
    `${before.words} words from the server, ${after.words} in the browser`,
);

const renderedWide = pageCheck(
  {
    id: 'rendered-wide',
    severity: 'warning',
    about: 'A page is wider than a phone',
    where: 'browser’s page',
    why: 'Readers have to scroll sideways for every line, or read it very small.',
    fix: 'Let wide tables and code scroll in their own box; avoid fixed widths in pixels.',
    of: 'html',
  },
  ({ overflowPx }) =>
    (overflowPx ?? 0) > minOverflowPx && `by ${overflowPx} of ${phoneViewport.width} pixels`,
);

const renderedLost = renderedCheck(
  {
    id: 'rendered-lost',
    severity: 'error',
    about: 'Scripts remove the text of a page',
    fix: 'Show the text to visitors without a cookie: search engines have none.',
  },
  (before, after) =>
    before.words > 50 &&
    after.words < before.words / 2 &&
    `${before.words} words from the server, ${after.words} in the browser`,
);

const renderedStructuredBroken = renderedCheck(
  {
    id: 'rendered-structured-broken',
    severity: 'error',
    about: 'Scripts add invalid structured data',
    fix: 'Write it with JSON.stringify, preferably on the server.',
  },
  (before, after) => {
    const unreadable = ({ structured }: PageFacts) =>
      structured.problems.filter(({ id }) => id === 'structured-json').map(({ what }) => what);
    const [was, is] = [unreadable(before), unreadable(after)];
    return is.length > was.length && joinFirst(is, 3);
  },
);

const renderedFailed = pageCheck(
  {
    id: 'rendered-failed',
    severity: 'error',
    about: 'A browser could not render the page',
    where: 'browser',
    why: 'Visitors may see the same.',
    fix: 'Open the page with the browser’s console and look at the first error.',
    of: 'live',
  },
  ({ renderProblem }) => renderProblem,
);

const renderedScriptError = pageCheck(
  {
    id: 'rendered-script-error',
    severity: 'warning',
    about: 'A script of a page throws an error',
    where: 'browser',
    why: 'Its work is not done: a menu does not open, or a part of the page is missing.',
    fix: 'Open the page with the browser’s console and fix the first error.',
    of: 'live',
  },
  ({ scriptErrors }) => scriptErrors.map((text) => quote(text, 160)),
);

const renderedRedirect = pageCheck(
  {
    id: 'rendered-redirect',
    severity: 'error',
    about: 'A script redirects every visitor to another page',
    where: 'browser',
    why: 'Nobody can read the page; search engines index it nevertheless, or treat the script as a redirect.',
    fix: 'Redirect on the server, or remove the script.',
    of: 'live',
  },
  (page, site) =>
    page.clientRedirectTo && !refreshOf(page) && shortUrl(page.clientRedirectTo, site),
);

const renderedLeft = pageCheck(
  {
    id: 'rendered-left',
    severity: 'notice',
    about: 'This audit could not render a page that redirects or reloads itself',
    where: 'this audit',
    why: 'Its rendered content is unknown. The reload itself is reported as meta-refresh.',
    fix: 'If the page is to stay, check it by hand.',
    of: 'live',
  },
  (page, site) => page.clientRedirectTo && refreshOf(page) && shortUrl(page.clientRedirectTo, site),
);

function refreshOf({ facts, headers }: ParsedPage): string {
  return metaContent(facts, 'http-equiv:refresh') || (headers?.refresh ?? '');
}

export const renderedContentChecks: Check[] = [
  renderedLinks,
  renderedContent,
  renderedWide,
  renderedLost,
  renderedStructuredBroken,
  renderedFailed,
  renderedScriptError,
  renderedRedirect,
  renderedLeft,
];
