/** What loaded files name in their turn: files of style sheets, pages of feeds. */
import type { Subresource } from '../page/page-facts.ts';
import type { Resource, Site } from '../site.ts';
import { type Check, type CheckWords, type Found, siteCheck } from './check.ts';
import { whyBroken } from './loaded-file-checks.ts';
import { pagesIn } from './pages-in.ts';
import { shortUrl, some } from './wording.ts';

export const namedFileChecks: Check[] = [
  namedCheck(
    {
      id: 'style-file-broken',
      severity: 'warning',
      about: 'A style sheet names a file that cannot be loaded',
      where: '@import and url() in CSS',
      why: 'A part of the looks is missing: other rules, a font, a picture.',
      fix: 'Correct the address (it counts from the style sheet), or put the file there.',
    },
    'style',
  ),
  namedCheck(
    {
      id: 'feed-item-broken',
      severity: 'warning',
      about: 'A feed leads to a page that is not there',
      where: 'items of the feed',
      why: 'Whoever reads the feed ends at an error.',
      fix: 'Correct the address of the item, or take the item out.',
    },
    'feed',
  ),
];

/** One finding for each file that names something lost, at the first page that has the file. */
function namedCheck(words: CheckWords, kind: Subresource['kind']): Check {
  return siteCheck(words, function* (site): Generator<Found> {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      const own = page.facts.subresources.filter((file) => file.kind === kind);
      for (const { url } of own) yield* lostIn(url, page.url);
    }
    function* lostIn(url: string, pageUrl: string): Generator<Found> {
      if (seen.has(url)) return;
      seen.add(url);
      const { names = [] } = site.resources.get(url) ?? {};
      const lost = names.filter((name) => isLost(name, site));
      const said = some(lost.map((name) => shortUrl(name, site)));
      if (lost.length > 0) yield { url: pageUrl, what: `${shortUrl(url, site)} names ${said}` };
      // A sheet may import sheets.
      if (kind === 'style') for (const name of names) yield* lostIn(name, pageUrl);
    }
  });
}

function isLost(url: string, site: Site): boolean {
  const file: Resource | undefined = site.resources.get(url);
  return (
    (site.pages.get(url)?.status ?? 0) >= 400 || (file ? whyBroken(file, true) !== null : false)
  );
}
