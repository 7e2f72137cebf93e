/** URLs that loaded files name: files of stylesheets, pages of feeds. */

import { type Check, type CheckInfo, type RawFinding, siteCheck } from '../check-helpers/check.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, shortUrl } from '../check-helpers/wording.ts';
import type { Subresource } from '../page/page-facts.ts';
import type { Resource, Site } from '../site.ts';
import { brokenReason } from './loaded-file-checks.ts';

const styleFileBroken = referencedFileCheck(
  {
    id: 'style-file-broken',
    severity: 'warning',
    about: 'A stylesheet names a file that cannot be loaded',
    where: '@import and url() in CSS',
    why: 'A part of the design is missing: other rules, a font, a picture.',
    fix: 'Correct the address (relative to the stylesheet), or upload the file.',
  },
  'style',
);

const feedItemBroken = referencedFileCheck(
  {
    id: 'feed-item-broken',
    severity: 'warning',
    about: 'A feed links to a page that does not exist',
    where: 'items of the feed',
    why: 'Readers of the feed reach an error page.',
    fix: 'Correct the address of the item, or remove the item.',
  },
  'feed',
);

const llmsLinkBroken = siteCheck(
  {
    id: 'llms-link-broken',
    severity: 'warning',
    about: 'llms.txt links to a page that does not exist',
    where: '/llms.txt',
    why: 'Language models that read the file reach an error page.',
    fix: 'Correct the address, or remove the line.',
  },
  function* (site) {
    const url = `${site.origin}/llms.txt`;
    const file = site.resources.get(url);
    if (file?.status !== 200) return;
    for (const name of file.referencedUrls ?? [])
      if (isMissing(name, site)) yield { url, what: `it names ${shortUrl(name, site)}` };
  },
);

/** One finding for each file that names something missing, at the first page that has the file. */
function referencedFileCheck(words: CheckInfo, kind: Subresource['kind']): Check {
  return siteCheck(words, function* (site): Generator<RawFinding> {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      const own = page.facts.subresources.filter((file) => file.kind === kind);
      for (const { url } of own) yield* lostIn(url, page.url);
    }
    function* lostIn(url: string, pageUrl: string): Generator<RawFinding> {
      if (seen.has(url)) return;
      seen.add(url);
      const { referencedUrls = [] } = site.resources.get(url) ?? {};
      const missing = referencedUrls.filter((name) => isMissing(name, site));
      const list = joinFirst(missing.map((name) => shortUrl(name, site)));
      if (missing.length > 0) yield { url: pageUrl, what: `${shortUrl(url, site)} names ${list}` };
      // A stylesheet may import others.
      if (kind === 'style') for (const name of referencedUrls) yield* lostIn(name, pageUrl);
    }
  });
}

function isMissing(url: string, site: Site): boolean {
  const file: Resource | undefined = site.resources.get(url);
  return (
    (site.pages.get(url)?.status ?? 0) >= 400 || (file ? brokenReason(file, true) !== null : false)
  );
}

export const referencedFileChecks: Check[] = [styleFileBroken, feedItemBroken, llmsLinkBroken];
