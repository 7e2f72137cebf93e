/** Finds placeholder text that templates, page builders or editors left behind. */
import type { HtmlTree } from './html-tree.ts';
import { textOf } from './page-text.ts';

/** Cicero, the source of the printers' Latin, wrote “quia dolor sit amet”. */
const placeholders =
  /[Ll]orem ipsum dolor|(?<!quia )dolor sit amet|\{\{\s*(?!and\b|or\b)\w+(?:\.\w+)*\s*\}\}|\$\{\w+(?:\.\w+)*\}|\[object Object\]|%%\w+%%|\bInvalid Date\b|\bWelcome to WordPress\. This is your first post\b|\[\/?(?:vc_\w+|et_pb_\w+|contact-form-7\b)[^\]\n]{0,200}\]/g;
export const printersLatin = /^(?:lorem ipsum dolor|dolor sit amet)$/i;
/** A page that says what it demonstrates: the Latin in it is there to be edited or scrolled. */
const demonstration =
  /\bthis (?:sample|demo|example) (?:shows|demonstrates|illustrates)\b|\bscroll(?:ing)? test(?:s|ing)?\b/i;
const filled = /\{\{\s*\w+(?:\.\w+)*\s*\}\}|\$\{\w+(?:\.\w+)*\}|%%\w+%%/g;
/** The author's note to himself; a long manual may print a list of what is to be done. */
const todo = /\bTODO\b(?=\s*[:(])/g;
const maxTodoWords = 1_000;
/** Blanks for a person to fill in: “[Insert city here]”, “Your text here”. */
const blanks =
  /\[(?:Insert\s[\p{L}'’ -]{2,40}|(?:[Ii]nsert|[Ee]nter|[Aa]dd|[Yy]our)(?: [Yy]our)? (?:[Cc]ompany|[Bb]usiness|[Bb]rand|[Cc]ity|[Tt]own|[Nn]ame|[Aa]ddress|[Pp]hone|[Ee]-?mail|[Ww]ebsite|[Ll]ocation|[Ss]ervice|[Pp]roduct|[Tt]itle|[Tt]ext)[\p{L} ]{0,20})\]|(?<!["'“”‘’„«]\s?)\b(?:(?:Insert|Enter|Add)(?: [Yy]our)?(?: \p{L}+)? (?:[Tt]ext|[Tt]itle|[Cc]ontent|[Dd]escription|[Hh]eading)|Your (?:[Tt]ext|[Tt]itle|(?:[Cc]ontent|[Tt]ext) goes)) [Hh]ere\b/gu;
/** A page that offers a template has many blanks and mentions the template. */
const maxBlanks = 2;
const formWording =
  /\b(?:templates?|samples?|letters?|placeholders?|boilerplate|fill in|replace|editor|brackets)\b/i;

/** An unfinished page has little other text, and asks for patience or consists of these words alone. */
const maxUnfinishedWords = 30;
const maxNoticeWords = 3;
const patience =
  /\b(?:check back|come back|stay tuned|under construction|working on|be ready|launch\w*|notif\w+|patien\w+)\b/i;
const unfinished =
  /^\W*(?:(?:this|our) (?:web ?site|site|page|shop) is )?(?:currently )?(?:coming soon|under construction)(?=$|[\s.!…])/i;

/** A wording in quotation marks is what the text is about. */
const quotation =
  /“[^“”\n]{1,80}”|„[^„“”\n]{1,80}[“”]|«[^«»\n]{1,80}»|"[^"\n]{1,80}"|‘[^‘’\n]{1,80}’(?!\p{L})/gu;

/** @param text the page's own words. @param main the text of its main content, with its number of words. */
export function findPlaceholders(text: string, main: string, words: number): string[] {
  const prose = text.replace(quotation, ' … ');
  const blank = [...new Set(prose.match(blanks) ?? [])];
  const isLeft = blank.length <= maxBlanks && !formWording.test(prose);
  const mayBeUnfinished =
    words <= maxNoticeWords || (words <= maxUnfinishedWords && patience.test(main));
  const notice = mayBeUnfinished ? unfinished.exec(main)?.[0] : undefined;
  return [
    ...[...new Set(prose.match(placeholders) ?? [])].filter(
      (text) => !printersLatin.test(text) || !demonstration.test(prose),
    ),
    ...(words < maxTodoWords ? new Set(prose.match(todo) ?? []) : []),
    ...(isLeft ? blank : []),
    ...(notice ? [notice.trim()] : []),
  ];
}

/** Placeholders of a template language in code samples, without spaces: a manual explains them. */
export function findShownPlaceholders(tree: HtmlTree): string[] {
  const samples = ['code', 'pre', 'samp', 'kbd'].flatMap((name) => tree.byTagName(name));
  const found = samples.flatMap((node) => textOf(node).match(filled) ?? []);
  return [...new Set(found.map(withoutSpaces))];
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
