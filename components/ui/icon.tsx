/** A lucide drawing as inline SVG: decoration only, the words beside it carry the meaning. */
import { createElement } from 'react';

export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

type IconProps = { node: IconNode; size?: number; className?: string };

export function Icon({ node, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {strokesOf(node).map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}

function isPlainPath([tag, attributes]: IconNode[number]): boolean {
  return tag === 'path' && Object.keys(attributes).join() === 'd';
}

/** Several paths drawn as one: with dozens of icons on a page that is dozens of elements fewer. */
function strokesOf(node: IconNode): IconNode {
  if (node.length < 2 || !node.every(isPlainPath)) return node;
  return [['path', { d: node.map(([, { d }]) => fromOrigin(String(d))).join('') }]];
}

const startOfPath = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/;

/** A path's first "m" counts from the origin, but from the pen once another path stands before it. */
function fromOrigin(d: string): string {
  return d.replace(startOfPath, (start, x, y) =>
    /^[-.\d]/.test(d.slice(start.length)) ? `M${x} ${y}l` : `M${x} ${y}`,
  );
}
