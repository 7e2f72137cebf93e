/** Icons, manifest and theme colour. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { linkHrefs, metaContent, resolveUrl } from '../check-helpers/head-tags.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import type { ParsedPage, Resource, Site } from '../site.ts';
import { brokenReason } from './loaded-file-checks.ts';

const iconMissing = pageCheck(
  {
    id: 'icon-missing',
    severity: 'notice',
    about: 'A page names no icon',
    where: '<link rel="icon">',
    why: 'Search results on phones show the site’s icon beside the title.',
    fix: 'Add an icon whose size is a multiple of 48 pixels, or an SVG.',
  },
  ({ facts }, site) => {
    const hasDefault = [...site.resources.values()].some(
      ({ url, status }) => url.endsWith('/favicon.ico') && status === 200,
    );
    return linkHrefs(facts, 'icon').length === 0 && !hasDefault && 'there is no icon';
  },
);

const iconBroken = siteCheck(
  {
    id: 'icon-broken',
    // What is shown is what a page without an icon shows.
    severity: 'warning',
    about: 'An icon or manifest cannot be loaded',
    where: '<link rel="icon">, <link rel="manifest">',
    why: 'Tabs, bookmarks and results have no icon.',
    fix: 'Correct the URL.',
  },
  function* (site) {
    const seen = new Set<string>();
    for (const { page, href } of iconLinks(site)) {
      const url = resolveUrl(href, page.url) ?? '';
      const file = site.resources.get(url);
      if (!file || seen.has(url)) continue;
      seen.add(url);
      const problems = [brokenReason(file, true), ...missingIcons(file, site)];
      for (const what of problems)
        if (what) yield { url: page.url, what: `${quote(href)} ${what}` };
    }
  },
);

const iconAppleMissing = pageCheck(
  {
    id: 'icon-apple-missing',
    severity: 'notice',
    about: 'A page names no icon for home screens',
    where: '<link rel="apple-touch-icon">',
    why: 'iPhones then use a screenshot of the page.',
    fix: 'Add one of 180 × 180 pixels.',
  },
  ({ facts }) =>
    linkHrefs(facts, 'apple-touch-icon').length === 0 && 'there is no apple-touch-icon',
);

const manifestMissing = pageCheck(
  {
    id: 'manifest-missing',
    severity: 'notice',
    about: 'A page names no manifest',
    where: '<link rel="manifest">',
    why: 'On Android’s home screen the site has no name and icon of its own.',
    fix: 'Add a web manifest.',
  },
  ({ facts }) => linkHrefs(facts, 'manifest').length === 0 && 'there is no manifest',
);

const themeColorMissing = pageCheck(
  {
    id: 'theme-color-missing',
    severity: 'notice',
    about: 'A page names no theme colour',
    where: '<meta name="theme-color">',
    why: 'The browser’s bar does not match the page.',
    fix: 'Add <meta name="theme-color">.',
  },
  ({ facts }) => !metaContent(facts, 'theme-color') && 'there is no theme-color',
);

function iconLinks(site: Site): { page: ParsedPage; href: string }[] {
  const rels = ['icon', 'apple-touch-icon', 'manifest'];
  return [...pagesIn(site, 'html')].flatMap((page) =>
    rels.flatMap((rel) => linkHrefs(page.facts, rel)).map((href) => ({ page, href })),
  );
}

/** The icons of a manifest. */
function missingIcons({ referencedUrls = [] }: Resource, site: Site): string[] {
  return referencedUrls.flatMap((name) => {
    const status = site.resources.get(name)?.status ?? 0;
    return status >= 400 ? [`names ${shortUrl(name, site)}, which answers ${status}`] : [];
  });
}

export const iconChecks: Check[] = [
  iconMissing,
  iconBroken,
  iconAppleMissing,
  manifestMissing,
  themeColorMissing,
];
