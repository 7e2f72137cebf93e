/** Finds markup errors that browsers ignore silently, so they cannot be seen on the page. */
import { findScriptedLinks } from './find-scripted-links.ts';
import {
  attribute,
  type HtmlTree,
  isInside,
  type TreeNode,
  unfilledInputTypes,
  walk,
} from './html-tree.ts';
import { textOf } from './page-text.ts';
import { isMalformedSrcset } from './srcset.ts';
import { parseWebUrl } from './web-url.ts';

export type MarkupFacts = {
  /** Every base element with an address, as written; only the first counts. */
  bases: string[];
  /** Ids on more than one element. */
  repeatedIds: string[];
  /** Addresses of visible frames without a title. */
  unnamedFrames: string[];
  /** Names of form fields without a label. */
  unnamedFields: string[];
  preloadsWithoutAs: string[];
  /** The target of an inline script that does nothing but leave the page. */
  scriptRedirect: string | null;
  /** Texts of elements that navigate by their own script and contain no link. */
  scriptedLinks: string[];
  /** Srcsets that browsers ignore in part. */
  malformedSrcsets: string[];
  /** Number of <picture> elements without an <img>, so none of their sources is shown. */
  picturesWithoutImage: number;
  /** Addresses of scripts in the head for which the browser waits before it shows anything. */
  blockingScripts: string[];
  /** Addresses of files for a plugin that browsers no longer have. */
  pluginFiles: string[];
  /** The open element at the end of the text that needs an end tag. */
  unclosedElement: string | null;
};

const quiet = new Set(['noscript']);
const maxLength = 300;

/** Elements whose end tag may be omitted; all others have one or are void. */
const optionalEndTags = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'.split(
    ' ',
  ),
);

export function parseMarkup(tree: HtmlTree, html: string, url: string): MarkupFacts {
  return {
    bases: attributeValues(tree.byTagName('base'), 'href'),
    repeatedIds: findRepeatedIds(tree),
    unnamedFrames: attributeValues(tree.byTagName('iframe').filter(isUnnamed), 'src'),
    unnamedFields: findUnnamedFields(tree),
    preloadsWithoutAs: attributeValues(
      tree
        .byTagName('link')
        .filter((node) => /\bpreload\b/i.test(attribute(node, 'rel') ?? ''))
        .filter((node) => !attribute(node, 'as')?.trim()),
      'href',
    ),
    scriptRedirect: findScriptRedirect(tree, url),
    scriptedLinks: findScriptedLinks(tree, url),
    malformedSrcsets: attributeValues(
      [...tree.byTagName('img'), ...tree.byTagName('source')].filter((node) =>
        isMalformedSrcset(attribute(node, 'srcset') ?? ''),
      ),
      'srcset',
    ),
    picturesWithoutImage: tree.byTagName('picture').filter(isWithoutImage).length,
    blockingScripts: attributeValues(tree.byTagName('script').filter(isBlocking), 'src'),
    pluginFiles: findPluginFiles(tree),
    unclosedElement: findUnclosedElement(tree, html),
  };
}

const head = new Set(['head']);
const scriptType = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function isBlocking(node: TreeNode): boolean {
  const isLater = ['async', 'defer', 'nomodule'].some((name) => attribute(node, name) !== null);
  return !isLater && scriptType.test(attribute(node, 'type')?.trim() ?? '') && isInside(node, head);
}

const pluginType =
  /^application\/(?:x-shockwave-flash|x-silverlight(?:-2)?|x-java-applet|java-archive)\b/i;
const pluginFile = /\.(?:swf|xap|dcr)(?:$|[?#])/i;
/** Older browsers get the content of these elements instead of something newer. */
const newer = new Set(['video', 'audio', 'noscript', 'object']);
/** Plays Flash files by script. */
const emulator = /\bruffle\b/i;

const replacements = ['video', 'audio', 'img', 'iframe', 'canvas', 'svg'];

function isWithin(node: TreeNode, container: TreeNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === container) return true;
  return false;
}

function findPluginFiles(tree: HtmlTree): string[] {
  if (tree.byTagName('script').some((node) => emulator.test(attribute(node, 'src') ?? '')))
    return [];
  const embedded = ['object', 'embed'].flatMap((name) =>
    tree.byTagName(name).filter((node) => !isInside(node, newer)),
  );
  return embedded.flatMap((node) => {
    const file = attribute(node, 'data') ?? attribute(node, 'src') ?? '';
    const isPlugin = pluginType.test(attribute(node, 'type') ?? '') || pluginFile.test(file);
    // Browsers show what the element contains instead.
    const isReplaced = replacements.some((name) =>
      tree.byTagName(name).some((inner) => isWithin(inner, node)),
    );
    return isPlugin && !isReplaced ? [file.slice(0, maxLength) || (node.name ?? '')] : [];
  });
}

/** The whole script is one statement: within a condition or a function it may never run. */
const redirectScript =
  /^(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:replace|assign)\s*\()\s*(['"`])([^'"`]+)\1\s*\)?\s*;?$/;

function findScriptRedirect(tree: HtmlTree, url: string): string | null {
  for (const node of tree.byTagName('script')) {
    if (attribute(node, 'src') !== null) continue;
    const [, , to] = redirectScript.exec(textOf(node).trim()) ?? [];
    const target = to ? parseWebUrl(to, url) : null;
    if (to && target && target.href.split('#')[0] !== url.split('#')[0])
      return to.slice(0, maxLength);
  }
  return null;
}

/** Walks down the last elements of the body: where the text was truncated, one of them lacks its end tag. */
function findUnclosedElement(tree: HtmlTree, html: string): string | null {
  // In an unclosed comment the parser reports no open element.
  const comment = html.lastIndexOf('<!--');
  const isInScript = html.lastIndexOf('<script', comment) > html.lastIndexOf('</script', comment);
  if (comment >= 0 && !isInScript && !/--!?>/.test(html.slice(comment + 4)))
    return `!--${html.slice(comment + 4, comment + 40)}`;
  const body = tree.byTagName('body')[0];
  if (!body?.sourceCodeLocation || body.sourceCodeLocation.endTag) return null;
  const end = html.trimEnd().length;
  let unclosed: string | null = null;
  for (let at = lastElement(body); at; at = lastElement(at)) {
    const place = at.sourceCodeLocation;
    if (!place?.startTag || place.endTag) break;
    // Within it the tags that end all others are text: it is the cause. The parser gives it no end.
    if (at.name && textElements.has(at.name)) return at.name;
    if (place.endOffset < end) break;
    if (at.name && !optionalEndTags.has(at.name)) unclosed ??= at.name;
  }
  return unclosed;
}

const textElements = new Set(['iframe', 'textarea', 'script', 'style', 'title', 'xmp', 'noembed']);

function lastElement({ children = [] }: TreeNode): TreeNode | undefined {
  return children.findLast(({ name }) => name);
}

/** SVG elements too: their ids share the page's namespace. */
function findRepeatedIds(tree: HtmlTree): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const node of tree.elements) {
    const id = attribute(node, 'id');
    if (!id) continue;
    (seen.has(id) ? repeated : seen).add(id.slice(0, maxLength));
  }
  return [...repeated];
}

/** Frames for scripts are hidden, tiny or without an address: nobody is to see them. */
function isUnnamed(node: TreeNode): boolean {
  const isNamed = ['title', 'aria-label', 'aria-labelledby'].some((name) =>
    attribute(node, name)?.trim(),
  );
  return !isNamed && !isInside(node, quiet) && !isHidden(node);
}

const labels = new Set(['label']);

/** A placeholder text also names the field. */
function findUnnamedFields(tree: HtmlTree): string[] {
  const labelled = new Set(tree.byTagName('label').map((node) => attribute(node, 'for')));
  return ['input', 'select', 'textarea']
    .flatMap((name) => tree.byTagName(name))
    .filter((node) => {
      const isNamed = ['aria-label', 'aria-labelledby', 'title', 'placeholder'].some((name) =>
        attribute(node, name)?.trim(),
      );
      return (
        !isNamed &&
        !labelled.has(attribute(node, 'id') ?? '') &&
        !unfilledInputTypes.has((attribute(node, 'type') ?? '').toLowerCase()) &&
        !isInside(node, labels) &&
        !isInside(node, quiet) &&
        !isHidden(node)
      );
    })
    .map((node) => (attribute(node, 'name') ?? node.name ?? '').slice(0, maxLength));
}

function isHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent) {
    if (attribute(at, 'hidden') !== null || attribute(at, 'aria-hidden') === 'true') return true;
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(at, 'style') ?? ''))
      return true;
  }
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(node, name) ?? ''));
}

/** A noscript may contain the <img>; without any source, a script is expected to fill the element. */
function isWithoutImage(node: TreeNode): boolean {
  const names = new Set<string | undefined>();
  walk(node, ({ name }) => Boolean(names.add(name)));
  return names.has('source') && !names.has('img') && !names.has('noscript');
}

function attributeValues(nodes: readonly TreeNode[], name: string): string[] {
  return nodes.flatMap((node) => attribute(node, name)?.trim().slice(0, maxLength) || []);
}
