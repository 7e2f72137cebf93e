/**
 * One mistake in a template that turns the canonicals of many pages wrong: said once, as an error of the site. The pages
 * are then checked as if they named themselves, or one mistake would hide all others.
 */
import type { Site } from '../site.ts';
import { type Check, siteCheck } from './check.ts';
import { systematicCanonicals } from './pages-in.ts';

export const systematicCanonicalChecks: Check[] = [
  siteCheck(
    {
      id: 'canonical-systematic',
      severity: 'error',
      about: 'Many pages name another URL than their own in the same way',
      where: '<link rel="canonical">',
      why: 'Search engines are told that none of these pages counts: they may all be dropped.',
      fix: 'Correct the template that writes the canonical: scheme, host, slash and path of the page itself.',
    },
    function* (site: Site) {
      for (const { mistake, urls, example } of systematicCanonicals(site)) {
        const [url = site.start] = urls;
        yield { url, what: `${urls.size} pages: ${mistake}, such as ${example}` };
      }
    },
  ),
];
