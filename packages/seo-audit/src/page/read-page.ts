/** One HTML text to the facts the checks ask for. Pure: it runs in a thread of its own, and on a browser's DOM as well. */
import { bannedWordsIn } from '../../../../lib/site/banned-words.ts';
import type { PageFacts } from '../types.ts';
import { attribute, type HtmlTree, parseHtml, type TreeNode, walk } from './html-tree.ts';
import { minHash } from './min-hash.ts';
import {
  readAnchors,
  readHeadings,
  readIds,
  readImages,
  readSubresources,
  webAddress,
} from './read-body.ts';
import {
  headEnder,
  metaCharset,
  readLinks,
  readMetas,
  readTitles,
  titleOffset,
} from './read-head.ts';
import { readStructuredData } from './read-structured-data.ts';
import { mainText, textOf, wordsOf } from './read-text.ts';

export type PageToRead = {
  html: string;
  /** Where the page stands, to resolve its links. */
  address: string;
  checksWords: boolean;
};

const placeholders =
  /lorem ipsum|dolor sit amet|\bTODO\b|\bTBD\b|\{\{\s*\w+\s*\}\}|\[object Object\]|%%\w+%%/g;
/** Indian numbers as they are printed: toll-free, mobile with +91, mobile alone. */
const phones =
  /(?<![\d.,/-])(?:1[89]00[\s-]\d{2,4}[\s-]\d{3,4}|\+91[\s-]?\d{5}[\s-]?\d{5}|[6-9]\d{4}[\s-]\d{5})(?![\d/-])/g;

export async function readPage({ html, address, checksWords }: PageToRead): Promise<PageFacts> {
  const tree = parseHtml(html);
  const baseTag = tree.named('base').find((node) => attribute(node, 'href'));
  const base = baseTag
    ? (webAddress(attribute(baseTag, 'href') ?? '', address)?.href ?? address)
    : address;
  const body = tree.named('body')[0];
  const main = mainText(tree);
  const words = wordsOf(main);
  const all = tree.named('html')[0] ? textOf(tree.root) : '';
  const facts: PageFacts = {
    lang: attribute(tree.named('html')[0] ?? tree.root, 'lang'),
    hasDoctype: tree.root.children?.some(({ type }) => type === 'directive') ?? false,
    charset: metaCharset(tree),
    titles: readTitles(tree),
    titleAtByte: titleOffset(tree),
    metas: readMetas(tree),
    links: readLinks(tree),
    headEndedBy: headEnder(tree, html),
    headings: readHeadings(tree),
    anchors: readAnchors(tree, base),
    ids: readIds(tree),
    images: readImages(tree, base),
    subresources: readSubresources(tree, base),
    structured: await readStructuredData(tree, html, all),
    words: words.length,
    signature: minHash(words),
    elements: body ? countInside(body) : 0,
    bannedWords: checksWords ? bannedWordsIn(`${all}\n${spokenAttributes(tree)}`) : [],
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
