/** Pages about lorem ipsum, templates or undefined values: there such words are the subject. */
import { splitWords } from '../page/page-text.ts';
import type { ParsedPage } from '../site.ts';
import { titleOf } from './head-tags.ts';

const subject =
  /lorem ipsum|\{\{[^}]*\}\}|\$\{[^}]*\}|%%\w+%%|\[object object\]|\b(?:invalid date|undefined|null|nan|todo|untitled|placeholders?)\b/i;
/** As in “Why {{ name }} prints nothing in Handlebars”. */
const inLanguage =
  /\bin (?:handlebars|mustache|vue|angular|svelte|jinja2?|liquid|twig|django|nunjucks|blade|javascript|typescript|php|helm)\b/i;
/** A template that was left unfilled says it with fewer words of its own. */
const minOtherWords = 3;

/** The heading says the same as the title, and in both it stands among other words; or the title names a language. */
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
