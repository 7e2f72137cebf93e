/** Other ways to write the URL of a page: each should lead to the one form. */
import type { Probe } from '../site.ts';
import { type Check, siteCheck } from './check.ts';

const variantWords: Partial<Record<Probe['kind'], { id: string; about: string; fix: string }>> = {
  http: {
    id: 'variant-http',
    about: 'The site also answers without encryption',
    fix: 'Redirect http:// to https:// for good (301 or 308).',
  },
  www: {
    id: 'variant-www',
    about: 'The site answers with and without www',
    fix: 'Redirect one host to the other for good.',
  },
  'trailing-slash': {
    id: 'variant-slash',
    about: 'A page answers with and without a slash at the end',
    fix: 'Redirect one form to the other, or name one as canonical.',
  },
  uppercase: {
    id: 'variant-capitals',
    about: 'A page answers in capitals as well',
    fix: 'Redirect to the lower-case form, or name it as canonical.',
  },
};

export const variantChecks: Check[] = [
  ...Object.entries(variantWords).map(([kind, words]) =>
    siteCheck(
      {
        ...words,
        severity: 'warning',
        where: 'other ways to write the URL',
        why: 'The same page under two URLs divides what links are worth.',
      },
      function* (site) {
        for (const { kind: asked, url, status, canonical } of site.probes) {
          if (asked !== kind || status !== 200) continue;
          const names = site.pages.get(canonical ?? '');
          if (!names)
            yield {
              url,
              what: canonical
                ? `its canonical is ${canonical}`
                : 'it answers 200 and names no canonical',
            };
        }
      },
    ),
  ),
  siteCheck(
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
  ),
];
