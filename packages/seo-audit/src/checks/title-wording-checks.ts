/** Titles that were never written, or written for a robot. */
import { type Check, pageCheck } from './check.ts';
import { descriptionOf, metaContent, titleOf } from './head-tags.ts';
import { isEscapedTwice, quoted } from './wording.ts';

const unwritten =
  /^(?:undefined|null|nan|untitled(?: document| page)?|new page|page title|document|home ?page title)(?=$|\s*[|–—:-])|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]/i;
const filler =
  /lorem ipsum|enter (?:your|a) (?:title|description)|(?:your|add a|insert) (?:title|description) here|just another wordpress site|\{\{[^}]*\}\}/i;
const maxRepeats = 3;

export const titleWordingChecks: Check[] = [
  pageCheck(
    {
      id: 'title-placeholder',
      severity: 'error',
      about: 'A title was never written',
      where: '<title>',
      why: 'Searchers see what a template left behind.',
      fix: 'Write the title, and find out why the template had none.',
    },
    (page) => unwritten.test(titleOf(page)) && quoted(titleOf(page)),
  ),
  pageCheck(
    {
      id: 'description-placeholder',
      severity: 'warning',
      about: 'A description was never written',
      where: '<meta> description, og:title, og:description',
      why: 'The words of a template are shown under the link.',
      fix: 'Write it, or take the tag out.',
    },
    (page) =>
      [
        descriptionOf(page),
        metaContent(page.facts, 'og:title'),
        metaContent(page.facts, 'og:description'),
      ]
        .filter((text) => filler.test(text) || unwritten.test(text))
        .map((text) => quoted(text)),
  ),
  pageCheck(
    {
      id: 'title-stuffed',
      severity: 'warning',
      about: 'A title repeats a word again and again',
      where: '<title>',
      why: 'Search engines take it for an attempt to deceive, and write a title of their own.',
      fix: 'Say the word once.',
    },
    (page) => {
      const words =
        titleOf(page)
          .toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [];
      const often = words.find(
        (word) => words.filter((other) => other === word).length > maxRepeats,
      );
      return often && `${quoted(often)} in ${quoted(titleOf(page))}`;
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
      return letters.length > 15 && title === title.toUpperCase() && quoted(title);
    },
  ),
  pageCheck(
    {
      id: 'title-escaped-twice',
      severity: 'warning',
      about: 'A title shows the code of a character',
      where: '<title>',
      why: 'It was escaped twice: results show &amp; to the reader.',
      fix: 'Escape it once.',
    },
    (page) => isEscapedTwice(titleOf(page)) && quoted(titleOf(page)),
  ),
];
