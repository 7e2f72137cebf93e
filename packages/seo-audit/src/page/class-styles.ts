/** The declarations of the page's own <style> that apply to exactly one class. */
import { type HtmlTree, rawText } from './html-tree.ts';

/** Declarations by class name, without classes that another selector also names, such as .name:hover. */
export function parseClassStyles(tree: HtmlTree): Map<string, string> {
  const styles = new Map<string, string>();
  const occurrences = new Map<string, number>();
  for (const style of tree.byTagName('style')) {
    for (const { selector, declarations } of parseRules(rawText(style))) {
      for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g))
        occurrences.set(name, (occurrences.get(name) ?? 0) + 1);
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (name && declarations) styles.set(name, declarations);
    }
  }
  return new Map([...styles].filter(([name]) => occurrences.get(name) === 1));
}

/** Rules in @media and the like are left out: they apply only at times. */
function* parseRules(text: string): Generator<{ selector: string; declarations: string }> {
  const styles = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  let depth = 0;
  let from = 0;
  let selector = '';
  for (const { 0: brace, index } of styles.matchAll(/[{}]/g)) {
    const before = styles.slice(from, index).trim();
    from = index + 1;
    if (brace === '{') {
      depth += 1;
      selector = before;
      if (depth > 1) yield { selector, declarations: '' };
    } else {
      if (depth === 1 && selector) yield { selector, declarations: before };
      depth = Math.max(0, depth - 1);
      selector = '';
    }
  }
}
