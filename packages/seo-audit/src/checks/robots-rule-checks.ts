/** Rules of robots.txt: nothing that must be crawled is blocked, and the sitemap is named. */

import { type Check, liveCheck, siteCheck } from '../check-helpers/check.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { parseRobots } from '../crawl/read-robots.ts';

const robotsFile = { where: 'robots.txt' } as const;

const robotsTxtBlocksAll = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-blocks-all',
    severity: 'error',
    about: 'robots.txt blocks the whole site',
    why: 'No search engine will read a page.',
    fix: 'Remove “Disallow: /” before going live.',
  },
  function* (site) {
    if (
      site.robots.status === 200 &&
      !parseRobots(site.robots).isAllowed(site.start, 'Googlebot')
    ) {
      yield {
        url: site.robots.url,
        what: `${shortUrl(site.start, site)} is disallowed`,
      };
    }
  },
);

const robotsTxtBlocksFiles = siteCheck(
  {
    id: 'robots-txt-blocks-files',
    severity: 'error',
    about: 'robots.txt blocks scripts or styles',
    where: 'robots.txt',
    why: 'Search engines render the page as a browser does; without its styles they misjudge it.',
    fix: 'Allow the folders that scripts, styles and pictures come from.',
  },
  function* (site) {
    if (!site.robots || site.robots.problem) return;
    const rules = parseRobots(site.robots);
    const blocked = new Map<string, string>();
    for (const { url, facts } of site.pages.values()) {
      for (const file of facts?.subresources ?? []) {
        const isNeeded = file.kind === 'script' || file.kind === 'style' || file.kind === 'image';
        if (
          isNeeded &&
          site.origin &&
          file.url.startsWith(`${site.origin}/`) &&
          !rules.isAllowed(file.url, 'Googlebot')
        )
          blocked.set(file.url, blocked.get(file.url) ?? url);
      }
    }
    for (const [file, url] of blocked) yield { url, what: `${shortUrl(file, site)} is disallowed` };
  },
);

const robotsTxtNoSitemap = liveCheck(
  {
    ...robotsFile,
    id: 'robots-txt-no-sitemap',
    severity: 'notice',
    about: 'robots.txt names no sitemap',
    why: 'Search engines that were not told about it do not find it.',
    fix: 'Add a line: Sitemap: https://…/sitemap.xml',
  },
  function* ({ robots }) {
    if (robots.status === 200 && parseRobots(robots).sitemaps.length === 0)
      yield { url: robots.url, what: 'there is no Sitemap line' };
  },
);

export const robotsRuleChecks: Check[] = [
  robotsTxtBlocksAll,
  robotsTxtBlocksFiles,
  robotsTxtNoSitemap,
];
