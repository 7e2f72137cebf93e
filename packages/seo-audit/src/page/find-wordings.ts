/** Finds wordings in a page's text: banned words, error messages, telephone numbers. */
import {
  attribute,
  type HtmlTree,
  isInside,
  type TreeNode,
  unfilledInputTypes,
  walk,
} from './html-tree.ts';

/** UTF-8 read as Windows-1252: typographic marks and accents became two or three letters. */
const garbled = /â€[™œ\u009d“”˜¦]|Ã[©¨¤¶¼±]|â‚¹/g;
const markdown = /!?\[[^\]\n]{2,80}\]\((?:https?:\/\/|\/)[^\s)]*\)/g;
/** Indian numbers as printed: toll-free, mobile with +91, mobile alone. */
const phones =
  /(?<![\d.,/-])(?:1[89]00[\s-]\d{2,4}[\s-]\d{3,4}|\+91[\s-]?\d{5}[\s-]?\d{5}|[6-9]\d{4}[\s-]\d{5})(?![\d/-])/g;

/** A wording that the site's owner has banned, with the pattern that finds it. */
export type BannedWord = { phrase: string; pattern: RegExp };

/** Each banned phrase in the text, once. */
export function findBannedWords(text: string, banned: readonly BannedWord[]): string[] {
  // Normalised, so that a non-breaking hyphen does not hide a word from a pattern.
  const plain = text.replace(/[\u2010\u2011]/g, '-');
  return banned.filter(({ pattern }) => pattern.test(plain)).map(({ phrase }) => phrase);
}

const goneWording =
  /\b(?:page|site|product|item|article|offer|listing|job|event)\b[^.!?]{0,40}?\b(?:(?:not|can['’]t) (?:be )?found|(?:does not|doesn['’]t|no longer) exists?|(?:was|has been|is) (?:removed|deleted|discontinued))\b|\bno longer (?:available|sold|for sale)\b|\b404\b[^.!?]{0,20}\bnot found\b|\bnothing was found\b|\b(?:showing |found )?0 (?:of 0 )?(?:results|products|items|matches)\b|\bdid not match any\b/i;
/** A page with real content has more words than this. */
const maxGoneWords = 60;

/** An access-denied page begins with such words and gives a reason: a story may have the same title. */
const deniedWording =
  /^\W*(?:(?:error )?40[13]\W+)?(?:access (?:is )?denied|forbidden|you (?:do not|don['’]t) have (?:the )?(?:permission|access) to (?:access|view|see))\b/i;
const denialReason =
  /\b(?:permissions?|authori[sz]ed|log ?in|sign in|administrator|40[13]|your ip)\b/i;
const maxNoticeWords = 3;

/** The page's notice that its content is gone or not accessible, when it says little else. */
export function findGoneNotice(main: string, words: number): string | null {
  if (words === 0 || words > maxGoneWords) return null;
  const isClosed = words <= maxNoticeWords || denialReason.test(main);
  const notice = goneWording.exec(main) ?? (isClosed ? deniedWording.exec(main) : null);
  return notice?.[0].slice(0, 120) ?? null;
}

const unfinishedWording =
  /\b(?:this |our |the |new )*(?:page|site|website|section|shop) (?:is |are )?(?:still |currently |now )?(?:under construction|being (?:built|rebuilt|set up))\b|\bdiese seite (?:ist|befindet sich) (?:noch |derzeit )?im aufbau\b|\bpage en construction\b|\bpágina en construcción\b/i;

/** The notice of a page that has no content yet. */
export function findUnfinishedNotice(main: string, words: number): string | null {
  return words > maxGoneWords ? null : (unfinishedWording.exec(main)?.[0].slice(0, 120) ?? null);
}

/** With the source location that such a message contains: a page about errors has none. */
const serverError =
  /\b(?:Fatal error|Parse error|Warning|Notice|Deprecated) ?: [^<\n]{3,200}? in \S+\.php\b(?: on line |:)\d+|\bTraceback \(most recent call last\): File "[^"]+", line \d+|\bSQLSTATE\[\w+\]|\bYou have an error in your SQL syntax; check the manual|\bORA-\d{5}: |\bat (?:[\w$]+\.)+[\w$<>]+\([\w$]+\.java:\d+\)|\b(?:Reference|Type|Syntax)Error: [^\n]{3,120}? at [^\n]{1,160}?:\d+:\d+|\bError establishing a database connection\b|\bServer Error in ['‘]\/['’] Application\b/g;

export function findServerErrors(prose: string): string[] {
  return [...new Set(prose.match(serverError) ?? [])].slice(0, 3);
}

/** Wrongly decoded or generated text: garbled letters and unrendered Markdown. */
export function findBrokenText(text: string): { garbled: string[]; markdown: string[] } {
  const some = (pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].slice(0, 5);
  // In quotation marks or as one of a few examples, the letters are what the text is about.
  const own = text.replace(/[“"'‘«„(][^“”"'‘’«»„()\n]{1,40}[”"'’»“)]/g, ' ');
  const isAbout = /\b(?:mojibake|encod\w+|charsets?|utf-?8|latin-?1|windows-1252)\b/i.test(text);
  return {
    garbled: isAbout ? some(garbled).filter((one) => own.split(one).length > 4) : some(garbled),
    markdown: some(markdown),
  };
}

const spokenAttributes = ['content', 'alt', 'aria-label', 'title'];

/** Text outside the page's content that is read out or shown: alternative texts, labels, meta tags. */
export function attributeText(tree: HtmlTree): string {
  const texts: string[] = [];
  for (const { attribs = {} } of tree.elements)
    for (const name of spokenAttributes) if (attribs[name]) texts.push(attribs[name]);
  return texts.join('\n');
}

/** Telephone numbers in the text that are not links. */
export function findUnlinkedPhones(body: TreeNode): string[] {
  const found = new Set<string>();
  walk(body, (node: TreeNode) => {
    if (node.type === 'text') for (const phone of node.data?.match(phones) ?? []) found.add(phone);
    return !['a', 'script', 'style', 'template', 'input'].includes(node.name ?? '');
  });
  return [...found].slice(0, 20);
}

const aroundContent = new Set(['header', 'footer', 'nav', 'aside']);

const fields = ['input', 'select', 'textarea'] as const;
/** A form with fewer fields, such as one for a newsletter, accompanies a text. */
const minToolFields = 5;

/** A form, a sign-in or a drawn chart: what the page offers is used or looked at, not read. */
export function isTool(tree: HtmlTree): boolean {
  const own = (name: string) =>
    tree.byTagName(name).filter((node) => !isInside(node, aroundContent));
  const typed = fields.flatMap(own).map((node) => (attribute(node, 'type') ?? '').toLowerCase());
  return (
    typed.includes('password') ||
    typed.filter((type) => !unfilledInputTypes.has(type)).length >= minToolFields ||
    own('canvas').length > 0
  );
}

/** Contacts in the header and footer of every page do not count. */
export function hasContact(tree: HtmlTree): boolean {
  return tree
    .byTagName('a')
    .some(
      (node) =>
        /^(?:tel|mailto):/i.test(attribute(node, 'href')?.trim() ?? '') &&
        !isInside(node, aroundContent),
    );
}
