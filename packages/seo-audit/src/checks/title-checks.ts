/** The title: there, once, short enough to be shown whole, and of this page alone. */
import { cutToWidth, textWidth, titleLimit } from '../page/text-width.ts';
import {
  type Check,
  metaContent,
  pageCheck,
  quoted,
  sharedBy,
  siteCheck,
  titleOf,
} from './check.ts';

const titleLength = { least: 30, most: 60 } as const;
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
];
