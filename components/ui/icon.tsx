/** A lucide icon as inline SVG: decorative, the text beside it carries the meaning. */
import { createElement } from 'react';

export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

type IconProps = { node: IconNode; size?: number; className?: string };

export function Icon({ node, size = 24, className }: IconProps) {
  const attributes = {
    ...(className && { className }),
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const;
  // biome-ignore lint/correctness/useJsxKeyInIterable: as arguments, because a server component sends list keys
  const strokes = strokesOf(node).map((one) => createElement(...one));
  return createElement('svg', attributes, ...strokes);
}

/** The path data of a path or circle; null for other shapes, and for one with a colour of its own. */
function pathOf([tag, attributes]: IconNode[number]): string | null {
  const names = Object.keys(attributes).sort().join();
  if (tag === 'path' && names === 'd') return fromOrigin(String(attributes.d));
  if (tag !== 'circle' || names !== 'cx,cy,r') return null;
  const [cx, cy, r] = [attributes.cx, attributes.cy, attributes.r].map(Number) as [
    number,
    number,
    number,
  ];
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Merges several shapes into one: with dozens of icons on a page that saves dozens of elements. */
function strokesOf(node: IconNode): IconNode {
  const paths = node.map(pathOf);
  if (node.length < 2 || paths.includes(null)) return node;
  return [['path', { d: paths.join('') }]];
}

const startOfPath = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/;

/** A first "m" is relative to the origin, but to the current point once another path precedes it. */
function fromOrigin(d: string): string {
  return d.replace(startOfPath, (start, x, y) =>
    /^[-.\d]/.test(d.slice(start.length)) ? `M${x} ${y}l` : `M${x} ${y}`,
  );
}
