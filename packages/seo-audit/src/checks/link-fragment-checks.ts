/** Whether the parts of pages that links name exist. */

import type { Check } from '../check-helpers/check.ts';
import { describeLink, linkCheck } from '../check-helpers/link-check.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Anchor } from '../page/page-facts.ts';
import type { Page, ParsedPage, Site } from '../site.ts';

const linkFragmentMissing = linkCheck(
  {
    id: 'link-fragment-missing',
    severity: 'warning',
    about: 'A link names a fragment that its page does not have',
    where: '<a href="…#…">',
    why: 'The visitor lands at the top and has to search.',
    fix: 'Correct the fragment, or give the target that id.',
  },
  (anchor, page, site) => {
    const { fragment, target, href } = anchor;
    if (!fragment || fragment === 'top' || fragment.startsWith(':~:') || /^[!/]/.test(fragment))
      return null;
    const isHere = href?.startsWith('#') ?? false;
    if (isHere && anchor.isControl) return null;
    const end = fragmentPage(anchor, page, site);
    if (!end?.facts || (end.isCut && !isHere)) return null;
    // What follows an element that is never closed is not read as elements: document-ends-early names the cause.
    if (end.facts.markup.unclosedElement) return null;
    if (end.facts.hasFragmentScript) return null;
    const has =
      fragmentTargets(end).has(fragment) || (end.rendered?.ids.includes(fragment) ?? false);
    const near = otherSpelling(fragment, end);
    return (
      !has &&
      `${describeLink(anchor)}: ${isHere ? '' : shortUrl(target ?? '', site)}#${fragment}${near ? ` (there is #${near})` : ''}`
    );
  },
  (anchor, site, page) => {
    const end = fragmentPage(anchor, page, site);
    // Another program makes the ids than the one that the links were written for.
    return end && otherSpelling(anchor.fragment, end)
      ? 'fragments are spelled in another way than the ids'
      : `links to parts of ${shortUrl(anchor.target ?? '', site)} that the page does not have`;
  },
);

function fragmentPage({ href, target }: Anchor, page: ParsedPage, site: Site): Page | null {
  if (href?.startsWith('#')) return page;
  return target ? followRedirects(site, target).end : null;
}

/** The id that has the same letters and digits: “node-js-server” for “nodejs-server”. */
function otherSpelling(fragment: string, page: Page): string | undefined {
  const letters = lettersOf(fragment);
  return letters ? [...fragmentTargets(page)].find((id) => lettersOf(id) === letters) : undefined;
}

function lettersOf(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const fragmentTargetsByPage = new WeakMap<Page, Set<string>>();

function fragmentTargets(page: Page): Set<string> {
  const known = fragmentTargetsByPage.get(page);
  if (known) return known;
  const places = new Set(page.facts?.ids);
  fragmentTargetsByPage.set(page, places);
  return places;
}

export const linkFragmentChecks: Check[] = [linkFragmentMissing];
