/** Shared parts of the link checks. */
import type { Anchor } from '../page/page-facts.ts';
import type { ParsedPage, Site } from '../site.ts';
import { type Check, type CheckInfo, type RawFinding, siteCheck } from './check.ts';
import { pagesIn } from './pages-in.ts';
import { quote, shortUrl } from './wording.ts';

/**
 * A check of every link, page by page; equal messages on one page are one finding.
 * @param causeOf what links with different texts have in common: they are counted once.
 */
export function linkCheck(
  info: CheckInfo,
  describe: (anchor: Anchor, page: ParsedPage, site: Site) => string | false | null | undefined,
  causeOf?: (anchor: Anchor, site: Site, page: ParsedPage) => string,
): Check {
  return siteCheck(info, function* (site): Generator<RawFinding> {
    for (const page of pagesIn(site, 'html')) {
      const messages = new Map<string, string | undefined>();
      for (const anchor of page.facts.anchors) {
        const what = describe(anchor, page, site);
        if (what) messages.set(what, causeOf?.(anchor, site, page));
      }
      for (const [what, cause] of messages)
        yield { url: page.url, what, ...(cause !== undefined && { cause }) };
    }
  });
}

/** The same for links that menus repeat on every page: one finding for each target, at the first page. */
export function targetCheck(
  info: CheckInfo,
  isWrong: (target: string, anchor: Anchor, page: ParsedPage, site: Site) => boolean,
): Check {
  return siteCheck(info, function* (site): Generator<RawFinding> {
    const linkers = new Map<string, { first: Anchor; urls: Set<string> }>();
    for (const page of pagesIn(site, 'html')) {
      for (const anchor of page.facts.anchors) {
        const { target } = anchor;
        if (!target || !isWrong(target, anchor, page, site)) continue;
        const known = linkers.get(target) ?? { first: anchor, urls: new Set<string>() };
        linkers.set(target, { ...known, urls: known.urls.add(page.url) });
      }
    }
    for (const [target, { first, urls }] of linkers) {
      const [url = site.start] = urls;
      const others = urls.size > 1 ? `, and on ${urls.size - 1} more pages` : '';
      yield { url, what: `${describeLink(first)}: ${shortUrl(target, site)}${others}` };
    }
  });
}

export function describeLink({ text, href }: Anchor): string {
  return text ? quote(text, 60) : `the link to ${quote(href ?? '', 80)}`;
}
