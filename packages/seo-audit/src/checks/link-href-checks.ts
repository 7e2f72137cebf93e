/** Whether crawlers and visitors can follow a link as written. */

import type { Check } from '../check-helpers/check.ts';
import { titleOf } from '../check-helpers/head-tags.ts';
import { describeLink, linkCheck } from '../check-helpers/link-check.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { isPrivateHost } from '../network/private-network.ts';
import { isStagingHost } from '../page/web-url.ts';
import type { Page, Site } from '../site.ts';

/** What only a script can do: print, go back, close. */
const action =
  /^javascript:\s*(?:void\s*\(?\s*)?(?:(?:window|self|parent|document)\.)?(?:print|close|scrollTo|history\.(?:back|go|forward)|navigator\.share)\s*\(/i;

function isPublicPage({ url, foundBy }: Page): boolean {
  return foundBy !== 'file' && URL.canParse(url) && !isPrivateHost(new URL(url).hostname);
}

/** The scheme does not matter: a site that is audited on a private host is not disclosed by a link to itself. */
function isOwnHost(target: string, site: Site): boolean {
  return site.origin !== null && new URL(target).host === new URL(site.origin).host;
}

const linkNotFollowable = linkCheck(
  {
    id: 'link-not-followable',
    severity: 'warning',
    about: 'A link that only works with a script',
    where: '<a>',
    why: 'Crawlers follow <a href> and nothing else.',
    fix: 'Use <a href> with a URL, or a <button> if it is an action.',
  },
  (anchor) => {
    if (anchor.href === null) return `${describeLink(anchor)} has no href`;
    if (/^[^#?]*#!\/?./.test(anchor.href))
      return `${describeLink(anchor)} leads to ${quote(anchor.href, 60)}, a page that only a script can open`;
    return (
      /^javascript:/i.test(anchor.href) &&
      !action.test(anchor.href) &&
      `${describeLink(anchor)} is javascript:`
    );
  },
);

const linkEmpty = linkCheck(
  {
    id: 'link-empty',
    severity: 'warning',
    about: 'A link has an empty address',
    where: '<a href="">',
    why: 'It leads to its own page, although it promises another.',
    fix: 'Write the address, or remove the link.',
  },
  // The last step of a path names the page itself, and so does a manual in its own text.
  (anchor, page) =>
    anchor.href === '' &&
    !anchor.isCurrent &&
    titleOf(page).split(/\s[|·–—-]\s/)[0] !== anchor.text &&
    describeLink(anchor),
);

const linkUnreadable = linkCheck(
  {
    id: 'link-unreadable',
    severity: 'error',
    about: 'A link’s URL is invalid',
    where: '<a href>',
    why: 'Browsers and crawlers cannot follow it.',
    fix: 'Correct the URL.',
  },
  (anchor, page) =>
    anchor.href !== null &&
    anchor.href !== '' &&
    !URL.canParse(anchor.href, page.url) &&
    `${describeLink(anchor)}: ${quote(anchor.href, 80)}`,
);

const linkToFile = linkCheck(
  {
    id: 'link-to-file',
    severity: 'error',
    about: 'A link leads to a file on somebody’s own disk',
    where: '<a href="file:">',
    why: 'It works on one computer only and discloses a path.',
    fix: 'Upload the file and link to it there.',
  },
  (anchor) =>
    /^file:/i.test(anchor.href ?? '') && `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`,
);

const linkToPrivateAddress = linkCheck(
  {
    id: 'link-to-private-address',
    severity: 'error',
    about: 'A public page links into a private network',
    where: '<a href>',
    why: 'Nobody outside can open it, and it discloses an internal host.',
    fix: 'Link to the public URL.',
  },
  (anchor, page, site) =>
    anchor.target &&
    (isPublicPage(page) || !isOwnHost(anchor.target, site)) &&
    page.foundBy !== 'file' &&
    isPrivateHost(new URL(anchor.target).hostname) &&
    // A guide that prints http://localhost:3000 means the reader's own machine.
    !anchor.text.includes(new URL(anchor.target).host) &&
    `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`,
);

const linkDotlessHost = linkCheck(
  {
    id: 'link-dotless-host',
    severity: 'error',
    about: 'A link names an impossible host: it has no dot',
    where: '<a href="//…">',
    why: 'After two slashes comes a host: the link leaves the site and leads nowhere.',
    fix: 'Write one slash for a path of this site.',
  },
  (anchor, page) => {
    const host = anchor.target ? new URL(anchor.target).hostname : '';
    // In an address with two schemes the first is parsed as the host: link-malformed reports it.
    const isSlip = host !== '' && !/[.:]|^(?:localhost|https?)$/.test(host);
    return (
      isSlip &&
      host !== new URL(page.url).hostname &&
      // The printed address of an example.
      !anchor.text.includes(`//${host}`) &&
      `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`
    );
  },
);

const linkToStaging = linkCheck(
  {
    id: 'link-to-staging',
    severity: 'warning',
    about: 'A link leads to a staging site',
    where: '<a href>',
    why: 'Visitors reach a copy that changes or is closed, and search engines index it beside the real one.',
    fix: 'Link to the public page.',
  },
  (anchor, page) =>
    anchor.target &&
    isStagingHost(anchor.target) &&
    !isStagingHost(page.url) &&
    !anchor.text.includes(new URL(anchor.target).host) &&
    `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`,
);

const linkInsecure = linkCheck(
  {
    id: 'link-insecure',
    severity: 'warning',
    about: 'A page on https links to its own site on http',
    where: '<a href>',
    why: 'The visit leaves the encrypted connection for a moment and is redirected.',
    fix: 'Write https://.',
  },
  (anchor, page, site) => {
    const insecure = site.origin?.replace(/^https:/, 'http:');
    return (
      page.url.startsWith('https:') &&
      anchor.target?.startsWith(`${insecure}/`) &&
      `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`
    );
  },
);

const linkNofollowInside = linkCheck(
  {
    id: 'link-nofollow-inside',
    severity: 'notice',
    about: 'A link within the site is marked nofollow',
    where: '<a rel="nofollow">',
    why: 'The site keeps search engines from its own pages.',
    fix: 'Remove nofollow, or use robots.txt if the page should not be crawled.',
  },
  (anchor, _page, site) =>
    /\bnofollow\b/.test(anchor.rel) &&
    site.origin &&
    anchor.target?.startsWith(`${site.origin}/`) &&
    `${describeLink(anchor)}: ${shortUrl(anchor.target, site)}`,
);

export const linkHrefChecks: Check[] = [
  linkNotFollowable,
  linkEmpty,
  linkUnreadable,
  linkToFile,
  linkToPrivateAddress,
  linkDotlessHost,
  linkToStaging,
  linkInsecure,
  linkNofollowInside,
];
