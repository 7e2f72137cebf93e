/** Slips in the markup that browsers pass over in silence: what they leave undone is seen by nobody who looks at the page. */

import { findScriptedLinks } from './find-scripted-links.ts';
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { isMalformedSrcset } from './srcset.ts';

export type MarkupFacts = {
  /** Every base that has an address, as written; only the first counts. */
  bases: string[];
  /** What stands as id on more than one element. */
  repeatedIds: string[];
  /** Addresses of frames that people see and that have no name. */
  unnamedFrames: string[];
  /** Names of fields that a reader fills in and that say nothing of what belongs in them. */
  unnamedFields: string[];
  preloadsWithoutAs: string[];
  /** Words of elements that lead to another page by a script of their own, and hold no link. */
  scriptedLinks: string[];
  /** Lists of pictures that browsers pass over in part. */
  malformedSrcsets: string[];
  /** Nothing in it takes the sources that it offers. */
  picturesWithoutImage: number;
  /** The element that was still open where the text ends, and that needs an end tag. */
  unclosedElement: string | null;
};

const quiet = new Set(['noscript']);
const maxLength = 300;

/** Elements whose end tag may be left out; the rest has one, or is void. */
const optionalEndTags = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'.split(
    ' ',
  ),
);

export function parseMarkup(tree: HtmlTree, html: string, url: string): MarkupFacts {
  return {
    bases: attributeValues(tree.byTagName('base'), 'href'),
    repeatedIds: findRepeatedIds(tree),
    unnamedFrames: attributeValues(tree.byTagName('iframe').filter(isUnnamed), 'src'),
    unnamedFields: findUnnamedFields(tree),
    preloadsWithoutAs: attributeValues(
      tree
        .byTagName('link')
        .filter((node) => /\bpreload\b/i.test(attribute(node, 'rel') ?? ''))
        .filter((node) => !attribute(node, 'as')?.trim()),
      'href',
    ),
    scriptedLinks: findScriptedLinks(tree, url),
    malformedSrcsets: attributeValues(
      [...tree.byTagName('img'), ...tree.byTagName('source')].filter((node) =>
        isMalformedSrcset(attribute(node, 'srcset') ?? ''),
      ),
      'srcset',
    ),
    picturesWithoutImage: tree.byTagName('picture').filter(isWithoutImage).length,
    unclosedElement: findUnclosedElement(tree, html),
  };
}

/** Down the last elements of the body: where the text was cut off, one of them has no end tag. */
function findUnclosedElement(tree: HtmlTree, html: string): string | null {
  // Everything behind it is comment, and no element is told to be open.
  const comment = html.lastIndexOf('<!--');
  const isInScript = html.lastIndexOf('<script', comment) > html.lastIndexOf('</script', comment);
  if (comment >= 0 && !isInScript && !/--!?>/.test(html.slice(comment + 4)))
    return `!--${html.slice(comment + 4, comment + 40)}`;
  const body = tree.byTagName('body')[0];
  if (!body?.sourceCodeLocation || body.sourceCodeLocation.endTag) return null;
  const end = html.trimEnd().length;
  for (let at = lastElement(body); at; at = lastElement(at)) {
    const place = at.sourceCodeLocation;
    if (!place?.startTag || place.endTag || place.endOffset < end) return null;
    if (at.name && !optionalEndTags.has(at.name)) return at.name;
  }
  return null;
}

function lastElement({ children = [] }: TreeNode): TreeNode | undefined {
  return children.findLast(({ name }) => name);
}

/** Of drawings too: their ids are of the same page. */
function findRepeatedIds(tree: HtmlTree): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const node of tree.elements) {
    const id = attribute(node, 'id');
    if (!id) continue;
    (seen.has(id) ? repeated : seen).add(id.slice(0, maxLength));
  }
  return [...repeated];
}

/** Frames that scripts use for themselves are hidden, tiny or without an address: nobody is led into them. */
function isUnnamed(node: TreeNode): boolean {
  const isNamed = ['title', 'aria-label', 'aria-labelledby'].some((name) =>
    attribute(node, name)?.trim(),
  );
  return !isNamed && !isInside(node, quiet) && !isHidden(node);
}

const nonInputTypes = new Set(['hidden', 'submit', 'button', 'reset', 'image']);
const labels = new Set(['label']);

/** A text that stands in the field until something is typed names it too. */
function findUnnamedFields(tree: HtmlTree): string[] {
  const labelled = new Set(tree.byTagName('label').map((node) => attribute(node, 'for')));
  return ['input', 'select', 'textarea']
    .flatMap((name) => tree.byTagName(name))
    .filter((node) => {
      const isNamed = ['aria-label', 'aria-labelledby', 'title', 'placeholder'].some((name) =>
        attribute(node, name)?.trim(),
      );
      return (
        !isNamed &&
        !labelled.has(attribute(node, 'id') ?? '') &&
        !nonInputTypes.has((attribute(node, 'type') ?? '').toLowerCase()) &&
        !isInside(node, labels) &&
        !isInside(node, quiet) &&
        !isHidden(node)
      );
    })
    .map((node) => (attribute(node, 'name') ?? node.name ?? '').slice(0, maxLength));
}

function isHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent) {
    if (attribute(at, 'hidden') !== null || attribute(at, 'aria-hidden') === 'true') return true;
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(at, 'style') ?? ''))
      return true;
  }
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(node, name) ?? ''));
}

/** A noscript may hold one; without any source a script is to fill it. */
function isWithoutImage(node: TreeNode): boolean {
  const names = new Set<string | undefined>();
  walk(node, ({ name }) => Boolean(names.add(name)));
  return names.has('source') && !names.has('img') && !names.has('noscript');
}

function attributeValues(nodes: readonly TreeNode[], name: string): string[] {
  return nodes.flatMap((node) => attribute(node, name)?.trim().slice(0, maxLength) || []);
}
