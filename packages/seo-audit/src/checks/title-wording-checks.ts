/** Default titles, and titles written for search engines. */
import type { ParsedPage, Site } from '../site.ts';
import { type Check, pageCheck } from './check.ts';
import { descriptionOf, metaContent, titleOf } from './head-tags.ts';
import { isAboutPlaceholders } from './is-about-placeholders.ts';
import { hasMarkup, quote } from './wording.ts';

const placeholderTitle =
  /^(?:undefined|null|nan|untitled(?: document| page)?|new page|page title|document|home ?page title)(?=$|\s*[|·]|\s[–—-]\s)|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]/i;
const filler =
  /lorem ipsum|enter (?:your|a) (?:title|description)|(?:your|add a|insert) (?:title|description) here|just another wordpress site|\{\{[^}]*\}\}/i;
const home = /^(?:home ?page|home|startseite|accueil|inicio)(?=$|\s*[|·]|\s[–—-]\s)/i;
/** The start page of the site or of one language. */
const startPath =
  /^\/(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?(?:\/|$)){0,2}(?:(?:index|default|start)(?:\.\w+)?)?$/i;
const maxRepeats = 3;

export const titleWordingChecks: Check[] = [
  pageCheck(
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
  ),
  pageCheck(
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
        .filter((text) => filler.test(text) || placeholderTitle.test(text))
        .map((text) => quote(text)),
  ),
  pageCheck(
    {
      id: 'title-stuffed',
      severity: 'warning',
      about: 'A title repeats a word',
      where: '<title>',
      why: 'Search engines treat it as deception, and write their own title.',
      fix: 'Use the word once.',
    },
    (page) => {
      const words =
        titleOf(page)
          .toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [];
      const often = words.find(
        (word) => words.filter((other) => other === word).length > maxRepeats,
      );
      return often && `${quote(often)} in ${quote(titleOf(page))}`;
    },
  ),
  pageCheck(
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
  ),
  pageCheck(
    {
      id: 'title-escaped-twice',
      severity: 'warning',
      about: 'A title shows a character reference or a tag',
      where: '<title>',
      why: 'Results show &amp; or <b> to the reader: titles and descriptions are plain text.',
      fix: 'Escape characters once, and remove tags.',
    },
    (page) => hasMarkup(titleOf(page), page.facts) && quote(titleOf(page)),
  ),
];

/** "Home" as a template's default title. A section's start page, and pages about the home, may be called so. */
function hasHomeTitle(page: ParsedPage, site: Site): boolean {
  const { url, foundBy, facts } = page;
  if (foundBy === 'start' || foundBy === 'file' || !home.test(titleOf(page))) return false;
  const { pathname } = new URL(url);
  const heading = facts.headings.find(({ level }) => level === 1)?.text ?? '';
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
