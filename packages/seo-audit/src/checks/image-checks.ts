/** Pictures and other files a page loads. */
import type { Image, Site } from '../types.ts';
import { type Check, metaContent, pageCheck, pagesIn, quoted, siteCheck, some } from './check.ts';

const heavyBytes = 200_000;
/** Below this an older format loses little. */
const formatMattersBytes = 60_000;
const modern = /^image\/(?:avif|webp|svg\+xml|jxl)/i;

function named({ src }: Image): string {
  const name = src.startsWith('data:') ? src.slice(0, 40) : src;
  return quoted(name, 80);
}

/** One finding for each file, at the first page that shows it. */
function fileCheck(
  words: Parameters<typeof siteCheck>[0],
  say: (site: Site, url: string) => string | false | null | undefined,
): Check {
  return siteCheck(words, function* (site) {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      for (const image of page.facts.images) {
        if (!image.url || seen.has(image.url)) continue;
        seen.add(image.url);
        const what = say(site, image.url);
        if (what) yield { url: page.url, what: `${named(image)} ${what}` };
      }
    }
  });
}

export const imageChecks: Check[] = [
  pageCheck(
    {
      id: 'image-without-alt',
      severity: 'error',
      about: 'A picture has no alternative text',
      where: '<img alt>',
      of: 'html',
      why: 'Whoever does not see the picture gets its file name or nothing; image search finds nothing.',
      fix: 'Describe it in a few words, or write alt="" if it only decorates.',
    },
    ({ facts }) => facts.images.filter(({ alt }) => alt === null).map(named),
  ),
  pageCheck(
    {
      id: 'image-alt-file-name',
      severity: 'warning',
      about: 'An alternative text is a file name',
      where: '<img alt>',
      of: 'html',
      why: 'Read aloud it says nothing.',
      fix: 'Say what the picture shows.',
    },
    ({ facts }) =>
      facts.images
        .filter(({ alt }) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(alt ?? ''))
        .map(({ alt }) => quoted(alt ?? '')),
  ),
  pageCheck(
    {
      id: 'image-without-size',
      severity: 'warning',
      about: 'A picture has no width and height',
      where: '<img width height>',
      of: 'html',
      why: 'The page jumps when the picture arrives (layout shift).',
      fix: 'Write both attributes; styles may still scale it.',
    },
    ({ facts }) => {
      const without = facts.images.filter(({ hasSize }) => !hasSize);
      return without.length > 0 && some(without.map(named));
    },
  ),
  pageCheck(
    {
      id: 'image-first-lazy',
      severity: 'notice',
      about: 'The first picture is loaded lazily',
      where: '<img loading="lazy">',
      of: 'html',
      why: 'It is probably on the first screen and now arrives late.',
      fix: 'Use lazy only for pictures below the first screen.',
    },
    ({ facts }) => facts.images[0]?.isLazy && named(facts.images[0]),
  ),
  fileCheck(
    {
      id: 'image-broken',
      severity: 'error',
      about: 'A picture cannot be loaded',
      where: '<img src>',
      why: 'Visitors see a hole.',
      fix: 'Correct the address, or put the file there.',
    },
    (site, url) => {
      const file = site.resources.get(url);
      return file && (file.problem ?? (file.status !== 200 && `answers ${file.status}`));
    },
  ),
  fileCheck(
    {
      id: 'image-heavy',
      severity: 'warning',
      about: 'A picture is heavy',
      where: '<img src>',
      why: 'On a weak network it takes seconds.',
      fix: 'Scale it to the size it is shown at and store it as AVIF or WebP: under 200 KB.',
    },
    (site, url) => {
      const bytes = site.resources.get(url)?.bytes ?? 0;
      return bytes > heavyBytes && `has ${Math.round(bytes / 1024)} KB`;
    },
  ),
  fileCheck(
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
        file.bytes > formatMattersBytes &&
        !modern.test(file.contentType) &&
        `is ${file.contentType}`
      );
    },
  ),
  pageCheck(
    {
      id: 'mixed-content',
      severity: 'error',
      about: 'A page on https loads something over http',
      where: 'src, href, action',
      of: 'html',
      why: 'Browsers block it, or warn before a form is sent.',
      fix: 'Load it over https.',
    },
    (page) => {
      const isSecure =
        page.url.startsWith('https:') || metaContent(page.facts, 'og:url').startsWith('https:');
      const insecure = page.facts.subresources.filter(({ url }) => url.startsWith('http:'));
      return (
        isSecure &&
        insecure.length > 0 &&
        some(insecure.map(({ kind, url }) => `${kind} ${quoted(url, 80)}`))
      );
    },
  ),
];
