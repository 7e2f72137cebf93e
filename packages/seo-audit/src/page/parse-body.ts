/** Parses headings, links and fragment targets of a page. */
import { displayNone } from './find-hidden-texts.ts';
import { attribute, type HtmlTree, type TreeNode } from './html-tree.ts';
import type { Anchor, PageFacts } from './page-facts.ts';
import { accessibleName, textOf } from './page-text.ts';
import { parseWebUrl } from './web-url.ts';

const maxHrefLength = 300;

export function parseHeadings(tree: HtmlTree): PageFacts['headings'] {
  return tree.elements.flatMap((node) => {
    const level = /^h([1-6])$/.exec(node.name ?? '')?.[1];
    if (!level) return [];
    const text = accessibleName(node).slice(0, 300);
    if (text === '' && isFilledLater(node)) return [];
    const isHidden = level === '1' && isNeverShown(node, tree);
    return [{ level: Number(level), text, ...(isHidden && { isHidden: true as const }) }];
  });
}

const frameworkAttribute = /^(?:x-|v-|ng-|data-|on|[:@*[(#])/;

/** An empty heading of a dialog or a hidden part: a script writes it before it is shown. */
function isFilledLater(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at?.attribs; at = at.parent) {
    const isHidden =
      attribute(at, 'hidden') !== null || displayNone.test(attribute(at, 'style') ?? '');
    const isDialog = at.name === 'dialog' || /dialog$/.test(attribute(at, 'role') ?? '');
    if (isHidden || isDialog || attribute(at, 'aria-hidden') === 'true') return true;
  }
  return false;
}

/** Hidden alone, or in an element of its own, and nothing that a script could find it by. */
function isNeverShown(node: TreeNode, tree: HtmlTree): boolean {
  const hasScripts = tree.byTagName('script').some((script) => !isData(script));
  for (let at: TreeNode | null | undefined = node; at?.attribs; at = at.parent) {
    if (at !== node && textOf(at) !== textOf(node)) return false;
    const names = Object.keys(at.attribs);
    const isReachable = names.some(
      (name) => name === 'id' || name === 'class' || frameworkAttribute.test(name),
    );
    if (hasScripts && isReachable) return false;
    const hidden = attribute(at, 'hidden');
    if (
      (hidden !== null && hidden !== 'until-found') ||
      displayNone.test(attribute(at, 'style') ?? '')
    )
      return true;
  }
  return false;
}

function isData(script: TreeNode): boolean {
  return /json/i.test(attribute(script, 'type') ?? '');
}

export function parseAnchors(tree: HtmlTree, base: string): Anchor[] {
  return [...tree.byTagName('a'), ...tree.byTagName('area')].flatMap((node) => {
    const href = attribute(node, 'href')?.trim() ?? null;
    // A fragment target, or an element with another role, is not a link.
    if (href === null && !isScripted(node)) return [];
    const rel = (attribute(node, 'rel') ?? '').toLowerCase();
    const text = (
      accessibleName(node) ||
      labelOf(node, tree) ||
      (attribute(node, 'alt') ?? '')
    ).slice(0, 200);
    const url = href === null ? null : parseWebUrl(href, base);
    const fragment = url ? decodeFragment(url) : '';
    if (url) url.hash = '';
    return [
      {
        href: href?.slice(0, maxHrefLength) ?? null,
        target: url?.href ?? null,
        fragment,
        text,
        rel,
        ...(text === '' && isAriaHidden(node) ? { isHidden: true as const } : {}),
        ...(isControl(node) ? { isControl: true as const } : {}),
        ...(attribute(node, 'aria-current') === 'page' ? { isCurrent: true as const } : {}),
      },
    ];
  });
}

/** Frameworks write the target into these attributes and the href by script. */
const scripted =
  /^(?:on|@|v-on:|\(|ng-)click|^\[?routerlink\]?$|^(?:ng|data)-href$|^ui-sref$|^:?to$/i;

function isScripted({ attribs = {} }: TreeNode): boolean {
  return Object.entries(attribs).some(([name, value]) => scripted.test(name) && value !== '');
}

const controlNames = ['onclick', 'data-toggle', 'data-bs-toggle', 'aria-expanded', 'aria-haspopup'];

function isControl(node: TreeNode): boolean {
  return (
    attribute(node, 'role') === 'button' ||
    controlNames.some((name) => attribute(node, name) !== null)
  );
}

/** The ids and names that a fragment can point to. */
export function parseIds(tree: HtmlTree): string[] {
  return tree.elements.flatMap((node) => {
    const id = attribute(node, 'id');
    const name = node.name === 'a' ? attribute(node, 'name') : null;
    return [id, name].filter((place): place is string => Boolean(place));
  });
}

export function hasFragmentScript(tree: HtmlTree): boolean {
  const reads = /\blocation\.hash\b|\bhashchange\b/;
  return tree
    .byTagName('script')
    .some(({ children }) => children?.some(({ data }) => reads.test(data ?? '')));
}

function decodeFragment({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The text of the elements that aria-labelledby names. */
function labelOf(node: TreeNode, tree: HtmlTree): string {
  const ids = attribute(node, 'aria-labelledby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => tree.elements.find((other) => attribute(other, 'id') === id))
    .map((other) => (other ? accessibleName(other) : ''))
    .join(' ')
    .trim();
}

function isAriaHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent)
    if (attribute(at, 'aria-hidden') === 'true') return true;
  return false;
}
