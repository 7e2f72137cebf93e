/** Parses colours in style attributes and rules. */
import { attribute, type TreeNode } from './html-tree.ts';

const textColour = /(?:^|;)\s*color\s*:\s*([^;]+)/i;
const backgroundColour = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;

/** Text in its background colour, as the element's style gives both, or its parent's style the background. */
export function isTextInBackgroundColour(style: string, node?: TreeNode): boolean {
  const colour = colourIn(style, textColour);
  if (!colour) return false;
  const ground = backgroundColour.test(style)
    ? colourIn(style, backgroundColour)
    : node && parentBackground(node);
  return ground === colour;
}

/** A class or an id may give the element another background. */
function parentBackground(node: TreeNode): string | undefined {
  if (!node.parent || attribute(node, 'class') || attribute(node, 'id')) return undefined;
  if (!/^(?:p|div|span|font|section|li|td)$/.test(node.name ?? '')) return undefined;
  return colourIn(attribute(node.parent, 'style') ?? '', backgroundColour);
}

const literalColour =
  /^(?:#[\da-f]+|(?:rgb|hsl)a?\([^()]*\)|(?!(?:inherit|initial|unset|revert|transparent|currentcolor)$)[a-z]+)$/;
const namedColours: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** Undefined for a colour that depends on other elements. */
function colourIn(style: string, property: RegExp): string | undefined {
  const colour = property
    .exec(style)?.[1]
    ?.replace(/!important/i, '')
    .trim()
    .toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour ?? '')?.slice(1);
  if (short) return `#${short.map((digit) => digit + digit).join('')}`;
  return colour && literalColour.test(colour) ? (namedColours[colour] ?? colour) : undefined;
}
