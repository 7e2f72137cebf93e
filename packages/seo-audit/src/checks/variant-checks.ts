/** Other spellings of a page's URL: each should lead to one form. */

import { type Check, siteCheck } from '../check-helpers/check.ts';
import { canonicalOf } from '../check-helpers/head-tags.ts';
import { normaliseUrl } from '../check-helpers/page-urls.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { similarity } from '../page/min-hash.ts';
import type { ParsedPage, Probe } from '../site.ts';

const variantWords: Partial<Record<Probe['kind'], { id: string; about: string; fix: string }>> = {
  http: {
    id: 'variant-http',
    about: 'The site also responds without encryption',
    fix: 'Redirect http:// to https:// permanently (301 or 308).',
  },
  www: {
    id: 'variant-www',
    about: 'The site responds with and without www',
    fix: 'Redirect one host to the other permanently.',
  },
  'trailing-slash': {
    id: 'variant-slash',
    about: 'A page responds with and without a trailing slash',
    fix: 'Redirect one form to the other, or name one as canonical.',
  },
  uppercase: {
    id: 'variant-capitals',
    about: 'A page also responds in capitals',
    fix: 'Redirect to the lower-case form, or name it as canonical.',
  },
};

/** Similarity of the text: a heading or a link to the other spelling may differ. */
const minTwinSimilarity = 0.6;

const addressTwins = siteCheck(
  {
    id: 'address-twins',
    severity: 'error',
    about: 'A page has two addresses, and each is its own canonical',
    where: 'URL, canonical',
    why: 'Search engines have to choose, and link weight is divided.',
    fix: 'Redirect one to the other, or name one of them as the canonical of both.',
  },
  function* (site) {
    const alike = new Map<string, ParsedPage[]>();
    for (const page of pagesIn(site, 'indexable')) {
      if (canonicalOf(page) !== page.url) continue;
      const key = normaliseUrl(page.url);
      alike.set(key, [...(alike.get(key) ?? []), page]);
    }
    for (const [first, ...others] of alike.values())
      for (const { url, facts } of others)
        if (first && similarity(first.facts.signature, facts.signature) >= minTwinSimilarity)
          yield { url: first.url, what: `also ${shortUrl(url, site)}` };
  },
);

/** One check for each way to write the URL that was tried. */
const variantAnswers = Object.entries(variantWords).map(([kind, words]) =>
  siteCheck(
    {
      ...words,
      severity: 'warning',
      where: 'other ways to write the URL',
      why: 'One page under two URLs divides its link weight.',
    },
    function* (site) {
      for (const { kind: probed, url, status, canonical } of site.probes) {
        if (probed !== kind || status !== 200) continue;
        const canonicalPage = site.pages.get(canonical ?? '');
        if (!canonicalPage)
          yield {
            url,
            what: canonical
              ? `its canonical is ${canonical}`
              : 'it answers 200 and names no canonical',
          };
      }
    },
  ),
);

const originInsecure = siteCheck(
  {
    id: 'origin-insecure',
    severity: 'error',
    about: 'The site is not encrypted',
    where: 'URL',
    why: 'Browsers call it “not secure”.',
    fix: 'Get a certificate and redirect to https://.',
  },
  function* (site) {
    const url = site.origin ? new URL(site.origin) : null;
    const isLocal = url && /^(?:localhost|127\.|10\.|192\.168\.|\[)/.test(url.hostname);
    if (url?.protocol === 'http:' && !isLocal) yield { url: site.start, what: site.origin ?? '' };
  },
);

export const variantChecks: Check[] = [addressTwins, ...variantAnswers, originInsecure];
