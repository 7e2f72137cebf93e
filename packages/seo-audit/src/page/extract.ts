/** What a project wants to read from every page beside what the checks ask for: texts or attributes, by CSS selector. */
import { compile, selectAll } from 'css-select';
import { attribute, type HtmlTree, type TreeNode } from './html-tree.ts';
import { collapseSpaces, textOf } from './page-text.ts';

export type Extraction = {
  /** Heading of its column. */
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

/** @throws an Error that says what is wrong with a selector. */
export function assertSelector(selector: string): void {
  compile(selector);
}
