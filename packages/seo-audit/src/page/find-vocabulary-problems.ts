/**
 * Finds terms in structured data that schema.org does not define, or defines for another type: search engines ignore
 * them silently. Applies to JSON-LD whose only context is schema.org and to microdata: with a second vocabulary,
 * unknown terms may be valid.
 */
import { attribute, type HtmlTree, type TreeNode } from './html-tree.ts';
import type { StructuredProblem } from './page-facts.ts';
import { schemaVocabulary } from './schema-vocabulary.ts';
import { collectNodes, type JsonNode, typesOf } from './structured-nodes.ts';

const ownContext = /^https?:\/\/(?:www\.)?schema\.org\/?$/;
const ownType = /^https?:\/\/(?:www\.)?schema\.org\/([A-Za-z0-9]+)$/;

export function findUnknownTerms(parsed: unknown): StructuredProblem[] {
  const roots = [parsed].flat();
  const isOwn = roots.every((root) => hasOwnContext((root as JsonNode | null)?.['@context']));
  if (!isOwn) return [];
  return collectNodes(parsed).flatMap((node) =>
    checkTerms(typesOf(node).map(localName), Object.keys(node).filter(isSchemaTerm)),
  );
}

export function findUnknownMicrodata(tree: HtmlTree): StructuredProblem[] {
  const items = tree.elements.filter((node) => attribute(node, 'itemtype'));
  const names = new Map<TreeNode, string[]>(items.map((item) => [item, []]));
  for (const node of tree.elements) {
    const properties = attribute(node, 'itemprop');
    const owner = properties && ownerOf(node);
    if (owner) names.get(owner)?.push(...properties.split(/\s+/).filter(isSchemaTerm));
  }
  return items.flatMap((item) => {
    const types = (attribute(item, 'itemtype') ?? '').trim().split(/\s+/);
    return types.every((type) => ownType.test(type))
      ? checkTerms(types.map(localName), names.get(item) ?? [])
      : [];
  });
}

function checkTerms(types: readonly string[], names: readonly string[]): StructuredProblem[] {
  const { hasType, hasProperty, belongs } = schemaVocabulary();
  const known = types.filter(hasType);
  const unknown = types.filter((type) => !hasType(type) && isSchemaTerm(type));
  const wrongTypes = unknown.map((type) => ({
    id: 'structured-type-unknown',
    what: `“${type}” is not a type of schema.org`,
  }));
  const wrongNames = names.flatMap((name) => {
    if (!hasProperty(name))
      return [
        {
          id: 'structured-property-unknown',
          what: `${types[0] ?? 'a node'}: “${name}” is not a property of schema.org`,
        },
      ];
    const isElsewhere = known.length > 0 && known.length === types.length;
    return isElsewhere && !known.some((type) => belongs(name, type))
      ? [{ id: 'structured-property-misplaced', what: `${known.join(' and ')} has no “${name}”` }]
      : [];
  });
  return types.length > 0 ? [...wrongTypes, ...wrongNames] : [];
}

/**
 * Terms of another vocabulary contain a colon, JSON-LD keywords an @, input and output properties of actions a hyphen.
 */
function isSchemaTerm(name: string): boolean {
  return /^[A-Za-z0-9]+$/.test(name);
}

function hasOwnContext(context: unknown): boolean {
  const contexts = [context].flat();
  return (
    contexts.length > 0 && contexts.every((one) => typeof one === 'string' && ownContext.test(one))
  );
}

function localName(type: string): string {
  return ownType.exec(type)?.[1] ?? type;
}

/** The item that a property belongs to: its nearest ancestor that is an item. */
function ownerOf(node: TreeNode): TreeNode | null {
  for (let at = node.parent; at; at = at.parent) if (attribute(at, 'itemscope') !== null) return at;
  return null;
}
