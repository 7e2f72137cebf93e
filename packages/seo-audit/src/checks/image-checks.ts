/** Pictures as the page names them. */
import type { Image } from '../page/page-facts.ts';
import { splitWords } from '../page/page-text.ts';
import { type Check, pageCheck } from './check.ts';
import type { Thresholds } from './thresholds.ts';
import { quoted, some } from './wording.ts';

const sayingNothing =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^\s*(?:(?:image|img|picture|pic|photo|photograph|untitled|alt ?text)[\s_-]*\d*|(?:img|dscn?|pxl)[_-]?\d{3,})\s*$/i;
const maxAltItems = 6;
const leastRepeatedAlts = 4;
const joining =
  /(?:^|[\s,])(?:a|an|the|and|or|with|of|on|in|und|oder|ein|eine|der|die|das|et|ou|un|une|le|la|les|y|o|el|los|e|il|en|een|de|och|og)(?=[\s,])/i;

export const imageChecks = (thresholds: Thresholds): Check[] => [
  pageCheck(
    {
      id: 'image-without-alt',
      severity: 'error',
      about: 'A picture has no alternative text',
      where: '<img alt>, <input type="image" alt>',
      of: 'html',
      why: 'Whoever does not see the picture gets its file name or nothing; image search finds nothing.',
      fix: 'Describe it in a few words, or write alt="" if it only decorates.',
    },
    ({ facts }) => facts.images.filter(({ alt }) => alt === null).map(describeImage),
  ),
  pageCheck(
    {
      id: 'image-without-source',
      severity: 'warning',
      about: 'A picture names no file',
      where: '<img src>, <picture>',
      of: 'html',
      why: 'Whoever runs no scripts sees nothing; image search finds no picture.',
      fix: 'Write src; loading="lazy" has a browser wait by itself.',
    },
    ({ facts }) =>
      facts.images
        .flatMap(({ sourceless }) => {
          if (sourceless === undefined) return [];
          return sourceless
            ? `only data-src: ${quoted(sourceless, 80)}`
            : 'src is empty or missing';
        })
        .concat(facts.markup.picturesWithoutImage ? '<picture> without <img> shows nothing' : []),
  ),
  pageCheck(
    {
      id: 'image-alt-file-name',
      severity: 'warning',
      about: 'An alternative text is a file name, or says only that there is a picture',
      where: '<img alt>',
      of: 'html',
      why: 'Read aloud it says nothing.',
      fix: 'Say what the picture shows.',
    },
    ({ facts }) =>
      facts.images
        .filter(({ alt }) => sayingNothing.test(alt ?? ''))
        .map(({ alt }) => quoted(alt ?? '')),
  ),
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
        .map(({ alt }) => quoted(alt ?? '')),
  ),
  pageCheck(
    {
      id: 'image-alt-repeated',
      severity: 'notice',
      about: 'Many pictures of a page have one alternative text',
      where: '<img alt>',
      of: 'html',
      why: 'It cannot say of each what that one shows; read aloud it comes again and again.',
      fix: 'Say what sets each picture apart, or write alt="" where it only decorates.',
    },
    ({ facts }) => repeatedAlts(facts.images),
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
      return without.length > 0 && some(without.map(describeImage));
    },
  ),
  pageCheck(
    {
      id: 'srcset-malformed',
      severity: 'error',
      about: 'A list of pictures is not written as browsers read it',
      where: 'srcset of <img> and <source>',
      of: 'html',
      why: 'Browsers pass over what they cannot read, and may choose a picture that is not meant.',
      fix: 'Give each picture a width (640w) or each a density (2x), never both kinds in one list.',
    },
    ({ facts }) => facts.markup.malformedSrcsets.map((srcset) => quoted(srcset)),
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
    ({ facts: { images } }) => images[0]?.isLazy && !images[0].isBelow && describeImage(images[0]),
  ),
];

function repeatedAlts(images: readonly Image[]): string[] {
  const pictures = new Map<string, Set<string>>();
  for (const { alt, url } of images) {
    const text = alt?.trim().toLowerCase();
    if (text && url) pictures.set(text, (pictures.get(text) ?? new Set()).add(url));
  }
  return [...pictures]
    .filter(([, urls]) => urls.size >= leastRepeatedAlts)
    .map(([text, urls]) => `${quoted(text, 80)} on ${urls.size} pictures`);
}

/** A bare list, or one word again and again; a sentence that counts up what is to be seen is joined by small words. */
function isListOfWords(alt: string): boolean {
  const items = alt.split(',');
  if (items.length <= maxAltItems) return false;
  const words = splitWords(alt).filter((word) => word.length > 3);
  const repeated = words.length - new Set(words).size;
  return repeated >= words.length / 3 || !joining.test(alt);
}

export function describeImage({ src }: Image): string {
  const name = src.startsWith('data:') ? src.slice(0, 40) : src;
  return quoted(name, 80);
}
