/** One HTML text to the facts the checks ask for. Pure: it runs in a thread of its own, and on a browser's DOM as well. */
import type { PageFacts } from '../types.ts';
import { type BannedWord, findBannedWords } from './banned-words.ts';
import { attribute, type HtmlTree, parseHtml, type TreeNode, walk } from './html-tree.ts';
import { minHash } from './min-hash.ts';
import { mainText, splitWords, textOf } from './page-text.ts';
import {
  parseAnchors,
  parseHeadings,
  parseIds,
  parseImages,
  parseSubresources,
  parseWebUrl,
} from './parse-body.ts';
import {
  headEnder,
  metaCharset,
  parseLinks,
  parseMetas,
  parseTitles,
  titleOffset,
} from './parse-head.ts';
import { parseStructuredData } from './parse-structured-data.ts';

export type PageSource = {
  html: string;
  /** Where the page stands, to resolve its links. */
  url: string;
};
export type ParsePage = (page: PageSource) => Promise<PageFacts>;

const placeholders =
  /lorem ipsum|dolor sit amet|\bTODO\b|\bTBD\b|\{\{\s*\w+\s*\}\}|\[object Object\]|%%\w+%%/g;
/** Indian numbers as they are printed: toll-free, mobile with +91, mobile alone. */
const phones =
  /(?<![\d.,/-])(?:1[89]00[\s-]\d{2,4}[\s-]\d{3,4}|\+91[\s-]?\d{5}[\s-]?\d{5}|[6-9]\d{4}[\s-]\d{5})(?![\d/-])/g;

export async function parsePage(
  { html, url }: PageSource,
  bannedWords: readonly BannedWord[] = [],
): Promise<PageFacts> {
  const tree = parseHtml(html);
  const baseTag = tree.named('base').find((node) => attribute(node, 'href'));
  const base = baseTag ? (parseWebUrl(attribute(baseTag, 'href') ?? '', url)?.href ?? url) : url;
  const body = tree.named('body')[0];
  const main = mainText(tree);
  const words = splitWords(main);
  const all = tree.named('html')[0] ? textOf(tree.root) : '';
  const facts: PageFacts = {
    lang: attribute(tree.named('html')[0] ?? tree.root, 'lang'),
    hasDoctype: tree.root.children?.some(({ type }) => type === 'directive') ?? false,
    charset: metaCharset(tree),
    titles: parseTitles(tree),
    titleAtByte: titleOffset(tree),
    metas: parseMetas(tree),
    links: parseLinks(tree),
    headEndedBy: headEnder(tree, html),
    headings: parseHeadings(tree),
    anchors: parseAnchors(tree, base),
    ids: parseIds(tree),
    images: parseImages(tree, base),
    subresources: parseSubresources(tree, base),
    structured: await parseStructuredData(tree, html, all),
    words: words.length,
    signature: minHash(words),
    elements: body ? countInside(body) : 0,
    bannedWords: findBannedWords(`${all}\n${spokenAttributes(tree)}`, bannedWords),
    placeholders: [...new Set(all.match(placeholders) ?? [])],
    unreadableCharacters: all.split('\ufffd').length - 1,
    plainPhones: body ? plainPhones(body) : [],
    hasBase: Boolean(baseTag),
  };
  // A copy: strings cut from the page would keep the whole page in memory.
  return JSON.parse(JSON.stringify(facts)) as PageFacts;
}

function countInside(body: TreeNode): number {
  let count = 0;
  walk(body, ({ name }) => {
    if (name) count += 1;
    return name !== 'template';
  });
  return count;
}

function spokenAttributes(tree: HtmlTree): string {
  return tree.elements
    .flatMap((node) =>
      ['content', 'alt', 'aria-label', 'title'].map((name) => attribute(node, name)),
    )
    .filter(Boolean)
    .join('\n');
}

function plainPhones(body: TreeNode): string[] {
  const found = new Set<string>();
  walk(body, (node: TreeNode) => {
    if (node.type === 'text') for (const phone of node.data?.match(phones) ?? []) found.add(phone);
    return !['a', 'script', 'style', 'template', 'input'].includes(node.name ?? '');
  });
  return [...found].slice(0, 20);
}
