/** Recognises pages about lorem ipsum, templates or undefined values, where such words are the subject. */
import { splitWords } from '../page/page-text.ts';
import type { ParsedPage } from '../site.ts';
import { titleOf } from './head-tags.ts';

const subject =
  /lorem ipsum|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]|\b(?:invalid date|undefined|null|nan|todo|untitled|placeholders?)\b/i;
/** As in “Why {{ name }} prints nothing in Handlebars”. */
const inLanguage =
  /\bin (?:handlebars|mustache|vue|angular|svelte|jinja2?|liquid|twig|django|nunjucks|blade|javascript|typescript|php|helm)\b/i;
/** An unfilled template has fewer other words in its heading. */
const minOtherWords = 3;

/**
 * True when heading and title agree and both contain enough other words, or when the title names a template or
 * programming language.
 */
export function isAboutPlaceholders(page: ParsedPage): boolean {
  const title = titleOf(page);
  if (subject.test(title) && inLanguage.test(title)) return true;
  const heading = page.facts.headings.find(({ level }) => level === 1)?.text ?? '';
  return (
    subject.test(heading) &&
    splitWords(heading.replace(subject, ' ')).length >= minOtherWords &&
    title.toLowerCase().includes(heading.toLowerCase())
  );
}
