/** Links: whether they lead to a page that exists, can be found, and is the one meant. */
import type { Anchor } from '../page/page-facts.ts';
import { followRedirects, isParsed, type Page, type ParsedPage, type Site } from '../site.ts';
import { shortUrl } from '../text.ts';
import { type Check, describeLink, isSystematic, linkCheck } from './check.ts';
import { failureOf } from './responses.ts';
import { canonicalOf, hasNoindex, titleOf } from './tags.ts';

const linkBroken = linkCheck(
  {
    id: 'link-broken',
    severity: 'error',
    about: 'A link leads to a page that does not exist',
    where: '<a href>',
    why: 'Visitors reach an error page, and the link’s weight is lost.',
    fix: 'Correct the URL, or remove the link.',
  },
  (anchor, _page, site) => {
    // Cloudflare replaces mail addresses by such links; its script restores them, and without it there is no page.
    if (!anchor.target || new URL(anchor.target).pathname.startsWith('/cdn-cgi/')) return null;
    const { end, isLoop } = followRedirects(site, anchor.target);
    const failure = isLoop ? 'redirects in a loop' : failureOf(end);
    return (
      failure && `${describeLink(anchor)} leads to ${shortUrl(anchor.target, site)}: ${failure}`
    );
  },
  ({ target }, _page, site) => `links to ${shortUrl(target ?? '', site)}, which cannot be opened`,
);

const linkExternalBroken = linkCheck(
  {
    id: 'link-external-broken',
    severity: 'warning',
    about: 'A link to another site leads nowhere (checked with --external)',
    where: '<a href>',
    why: 'Visitors reach an error page.',
    fix: 'Open it in a browser. If it is gone, link to its successor, or remove the link.',
  },
  // Other statuses (401, 403, 5xx) and timeouts may only mean that crawlers are blocked, or a temporary failure.
  (anchor, _page, site) => {
    const end =
      anchor.target && (followRedirects(site, anchor.target).hops.at(-1) ?? anchor.target);
    const file = end && !end.startsWith(`${site.origin}/`) ? site.files.get(end) : undefined;
    const isGone =
      file?.status === 404 || file?.status === 410 || /does not resolve/.test(file?.problem ?? '');
    return (
      isGone && `${describeLink(anchor)}: ${end} ${file?.problem ?? `answers ${file?.status}`}`
    );
  },
  ({ target }) => `links to ${target}, which is gone`,
);

const linkRedirected = linkCheck(
  {
    id: 'link-redirected',
    severity: 'notice',
    about: 'A link leads to a URL that redirects',
    where: '<a href>',
    why: 'Each hop costs the visitor time.',
    fix: 'Link to the last URL directly.',
  },
  (anchor, _page, site) => {
    if (!anchor.target) return null;
    const { hops, isLoop, end } = followRedirects(site, anchor.target);
    const last = hops.at(-1);
    return (
      !isLoop &&
      last &&
      !isForVisitors(site.pages.get(anchor.target), end) &&
      `${describeLink(anchor)}: ${shortUrl(anchor.target, site)} redirects to ${shortUrl(last, site)}`
    );
  },
  // A slash that the host adds to folders, or takes away, is one setting, whatever the links.
  ({ target }, _page, site) => {
    const last = target && followRedirects(site, target).hops.at(-1);
    if (target && last === `${target}/`)
      return 'links without the final slash, which the host adds';
    if (last && target === `${last}/`) return 'links with a final slash, which the host removes';
    return `links to ${shortUrl(target ?? '', site)}, which redirects`;
  },
);

const linkEmpty = linkCheck(
  {
    id: 'link-empty',
    severity: 'error',
    about: 'A link has no text, or no address',
    where: '<a href>',
    why: 'Without a text screen readers read its URL aloud and search engines learn nothing; without an address it leads to its own page.',
    fix: 'Give it an address and a text, an alternative text for its picture, or an aria-label.',
  },
  // The last step of a path names the page itself, and so does a manual in its own text.
  (anchor, page) => {
    const isOwnName =
      anchor.isCurrent === true || titleOf(page).split(/\s[|·–—-]\s/)[0] === anchor.text;
    if (anchor.href === '') return !isOwnName && `${describeLink(anchor)} has no address`;
    return anchor.text === '' && !anchor.isHidden && `${describeLink(anchor)} has no text`;
  },
);

const linkFragmentMissing = linkCheck(
  {
    id: 'link-fragment-missing',
    severity: 'warning',
    about: 'A link names a fragment that its page does not have',
    where: '<a href="…#…">',
    why: 'The visitor lands at the top and has to search.',
    fix: 'Correct the fragment, or give the target that id.',
  },
  (anchor, page, site) => {
    const { fragment, target, href } = anchor;
    const isHere = href.startsWith('#');
    if (!fragment || fragment === 'top' || /^(?::~:|[!/])/.test(fragment)) return null;
    const end = isHere ? page : target ? followRedirects(site, target).end : null;
    if (!end?.facts || end.isCut || end.facts.hasFragmentScript) return null;
    if (isHere && anchor.isControl) return null;
    const has = idsOf(end).has(fragment) || (end.rendered?.ids.includes(fragment) ?? false);
    return (
      !has && `${describeLink(anchor)}: ${isHere ? '' : shortUrl(target ?? '', site)}#${fragment}`
    );
  },
  ({ target }, _page, site) =>
    `links to parts of ${shortUrl(target ?? '', site)} that the page does not have`,
);

const linkToNoindex = linkCheck(
  {
    id: 'link-to-noindex',
    severity: 'notice',
    about: 'A link leads to a non-indexable page (noindex)',
    where: '<a href>',
    why: 'The link’s weight is lost.',
    fix: 'Nothing, if intended.',
    isUsuallyIntended: true,
  },
  (anchor, page, site) => {
    const target = followedTarget(anchor, page, site);
    return (
      target &&
      hasNoindex(target) &&
      `${describeLink(anchor)} leads to ${shortUrl(target.url, site)}, which is noindex`
    );
  },
);

const linkToCopy = linkCheck(
  {
    id: 'link-to-copy',
    severity: 'notice',
    about: 'A link leads to a canonicalised page',
    where: '<a href>',
    why: 'The link’s weight takes a detour, and visitors share the copy.',
    fix: 'Link to the canonical page.',
    isUsuallyIntended: true,
  },
  (anchor, page, site) => {
    const target = followedTarget(anchor, page, site);
    const canonical = target && !isSystematic(target, site) ? canonicalOf(target) : null;
    // A sorted or filtered list is meant to be a copy.
    return (
      canonical &&
      canonical.split('?')[0] !== target?.url.split('?')[0] &&
      `${describeLink(anchor)} leads to ${shortUrl(target?.url ?? '', site)}, whose canonical is ${shortUrl(canonical, site)}`
    );
  },
);

/** A redirect that depends on the visitor: to a sign-in, or to a page that search engines must not index. */
function isForVisitors(page: Page | undefined, end: Page | null): boolean {
  if (![302, 303, 307].includes(page?.status ?? 0) || !end) return false;
  const isSignIn = /(?:^|[/_-])(?:log-?in|sign-?in|auth|sso)(?=$|[/_.-])/i.test(
    new URL(end.url).pathname,
  );
  return isSignIn || (isParsed(end) && hasNoindex(end));
}

/** The other page that a followed link leads to. */
function followedTarget({ target, rel }: Anchor, page: ParsedPage, site: Site): ParsedPage | null {
  if (!target || target === page.url || rel.includes('nofollow')) return null;
  const found = site.pages.get(target);
  return found && isParsed(found) ? found : null;
}

const knownIds = new WeakMap<Page, Set<string>>();

function idsOf(page: Page): Set<string> {
  const ids = knownIds.get(page) ?? new Set(page.facts?.ids);
  knownIds.set(page, ids);
  return ids;
}

export const linkChecks: Check[] = [
  linkBroken,
  linkExternalBroken,
  linkRedirected,
  linkEmpty,
  linkFragmentMissing,
  linkToNoindex,
  linkToCopy,
];
