/** Robots directives of pages, and robots.txt. */
import { parseRobots } from '../crawl/robots.ts';
import { followRedirects, isParsed } from '../site.ts';
import { formatCount, quote, shortUrl } from '../text.ts';
import { type Check, pageCheck, parsedPages, siteCheck } from './check.ts';
import { directivesOf, hasNoindex, isBlockedForGooglebot, robotsTags } from './tags.ts';

const robotsNoindex = pageCheck(
  {
    id: 'robots-noindex',
    severity: 'notice',
    about: 'A page is non-indexable: noindex',
    where: 'robots meta tag or X-Robots-Tag',
    of: 'html',
    why: 'It will not appear in search results.',
    fix: 'Nothing, if intended.',
    isUsuallyIntended: true,
  },
  (page) => hasNoindex(page) && [...directivesOf(page)].join(', '),
);

const robotsNoindexStart = siteCheck(
  {
    id: 'robots-noindex-start',
    severity: 'error',
    about: 'The start page, or the whole host, has noindex',
    where: 'robots meta tag or X-Robots-Tag',
    why: 'People who search for the site by name do not find it.',
    fix: 'Nothing on a copy for tests. On the public site, remove the noindex: it is often left over from before the launch.',
  },
  function* (site) {
    const start = followRedirects(site, site.start).end;
    const count = formatCount(parsedPages(site).length);
    if (site.hostNoindex !== null)
      yield {
        url: site.start,
        what: `the whole host: X-Robots-Tag: ${site.hostNoindex} on all ${count} pages, which are checked as if it were not there`,
      };
    else if (start && isParsed(start) && hasNoindex(start))
      yield { url: start.url, what: [...directivesOf(start)].join(', ') };
  },
);

const robotsDisagree = pageCheck(
  {
    id: 'robots-disagree',
    severity: 'error',
    about: 'Meta tag and header give robots different directives',
    where: 'robots meta tag, X-Robots-Tag',
    of: 'html',
    why: 'The stricter one wins, which is rarely the intended one.',
    fix: 'Set it in one place.',
  },
  ({ facts, robotsHeader }) => {
    const tags = robotsTags(facts);
    if (tags.length === 0 || robotsHeader.length === 0) return null;
    const differs = ['index', 'follow'].some((word) => {
      const isNo = (parts: string[]) => parts.includes(`no${word}`) || parts.includes('none');
      return isNo(tags) !== isNo(robotsHeader);
    });
    const [tag, header] = [tags, robotsHeader].map((parts) => quote(parts.join(', ')));
    return differs && `the tag says ${tag}, the header ${header}`;
  },
);

const robotsTxtUnreachable = siteCheck(
  {
    id: 'robots-txt-unreachable',
    severity: 'error',
    about: 'robots.txt cannot be read',
    where: 'robots.txt',
    why: 'While it answers 5xx or not at all, search engines read nothing of the site.',
    fix: 'Make it answer 200, or 404 if there is none.',
  },
  function* ({ robots }) {
    if (!parseRobots(robots).isReadable)
      yield { url: robots.url, what: robots.problem ?? `it answers ${robots.status}` };
  },
);

const robotsTxtBlocks = siteCheck(
  {
    id: 'robots-txt-blocks',
    severity: 'error',
    about: 'robots.txt blocks the start page, or scripts, styles and pictures',
    where: 'robots.txt',
    why: 'Search engines read no page; without its files they misjudge how a page looks.',
    fix: 'Remove “Disallow: /” before going live; allow the folders of scripts, styles and pictures.',
  },
  function* (site) {
    if (isBlockedForGooglebot(site.start, site)) {
      yield { url: site.robots.url, what: `${shortUrl(site.start, site)} is disallowed` };
      return;
    }
    const blocked = new Map<string, string>();
    for (const { url, facts } of parsedPages(site))
      for (const file of facts.subresources)
        if (/^(?:script|style|image)$/.test(file.kind) && !blocked.has(file.url))
          if (isBlockedForGooglebot(file.url, site)) blocked.set(file.url, url);
    for (const [file, url] of blocked) yield { url, what: `${shortUrl(file, site)} is disallowed` };
  },
);

export const robotsChecks: Check[] = [
  robotsNoindex,
  robotsNoindexStart,
  robotsDisagree,
  robotsTxtUnreachable,
  robotsTxtBlocks,
];
