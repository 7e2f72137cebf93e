/** Parses one HTML document, as served or as rendered, into the facts that the checks use. */
import { type Extraction, extract } from './extract.ts';
import {
  attribute,
  type HtmlTree,
  isInside,
  parseHtml,
  rawText,
  type TreeNode,
} from './html-tree.ts';
import { minHash } from './near-duplicates.ts';
import type { LinkTag, MetaTag, PageFacts } from './page-facts.ts';
import {
  accessibleName,
  collapseSpaces,
  mainNode,
  proseOf,
  splitWords,
  textOf,
} from './page-text.ts';
import { parseAnchors, parseImages, parseSubresources } from './parse-links.ts';
import { parseStructuredData } from './parse-structured-data.ts';
import { parseWebUrl } from './web-url.ts';
import {
  attributeText,
  type BannedWord,
  findBannedWords,
  findPlaceholders,
  ownText,
  showsSomething,
} from './wordings.ts';

type PageSource = {
  html: string;
  /** The page's URL, to resolve its links. */
  url: string;
};
/** Options that apply to every page. */
type ParseOptions = {
  bannedWords?: readonly BannedWord[];
  extractions?: readonly Extraction[];
};
export type ParsePage = (page: PageSource) => Promise<PageFacts>;

export async function parsePage(
  { html, url }: PageSource,
  { bannedWords = [], extractions = [] }: ParseOptions = {},
): Promise<PageFacts> {
  const tree = parseHtml(html);
  const baseHref = tree
    .byTagName('base')
    .map((node) => attribute(node, 'href'))
    .find(Boolean);
  const base = (baseHref && parseWebUrl(baseHref, url)?.href) || url;
  const { node: main, without } = mainNode(tree);
  const words = main ? splitWords(textOf(main, without)) : [];
  const facts: PageFacts = {
    lang: attribute(tree.byTagName('html')[0] ?? tree.root, 'lang'),
    titles: inHead(tree, 'title').map((node) => collapseSpaces(rawText(node))),
    metas: parseMetas(tree),
    links: parseLinks(tree),
    headings: parseHeadings(tree),
    anchors: parseAnchors(tree, base),
    ids: parseIds(tree),
    hasFragmentScript: tree
      .byTagName('script')
      .some((node) => /\blocation\.hash\b|\bhashchange\b/.test(rawText(node))),
    images: parseImages(tree, base),
    subresources: parseSubresources(tree, base),
    structured: await parseStructuredData(tree, html),
    words: words.length,
    ownWords: splitWords(ownText(tree)).length,
    showsSomething: showsSomething(tree),
    signature: minHash(words),
    bannedWords: findBannedWords(`${textOf(tree.root)}\n${attributeText(tree)}`, bannedWords),
    placeholders: findPlaceholders(proseOf(tree.root)),
    extracted: extract(tree, extractions),
  };
  // A copy, because substrings of the page would keep the whole page in memory.
  return JSON.parse(JSON.stringify(facts)) as PageFacts;
}

const head = new Set(['head']);

function inHead(tree: HtmlTree, name: string): TreeNode[] {
  return tree.byTagName(name).filter((node) => isInside(node, head));
}

function parseMetas(tree: HtmlTree): MetaTag[] {
  // Browsers also obey a viewport in the body.
  const body = tree.byTagName('meta').filter((node) => attribute(node, 'name') === 'viewport');
  return [...new Set([...inHead(tree, 'meta'), ...body])].flatMap((node) => {
    const equivalent = attribute(node, 'http-equiv');
    const property = attribute(node, 'property');
    const name =
      // Social networks read their tags by either attribute; a description or robots tag as a property is ignored.
      (property?.includes(':') ? property : null) ??
      attribute(node, 'name') ??
      (equivalent && `http-equiv:${equivalent}`);
    const content = collapseSpaces(attribute(node, 'content') ?? '');
    return name ? [{ name: name.trim().toLowerCase(), content }] : [];
  });
}

function parseLinks(tree: HtmlTree): LinkTag[] {
  return inHead(tree, 'link').map((node) => ({
    rel: (attribute(node, 'rel') ?? '').toLowerCase(),
    href: (attribute(node, 'href') ?? '').trim(),
    hreflang: attribute(node, 'hreflang') ?? '',
  }));
}

function parseHeadings(tree: HtmlTree): PageFacts['headings'] {
  return tree.elements.flatMap((node) => {
    const level = /^h([1-6])$/.exec(node.name ?? '')?.[1];
    return level ? [{ level: Number(level), text: accessibleName(node).slice(0, 300) }] : [];
  });
}

/** The ids and names that a fragment can point to. */
function parseIds(tree: HtmlTree): string[] {
  return tree.elements.flatMap((node) =>
    ['id', node.name === 'a' ? 'name' : 'id'].flatMap((name) => attribute(node, name) || []),
  );
}
