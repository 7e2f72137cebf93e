/**
 * A template error that makes the canonicals of many pages wrong is reported once, as an error of the site. These
 * pages are then checked as if they were their own canonical, or one error would hide all others.
 */

import { type Check, siteCheck } from '../check-helpers/check.ts';
import { systematicCanonicals } from '../check-helpers/pages-in.ts';
import type { Site } from '../site.ts';

const canonicalSystematic = siteCheck(
  {
    id: 'canonical-systematic',
    severity: 'error',
    about: 'Many canonicals name another URL because of the same template error',
    where: '<link rel="canonical">',
    why: 'Search engines learn that none of these pages counts: all of them may be dropped.',
    fix: 'Correct the template of the canonical: scheme, host, slash and path of the page itself.',
  },
  function* (site: Site) {
    for (const { mistake, urls, example } of systematicCanonicals(site)) {
      const [url = site.start] = urls;
      yield { url, what: `${urls.size} pages: ${mistake}, for example ${example}` };
    }
  },
);

export const systematicCanonicalChecks: Check[] = [canonicalSystematic];
