/** The title and the description: there, once, short enough to be shown whole, and of this page alone. */
import { cutToWidth, descriptionLimit, textWidth, titleLimit } from '../page/text-width.ts';
import {
  type Check,
  descriptionOf,
  metaContent,
  metaContents,
  pageCheck,
  quoted,
  sharedBy,
  siteCheck,
  titleOf,
} from './check.ts';

const titleLength = { least: 30, most: 60 } as const;
const descriptionLength = { least: 70, most: 155 } as const;
const lateTitleByte = 16_384;

function lengthOf(text: string): number {
  return [...text].length;
}

export const titleChecks: Check[] = [
  pageCheck(
    {
      id: 'title-missing',
      severity: 'error',
      about: 'A page has no title',
      where: '<title>',
      of: 'html',
      why: 'The title is the headline of a search result; without one the search engine makes one up.',
      fix: 'Write a title of 30 to 60 characters that names the page’s subject first.',
    },
    (page) => !titleOf(page) && 'there is no title in the head',
  ),
  pageCheck(
    {
      id: 'title-several',
      severity: 'error',
      about: 'A page has several titles',
      where: '<title>',
      of: 'html',
      why: 'Which one is shown is left to chance.',
      fix: 'Keep one <title> in the head.',
    },
    ({ facts }) =>
      facts.titles.length > 1 && facts.titles.map(({ text }) => quoted(text)).join(' and '),
  ),
  pageCheck(
    {
      id: 'title-cut',
      severity: 'warning',
      about: 'A title is cut in search results',
      where: '<title>',
      why: `Results show about ${titleLimit.widthPx} px; what comes after is replaced by dots.`,
      fix: 'Shorten the title, or put the words that matter first.',
    },
    (page) => {
      const width = textWidth(titleOf(page), titleLimit.sizePx);
      return (
        width > titleLimit.widthPx &&
        `${Math.round(width)} px wide: shown as ${quoted(cutToWidth(titleOf(page), titleLimit.sizePx, titleLimit.widthPx))}`
      );
    },
  ),
  pageCheck(
    {
      id: 'title-long',
      severity: 'notice',
      about: 'A title has many characters',
      where: '<title>',
      why: 'Long titles are rewritten more often.',
      fix: `Keep it to ${titleLength.most} characters.`,
    },
    (page) => lengthOf(titleOf(page)) > titleLength.most && `${lengthOf(titleOf(page))} characters`,
  ),
  pageCheck(
    {
      id: 'title-short',
      severity: 'warning',
      about: 'A title says little',
      where: '<title>',
      why: 'A title of a word or two neither answers a search nor stands out.',
      fix: `Use at least ${titleLength.least} characters: the subject, then what the page tells about it.`,
    },
    (page) =>
      titleOf(page) !== '' &&
      lengthOf(titleOf(page)) < titleLength.least &&
      `${quoted(titleOf(page))} has ${lengthOf(titleOf(page))} characters`,
  ),
  siteCheck(
    {
      id: 'title-shared',
      severity: 'error',
      about: 'Pages share a title',
      where: '<title>',
      why: 'Searchers cannot tell the pages apart, and the pages compete with each other.',
      fix: 'Give each page a title of its own, or make one the canonical of the others.',
    },
    (site) => sharedBy(site, titleOf),
  ),
  pageCheck(
    {
      id: 'title-repeats-heading',
      severity: 'notice',
      about: 'Title and heading are the same words',
      where: '<title>, <h1>',
      why: 'Two different wordings answer two ways of searching.',
      fix: 'Let the heading speak to the reader and the title to the searcher.',
    },
    (page) => {
      const heading = page.facts.headings.find(({ level }) => level === 1)?.text ?? '';
      return (
        heading !== '' && heading.toLowerCase() === titleOf(page).toLowerCase() && quoted(heading)
      );
    },
  ),
  pageCheck(
    {
      id: 'title-repeats-brand',
      severity: 'warning',
      about: 'A title names the brand twice',
      where: '<title>',
      why: 'The search engine shows the site’s name itself; the room is needed for the subject.',
      fix: 'Name the brand once, at the end, or not at all.',
    },
    (page) => {
      const brand = metaContent(page.facts, 'og:site_name').toLowerCase();
      const times = brand.length > 2 ? titleOf(page).toLowerCase().split(brand).length - 1 : 0;
      return times > 1 && `${quoted(brand)} stands ${times} times in ${quoted(titleOf(page))}`;
    },
  ),
  pageCheck(
    {
      id: 'title-late',
      severity: 'notice',
      about: 'The title comes late in the page',
      where: '<title>',
      why: 'Previews in messengers read only the first kilobytes.',
      fix: 'Put the title before style sheets and scripts.',
    },
    ({ facts }) =>
      (facts.titleAtByte ?? 0) > lateTitleByte &&
      `after ${Math.round((facts.titleAtByte ?? 0) / 1024)} KB`,
  ),
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
