/** Extracts texts or attributes from every page by CSS selector, for columns of a project's own. */
import { compile, selectAll } from 'css-select';
import { attribute, type HtmlTree, type TreeNode } from './html-tree.ts';
import { collapseSpaces, textOf } from './page-text.ts';

export type Extraction = {
  /** The column's heading. */
  name: string;
  selector: string;
  /** Null for the text. */
  attribute: string | null;
};
export type ExtractedValues = Record<string, string[]>;

const maxValues = 20;
const maxLength = 500;

export function extract({ root }: HtmlTree, extractions: readonly Extraction[]): ExtractedValues {
  if (extractions.length === 0) return {};
  const columns = extractions.map(({ name, selector, attribute: wantedAttribute }) => {
    const found: TreeNode[] = selectAll(selector, root as never);
    const values = found.slice(0, maxValues).flatMap((node) => {
      const value = wantedAttribute ? attribute(node, wantedAttribute) : textOf(node);
      return value === null ? [] : [collapseSpaces(value).slice(0, maxLength)];
    });
    return [name, values];
  });
  return Object.fromEntries(columns) as ExtractedValues;
}

/** @throws an Error that names the problem of an invalid selector. */
export function assertSelector(selector: string): void {
  compile(selector);
}
