/** Colours as style attributes and rules write them. */
import { attribute, type TreeNode } from './html-tree.ts';

const ink = /(?:^|;)\s*color\s*:\s*([^;]+)/i;
const paper = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;

/** Letters in the colour of their ground, as the element's style gives both, or its parent's the ground. */
export function isOfOneColour(style: string, node?: TreeNode): boolean {
  const colour = colourIn(style, ink);
  if (!colour) return false;
  const ground = paper.test(style) ? colourIn(style, paper) : node && groundBehind(node);
  return ground === colour;
}

/** With a class or an id of its own an element may have another ground. */
function groundBehind(node: TreeNode): string | undefined {
  if (!node.parent || attribute(node, 'class') || attribute(node, 'id')) return undefined;
  if (!/^(?:p|div|span|font|section|li|td)$/.test(node.name ?? '')) return undefined;
  return colourIn(attribute(node.parent, 'style') ?? '', paper);
}

const literal =
  /^(?:#[\da-f]+|(?:rgb|hsl)a?\([^()]*\)|(?!(?:inherit|initial|unset|revert|transparent|currentcolor)$)[a-z]+)$/;
const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** Undefined for what depends on other elements. */
function colourIn(style: string, property: RegExp): string | undefined {
  const colour = property
    .exec(style)?.[1]
    ?.replace(/!important/i, '')
    .trim()
    .toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour ?? '')?.slice(1);
  if (short) return `#${short.map((digit) => digit + digit).join('')}`;
  return colour && literal.test(colour) ? (named[colour] ?? colour) : undefined;
}
