/** Parses title, meta and link tags with their place: crawlers read them only in the head. */
import { attribute, type HtmlTree, isInside, rawText, type TreeNode } from './html-tree.ts';
import type { LinkTag, MetaTag, TextTag } from './page-facts.ts';
import { collapseSpaces } from './page-text.ts';

const head = new Set(['head']);
const qualifierAttributes = ['hreflang', 'lang', 'media', 'type'];
const drawing = new Set(['svg', 'math']);
const allowedInHead = new Set('title meta link base style script noscript template'.split(' '));

export function parseTitles(tree: HtmlTree): TextTag[] {
  return findTitleElements(tree).map((node) => ({
    text: collapseSpaces(rawText(node)),
    isInHead: isInside(node, head),
  }));
}

/** Offset of the first title in the text; null without one. */
export function findTitleOffset(tree: HtmlTree): number | null {
  return findTitleElements(tree)[0]?.sourceCodeLocation?.startOffset ?? null;
}

export function parseMetas(tree: HtmlTree): MetaTag[] {
  return tree.byTagName('meta').flatMap((node) => {
    const equivalent = attribute(node, 'http-equiv');
    const property = attribute(node, 'property');
    const name =
      // Social networks read their tags by either attribute; a description or robots tag as a property is ignored.
      (property?.includes(':') ? property : null) ??
      attribute(node, 'name') ??
      (equivalent && `http-equiv:${equivalent}`);
    if (!name) return [];
    const content = collapseSpaces(attribute(node, 'content') ?? '');
    return [{ name: name.trim().toLowerCase(), content, isInHead: isInside(node, head) }];
  });
}

export function parseLinks(tree: HtmlTree): LinkTag[] {
  return tree.byTagName('link').map((node) => ({
    rel: (attribute(node, 'rel') ?? '').toLowerCase(),
    href: (attribute(node, 'href') ?? '').trim(),
    hreflang: attribute(node, 'hreflang') ?? '',
    qualifiers: qualifierAttributes.flatMap((name) => {
      const value = attribute(node, name);
      return value ? [`${name}="${value}"`] : [];
    }),
    isInHead: isInside(node, head),
  }));
}

/**
 * The element that made the parser leave the head before `</head>`: everything after it is body, even a canonical or a
 * robots tag.
 */
export function findHeadEnder(tree: HtmlTree, html: string): string | null {
  const end = html.search(/<\/head\s*>/i);
  if (end < 0) return null;
  const headStart = html.search(/<head[\s>]/i);
  const culprit = tree.elements.find(({ name = '', sourceCodeLocation }) => {
    const at = sourceCodeLocation?.startOffset ?? -1;
    return at > headStart && at < end && !allowedInHead.has(name) && name !== 'head';
  });
  if (!culprit || isInside(culprit, head)) return null;
  return culprit.name ?? null;
}

/**
 * Without scripts, a noscript of the head is parsed as part of it and may hold only link, meta and style: any other
 * element ends the head there. It matters when tags for the head come after it.
 */
export function findNoscriptEnder(tree: HtmlTree): string | null {
  for (const node of tree.byTagName('noscript')) {
    if (!isInside(node, head)) continue;
    const text = rawText(node);
    const [, name] = /<(?!(?:link|meta|style)\b)([a-z][a-z0-9]*)/i.exec(text) ?? [];
    const end = node.sourceCodeLocation?.endOffset ?? Number.POSITIVE_INFINITY;
    const isFollowed = ['title', 'meta', 'link'].some((tag) =>
      tree
        .byTagName(tag)
        .some(
          (after) => (after.sourceCodeLocation?.startOffset ?? 0) > end && isInside(after, head),
        ),
    );
    if (name && isFollowed) return name.toLowerCase();
  }
  return null;
}

/** The charset's meta tag, with the offset where the element begins. */
export function parseCharset(tree: HtmlTree): { label: string; atByte: number } | null {
  for (const node of tree.byTagName('meta')) {
    const label =
      attribute(node, 'charset') ??
      (/^content-type$/i.test(attribute(node, 'http-equiv') ?? '')
        ? (/charset=([^\s;]+)/i.exec(attribute(node, 'content') ?? '')?.[1] ?? null)
        : null);
    if (label) return { label, atByte: node.sourceCodeLocation?.startOffset ?? 0 };
  }
  return null;
}

function findTitleElements(tree: HtmlTree): TreeNode[] {
  return tree.byTagName('title').filter((node) => !isInside(node, drawing));
}
