/** Recognises pages about lorem ipsum, templates or undefined values, where such words are the subject. */
import { printersLatin } from '../page/find-placeholders.ts';
import { splitWords } from '../page/page-text.ts';
import type { ParsedPage } from '../site.ts';
import { headingOf, titleOf } from './head-tags.ts';

const subject =
  /lorem ipsum|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]|\b(?:invalid date|undefined|null|nan|todo|untitled|placeholders?|curly brackets?|braces|mustaches?|handlebars|merge (?:fields?|tags?)|(?:dummy|filler|sample) text|blindtext|platzhalter|faux texte|texte fictif|texto de relleno|testo segnaposto)\b/i;
/** As in “Why {{ name }} prints nothing in Handlebars”. */
const inLanguage =
  /\bin (?:handlebars|mustache|vue|angular|svelte|jinja2?|liquid|twig|django|nunjucks|blade|javascript|typescript|php|helm)\b/i;
/** Pages that show how texts look, and the Latin that printers set for it. */
const specimenPage =
  /\b(?:typography|style ?guide|pattern library|general ui|ui (?:elements|kit))\b/i;
/** An unfilled template has fewer other words in its heading. */
const minOtherWords = 3;
const minLongWord = 4;

/**
 * True when the title names a page of specimens and the placeholders are Latin, when heading and title agree on the
 * subject and have enough other words or have them in the address, or when the title names a template or programming
 * language.
 */
export function isAboutPlaceholders(page: ParsedPage): boolean {
  const title = titleOf(page);
  if (isNamedInAddress(title, page.url)) return true;
  if (subject.test(title) && inLanguage.test(title)) return true;
  if (specimenPage.test(title) && page.facts.placeholders.every((text) => printersLatin.test(text)))
    return true;
  const heading = headingOf(page);
  return (
    subject.test(heading) &&
    (splitWords(heading.replace(subject, ' ')).length >= minOtherWords ||
      isSubjectInAddress(heading, page.url)) &&
    (title.toLowerCase().includes(heading.toLowerCase()) || agree(title, heading))
  );
}

/** “null | The language” at /reference/null: a template that lacks a value has another address. */
function isNamedInAddress(title: string, url: string): boolean {
  const word = /^(?:undefined|null|nan|todo|untitled)\b/i.exec(title.trim())?.[0].toLowerCase();
  const path = URL.canParse(url) ? new URL(url).pathname.toLowerCase() : '';
  return word !== undefined && path.split(/[/._-]/).includes(word);
}

/** “Lorem Ipsum on Clay” at /lorem-ipsum-on-clay: its author wrote the subject and another word. */
function isSubjectInAddress(heading: string, url: string): boolean {
  const named = subject.exec(heading)?.[0].toLowerCase() ?? '';
  const others = splitWords(heading.replace(subject, ' ').toLowerCase());
  const words = URL.canParse(url) ? new URL(url).pathname.toLowerCase().split(/[/._-]+/) : [];
  const isIn = (word: string) => words.includes(word);
  return (
    /^[a-z ]+$/.test(named) &&
    named.split(' ').every(isIn) &&
    others.some((word) => word.length >= minLongWord && isIn(word))
  );
}

/** Both name the same subject and share a longer word. A template leaves its braces in both: they do not count. */
function agree(title: string, heading: string): boolean {
  const [inTitle, inHeading] = [title, heading].map((text) =>
    subject.exec(text)?.[0].toLowerCase(),
  );
  const longWords = (text: string) =>
    splitWords(text.replace(subject, ' ')).filter((word) => word.length >= minLongWord);
  return (
    inHeading !== undefined &&
    inTitle === inHeading &&
    /^[a-z ]+$/.test(inHeading) &&
    longWords(heading).some((word) => longWords(title).includes(word))
  );
}
