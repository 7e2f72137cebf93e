/** Links: where they lead, what they are called, and whether a crawler can follow them. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { Anchor, Page, Site } from '../types.ts';
import {
  type Check,
  type Found,
  type ParsedPage,
  pageCheck,
  pagesIn,
  quoted,
  shortUrl,
  siteCheck,
  some,
} from './check.ts';

/** Lighthouse's list, and a few of its kin. */
const genericTexts = new Set(
  [
    'click here|click this|click|go|here|information|learn more|more|more info|more information|right here',
    'read more|see more|start|this|link|this link|this page|details|view|view more|know more|continue|website',
  ]
    .join('|')
    .split('|'),
);
const maxLinks = 400;

/** Fills in links of one kind: page by page, the same target named once a page. */
function linkCheck(
  words: Parameters<typeof siteCheck>[0],
  say: (anchor: Anchor, page: ParsedPage, site: Site) => string | false | null | undefined,
): Check {
  return siteCheck(words, function* (site): Generator<Found> {
    for (const page of pagesIn(site, 'html')) {
      const said = new Set<string>();
      for (const anchor of page.facts.anchors) {
        const what = say(anchor, page, site);
        if (what) said.add(what);
      }
      for (const what of said) yield { url: page.url, what };
    }
  });
}

function named({ text, href }: Anchor): string {
  return text ? quoted(text, 60) : `the link to ${quoted(href ?? '', 80)}`;
}

function isPublicPage({ url, foundBy }: Page): boolean {
  return foundBy !== 'file' && URL.canParse(url) && !isPrivateHost(new URL(url).hostname);
}

export const linkChecks: Check[] = [
  linkCheck(
    {
      id: 'link-broken',
      severity: 'error',
      about: 'A link leads to a page that is not there',
      where: '<a href>',
      why: 'Visitors end at an error, and the page’s weight is lost.',
      fix: 'Correct the address, or take the link away.',
    },
    (anchor, _page, site) => {
      if (!anchor.target) return null;
      const { end, isLoop } = followRedirects(site, anchor.target);
      if (isLoop)
        return `${named(anchor)} leads into an endless redirect: ${shortUrl(anchor.target, site)}`;
      if (end?.problem && !end.facts)
        return `${named(anchor)} leads to ${shortUrl(anchor.target, site)}: ${end.problem.message}`;
      return (
        (end?.status ?? 0) >= 400 &&
        `${named(anchor)} leads to ${shortUrl(anchor.target, site)}, which answers ${end?.status}`
      );
    },
  ),
  linkCheck(
    {
      id: 'link-redirected',
      severity: 'warning',
      about: 'A link leads to an address that redirects',
      where: '<a href>',
      why: 'Each hop costs the visitor time.',
      fix: 'Link to the last address directly.',
    },
    (anchor, _page, site) => {
      if (!anchor.target) return null;
      const { hops, isLoop } = followRedirects(site, anchor.target);
      const last = hops.at(-1);
      return (
        !isLoop &&
        last &&
        `${named(anchor)}: ${shortUrl(anchor.target, site)} redirects to ${shortUrl(last, site)}`
      );
    },
  ),
  linkCheck(
    {
      id: 'link-fragment-missing',
      severity: 'warning',
      about: 'A link names a place that its page does not have',
      where: '<a href="…#…">',
      why: 'The visitor lands at the top and has to search.',
      fix: 'Correct the fragment, or give the place that id.',
    },
    (anchor, page, site) => {
      const { fragment, target, href } = anchor;
      if (!fragment || fragment === 'top' || fragment.startsWith(':~:') || /^[!/]/.test(fragment))
        return null;
      const isHere = href?.startsWith('#') ?? false;
      const end = isHere ? page : target ? followRedirects(site, target).end : null;
      if (!end?.facts || (end.isCut && !isHere)) return null;
      const has = placesOf(end).has(fragment) || (end.rendered?.ids.includes(fragment) ?? false);
      return !has && `${named(anchor)}: ${isHere ? '' : shortUrl(target ?? '', site)}#${fragment}`;
    },
  ),
  linkCheck(
    {
      id: 'link-without-words',
      severity: 'error',
      about: 'A link has no words',
      where: '<a href>',
      why: 'Screen readers read its address aloud; search engines learn nothing of the page behind it.',
      fix: 'Give it text, an alternative text for its picture, or an aria-label.',
    },
    ({ href, text }) => href !== null && text === '' && `the link to ${quoted(href, 80)}`,
  ),
  linkCheck(
    {
      id: 'link-text-generic',
      severity: 'warning',
      about: 'A link’s words do not say where it leads',
      where: '<a href>',
      why: 'Read alone, in a list of links, it tells nothing; neither does it to search engines.',
      fix: 'Use the name of the page behind it.',
    },
    ({ href, text }) =>
      href !== null &&
      genericTexts.has(text.toLowerCase().replace(/[\s.…>»→]+$/, '')) &&
      `${quoted(text)} leads to ${quoted(href, 80)}`,
  ),
  linkCheck(
    {
      id: 'link-not-followable',
      severity: 'warning',
      about: 'A link that only works with a script',
      where: '<a>',
      why: 'Crawlers follow <a href> and nothing else.',
      fix: 'Use <a href> with an address, or a <button> if it is an action.',
    },
    (anchor) => {
      if (anchor.href === null) return `${named(anchor)} has no href`;
      return /^javascript:/i.test(anchor.href) && `${named(anchor)} is javascript:`;
    },
  ),
  linkCheck(
    {
      id: 'link-unreadable',
      severity: 'error',
      about: 'A link’s address cannot be read',
      where: '<a href>',
      why: 'Browsers and crawlers give up on it.',
      fix: 'Correct the address.',
    },
    (anchor, page) =>
      anchor.href !== null &&
      anchor.href !== '' &&
      !URL.canParse(anchor.href, page.url) &&
      `${named(anchor)}: ${quoted(anchor.href, 80)}`,
  ),
  linkCheck(
    {
      id: 'link-to-file',
      severity: 'error',
      about: 'A link leads to somebody’s own disk',
      where: '<a href="file:">',
      why: 'It works on one computer only and gives away a path.',
      fix: 'Upload the file and link to it there.',
    },
    (anchor) =>
      /^file:/i.test(anchor.href ?? '') && `${named(anchor)}: ${quoted(anchor.href ?? '', 80)}`,
  ),
  linkCheck(
    {
      id: 'link-to-private-address',
      severity: 'error',
      about: 'A public page links into a private network',
      where: '<a href>',
      why: 'Nobody outside can open it, and it gives away an inner address.',
      fix: 'Link to the public address.',
    },
    (anchor, page) =>
      anchor.target &&
      isPublicPage(page) &&
      isPrivateHost(new URL(anchor.target).hostname) &&
      `${named(anchor)}: ${quoted(anchor.href ?? '', 80)}`,
  ),
  linkCheck(
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
        `${named(anchor)}: ${quoted(anchor.href ?? '', 80)}`
      );
    },
  ),
  linkCheck(
    {
      id: 'link-nofollow-inside',
      severity: 'notice',
      about: 'A link within the site is marked nofollow',
      where: '<a rel="nofollow">',
      why: 'The site keeps its own pages from search engines.',
      fix: 'Take nofollow away, or use robots.txt if the page should not be read.',
    },
    (anchor, _page, site) =>
      /\bnofollow\b/.test(anchor.rel) &&
      site.origin &&
      anchor.target?.startsWith(`${site.origin}/`) &&
      `${named(anchor)}: ${shortUrl(anchor.target, site)}`,
  ),
  pageCheck(
    {
      id: 'links-many',
      severity: 'notice',
      about: 'A page has very many links',
      where: '<a href>',
      of: 'html',
      why: 'Each link is worth less, and menus become hard to use.',
      fix: 'Group them, or split the page.',
    },
    ({ facts }) => facts.anchors.length > maxLinks && `${facts.anchors.length} links`,
  ),
  pageCheck(
    {
      id: 'phone-not-linked',
      severity: 'notice',
      about: 'A telephone number is no link',
      where: 'text',
      of: 'html',
      why: 'On a phone nobody types it over.',
      fix: 'Use <a href="tel:…">.',
    },
    ({ facts }) => facts.plainPhones.length > 0 && some(facts.plainPhones),
  ),
];

const placesByPage = new WeakMap<Page, Set<string>>();

function placesOf(page: Page): Set<string> {
  const known = placesByPage.get(page);
  if (known) return known;
  const places = new Set(page.facts?.ids);
  placesByPage.set(page, places);
  return places;
}
