/** The pixel size of an image file against the size it is displayed at. */

import { type Check, type CheckInfo, type RawFinding, siteCheck } from '../check-helpers/check.ts';
import { describeImage } from '../check-helpers/describe-image.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import type { Image } from '../page/page-facts.ts';
import type { Resource } from '../site.ts';

/** The sharpest screens have three device pixels per CSS pixel. */
const maxPixelRatio = 3;
const minOversizedPixels = 1_000_000;
const maxStretch = 0.1;

type ImageSize = Record<'width' | 'height', number>;

const imageOversized = sizeCheck(
  {
    id: 'image-oversized',
    severity: 'notice',
    about: 'A picture has far more pixels than it is displayed with',
    where: '<img width height>',
    why: 'A phone has to load and decode all of them, and shows a fraction.',
    fix: 'Scale the file to twice the size it is displayed at, or offer sizes in srcset.',
  },
  (file, displayed) =>
    file.width > maxPixelRatio * displayed.width &&
    file.height > maxPixelRatio * displayed.height &&
    file.width * file.height > minOversizedPixels,
);

const imageStretched = sizeCheck(
  {
    id: 'image-stretched',
    severity: 'notice',
    about: 'The width and height of a picture do not match its file',
    where: '<img width height>',
    why: 'It is distorted, or the page jumps when it arrives.',
    fix: 'Write width and height in the ratio of the file.',
  },
  (file, displayed) =>
    Math.abs(Math.log((file.width / file.height) * (displayed.height / displayed.width))) >
    maxStretch,
);

/** One finding for each image and displayed size, at the first page. Vector images fit any size. */
function sizeCheck(
  words: CheckInfo,
  isWrong: (file: ImageSize, displayed: ImageSize) => boolean,
): Check {
  return siteCheck(words, function* (site): Generator<RawFinding> {
    const seen = new Set<string>();
    for (const page of pagesIn(site, 'html')) {
      for (const image of page.facts.images) {
        const { displaySize, url } = image;
        const file = knownSize(url ? site.resources.get(url) : undefined);
        const key = `${url} ${displaySize?.width} ${displaySize?.height}`;
        if (!displaySize || !file || seen.has(key)) continue;
        seen.add(key);
        if (isWrong(file, displaySize))
          yield { url: page.url, what: describeSizes(image, file, displaySize) };
      }
    }
  });
}

function knownSize(file: Resource | undefined): ImageSize | null {
  const { width, height, contentType = '' } = file ?? {};
  return width && height && !/svg/i.test(contentType) ? { width, height } : null;
}

function describeSizes(image: Image, file: ImageSize, displayed: ImageSize): string {
  return `${describeImage(image)} has ${file.width} × ${file.height} and is shown ${displayed.width} × ${displayed.height}`;
}

export const imageSizeChecks: Check[] = [imageOversized, imageStretched];
