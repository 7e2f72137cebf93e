/** Redirects by the server and by the page itself. */

import { type Check, pageCheck, siteCheck, urlCheck } from '../check-helpers/check.ts';
import { metaContent } from '../check-helpers/head-tags.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Page, Site } from '../site.ts';

const redirectCircle = urlCheck(
  {
    id: 'redirect-circle',
    severity: 'error',
    about: 'A redirect never ends',
    where: 'Location header',
    why: 'Neither visitors nor search engines ever reach a page.',
    fix: 'Find the rule that sends the last URL back to an earlier one and remove it.',
  },
  (page, site) => {
    if (page.problem?.kind === 'redirects') return page.problem.message;
    const { isLoop, hops } = followRedirects(site, page.url);
    return isLoop && `a loop: ${hops.map((hop) => shortUrl(hop, site)).join(' → ')}`;
  },
);

const redirectChain = urlCheck(
  {
    id: 'redirect-chain',
    severity: 'warning',
    about: 'A redirect leads to another redirect',
    where: 'Location header',
    why: 'Every hop costs the visitor a round trip, and search engines give up after a few.',
    fix: 'Redirect the first URL straight to the last.',
  },
  (page, site) => {
    const { hops, isLoop } = followRedirects(site, page.url);
    return (
      !isLoop &&
      hops.length > 1 &&
      `${hops.length} hops: ${hops.map((hop) => shortUrl(hop, site)).join(' → ')}`
    );
  },
);

const redirectBroken = urlCheck(
  {
    id: 'redirect-broken',
    severity: 'error',
    about: 'A redirect has no usable target',
    where: 'Location header',
    why: 'Browsers show an error page.',
    fix: 'Send an absolute http(s) URL in Location.',
  },
  ({ redirect, status }) =>
    redirect && !redirect.to && `status ${status}, Location is “${redirect.location}”`,
);

const redirectElsewhere = urlCheck(
  {
    id: 'redirect-elsewhere',
    severity: 'notice',
    about: 'A redirect leaves the site',
    where: 'Location header',
    why: 'The target is on another host and was not read.',
    fix: 'Nothing, if intended; link to the target itself if it is known.',
  },
  ({ redirect }, site) =>
    redirect?.to &&
    site.origin &&
    !redirect.to.startsWith(`${site.origin}/`) &&
    `it leads to ${redirect.to}`,
);

const redirectToStart = siteCheck(
  {
    id: 'redirect-to-start',
    severity: 'warning',
    about: 'Old pages redirect to the start page',
    where: 'Location header',
    why: 'Visitors do not find what they came for, and Google treats such a redirect as a missing page.',
    fix: 'Redirect each to its successor; where there is none, return 404 or 410.',
  },
  function* (site) {
    const led = [...site.pages.values()].filter((page) => isRedirectToStart(page, site));
    if (led.length < 2) return;
    for (const { url, redirect } of led) yield { url, what: `it leads to ${redirect?.to}` };
  },
);

const metaRefresh = pageCheck(
  {
    id: 'meta-refresh',
    severity: 'warning',
    about: 'A page reloads or redirects by itself',
    where: '<meta http-equiv="refresh">, Refresh header',
    of: 'html',
    why: 'It removes the page while slow readers still read it, and search engines may follow it as a redirect.',
    fix: 'Use a server redirect.',
  },
  ({ facts, headers }) => {
    const refresh = metaContent(facts, 'http-equiv:refresh') || headers?.refresh;
    return refresh && quote(refresh);
  },
);

const scriptRedirect = pageCheck(
  {
    id: 'script-redirect',
    severity: 'warning',
    about: 'A page redirects by script',
    where: '<script>',
    why: 'Search engines see it only when they render the page, later than a redirect of the server or never.',
    fix: 'Use a server redirect.',
  },
  // With a refresh tag beside it, the redirect is one fault and already named.
  ({ facts, headers }) =>
    !(metaContent(facts, 'http-equiv:refresh') || headers?.refresh) &&
    facts.markup.scriptRedirect &&
    quote(facts.markup.scriptRedirect),
);

/** Addresses of the start page: a language, a file name, or only a query. */
const startPathPattern = /^\/(?:[a-z]{2}(?:-[a-z]{2})?|home|start|index|default)?(?:\.\w+)?\/?$/i;

/** A permanent redirect; a temporary one may depend on a sign-in. */
function isRedirectToStart({ url, status, redirect }: Page, site: Site): boolean {
  if (status !== 301 && status !== 308) return false;
  const { origin, pathname } = new URL(url);
  return (
    redirect?.to === `${origin}/` && site.start === redirect.to && !startPathPattern.test(pathname)
  );
}

export const redirectChecks: Check[] = [
  redirectCircle,
  redirectChain,
  redirectBroken,
  redirectElsewhere,
  redirectToStart,
  metaRefresh,
  scriptRedirect,
];
