/** Faults of robots.txt: each file on a site of its own (in robots-texts.ts), two lines on the main site. */
import type { Severity, SiteName } from '../row.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('robots-files');
const { robotsTxt, robotsGoogle } = sources;

function whole(
  site: SiteName,
  severity: Severity,
  says: string,
  source: string,
  body: RegExp,
  status = 200,
) {
  return fault(
    `${site}-file`,
    severity,
    says,
    source,
    [],
    [{ path: '/robots.txt', status, body }],
    { site, paths: ['/robots.txt'] },
  );
}

export const robotsFileFaults = [
  whole(
    'robots-closed',
    'error',
    'robots.txt closes the whole site to everybody.',
    robotsGoogle,
    /User-agent: \*\nDisallow: \/\n/,
  ),
  whole(
    'robots-googlebot',
    'error',
    'robots.txt closes the whole site to Googlebot alone.',
    robotsGoogle,
    /User-agent: Googlebot\nDisallow: \/\n/,
  ),
  whole(
    'robots-own-group',
    'warning',
    'Googlebot has a group of its own without the rules of the others, so what they may not read it may.',
    robotsTxt,
    /User-agent: Googlebot\nCrawl-delay: 5\n/,
  ),
  whole('robots-html', 'error', 'robots.txt is an HTML page.', robotsTxt, /<!doctype html>/),
  whole(
    'robots-failing',
    'error',
    'robots.txt answers 500, which stops Google from crawling at all.',
    robotsGoogle,
    /server error/i,
    500,
  ),
  whole(
    'robots-misspelled',
    'warning',
    'robots.txt spells its rule "Dissalow", so the rule counts for nothing.',
    robotsTxt,
    /Dissalow: \/private/,
  ),
  whole(
    'robots-assets',
    'error',
    'robots.txt closes the folder of scripts and styles that every page needs.',
    robotsGoogle,
    /Disallow: \/files\//,
  ),
  whole(
    'robots-sitemap',
    'warning',
    'The Sitemap line of robots.txt is a relative address.',
    robotsGoogle,
    /Sitemap: \/sitemap\.xml/,
  ),
  whole(
    'robots-noindex',
    'warning',
    'robots.txt uses Noindex, which is not supported.',
    robotsGoogle,
    /Noindex: \/shop/,
  ),
  whole(
    'robots-agentless',
    'warning',
    'The rules of robots.txt stand before any User-agent line and belong to nobody.',
    robotsTxt,
    /^Disallow: \/private/,
  ),
  fault(
    'link-to-blocked',
    'warning',
    'The text leads to an address that robots.txt closes.',
    robotsGoogle,
    [
      { body: '<p>See <a href="/closed/pond">the plan of the pond</a>.</p>' },
      { path: '/closed/pond', unlinked: true, unlisted: true },
    ],
    /href="\/closed\/pond"/,
  ),
  fault(
    'blocked-in-sitemap',
    'error',
    'The sitemap lists an address that robots.txt closes.',
    robotsGoogle,
    { path: '/closed/arbour', unlinked: true },
    [
      { path: '/sitemap.xml', body: /\/closed\/arbour</ },
      { path: '/robots.txt', body: /Disallow: \/closed\// },
    ],
  ),
  fault(
    'blocked-for-googlebot',
    'error',
    'robots.txt lets everybody read a page in the sitemap but Googlebot.',
    robotsTxt,
    { path: '/seeds/rare' },
    [
      {
        path: '/robots.txt',
        body: /User-agent: Googlebot\n(?:Disallow: .*\n)*Disallow: \/seeds\/rare/,
      },
    ],
  ),
];
