/** What looks like a link and is none: an element whose own script leads to another page. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { accessibleName } from './page-text.ts';

const maxLength = 300;
/** An address written out in the element's own script: what is put together elsewhere may be no link at all. */
const locationAssignment =
  /\b(?:location(?:\.href)?\s*=\s*|location\.(?:assign|replace)\s*\(\s*|window\.open\s*\(\s*)['"`]([^'"`]+)/;
/** A list of pages to choose from. */
const selectNavigation = /\blocation(?:\.href)?\s*=\s*(?:this|event\.target)\.(?:value|options)\b/;
const links = new Set(['a', 'area']);

/** @returns the words of each. */
export function findScriptedLinks(tree: HtmlTree, url: string): string[] {
  return tree.elements.filter((node) => isScriptedLink(node, url)).map(describeElement);
}

function isScriptedLink(node: TreeNode, url: string): boolean {
  if (node.name === 'select') return selectNavigation.test(attribute(node, 'onchange') ?? '');
  const [, to] = locationAssignment.exec(attribute(node, 'onclick') ?? '') ?? [];
  // A network's window to share in is no page that crawlers are to find.
  if (!to || new URL(to, url).host !== new URL(url).host) return false;
  if (links.has(node.name ?? '') || isInside(node, links)) return false;
  let holdsLink = false;
  walk(node, (part) => {
    holdsLink ||= part.name === 'a' && attribute(part, 'href') !== null;
    return !holdsLink;
  });
  return !holdsLink;
}

function describeElement(node: TreeNode): string {
  const choice = node.name === 'select' ? `select ${attribute(node, 'name') ?? ''}`.trim() : '';
  if (choice) return choice.slice(0, maxLength);
  return (
    accessibleName(node).slice(0, maxLength) ||
    (attribute(node, 'onclick') ?? '').slice(0, maxLength)
  );
}
