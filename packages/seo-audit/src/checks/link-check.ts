/** What the checks of links share. */
import type { Anchor } from '../page/page-facts.ts';
import type { ParsedPage, Site } from '../site.ts';
import { type Check, type CheckWords, type Found, siteCheck } from './check.ts';
import { pagesIn } from './pages-in.ts';
import { quoted } from './wording.ts';

/** A check of every link, page by page; what is said twice on one page is one finding. */
export function linkCheck(
  words: CheckWords,
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

export function describeLink({ text, href }: Anchor): string {
  return text ? quoted(text, 60) : `the link to ${quoted(href ?? '', 80)}`;
}
