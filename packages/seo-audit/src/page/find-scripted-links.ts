/** Finds elements that look like links but navigate by their own script. */
import { attribute, type HtmlTree, isInside, type TreeNode, walk } from './html-tree.ts';
import { accessibleName } from './page-text.ts';

const maxLength = 300;
/** Only a URL written out in the element's own script counts: one built elsewhere may not be a link. */
const locationAssignment =
  /\b(?:location(?:\.href)?\s*=\s*|location\.(?:assign|replace)\s*\(\s*|window\.open\s*\(\s*)['"`]([^'"`]+)/;
/** A select element that navigates to pages. */
const selectNavigation = /\blocation(?:\.href)?\s*=\s*(?:this|event\.target)\.(?:value|options)\b/;
const links = new Set(['a', 'area']);

/** @returns the text of each. */
export function findScriptedLinks(tree: HtmlTree, url: string): string[] {
  return tree.elements.filter((node) => isScriptedLink(node, url)).map(describeElement);
}

function isScriptedLink(node: TreeNode, url: string): boolean {
  if (node.name === 'select') return selectNavigation.test(attribute(node, 'onchange') ?? '');
  const [, to] = locationAssignment.exec(attribute(node, 'onclick') ?? '') ?? [];
  // A social network's share dialog is not a page to be crawled.
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
