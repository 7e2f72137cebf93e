/** Slips in the markup that browsers pass over in silence: what they leave undone is seen by nobody who looks at the page. */
import { attribute, type HtmlTree, isInside, type TreeNode } from './html-tree.ts';

export type MarkupFacts = {
  /** Every base that has an address, as written; only the first counts. */
  bases: string[];
  /** What stands as id on more than one element. */
  repeatedIds: string[];
  /** Addresses of frames that people see and that have no name. */
  unnamedFrames: string[];
  preloadsWithoutKind: string[];
};

const quiet = new Set(['noscript']);
const longest = 300;

export function parseMarkup(tree: HtmlTree): MarkupFacts {
  return {
    bases: written(tree.named('base'), 'href'),
    repeatedIds: findRepeatedIds(tree),
    unnamedFrames: written(tree.named('iframe').filter(isUnnamed), 'src'),
    preloadsWithoutKind: written(
      tree
        .named('link')
        .filter((node) => /\bpreload\b/i.test(attribute(node, 'rel') ?? ''))
        .filter((node) => !attribute(node, 'as')?.trim()),
      'href',
    ),
  };
}

/** Of drawings too: their ids are of the same page. */
function findRepeatedIds(tree: HtmlTree): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const node of tree.elements) {
    const id = attribute(node, 'id');
    if (!id) continue;
    (seen.has(id) ? repeated : seen).add(id.slice(0, longest));
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

function isHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent) {
    if (attribute(at, 'hidden') !== null || attribute(at, 'aria-hidden') === 'true') return true;
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(at, 'style') ?? ''))
      return true;
  }
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(node, name) ?? ''));
}

function written(nodes: readonly TreeNode[], name: string): string[] {
  return nodes.flatMap((node) => attribute(node, name)?.trim().slice(0, longest) || []);
}
