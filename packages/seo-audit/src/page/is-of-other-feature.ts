/** What the validator of rich results asks of every page, and search engines of those alone that want another feature. */
import { isReference, type JsonNode, typesOf } from './structured-nodes.ts';

/** @param what the validator's words, behind the type that they are said of. */
export function isOfOtherFeature(what: string, nodes: readonly JsonNode[]): boolean {
  return isMerchantsRule(what, nodes) || isLicenceRule(what, nodes);
}

/**
 * The validator asks an offer of every product, as for a shop's listing. A snippet of a product needs one of an offer, a
 * rating and a review. Source: Google Search Central, "Product snippet structured data".
 */
function isMerchantsRule(what: string, nodes: readonly JsonNode[]): boolean {
  if (!/^Product: Required attribute "offers" is missing/.test(what)) return false;
  const products = nodes.filter((node) => typesOf(node).includes('Product') && !isReference(node));
  return (
    products.length > 0 &&
    products.every(({ offers, aggregateRating, review }) => offers || aggregateRating || review)
  );
}

const licence = ['license', 'creator', 'creditText', 'copyrightNotice'] as const;

/**
 * The validator asks every picture for its licence. It is a feature of its own, for pictures that name one of these. Source:
 * Google Search Central, "Image metadata in Google Images".
 */
function isLicenceRule(what: string, nodes: readonly JsonNode[]): boolean {
  if (!what.startsWith('ImageObject: ') || !licence.some((name) => what.includes(`"${name}"`)))
    return false;
  return !nodes.some(
    (node) => typesOf(node).includes('ImageObject') && licence.some((name) => node[name]),
  );
}
