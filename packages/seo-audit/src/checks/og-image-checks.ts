/** The image of a shared link. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { sizeOf } from '../check-helpers/describe-image.ts';
import { metaContent, metaContents, resolveUrl } from '../check-helpers/head-tags.ts';
import { isBlockedForGooglebot } from '../check-helpers/is-blocked-for-googlebot.ts';
import { quote } from '../check-helpers/wording.ts';
import { isWebAddress } from '../page/web-url.ts';
import type { ParsedPage, Site } from '../site.ts';

const recommendedImage = { width: 1200, height: 630, maxBytes: 1_000_000 } as const;

const ogImageRelative = pageCheck(
  {
    id: 'og-image-relative',
    severity: 'error',
    about: 'The sharing picture is not an absolute URL',
    where: '<meta> og:image',
    why: 'Networks do not resolve it: the shared link has no picture.',
    fix: 'Write it with https:// and host.',
  },
  ({ facts }) =>
    metaContents(facts, 'og:image')
      .filter((href) => href && !isWebAddress(href))
      .map((href) => quote(href)),
);

const ogImageInsecure = pageCheck(
  {
    id: 'og-image-insecure',
    severity: 'warning',
    about: 'The sharing picture of a page on https is named by http',
    where: '<meta> og:image',
    of: 'html',
    why: 'Messengers that load only https leave it out.',
    fix: 'Write https://, or name it in og:image:secure_url as well.',
  },
  ({ facts, url }) =>
    url.startsWith('https:') &&
    !metaContent(facts, 'og:image:secure_url') &&
    metaContents(facts, 'og:image')
      .filter((href) => /^http:/i.test(href))
      .map((href) => quote(href)),
);

const ogImageBroken = pageCheck(
  {
    id: 'og-image-broken',
    severity: 'error',
    about: 'The sharing picture cannot be loaded',
    where: '<meta> og:image',
    why: 'The shared link has no picture.',
    fix: 'Check the URL; it must return 200 with an image type.',
  },
  (page, site) => {
    const { address, url, file } = sharedImage(page, site);
    if (url && isBlockedForGooglebot(url, site)) return `robots.txt disallows ${quote(address)}`;
    if (!file) return null;
    if (file.problem) return `${quote(address)}: ${file.problem}`;
    if (file.status !== 200) return `${quote(address)} answers ${file.status}`;
    return (
      !/^image\//i.test(file.contentType) &&
      `${quote(address)} is ${file.contentType || 'of no type'}`
    );
  },
);

const ogImageDrawing = pageCheck(
  {
    id: 'og-image-drawing',
    severity: 'warning',
    about: 'The sharing picture is an SVG',
    where: '<meta> og:image',
    why: 'Networks and messengers do not show SVG: the shared link has no picture.',
    fix: 'Offer it as PNG or JPEG.',
  },
  (page, site) => {
    const { address, file } = sharedImage(page, site);
    return file?.status === 200 && /^image\/svg/i.test(file.contentType) && quote(address);
  },
);

const ogImageSize = pageCheck(
  {
    id: 'og-image-size',
    severity: 'notice',
    about: 'The sharing picture does not have the size that networks show',
    where: '<meta> og:image',
    why: `Large cards are ${recommendedImage.width} × ${recommendedImage.height}; other shapes are cropped or shown small.`,
    fix: `Make it ${recommendedImage.width} × ${recommendedImage.height} and say so in og:image:width and og:image:height.`,
  },
  (page, site) => {
    const { file } = sharedImage(page, site);
    const declared = {
      width: Number(metaContent(page.facts, 'og:image:width')),
      height: Number(metaContent(page.facts, 'og:image:height')),
    };
    const width = file?.width ?? declared.width;
    const height = file?.height ?? declared.height;
    if (!width || !height) return null;
    const isDeclared = declared.width > 0 && declared.height > 0;
    if (isDeclared && (declared.width !== width || declared.height !== height))
      return `the tags say ${declared.width} × ${declared.height}, the file is ${width} × ${height}`;
    return !fitsLargeCard(width, height) && `${width} × ${height}`;
  },
);

const ogImageHeavy = pageCheck(
  {
    id: 'og-image-heavy',
    severity: 'notice',
    about: 'The sharing picture is heavy',
    where: '<meta> og:image',
    why: 'Messengers skip pictures that take long to load.',
    fix: 'Keep it under 300 KB.',
  },
  (page, site) => {
    const { file } = sharedImage(page, site);
    return file && file.bytes > 300_000 && sizeOf(file.bytes);
  },
);

function sharedImage(page: ParsedPage, site: Site) {
  const address = metaContent(page.facts, 'og:image');
  const url = address ? resolveUrl(address, page.url) : null;
  return { address, url, file: url ? site.resources.get(url) : undefined };
}

/** 1.91:1 is the shape of Open Graph, 2:1 that of summary_large_image; larger pictures are scaled down. */
function fitsLargeCard(width: number, height: number): boolean {
  const ratio = width / height;
  return width >= recommendedImage.width && ratio > 1.88 && ratio < 2.02;
}

export const ogImageChecks: Check[] = [
  ogImageRelative,
  ogImageInsecure,
  ogImageBroken,
  ogImageDrawing,
  ogImageSize,
  ogImageHeavy,
];
