/** Faults of a whole site: one template error on every page of a small site of its own. */
import type { FaultRow, Page, Proof, SiteName } from '../row.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('everywhere');
const { canonical } = sources;

function shop(path: string, change: (path: string) => Partial<Page>): Partial<Page>[] {
  return Array.from({ length: 8 }, (_, index) => {
    const own = `/shop/${path}-${index}`;
    return { path: own, ...change(own) };
  });
}

/**
 * Every canonical is wrong in one way, and every page also lacks a description: a check that stops at the first fault
 * misses the second.
 */
function canonicalMistake(
  site: SiteName,
  says: string,
  href: (path: string) => string,
  shown: RegExp,
): FaultRow[] {
  const pages = shop('seed', (path) => ({ canonical: href(path), description: null }));
  const paths = pages.map((page) => page.path ?? '');
  const proof = (proofs: Proof): Proof[] => paths.map((path) => ({ path, ...proofs }));
  return [
    fault(`${site}-systematic`, 'error', says, canonical, pages, proof({ body: shown }), {
      site,
      paths,
    }),
    fault(
      `${site}-hides-descriptions`,
      'warning',
      'Eight pages have no description; their wrong canonical addresses must not hide it.',
      sources.snippets,
      [],
      proof({ lacks: /name="description"/ }),
      { site, paths },
    ),
  ];
}

const twin = 'Shop';

export const siteWideFaults: FaultRow[] = [
  ...canonicalMistake(
    'canonical-slash',
    'Every canonical address has a slash at the end that no page has.',
    (path) => `{origin}${path}/`,
    /rel="canonical" href="[^"]+\d\/"/,
  ),
  ...canonicalMistake(
    'canonical-scheme',
    'Every canonical address has the other scheme.',
    (path) => `{other-scheme}${path}`,
    /rel="canonical" href="https?:[^"]+"/,
  ),
  ...canonicalMistake(
    'canonical-www',
    'Every canonical address has a www that the site has not.',
    (path) => `https://www.mango-lane.invalid${path}`,
    /href="https:\/\/www\.mango-lane\.invalid/,
  ),
  ...canonicalMistake(
    'canonical-host',
    'Every canonical address is on the staging host.',
    (path) => `https://staging.mango-lane.invalid${path}`,
    /href="https:\/\/staging\./,
  ),
  ...canonicalMistake(
    'canonical-file',
    'Every canonical address is a file on the disk of whoever built the site.',
    (path) => `file:///home/build${path}.html`,
    /href="file:\/\/\/home/,
  ),
  ...canonicalMistake(
    'canonical-localhost',
    'Every canonical address names localhost.',
    (path) => `http://localhost:1${path}`,
    /href="http:\/\/localhost:1\//,
  ),
  ...canonicalMistake(
    'canonical-home',
    'Every page names the home page as canonical.',
    () => '{origin}/',
    /rel="canonical" href="[^"]+\/"/,
  ),
  fault(
    'same-titles-everywhere',
    'error',
    'All eight pages of the shop have one title.',
    sources.titles,
    shop('row', () => ({ title: twin, h1: twin })),
    /<title>Shop<\/title>/,
    { site: 'same-titles' },
  ),
  fault(
    'sessions-everywhere',
    'error',
    'Every inner link carries a session number, so each page has endless addresses.',
    sources.urls,
    shop('bed', () => ({
      edit: (html) =>
        html.replaceAll(/href="(\/(?:about|contact|privacy)?)"/g, 'href="$1?sid=8f3a2c91d7"'),
    })),
    /href="\/about\?sid=8f3a2c91d7"/,
    { site: 'sessions' },
  ),
  fault(
    'soft-missing-site',
    'error',
    'The site answers 200 with "Page not found" for addresses that do not exist.',
    sources.soft404,
    shop('leaf', () => ({ body: '<p><a href="/shop/never-was">A page that never was</a></p>' })),
    { path: '/shop/never-was', status: 200, body: /Page not found/ },
    { site: 'soft-missing', paths: ['/shop/never-was'] },
  ),
  fault(
    'endless-relative',
    'error',
    'A relative link without its leading slash makes an endless tree of addresses with the same page.',
    sources.urls,
    {
      path: '/brackets/',
      endless: true,
      textSeed: 'brackets',
      canonical: null,
      body: '<p><a href="brackets/">All our brackets</a></p>',
    },
    [
      /href="brackets\/"/,
      { path: '/brackets/brackets/brackets/', status: 200, body: /href="brackets\/"/ },
    ],
    { site: 'endless-links' },
  ),
  fault(
    'endless-calendar',
    'error',
    'The calendar links to the next month for ever.',
    sources.urls,
    {
      path: '/calendar/',
      endless: true,
      textSeed: 'calendar',
      canonical: null,
      body: '<p><a href="{next}">Sowing dates of the next month</a></p>',
    },
    [
      /href="\/calendar\/\d+"/,
      { path: '/calendar/4000', status: 200, body: /href="\/calendar\/4001"/ },
    ],
    { site: 'endless-calendar' },
  ),
  fault(
    'endless-filters',
    'warning',
    'Filters in any order and number give each list dozens of addresses.',
    sources.facets,
    { path: '/tools/', endless: true, textSeed: 'tools', canonical: null, body: '{filters}' },
    [
      /href="\/tools\/\?[^"]*colour=red/,
      { path: '/tools/?colour=red&size=big', status: 200, body: /size=big/ },
    ],
    { site: 'endless-filters' },
  ),
];
