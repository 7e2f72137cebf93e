/**
 * Parses one HTML document into the facts that the checks use. Pure: it runs in a worker thread, and on rendered HTML
 * too.
 */
import { countContentWords, isFilledByScript, ownText, showsSomething } from './content-amount.ts';
import { type Extraction, extract } from './extract.ts';
import { findForeignScript } from './find-foreign-script.ts';
import { findForeignWords } from './find-foreign-words.ts';
import { findHiddenTexts } from './find-hidden-texts.ts';
import { findOtherOgTitle, findUnseenTitleWords } from './find-other-page.ts';
import { findPlaceholders, findShownPlaceholders } from './find-placeholders.ts';
import { findSourceNotice, namesCanonical } from './find-source.ts';
import { findStuffedPhrases } from './find-stuffed-phrases.ts';
import {
  attributeText,
  type BannedWord,
  findBannedWords,
  findBrokenText,
  findGoneNotice,
  findServerErrors,
  findUnfinishedNotice,
  findUnlinkedPhones,
  hasContact,
  isTool,
} from './find-wordings.ts';
import { attribute, parseHtml, type TreeNode, walk } from './html-tree.ts';
import { hashWithout, minHash } from './min-hash.ts';
import type { PageFacts } from './page-facts.ts';
import { mainText, nosnippetText, proseOf, splitWords, textOf } from './page-text.ts';
import { hasFragmentScript, parseAnchors, parseHeadings, parseIds } from './parse-body.ts';
import {
  findHeadEnder,
  findNoscriptEnder,
  findTitleOffset,
  parseCharset,
  parseLinks,
  parseMetas,
  parseTitles,
} from './parse-head.ts';
import { parseImages } from './parse-images.ts';
import { parseMarkup } from './parse-markup.ts';
import { parseStructuredData } from './parse-structured-data.ts';
import { parseSubresources } from './parse-subresources.ts';
import { parseWebUrl } from './web-url.ts';

export type PageSource = {
  html: string;
  /** The page's URL, to resolve its links. */
  url: string;
};
/** Options that apply to every page. */
export type ParseOptions = {
  bannedWords: readonly BannedWord[];
  extractions: readonly Extraction[];
};
export type ParsePage = (page: PageSource) => Promise<PageFacts>;

export async function parsePage(
  { html, url }: PageSource,
  { bannedWords = [], extractions = [] }: Partial<ParseOptions> = {},
): Promise<PageFacts> {
  const tree = parseHtml(html);
  const baseTag = tree.byTagName('base').find((node) => attribute(node, 'href'));
  const base = baseTag ? (parseWebUrl(attribute(baseTag, 'href') ?? '', url)?.href ?? url) : url;
  const body = tree.byTagName('body')[0];
  const lang = attribute(tree.byTagName('html')[0] ?? tree.root, 'lang');
  const main = mainText(tree);
  const words = splitWords(main);
  const all = tree.byTagName('html')[0] ? textOf(tree.root) : '';
  const prose = all ? proseOf(tree.root) : '';
  const headings = parseHeadings(tree);
  const heading = headings.find(({ level }) => level === 1)?.text ?? '';
  const structured = await parseStructuredData(tree, html, all, url);
  const facts: PageFacts = {
    lang,
    hasDoctype: tree.root.children?.some(({ type }) => type === 'directive') ?? false,
    charset: parseCharset(tree),
    titles: parseTitles(tree),
    titleAtByte: findTitleOffset(tree),
    metas: parseMetas(tree),
    links: parseLinks(tree),
    headEndedBy: findHeadEnder(tree, html),
    headEndedInNoscript: findNoscriptEnder(tree),
    headings,
    anchors: parseAnchors(tree, base),
    ids: parseIds(tree),
    hasFragmentScript: hasFragmentScript(tree),
    images: parseImages(tree, base),
    subresources: [
      ...parseSubresources(tree, base),
      ...structured.images.map((picture) => ({ kind: 'data-picture' as const, url: picture })),
    ],
    markup: parseMarkup(tree, html, url),
    structured,
    unseenTitleWords: findUnseenTitleWords(tree, main),
    otherOgTitle: findOtherOgTitle(tree, all, url),
    words: words.length,
    contentWords: countContentWords(main, lang),
    ownWords: countContentWords(ownText(tree), lang),
    showsSomething: showsSomething(tree),
    isFilledByScript: isFilledByScript(tree),
    sourceNotice: findSourceNotice(tree),
    isCanonicalNamed: namesCanonical(tree, prose),
    nosnippetWords: splitWords(nosnippetText(tree)).length,
    nosnippetIgnoredOn: tree.elements.flatMap(({ name = '', attribs }) =>
      attribs?.['data-nosnippet'] !== undefined && !/^(?:span|div|section)$/.test(name)
        ? [name]
        : [],
    ),
    signature: minHash(words),
    hashWithoutHeading: hashWithout(words, new Set(splitWords(heading))),
    elements: body ? countElements(body, () => true) : 0,
    listedElements: body ? countElements(body, (name) => listed.has(name)) : 0,
    bannedWords: findBannedWords(`${all}\n${attributeText(tree)}`, bannedWords),
    placeholders: findPlaceholders(prose, main, words.length),
    shownPlaceholders: findShownPlaceholders(tree),
    goneNotice: findGoneNotice(main, words.length),
    unfinishedNotice: findUnfinishedNotice(main, words.length),
    serverErrors: findServerErrors(prose),
    hiddenTexts: findHiddenTexts(tree, base),
    stuffedPhrases: findStuffedPhrases(tree),
    foreignWords: findForeignWords(lang, words),
    foreignScript: findForeignScript(lang, main),
    hasContact: hasContact(tree),
    isTool: isTool(tree),
    definitions: tree.byTagName('dt').length,
    brokenText: findBrokenText(prose),
    // Between spaces or quotation marks, the character is what the text is about.
    unreadableCharacters: prose.match(/[\p{L}\p{N}]\ufffd|\ufffd[\p{L}\p{N}\ufffd]/gu)?.length ?? 0,
    unlinkedPhones: body ? findUnlinkedPhones(body) : [],
    extracted: extract(tree, extractions),
  };
  // A copy, because substrings of the page would keep the whole page in memory.
  return JSON.parse(JSON.stringify(facts)) as PageFacts;
}

/** Rows of a table and entries of a list are as many as there are things to list. */
const listed = new Set('tr td th li dt dd option'.split(' '));

function countElements(body: TreeNode, isCounted: (name: string) => boolean): number {
  let count = 0;
  walk(body, ({ name }) => {
    if (name && isCounted(name)) count += 1;
    return name !== 'template';
  });
  return count;
}
