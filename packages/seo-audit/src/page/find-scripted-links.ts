/** What looks like a link and is none: an element whose own script leads to another page. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { nameOf } from './page-text.ts';

const longest = 300;
/** An address written out in the element's own script: what is put together elsewhere may be no link at all. */
const leadsOn =
  /\b(?:location(?:\.href)?\s*=\s*|location\.(?:assign|replace)\s*\(\s*|window\.open\s*\(\s*)['"`][^'"`]/;
const links = new Set(['a', 'area']);

/** @returns the words of each. */
export function findScriptedLinks(tree: HtmlTree): string[] {
  return tree.elements.filter(isScriptedLink).map(named);
}

function isScriptedLink(node: TreeNode): boolean {
  if (!leadsOn.test(attribute(node, 'onclick') ?? '')) return false;
  if (links.has(node.name ?? '') || isInside(node, links)) return false;
  let holdsLink = false;
  walk(node, (part) => {
    holdsLink ||= part.name === 'a' && attribute(part, 'href') !== null;
    return !holdsLink;
  });
  return !holdsLink;
}

function named(node: TreeNode): string {
  return nameOf(node).slice(0, longest) || (attribute(node, 'onclick') ?? '').slice(0, longest);
}
