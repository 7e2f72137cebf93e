/** Images as the page embeds them. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { describeImage } from '../check-helpers/describe-image.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import { imageAltChecks } from './image-alt-checks.ts';
import type { Thresholds } from './thresholds.ts';

const imageWithoutSource = pageCheck(
  {
    id: 'image-without-source',
    severity: 'warning',
    about: 'A picture has no source',
    where: '<img src>, <picture>',
    of: 'html',
    why: 'Without scripts it is not shown; image search finds no picture.',
    fix: 'Write src; loading="lazy" lets the browser defer loading.',
  },
  ({ facts }) =>
    facts.images
      .flatMap(({ sourceless }) => {
        if (sourceless === undefined) return [];
        return sourceless ? `only data-src: ${quote(sourceless, 80)}` : 'src is empty or missing';
      })
      .concat(facts.markup.picturesWithoutImage ? '<picture> without <img> shows nothing' : []),
);

const imageWithoutSize = pageCheck(
  {
    id: 'image-without-size',
    severity: 'notice',
    about: 'A picture has no width and height',
    where: '<img width height>',
    of: 'html',
    why: 'The page jumps when the picture arrives (layout shift).',
    fix: 'Write both attributes; styles may still scale it.',
  },
  ({ facts }) => {
    const without = facts.images.filter(({ hasSize }) => !hasSize);
    return without.length > 0 && joinFirst(without.map(describeImage));
  },
);

const srcsetMalformed = pageCheck(
  {
    id: 'srcset-malformed',
    severity: 'error',
    about: 'A srcset is malformed',
    where: 'srcset of <img> and <source>',
    of: 'html',
    why: 'Browsers ignore the invalid entries, and may choose the wrong picture.',
    fix: 'Give each picture a width (640w) or each a density (2x), never both kinds in one list.',
  },
  ({ facts }) => facts.markup.malformedSrcsets.map((srcset) => quote(srcset)),
);

const imageFirstLazy = pageCheck(
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
);

export const imageChecks = (thresholds: Thresholds): Check[] => [
  ...imageAltChecks(thresholds),
  imageWithoutSource,
  imageWithoutSize,
  srcsetMalformed,
  imageFirstLazy,
];
