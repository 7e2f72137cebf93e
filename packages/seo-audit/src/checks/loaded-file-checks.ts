/** Scripts, styles, frames, media and feeds of a page: whether they load and have the right type. */

import { type Check, type CheckInfo, siteCheck } from '../check-helpers/check.ts';
import { sizeOf } from '../check-helpers/describe-image.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote } from '../check-helpers/wording.ts';
import type { Subresource } from '../page/page-facts.ts';
import type { Page, Resource, Site } from '../site.ts';

type LoadedKind = Exclude<Subresource['kind'], 'form' | 'image'>;
type LoadedRow = [kind: LoadedKind, words: Omit<CheckInfo, 'fix'>, mayBePage?: true];

const rows: LoadedRow[] = [
  [
    'script',
    {
      id: 'script-broken',
      severity: 'error',
      about: 'A script cannot be loaded',
      where: '<script src>',
      why: 'What it does for visitors, and for search engines that render the page, is missing.',
    },
  ],
  [
    'style',
    {
      id: 'style-broken',
      severity: 'error',
      about: 'A stylesheet cannot be loaded',
      where: '<link rel="stylesheet">',
      why: 'Visitors see the page without it, after a delay while the browser waits for it.',
    },
  ],
  [
    'srcset',
    {
      id: 'srcset-broken',
      severity: 'error',
      about: 'A picture in a srcset cannot be loaded',
      where: 'srcset of <img> and <source>',
      why: 'Browsers do not fall back to src: visitors with a matching screen see an empty box.',
    },
  ],
  [
    'media',
    {
      id: 'media-broken',
      severity: 'error',
      about: 'A video, an audio file or its subtitles cannot be loaded',
      where: '<video>, <audio>, <source>, <track>, <embed>',
      why: 'Visitors get a player that does nothing.',
    },
  ],
  [
    'frame',
    {
      id: 'frame-broken',
      severity: 'error',
      about: 'A frame’s page cannot be loaded',
      where: '<iframe src>',
      why: 'Visitors see an error in the middle of the page.',
    },
    true,
  ],
  [
    'preload',
    {
      id: 'preload-broken',
      severity: 'warning',
      about: 'A preloaded file cannot be loaded',
      where: '<link rel="preload">',
      why: 'It delays what the page does need, and a font or picture is missing.',
    },
    true,
  ],
  [
    'background',
    {
      id: 'background-broken',
      severity: 'warning',
      about: 'A picture in the page’s styles cannot be loaded',
      where: '<style>, style="…"',
      why: 'Visitors see an empty area.',
    },
  ],
  [
    'data-picture',
    {
      id: 'structured-picture-broken',
      severity: 'error',
      about: 'A picture named in structured data cannot be loaded',
      where: 'JSON-LD: image, logo, thumbnailUrl',
      why: 'The result shows no picture, or is not a rich result.',
    },
  ],
  [
    'feed',
    {
      id: 'feed-broken',
      severity: 'warning',
      about: 'A feed does not exist',
      where: '<link rel="alternate" type>',
      why: 'Readers and search engines that follow it get no news.',
    },
  ],
];

const fix = 'Correct the URL, put the file there, or take the tag away.';

/** One finding for each file, at the first page that names it. */
const brokenFileChecks: Check[] = rows.map(([kind, words, mayBePage]) =>
  siteCheck({ ...words, fix }, function* (site) {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      for (const file of page.facts.subresources) {
        if (file.kind !== kind || seen.has(file.url)) continue;
        seen.add(file.url);
        const resource = site.resources.get(file.url);
        const what = resource && brokenReason(resource, mayBePage ?? false);
        if (what) yield { url: page.url, what: `${quote(file.url)} ${what}` };
      }
    }
  }),
);

/** Compression makes a smaller file seldom a quarter of a second faster. */
const minCompressibleBytes = 500_000;

const fileUncompressed = siteCheck(
  {
    id: 'file-uncompressed',
    severity: 'warning',
    about: 'A large stylesheet or script is sent uncompressed',
    where: 'Content-Encoding of the file',
    why: 'Compressed it has a quarter of the bytes: on a phone the page waits seconds longer.',
    fix: 'Switch gzip or brotli on for CSS and JavaScript, and look for what the page does not need.',
  },
  function* (site) {
    for (const { url, file, page } of scriptsAndStyles(site))
      if (file.isUncompressed && file.bytes > minCompressibleBytes)
        yield { url: page.url, what: `${quote(url)} has ${sizeOf(file.bytes)}` };
  },
);

const fileNotKept = siteCheck(
  {
    id: 'file-not-kept',
    severity: 'notice',
    about: 'A stylesheet or script is downloaded again for every page',
    where: 'Cache-Control, ETag of the file',
    why: 'Without caching headers or a validator, browsers cannot reuse it: each page waits for it again.',
    fix: 'Send Cache-Control: max-age (a year if the name has a hash) and an ETag.',
  },
  function* (site) {
    for (const { url, file, page } of scriptsAndStyles(site))
      if (file.isCacheable === false) yield { url: page.url, what: quote(url) };
  },
);

/** Each file that loads, with the first page that names it. */
function* scriptsAndStyles(site: Site): Generator<{ url: string; file: Resource; page: Page }> {
  const seen = new Set<string>();
  for (const page of pagesIn(site, 'html')) {
    for (const { kind, url } of page.facts.subresources) {
      const file = site.resources.get(url);
      if ((kind !== 'style' && kind !== 'script') || seen.has(url) || file?.status !== 200)
        continue;
      seen.add(url);
      yield { url, file, page };
    }
  }
}

export function brokenReason(file: Resource, mayBePage: boolean): string | null {
  if (file.problem) return `cannot be loaded: ${file.problem}`;
  const status = file.status ?? 0;
  if (status >= 400) return `answers ${status}`;
  if (file.isMalformed)
    return /json/i.test(file.contentType) ? 'is not JSON' : 'is not well-formed XML';
  return !mayBePage && /^text\/html/i.test(file.contentType) ? 'is a page' : null;
}

export const loadedFileChecks: Check[] = [...brokenFileChecks, fileUncompressed, fileNotKept];
