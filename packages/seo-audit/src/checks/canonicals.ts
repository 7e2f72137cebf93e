/** The canonical tag, and its target: it must respond, and be its own canonical. */
import { followRedirects, isParsed, type ParsedPage } from '../site.ts';
import { shortUrl } from '../text.ts';
import { type Check, isSystematic, pageCheck, siteCheck, systematicCanonicals } from './check.ts';
import { canonicalOf, hasNoindex, isBlockedForGooglebot } from './tags.ts';

const where = '<link rel="canonical">';

const canonicalMissing = pageCheck(
  {
    id: 'canonical-missing',
    severity: 'notice',
    about: 'A page has no canonical URL',
    where,
    why: 'Every URL with other parameters (advertisements, sorting) then counts as a page of its own.',
    fix: 'Name the page’s own absolute URL.',
  },
  (page) =>
    canonicalOf(page) === null &&
    !/rel="?canonical\b/i.test(page.linkHeader) &&
    'there is none in the head',
);

const canonicalElsewhere = pageCheck(
  {
    id: 'canonical-elsewhere',
    severity: 'notice',
    about: 'A page is canonicalised to another page',
    where,
    of: 'html',
    why: 'Search engines will not index this page.',
    fix: 'Nothing, if intended (printed, sorted or tagged copies); otherwise name the page’s own URL.',
    isUsuallyIntended: true,
  },
  (page, site) => {
    const canonical = otherCanonical(page);
    return (
      canonical && !isSystematic(page, site) && `the canonical is ${shortUrl(canonical, site)}`
    );
  },
);

const canonicalBroken = pageCheck(
  {
    id: 'canonical-broken',
    severity: 'error',
    about: 'The canonical target is not indexable',
    where,
    of: 'html',
    why: 'A canonical that redirects or returns an error removes the page from the results.',
    fix: 'Name a URL that answers 200.',
  },
  (page, site) => {
    const canonical = otherCanonical(page);
    if (!canonical || isSystematic(page, site)) return null;
    const name = shortUrl(canonical, site);
    if (isBlockedForGooglebot(canonical, site)) return `robots.txt disallows ${name}`;
    const target = site.pages.get(canonical);
    if (!target || target.unreadReason !== null) return null;
    if (isParsed(target) && hasNoindex(target)) return `${name} is noindex`;
    if (followRedirects(site, canonical).hops.length > 0) return `${name} redirects`;
    return (target.status ?? 0) >= 400 && `${name} answers ${target.status}`;
  },
);

const canonicalChain = pageCheck(
  {
    id: 'canonical-chain',
    severity: 'warning',
    about: 'Canonical chain: the target is canonicalised itself',
    where,
    of: 'html',
    why: 'Search engines may follow neither.',
    fix: 'Name the last one directly.',
  },
  (page, site) => {
    const target = site.pages.get(otherCanonical(page) ?? '');
    const next = target && isParsed(target) ? otherCanonical(target) : null;
    return next && `${shortUrl(target?.url ?? '', site)} names ${shortUrl(next, site)}`;
  },
);

/**
 * A template error that makes the canonicals of many pages wrong is one error of the site. These pages are then checked
 * as if they were their own canonical, or one error would hide all others.
 */
const canonicalSystematic = siteCheck(
  {
    id: 'canonical-systematic',
    severity: 'error',
    about: 'Many canonicals name another URL because of the same template error',
    where,
    why: 'Search engines learn that none of these pages counts: all of them may be dropped.',
    fix: 'Correct the template of the canonical: scheme, host, slash and path of the page itself.',
  },
  function* (site) {
    for (const { mistake, urls, example } of systematicCanonicals(site)) {
      const [url = site.start] = urls;
      yield { url, what: `${urls.size} pages: ${mistake}, for example ${example}` };
    }
  },
);

function otherCanonical(page: ParsedPage): string | null {
  const canonical = canonicalOf(page);
  return canonical === page.url ? null : canonical;
}

export const canonicalChecks: Check[] = [
  canonicalMissing,
  canonicalElsewhere,
  canonicalBroken,
  canonicalChain,
  canonicalSystematic,
];
