/** HTML parsed as a browser does, with elements in document order. Never recursive, because pages may nest deeply. */
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type TreeNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: TreeNode[];
  parent?: TreeNode | null;
  prev?: TreeNode | null;
};

export type HtmlTree = {
  root: TreeNode;
  /** Every element outside <template>, in document order. */
  elements: TreeNode[];
  byTagName(name: string): readonly TreeNode[];
};

const none: readonly TreeNode[] = [];

export function parseHtml(html: string): HtmlTree {
  const root = parse(html, { treeAdapter: adapter }) as unknown as TreeNode;
  const elements: TreeNode[] = [];
  const byName = new Map<string, TreeNode[]>();
  walk(root, (node) => {
    // The parser concatenates character by character; reading one character once makes V8 flatten the string.
    node.data?.charCodeAt(0);
    if (!node.name) return true;
    elements.push(node);
    const list = byName.get(node.name);
    if (list) list.push(node);
    else byName.set(node.name, [node]);
    return node.name !== 'template';
  });
  return { root, elements, byTagName: (name) => byName.get(name) ?? none };
}

/** Visits every node in document order; `false` skips the descendants. */
export function walk(from: TreeNode, visit: (node: TreeNode) => boolean): void {
  const stack = [from];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!visit(node) || !node.children) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push(child);
    }
  }
}

export function attribute(node: TreeNode, name: string): string | null {
  return node.attribs?.[name] ?? null;
}

/** The text of a <script>, <style> or <title> as it is written. */
export function rawText({ children = [] }: TreeNode): string {
  return children.map(({ data }) => data ?? '').join('');
}

export function isInside(node: TreeNode, names: ReadonlySet<string>): boolean {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.name && names.has(parent.name)) return true;
  return false;
}
