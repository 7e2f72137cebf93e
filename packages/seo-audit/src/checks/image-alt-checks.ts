/** Alternative texts of images. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { describeImage } from '../check-helpers/describe-image.ts';
import { quote } from '../check-helpers/wording.ts';
import type { Image } from '../page/page-facts.ts';
import { splitWords } from '../page/page-text.ts';
import type { Thresholds } from './thresholds.ts';

const meaninglessAlt =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^\s*(?:(?:image|img|picture|pic|photo|photograph|untitled|alt ?text)[\s_-]*\d*|(?:img|dscn?|pxl)[_-]?\d{3,})\s*$/i;
const maxAltItems = 6;
const maxAltRepeats = 2;
const minRepeatedAlts = 4;
/** Most languages join words with ones as short as “a”, “in” and “of”. */
const joining =
  /(?:^|[\s,])(?:[\p{L}\p{M}]{1,2}|the|and|with|und|oder|ein|eine|der|die|das|une|les|los|een|och|और)(?=[\s,])/iu;

const imageWithoutAlt = pageCheck(
  {
    id: 'image-without-alt',
    severity: 'error',
    about: 'A picture has no alternative text',
    where: '<img alt>, <input type="image" alt>',
    of: 'html',
    why: 'Readers who cannot see the picture get its file name or nothing; image search finds nothing.',
    fix: 'Describe it in a few words, or write alt="" if it is only decoration.',
  },
  ({ facts }) => facts.images.filter(({ alt }) => alt === null).map(describeImage),
);

const imageAltFileName = pageCheck(
  {
    id: 'image-alt-file-name',
    severity: 'warning',
    about: 'An alternative text is a file name, or says only that there is a picture',
    where: '<img alt>',
    of: 'html',
    why: 'Read aloud, it says nothing.',
    fix: 'Describe what the picture shows.',
  },
  ({ facts }) =>
    facts.images
      .filter(({ alt }) => meaninglessAlt.test(alt ?? ''))
      .map(({ alt }) => quote(alt ?? '')),
);

const imageAltLong = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'image-alt-long',
      severity: 'notice',
      about: 'An alternative text is very long, or a list of search words',
      where: '<img alt>',
      of: 'html',
      why: 'It is read aloud from the first word to the last.',
      fix: `Say in one sentence what the picture shows; a longer text belongs on the page.`,
    },
    ({ facts }) =>
      facts.images
        .filter(
          ({ alt }) =>
            alt && ([...alt].length > thresholds['alt-characters'] || isListOfWords(alt)),
        )
        .map(({ alt }) => quote(alt ?? '')),
  );

const imageAltRepeated = pageCheck(
  {
    id: 'image-alt-repeated',
    severity: 'notice',
    about: 'Many pictures of a page have the same alternative text',
    where: '<img alt>',
    of: 'html',
    why: 'It cannot describe each of them; read aloud, it is repeated.',
    fix: 'Describe how each picture differs, or write alt="" where it is only decoration.',
  },
  ({ facts }) => repeatedAlts(facts.images),
);

function repeatedAlts(images: readonly Image[]): string[] {
  const pictures = new Map<string, Set<string>>();
  for (const { alt, url } of images) {
    const text = alt?.trim().toLowerCase();
    if (text && url && !meaninglessAlt.test(text))
      pictures.set(text, (pictures.get(text) ?? new Set()).add(url));
  }
  return [...pictures]
    .filter(([, urls]) => urls.size >= minRepeatedAlts)
    .map(([text, urls]) => `${quote(text, 80)} on ${urls.size} pictures`);
}

/** A list of keywords or a repeated word; a sentence that enumerates has short joining words. */
function isListOfWords(alt: string): boolean {
  const items = alt.split(',');
  const words = splitWords(alt).filter((word) => word.length > 3);
  const often = (word: string) => words.filter((other) => other === word).length > maxAltRepeats;
  if (items.length > 2 && words.some(often)) return true;
  if (items.length <= maxAltItems) return false;
  const repeated = words.length - new Set(words).size;
  return repeated >= words.length / 3 || !joining.test(alt);
}

export const imageAltChecks = (thresholds: Thresholds): Check[] => [
  imageWithoutAlt,
  imageAltFileName,
  imageAltLong(thresholds),
  imageAltRepeated,
];
