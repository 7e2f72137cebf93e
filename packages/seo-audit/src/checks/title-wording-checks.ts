/** Default titles, and titles written for search engines. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { descriptionOf, headingOf, metaContent, titleOf } from '../check-helpers/head-tags.ts';
import { isAboutPlaceholders } from '../check-helpers/is-about-placeholders.ts';
import { startPath } from '../check-helpers/page-kinds.ts';
import { hasMarkup, quote } from '../check-helpers/wording.ts';
import { findForeignScript } from '../page/find-foreign-script.ts';
import type { ParsedPage, Site } from '../site.ts';

const placeholderTitle =
  /^(?:undefined|null|nan|untitled(?: document| page)?|new page|page title|document|home ?page title)(?=$|\s*[|·]|\s[–—-]\s)|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]/i;
const filler =
  /lorem ipsum|enter (?:your|a) (?:title|description)|(?:your|add a|insert) (?:title|description) here|just another wordpress site|\{\{[^}]*\}\}/i;
const home = /^(?:home ?page|home|startseite|accueil|inicio)(?=$|\s*[|·]|\s[–—-]\s)/i;
const maxRepeats = 3;
const minTitleLetters = 8;
const minKeywords = 6;

function isTemplateText(text: string): boolean {
  return filler.test(text) || placeholderTitle.test(text);
}

/** The title goes on: “Untitled: a chair without a name”. */
function isWorkTitle(text: string, title: string): boolean {
  return title.toLowerCase().startsWith(text.toLowerCase()) && !isTemplateText(title);
}

function yearsIn(text: string): number[] {
  return Array.from(text.match(/\b(?:19|20)\d{2}\b/g) ?? [], Number);
}

const titlePlaceholder = pageCheck(
  {
    id: 'title-placeholder',
    severity: 'error',
    about: 'A title is a template’s placeholder',
    where: '<title>',
    why: 'Searchers see the default text of a template.',
    fix: 'Write the title, and find out why the template had none.',
  },
  (page, site) => {
    const isUnwritten = placeholderTitle.test(titleOf(page)) && !isAboutPlaceholders(page);
    return (isUnwritten || hasHomeTitle(page, site)) && quote(titleOf(page));
  },
);

const descriptionPlaceholder = pageCheck(
  {
    id: 'description-placeholder',
    severity: 'warning',
    about: 'A description is a template’s placeholder',
    where: '<meta> description, og:title, og:description',
    why: 'The default text of a template is shown under the link.',
    fix: 'Write it, or remove the tag.',
  },
  (page) =>
    !isAboutPlaceholders(page) &&
    [
      descriptionOf(page),
      metaContent(page.facts, 'og:title'),
      metaContent(page.facts, 'og:description'),
    ]
      .filter((text) => isTemplateText(text) && !isWorkTitle(text, titleOf(page)))
      .map((text) => quote(text)),
);

const titleStuffed = pageCheck(
  {
    id: 'title-stuffed',
    severity: 'warning',
    about: 'A title repeats a word',
    where: '<title>',
    why: 'Search engines treat it as deception, and write their own title.',
    fix: 'Use the word once.',
  },
  (page) => {
    // What is quoted is the name of a work.
    const title = titleOf(page)
      .toLowerCase()
      .replace(/“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"/g, ' ');
    const words = title.match(/\p{L}{4,}/gu) ?? [];
    // Three times in a list of phrases is a list of search words; three times in a sentence may be style.
    const limit = title.split(/[,|;/]/).length > 2 ? maxRepeats - 1 : maxRepeats;
    const often = words.find((word) => words.filter((other) => other === word).length > limit);
    return often && `${quote(often)} in ${quote(titleOf(page))}`;
  },
);

const titleYearOld = pageCheck(
  {
    id: 'title-year-old',
    severity: 'warning',
    about: 'The title names an earlier year than the page',
    where: '<title>, <h1>, datePublished',
    why: 'The result looks out of date although the page is not.',
    fix: 'Write the year of the page, or none.',
  },
  (page) => {
    const heading = headingOf(page);
    const [inTitle, inHeading] = [yearsIn(titleOf(page)), yearsIn(heading)];
    if (inTitle.length === 0) return null;
    if (inHeading.length === 0) return yearBeforePublished(page);
    return (
      Math.max(...inTitle) < Math.min(...inHeading) &&
      `${Math.max(...inTitle)} in the title, ${Math.min(...inHeading)} in the heading`
    );
  },
);

const titleOtherLetters = pageCheck(
  {
    id: 'title-other-letters',
    severity: 'warning',
    about: 'The title is in another script than the page',
    where: '<title>, <html lang>',
    why: 'Searchers choose a result in their language and get a page in another.',
    fix: 'Write the title in the language of the page.',
  },
  (page) => {
    const { lang, foreignScript } = page.facts;
    const isForeign = !foreignScript && findForeignScript(lang, titleOf(page), minTitleLetters);
    return isForeign && `${quote(titleOf(page))} on a page in ${quote(lang ?? '')}`;
  },
);

const descriptionKeywords = pageCheck(
  {
    id: 'description-keywords',
    severity: 'warning',
    about: 'A description is a list of search words',
    where: '<meta name="description">',
    why: 'Search engines show a piece of the page instead.',
    fix: 'Write one or two sentences that say what the page answers.',
  },
  (page) => {
    const items = descriptionOf(page).split(/[,;|]/);
    const words = items.map((item) => item.trim().split(/\s+/).length);
    const isList = items.length >= minKeywords && words.every((count) => count <= 3);
    return isList && quote(descriptionOf(page));
  },
);

const keywordsTag = pageCheck(
  {
    id: 'keywords-tag',
    severity: 'notice',
    about: 'A page has a keywords tag',
    where: '<meta name="keywords">',
    why: 'Google ignores it, and competitors read it.',
    fix: 'Remove it.',
  },
  ({ facts }) => metaContent(facts, 'keywords') !== '' && 'there is a keywords tag',
);

const titleCapitals = pageCheck(
  {
    id: 'title-capitals',
    severity: 'notice',
    about: 'A title is all in capitals',
    where: '<title>',
    why: 'It is harder to read, wider, and looks like shouting.',
    fix: 'Write it as a sentence.',
  },
  (page) => {
    const title = titleOf(page);
    const letters = title.match(/\p{Lu}|\p{Ll}/gu) ?? [];
    return letters.length > 15 && title === title.toUpperCase() && quote(title);
  },
);

const titleEscapedTwice = pageCheck(
  {
    id: 'title-escaped-twice',
    severity: 'warning',
    about: 'A title shows a character reference or a tag',
    where: '<title>',
    why: 'Results show &amp; or <b> to the reader: titles and descriptions are plain text.',
    fix: 'Escape characters once, and remove tags.',
  },
  (page) => hasMarkup(titleOf(page), page.facts) && quote(titleOf(page)),
);

/** "Home" as a template's default title. A section's start page, and pages about the home, may be called so. */
function hasHomeTitle(page: ParsedPage, site: Site): boolean {
  const { url, foundBy } = page;
  if (foundBy === 'start' || foundBy === 'file' || !home.test(titleOf(page))) return false;
  const { pathname } = new URL(url);
  const heading = headingOf(page);
  if (
    startPath.test(pathname) ||
    /home/i.test(pathname) ||
    !heading ||
    /^(?:home|welcome)\b/i.test(heading)
  )
    return false;
  const below = url.replace(/\/?$/, '/');
  return ![...site.pages.keys()].some((other) => other !== url && other.startsWith(below));
}

/** What is offered or recommended for a year; any other year in a title may be what a later text is about. */
const yearly =
  /\b(?:sales?|deals?|discounts?|clearance|black friday|best|top \d+|trends?|angebote?|rabatte?|schnäppchen)\b/i;
/** “The best films of 1997”, “Trends 1990–1999”. */
const history =
  /\b(?:of|from|in|since|until|by|before|after|von|aus|seit|bis)\s+\d{4}|\d{4}(?:s\b|\s?[-–]\s?\d)/i;

/** A year later the text may look back; ten years later it is about the past. */
const [minAge, maxAge] = [2, 10];

/** A title such as “Spring sale 2021” on a page published later that names the year nowhere else. */
function yearBeforePublished(page: ParsedPage): string | null {
  const { facts, url } = page;
  const [published = '', ...more] = facts.structured.published;
  const title = titleOf(page);
  const year = Math.max(...yearsIn(title));
  const isYearly = yearly.test(title) && !history.test(title);
  const others = [url, descriptionOf(page), ...facts.headings.map(({ text }) => text)];
  if (!isYearly || more.length > 0 || others.some((text) => text.includes(String(year))))
    return null;
  const age = Number(/^(\d{4})-/.exec(published)?.[1] ?? year) - year;
  return age >= minAge && age <= maxAge
    ? `${year} in the title, published ${published.slice(0, 10)}`
    : null;
}

export const titleWordingChecks: Check[] = [
  titlePlaceholder,
  descriptionPlaceholder,
  titleStuffed,
  titleYearOld,
  titleOtherLetters,
  descriptionKeywords,
  keywordsTag,
  titleCapitals,
  titleEscapedTwice,
];
