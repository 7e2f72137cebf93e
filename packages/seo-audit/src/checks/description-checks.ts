/** The description: there, once, short enough to be shown, and of this page alone. */
import { descriptionLimit, textWidth } from '../page/text-width.ts';
import {
  type Check,
  descriptionOf,
  metaContents,
  pageCheck,
  quoted,
  sharedBy,
  siteCheck,
  titleOf,
} from './check.ts';

const descriptionLength = { least: 70, most: 155 } as const;

function lengthOf(text: string): number {
  return [...text].length;
}

export const descriptionChecks: Check[] = [
  pageCheck(
    {
      id: 'description-missing',
      severity: 'error',
      about: 'A page has no description',
      where: '<meta name="description">',
      why: 'The search engine picks a piece of text itself, often the menu or a warning.',
      fix: 'Write 120 to 155 characters that answer the search.',
    },
    (page) => !descriptionOf(page) && 'there is none in the head',
  ),
  pageCheck(
    {
      id: 'description-several',
      severity: 'error',
      about: 'A page has several descriptions',
      where: '<meta name="description">',
      of: 'html',
      why: 'Which one is shown is left to chance.',
      fix: 'Keep one.',
    },
    ({ facts }) =>
      metaContents(facts, 'description').length > 1 &&
      metaContents(facts, 'description')
        .map((text) => quoted(text, 60))
        .join(' and '),
  ),
  pageCheck(
    {
      id: 'description-cut',
      severity: 'warning',
      about: 'A description is cut in search results',
      where: '<meta name="description">',
      why: `Results show about ${descriptionLimit.widthPx} px on a desktop, less on a phone.`,
      fix: `Shorten it to ${descriptionLength.most} characters, or put what matters first.`,
    },
    (page) => {
      const width = textWidth(descriptionOf(page), descriptionLimit.sizePx);
      return (
        width > descriptionLimit.widthPx &&
        `${Math.round(width)} px, ${lengthOf(descriptionOf(page))} characters`
      );
    },
  ),
  pageCheck(
    {
      id: 'description-long',
      severity: 'notice',
      about: 'A description has many characters',
      where: '<meta name="description">',
      why: 'The end is cut on many screens.',
      fix: `Keep it to ${descriptionLength.most} characters.`,
    },
    (page) =>
      lengthOf(descriptionOf(page)) > descriptionLength.most &&
      `${lengthOf(descriptionOf(page))} characters`,
  ),
  pageCheck(
    {
      id: 'description-short',
      severity: 'warning',
      about: 'A description says little',
      where: '<meta name="description">',
      why: 'Half of the room that a result offers stays empty, or is filled with other text.',
      fix: `Use at least ${descriptionLength.least} characters.`,
    },
    (page) =>
      descriptionOf(page) !== '' &&
      lengthOf(descriptionOf(page)) < descriptionLength.least &&
      `${lengthOf(descriptionOf(page))} characters`,
  ),
  siteCheck(
    {
      id: 'description-shared',
      severity: 'error',
      about: 'Pages share a description',
      where: '<meta name="description">',
      why: 'It cannot be right for all of them, and search engines then pass it over.',
      fix: 'Say on each page what only that page answers.',
    },
    (site) => sharedBy(site, descriptionOf),
  ),
  pageCheck(
    {
      id: 'description-repeats-title',
      severity: 'warning',
      about: 'A description only repeats the title',
      where: '<meta name="description">',
      why: 'The second line of the result then adds nothing.',
      fix: 'Use it for the answer, not for the headline.',
    },
    (page) =>
      titleOf(page) !== '' &&
      descriptionOf(page).toLowerCase() === titleOf(page).toLowerCase() &&
      quoted(titleOf(page)),
  ),
];
