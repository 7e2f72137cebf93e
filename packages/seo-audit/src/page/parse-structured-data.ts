/** Parses JSON-LD, microdata and RDFa of a page: their types and problems. Works offline. */
import { errorMessage } from '../error-message.ts';
import { checkNode, comparableText } from './check-structured-node.ts';
import { findNonPublicUrls } from './find-non-public-urls.ts';
import { findOtherPage } from './find-other-page.ts';
import { findStockMismatch, findUnseenDate, findUnseenRating } from './find-unseen-claims.ts';
import { findUnseenPrices } from './find-unseen-prices.ts';
import { findValueProblems } from './find-value-problems.ts';
import { findUnknownMicrodata, findUnknownTerms } from './find-vocabulary-problems.ts';
import { attribute, type HtmlTree, rawText } from './html-tree.ts';
import type { StructuredDataFacts, StructuredProblem } from './page-facts.ts';
import {
  breadcrumbUrlsOf,
  collectNodes,
  imageUrlsOf,
  isReference,
  type JsonNode,
  logoUrlsOf,
  mainNodes,
  typesOf,
} from './structured-nodes.ts';
import { toJsonLdScripts, validateForGoogle } from './validate-for-google.ts';

const maxProblems = 40;
const maxImages = 50;
const maxBreadcrumbUrls = 20;

export async function parseStructuredData(
  tree: HtmlTree,
  html: string,
  visibleText: string,
  url: string,
): Promise<StructuredDataFacts> {
  const scripts = tree
    .byTagName('script')
    .filter((node) => /^application\/ld\+json\b/i.test(attribute(node, 'type') ?? ''))
    .map(rawText);
  const { nodes, main, problems: blockProblems } = parseBlocks(scripts);
  const problems = [
    ...blockProblems,
    ...findUnknownMicrodata(tree),
    ...findMistyped(tree),
    ...checkNodes(nodes, main, visibleText),
    ...findUnseenPrices(nodes, visibleText),
    ...findUnseenRating(nodes, tree, visibleText),
    ...findUnseenDate(nodes, visibleText),
    ...findStockMismatch(nodes, tree),
    ...findNonPublicUrls(nodes, url),
    ...findOtherPage([...main], tree, url),
  ];
  const hasAttributes = /\sitemscope|\stypeof=/i.test(html);
  if (scripts.length > 0 || hasAttributes) {
    problems.push(
      ...(await validateForGoogle(hasAttributes ? html : toJsonLdScripts(scripts), nodes)),
    );
  }
  return {
    blocks: scripts.length,
    types: [...new Set(nodes.flatMap(typesOf))],
    ids: nodes.flatMap((node) => (isReference(node) ? [] : stringOf(node['@id']))),
    references: [...new Set(nodes.filter(isReference).map((node) => String(node['@id'])))],
    images: [...new Set(nodes.flatMap(imageUrlsOf))].slice(0, maxImages),
    logos: [...new Set(nodes.flatMap(logoUrlsOf))].slice(0, maxImages),
    breadcrumbUrls: [...new Set(nodes.flatMap(breadcrumbUrlsOf))].slice(0, maxBreadcrumbUrls),
    published: nodes.flatMap(({ datePublished }) => stringOf(datePublished)).slice(0, 2),
    problems: withoutDuplicates(problems).slice(0, maxProblems),
  };
}

type Blocks = { nodes: JsonNode[]; main: Set<JsonNode>; problems: StructuredProblem[] };

/** The nodes of all JSON-LD blocks, those that are a block's subject, and what is wrong with a block as a whole. */
function parseBlocks(scripts: readonly string[]): Blocks {
  const blocks: Blocks = { nodes: [], main: new Set(), problems: [] };
  const { nodes, main, problems } = blocks;
  for (const script of scripts) {
    try {
      const parsed = JSON.parse(script) as unknown;
      if (!hasContext(parsed))
        problems.push({ id: 'structured-no-context', what: 'no "@context" of schema.org' });
      if (hasUntypedRoot(parsed))
        problems.push({ id: 'structured-no-type', what: 'the block has no "@type"' });
      problems.push(...findUnknownTerms(parsed));
      nodes.push(...collectNodes(parsed));
      for (const node of mainNodes(parsed)) main.add(node);
    } catch (error) {
      problems.push({ id: 'structured-json', what: errorMessage(error) });
    }
  }
  return blocks;
}

function checkNodes(
  nodes: readonly JsonNode[],
  main: ReadonlySet<JsonNode>,
  visibleText: string,
): StructuredProblem[] {
  const letters = nodes.length > 0 ? comparableText(visibleText) : '';
  const steps = new Set(nodes.flatMap(({ itemListElement }) => itemsOf(itemListElement)));
  const typed = new Set(
    nodes.flatMap((node) => (typesOf(node).length > 0 ? stringOf(node['@id']) : [])),
  );
  return nodes.flatMap((node) => {
    const [id = ''] = stringOf(node['@id']);
    // The item refers to a node that is described elsewhere, or is the page of a breadcrumb step.
    const isNamed = typesOf(node).length === 0 && (typed.has(id) || steps.has(node));
    if (isReference(node) || isNamed) return [];
    return [...checkNode(node, letters, main.has(node)), ...findValueProblems(node)];
  });
}

function itemsOf(steps: unknown): unknown[] {
  return [steps].flat().map((step) => (step as JsonNode | null)?.item);
}

/** Markup for search engines with a type that they do not use. */
function findMistyped(tree: HtmlTree): StructuredProblem[] {
  return tree.byTagName('script').flatMap((node) => {
    const type = attribute(node, 'type') ?? '';
    const isIntended = /\bjson\b/i.test(type) && /\bld\b/i.test(type);
    const text = rawText(node);
    if (!isIntended || /^application\/ld\+json\b/i.test(type) || !text.includes('schema.org'))
      return [];
    return [{ id: 'structured-mistyped', what: `<script type="${type.slice(0, 60)}">` }];
  });
}

function hasContext(parsed: unknown): boolean {
  const roots = Array.isArray(parsed) ? parsed : [parsed];
  return roots.every((root: unknown) =>
    /schema\.org/.test(JSON.stringify((root as JsonNode)?.['@context'] ?? '')),
  );
}

/** An object with neither type nor id is not a node that is checked on its own. */
function hasUntypedRoot(parsed: unknown): boolean {
  return [parsed].flat().some((root: unknown) => {
    const names = root && typeof root === 'object' ? Object.keys(root) : [];
    const isNode = ['@type', '@id', '@graph'].some((name) => names.includes(name));
    return !isNode && names.some((name) => !name.startsWith('@'));
  });
}

function stringOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}

function withoutDuplicates(problems: StructuredProblem[]): StructuredProblem[] {
  const byText = new Map(problems.map((problem) => [`${problem.id} ${problem.what}`, problem]));
  return [...byText.values()];
}
