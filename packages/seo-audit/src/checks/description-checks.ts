/** The description: present, once, short enough to be shown, and unique. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { descriptionOf, metaContents, titleOf } from '../check-helpers/head-tags.ts';
import { isUtilityPage } from '../check-helpers/page-kinds.ts';
import { hasMarkup, quote } from '../check-helpers/wording.ts';
import { descriptionLimit } from '../page/text-width.ts';
import { cutCheck, longCheck, sharedCheck, shortCheck } from './text-checks.ts';
import type { Thresholds } from './thresholds.ts';

const descriptionField = (thresholds: Thresholds) => ({
  where: '<meta name="description">',
  read: descriptionOf,
  length: { min: thresholds['description-min'], max: thresholds['description-max'] },
  shown: { ...descriptionLimit, widthPx: thresholds['description-px'] },
});

const descriptionMissing = pageCheck(
  {
    id: 'description-missing',
    severity: 'warning',
    about: 'A page has no meta description',
    where: '<meta name="description">',
    why: 'Search engines choose a piece of text themselves, often the menu or a notice.',
    fix: 'Write 120 to 155 characters that answer the search.',
  },
  // A contact page or a sign-in needs no sentence about it.
  (page) => !descriptionOf(page) && !isUtilityPage(page) && 'there is none in the head',
);

const descriptionSeveral = pageCheck(
  {
    id: 'description-several',
    severity: 'error',
    about: 'A page has several descriptions',
    where: '<meta name="description">',
    of: 'html',
    why: 'It is undefined which one is shown.',
    fix: 'Keep one.',
  },
  ({ facts }) =>
    metaContents(facts, 'description').length > 1 &&
    metaContents(facts, 'description')
      .map((text) => quote(text, 60))
      .join(' and '),
);

const descriptionEscapedTwice = pageCheck(
  {
    id: 'description-escaped-twice',
    severity: 'warning',
    about: 'A description shows a character reference or a tag',
    where: '<meta name="description">',
    why: 'Results show &amp; or <b> to the reader: titles and descriptions are plain text.',
    fix: 'Escape characters once, and remove tags.',
  },
  (page) => hasMarkup(descriptionOf(page), page.facts) && quote(descriptionOf(page)),
);

const descriptionCut = (thresholds: Thresholds): Check =>
  cutCheck(descriptionField(thresholds), {
    id: 'description-cut',
    about: 'A meta description is truncated in search results',
    why: `Results show about ${thresholds['description-px']} px on a desktop, less on a phone.`,
    fix: `Shorten it to ${thresholds['description-max']} characters, or put what matters first.`,
  });

const descriptionLong = (thresholds: Thresholds): Check =>
  longCheck(descriptionField(thresholds), {
    id: 'description-long',
    about: 'A description has many characters',
    why: 'The end is cut on many screens.',
    fix: `Keep it to ${thresholds['description-max']} characters.`,
  });

const descriptionShort = (thresholds: Thresholds): Check =>
  shortCheck(descriptionField(thresholds), {
    id: 'description-short',
    about: 'A description is very short',
    why: 'Half of the space in a result stays empty, or is filled with other text.',
    fix: `Use at least ${thresholds['description-min']} characters.`,
  });

const descriptionShared = (thresholds: Thresholds): Check =>
  sharedCheck(
    descriptionField(thresholds),
    {
      id: 'description-shared',
      severity: 'warning',
      about: 'Duplicate meta descriptions',
      why: 'It cannot fit all of them, and search engines ignore it.',
      fix: 'Describe what only this page answers.',
    },
    thresholds['duplicate-percent'],
  );

const descriptionRepeatsTitle = pageCheck(
  {
    id: 'description-repeats-title',
    severity: 'notice',
    about: 'A description only repeats the title',
    where: '<meta name="description">',
    why: 'The second line of the result then adds nothing.',
    fix: 'Use it for the answer, not for the headline.',
  },
  (page) =>
    titleOf(page) !== '' &&
    descriptionOf(page).toLowerCase() === titleOf(page).toLowerCase() &&
    quote(titleOf(page)),
);

export const descriptionChecks = (thresholds: Thresholds): Check[] => [
  descriptionMissing,
  descriptionSeveral,
  descriptionEscapedTwice,
  descriptionCut(thresholds),
  descriptionLong(thresholds),
  descriptionShort(thresholds),
  descriptionShared(thresholds),
  descriptionRepeatsTitle,
];
