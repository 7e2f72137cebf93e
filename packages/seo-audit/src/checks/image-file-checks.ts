/** Files that the page loads: images exist and are light, nothing comes over http. */

import { type Check, type CheckInfo, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { describeImage, sizeOf } from '../check-helpers/describe-image.ts';
import { metaContent } from '../check-helpers/head-tags.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { Subresource } from '../page/page-facts.ts';
import type { ParsedPage, Site } from '../site.ts';
import type { Thresholds } from './thresholds.ts';

/** Below this size an older format costs little. */
const minConvertibleBytes = 60_000;
const modern = /^image\/(?:avif|webp|svg\+xml|jxl)/i;

/** One finding for each file, at the first page that shows it. */
function fileCheck(
  words: CheckInfo,
  describe: (site: Site, url: string) => string | false | null | undefined,
): Check {
  return siteCheck(words, function* (site) {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      for (const image of page.facts.images) {
        if (!image.url || seen.has(image.url)) continue;
        seen.add(image.url);
        const what = describe(site, image.url);
        if (what) yield { url: page.url, what: `${describeImage(image)} ${what}` };
      }
    }
  });
}

const imageBroken = fileCheck(
  {
    id: 'image-broken',
    severity: 'error',
    about: 'A picture cannot be loaded',
    where: '<img src>',
    why: 'Visitors see an empty box.',
    fix: 'Correct the URL, or upload the file.',
  },
  (site, url) => {
    const file = site.resources.get(url);
    if (!file) return null;
    if (file.problem) return file.problem;
    if (file.status !== 200) return `answers ${file.status}`;
    if (/^text\/html/i.test(file.contentType)) return 'is a page, not a picture';
    return file.bytes === 0 && 'has no bytes';
  },
);

const imageHeavy = (thresholds: Thresholds): Check =>
  fileCheck(
    {
      id: 'image-heavy',
      severity: 'notice',
      about: 'A picture is heavy',
      where: '<img src>',
      why: 'On a weak network it takes seconds.',
      fix: `Scale it to the size it is shown at and store it as AVIF or WebP: under ${Math.round(thresholds['image-bytes'] / 1000)} KB.`,
    },
    (site, url) => {
      const bytes = site.resources.get(url)?.bytes ?? 0;
      return bytes > thresholds['image-bytes'] && `has ${sizeOf(bytes)}`;
    },
  );

const imageOldFormat = fileCheck(
  {
    id: 'image-old-format',
    severity: 'notice',
    about: 'A picture is in an older format',
    where: '<img src>',
    why: 'AVIF and WebP need half the bytes.',
    fix: 'Offer AVIF or WebP in a <picture>.',
  },
  (site, url) => {
    const file = site.resources.get(url);
    return (
      file?.status === 200 &&
      file.bytes > minConvertibleBytes &&
      !modern.test(file.contentType) &&
      `is ${file.contentType}`
    );
  },
);

const mixedContent = pageCheck(
  {
    id: 'mixed-content',
    severity: 'error',
    about: 'A page on https loads something over http',
    where: 'src, href',
    of: 'html',
    why: 'Browsers block it.',
    fix: 'Load it over https.',
  },
  (page) =>
    joinFirst(insecureFiles(page, ({ kind }) => kind !== 'form' && !upgradedKinds.has(kind))),
);

const formInsecure = pageCheck(
  {
    id: 'form-insecure',
    severity: 'error',
    about: 'A form is sent without encryption',
    where: '<form action>',
    of: 'html',
    why: 'Everybody on the way can read what was typed; browsers warn before they send it.',
    fix: 'Send it to https://.',
  },
  // A copy on a private host is audited before it is public, on https.
  (page) =>
    page.facts.subresources
      .filter(
        ({ kind, url }) =>
          kind === 'form' &&
          url.startsWith('http:') &&
          !isOnHostOf(page.url, url) &&
          !isPrivateHost(new URL(url).hostname),
      )
      .map(({ url }) => quote(url, 80)),
);

const mixedContentUpgraded = pageCheck(
  {
    id: 'mixed-content-upgraded',
    severity: 'warning',
    about: 'A page on https names a picture, audio or video by http',
    where: 'src',
    of: 'html',
    why: 'Browsers request it over https instead and show nothing where that fails.',
    fix: 'Write https://.',
  },
  (page) => joinFirst(insecureFiles(page, ({ kind }) => upgradedKinds.has(kind))),
);

/** Upgradeable content, as the Mixed Content standard defines it. */
const upgradedKinds: ReadonlySet<Subresource['kind']> = new Set(['image', 'media', 'background']);
/** Named but not loaded with the page; a preload is counted where it is used. */
const notLoadedKinds: ReadonlySet<Subresource['kind']> = new Set([
  'feed',
  'data-picture',
  'preload',
]);

function insecureFiles(page: ParsedPage, isRelevant: (file: Subresource) => boolean): string[] {
  const insecure = page.facts.subresources.filter(
    ({ kind, url }) =>
      !notLoadedKinds.has(kind) && url.startsWith('http:') && !isOnHostOf(page.url, url),
  );
  return isSecure(page)
    ? insecure.filter(isRelevant).map(({ kind, url }) => `${kind} ${quote(url, 80)}`)
    : [];
}

/** A saved page, or a copy on http, names its public URL. On another host the text was published first. */
function isSecure({ url, foundBy, facts }: ParsedPage): boolean {
  if (url.startsWith('https:')) return true;
  const shared = metaContent(facts, 'og:url');
  return shared.startsWith('https:') && (foundBy === 'file' || isOnHostOf(url, shared));
}

/** On an http page, a relative URL is on http as well, and on https where the page is. */
function isOnHostOf(pageUrl: string, url: string): boolean {
  return (
    pageUrl.startsWith('http:') && URL.canParse(url) && new URL(url).host === new URL(pageUrl).host
  );
}

export const imageFileChecks = (thresholds: Thresholds): Check[] => [
  imageBroken,
  imageHeavy(thresholds),
  imageOldFormat,
  mixedContent,
  formInsecure,
  mixedContentUpgraded,
];
