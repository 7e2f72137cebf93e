/** Whether the targets of links exist. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { hasNoindex, resolveUrl } from '../check-helpers/head-tags.ts';
import { describeLink, linkCheck, targetCheck } from '../check-helpers/link-check.ts';
import { isSignInAddress } from '../check-helpers/page-kinds.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Site } from '../site.ts';

const minMissing = 3;
const missingFolders = new WeakMap<Site['pages'], Set<string>>();

/** The folder of a missing page, where others are missing too and none is there: it was not built or not copied. */
function missingFolderOf(url: string, { pages }: Site): string | null {
  let missing = missingFolders.get(pages);
  if (!missing) {
    const counts = new Map<string, { gone: number; there: number }>();
    for (const page of pages.values()) {
      const isGone = isMissing(page.status);
      if (!isGone && page.status !== 200) continue;
      // A missing page counts in its own folder, an existing one in all above it.
      for (let folder = folderOf(page.url); folder; folder = isGone ? null : folderOf(folder)) {
        const count = counts.get(folder) ?? { gone: 0, there: 0 };
        count[isGone ? 'gone' : 'there'] += 1;
        counts.set(folder, count);
      }
    }
    const found = [...counts].filter(([, { gone, there }]) => gone >= minMissing && there === 0);
    missing = new Set(found.map(([folder]) => folder));
    missingFolders.set(pages, missing);
  }
  const folder = URL.canParse(url) ? folderOf(url) : null;
  return folder && missing.has(folder) && isMissing(pages.get(url)?.status) ? folder : null;
}

function isMissing(status: number | null | undefined): boolean {
  return status === 404 || status === 410;
}

/** “https://site/pots/” for a page or a folder in it; null at the root. */
function folderOf(url: string): string | null {
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/[^/]*\/?$/, '');
  return folder === '/' || folder === '' ? null : origin + folder;
}

/** An address for a person to fill in: “[url - à modifier]”, “{{ link }}”, “<your page>”. */
const blank = /^\[[^\]]*[\s\]]|^\{\{|^<[^>]+>$/;

const paginationBroken = pageCheck(
  {
    id: 'pagination-broken',
    severity: 'warning',
    about: 'A paginated page names a next or previous page that does not exist',
    where: '<link rel="next">, <link rel="prev">',
    why: 'Browsers that prefetch the next page, and search engines that follow it, get an error.',
    fix: 'Name the existing next page, or omit the tag on the last one.',
  },
  ({ facts, url }, site) =>
    facts.links
      .filter(({ rel }) => /\b(?:next|prev)\b/.test(rel))
      .map(({ href }) => ({
        href,
        status: followRedirects(site, resolveUrl(href, url) ?? '').end?.status ?? 0,
      }))
      .filter(({ status }) => status >= 400)
      .map(({ href, status }) => `${quote(href)} answers ${status}`),
);

const paginationUnlinked = pageCheck(
  {
    id: 'pagination-unlinked',
    severity: 'warning',
    about: 'A later page of a list is named by rel=next and by no link',
    where: '<link rel="next">',
    why: 'Google ignores rel=next, and visitors have no way there: what is only on that page is not found.',
    fix: 'Link to it with <a href>.',
    of: 'live',
  },
  ({ facts, url }, site) =>
    facts.links
      .filter(({ rel }) => /\bnext\b/.test(rel))
      .map(({ href }) => site.pages.get(resolveUrl(href, url) ?? ''))
      .filter((next) => next?.status === 200 && next.linkedFrom === 0)
      .map((next) => shortUrl(next?.url ?? '', site)),
);

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
    if (isLoop)
      return `${describeLink(anchor)} leads into a redirect loop: ${shortUrl(anchor.target, site)}`;
    if (end?.problem && !end.facts)
      return `${describeLink(anchor)} leads to ${shortUrl(anchor.target, site)}: ${end.problem.message}`;
    return (
      (end?.status ?? 0) >= 400 &&
      `${describeLink(anchor)} leads to ${shortUrl(anchor.target, site)}, which answers ${end?.status}`
    );
  },
  ({ href, target }, site) => {
    if (blank.test(href ?? '')) return 'addresses are blanks that nobody filled in';
    const folder = missingFolderOf(target ?? '', site);
    return folder
      ? `links into ${shortUrl(folder, site)}, where nothing answers`
      : `links to ${shortUrl(target ?? '', site)}, which cannot be opened`;
  },
);

const linkExternalBroken = targetCheck(
  {
    id: 'link-external-broken',
    severity: 'warning',
    about: 'A link to another site leads nowhere (checked with --external)',
    where: '<a href>',
    why: 'Visitors reach an error page.',
    fix: 'Open it in a browser. If it is gone, link to its successor, or remove the link.',
  },
  // Other statuses (401, 403, 429, 5xx) and timeouts may only mean that crawlers are blocked, or a temporary
  // failure.
  (target, _anchor, _page, site) => {
    const end = followRedirects(site, target).hops.at(-1) ?? target;
    const file = site.resources.get(end);
    if (!file || end.startsWith(`${site.origin}/`)) return false;
    return file.status === 404 || file.status === 410 || /resolve/.test(file.problem ?? '');
  },
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
    const { hops, isLoop } = followRedirects(site, anchor.target);
    const last = hops.at(-1);
    return (
      !isLoop &&
      last &&
      !isForVisitors(anchor.target, site) &&
      `${describeLink(anchor)}: ${shortUrl(anchor.target, site)} redirects to ${shortUrl(last, site)} (${site.pages.get(anchor.target)?.status})`
    );
  },
  // A slash that the host adds to folders, or takes away, is one setting, whatever the links.
  ({ target }, site) =>
    slashChange(target, site) ?? `links to ${shortUrl(target ?? '', site)}, which redirects`,
);

/** A redirect that depends on the visitor: to a sign-in, or to a page that search engines must not index. */
function isForVisitors(target: string, site: Site): boolean {
  const isTemporary = [302, 303, 307].includes(site.pages.get(target)?.status ?? 0);
  const { end } = followRedirects(site, target);
  if (!isTemporary || !end) return false;
  return isSignInAddress(end.url) || (isParsed(end) && hasNoindex(end));
}

function slashChange(target: string | null, site: Site): string | null {
  const last = target === null ? undefined : followRedirects(site, target).hops.at(-1);
  if (target === null || last === undefined) return null;
  if (last === `${target}/`) return 'links without the final slash, which the host adds';
  return target === `${last}/` ? 'links with a final slash, which the host removes' : null;
}

export const linkTargetChecks: Check[] = [
  paginationBroken,
  paginationUnlinked,
  linkBroken,
  linkExternalBroken,
  linkRedirected,
];
