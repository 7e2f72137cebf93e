/** The nodes of a JSON-LD block: their types, and which are only references. */
import { isWebAddress } from './web-url.ts';

export type JsonNode = Record<string, unknown>;

/** The property, and the problem of its value. */
export type ValueFault = [name: string, why: string];

const maxNodes = 2_000;

/** Every object with a type or an id, at any depth. */
export function collectNodes(parsed: unknown): JsonNode[] {
  const nodes: JsonNode[] = [];
  const stack: unknown[] = [parsed];
  while (stack.length > 0 && nodes.length < maxNodes) {
    const value = stack.pop();
    if (Array.isArray(value)) stack.push(...value.slice(0, maxNodes));
    else if (value && typeof value === 'object') {
      const node = value as JsonNode;
      if ('@type' in node || '@id' in node) nodes.push(node);
      stack.push(...Object.values(node));
    }
  }
  return nodes;
}

/** The nodes that a block is about, without those nested in another node. */
export function mainNodes(parsed: unknown): JsonNode[] {
  return [parsed].flat().flatMap((root) => {
    const { '@graph': graph } = (root ?? {}) as JsonNode;
    const listed = [graph ?? root].flat();
    return (listed.filter((node) => node && typeof node === 'object') as JsonNode[]).flatMap(
      (node) => [node, ...([node.mainEntity].flat().filter(isTyped) as JsonNode[])],
    );
  });
}

function isTyped(node: unknown): boolean {
  return Boolean(node && typeof node === 'object' && '@type' in node);
}

export function typesOf(node: JsonNode): string[] {
  return [node['@type']].flat().filter((type): type is string => typeof type === 'string');
}

/** A reference: only the id of a node that is described elsewhere. */
export function isReference(node: JsonNode): boolean {
  return '@id' in node && Object.keys(node).length === 1;
}

/** The target URLs of a breadcrumb's steps. */
export function breadcrumbUrlsOf(node: JsonNode): string[] {
  if (!typesOf(node).includes('BreadcrumbList')) return [];
  return [node.itemListElement].flat().flatMap((step) => {
    const { item } = (step ?? {}) as JsonNode;
    const { '@id': id, url } = (item ?? {}) as JsonNode;
    const address = typeof item === 'string' ? item : (id ?? url);
    return typeof address === 'string' && isWebAddress(address) ? [address] : [];
  });
}

/** The logo URLs of a node. */
export function logoUrlsOf({ logo }: JsonNode): string[] {
  return imageUrlsOf({ logo });
}

/** The image URLs of a node. */
export function imageUrlsOf(node: JsonNode): string[] {
  const images = ['image', 'logo', 'thumbnailUrl'].flatMap((name) => [node[name]].flat());
  const own = typesOf(node).includes('ImageObject') ? [node.contentUrl] : [];
  return [...images, ...own]
    .map((value) => {
      const { contentUrl, url } = (value ?? {}) as JsonNode;
      return typeof value === 'string' ? value : (contentUrl ?? url);
    })
    .filter((url): url is string => typeof url === 'string' && isWebAddress(url));
}
