/** What the validator of rich results asks of every page, and search engines of those alone that want another feature. */
import { type JsonNode, typesOf } from './structured-nodes.ts';

type ValidatorIssue = {
  /** The validator's words, behind the type that they are said of. */
  what: string;
  /** The way to the node: each property that was gone through, and the type that it led to. */
  path: readonly { type?: string | string[]; property?: string }[];
  /** Null where the way leads nowhere. */
  node: JsonNode | null;
};

/** @param nodes of all JSON-LD on the page. */
export function isUnrelatedFeature(issue: ValidatorIssue, nodes: readonly JsonNode[]): boolean {
  return (
    isMerchantRule(issue) ||
    isInOffer(issue) ||
    isMention(issue) ||
    isPlainListItem(issue) ||
    isLicenceRule(issue.what, nodes)
  );
}

/**
 * The validator asks an offer of every product, as for a shop's listing. A snippet of a product needs one of an offer, a
 * rating and a review. Source: Google Search Central, "Product snippet structured data".
 */
function isMerchantRule({ what, node }: ValidatorIssue): boolean {
  if (!node || !/: Required attribute "offers" is missing$/.test(what)) return false;
  return Boolean(node.aggregateRating || node.review);
}

const tradeNumbers = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'];

/** The number of an article may stand in its offer, where the validator looks for it in the wrong place. */
function isInOffer({ what, node }: ValidatorIssue): boolean {
  const asked = /: Missing (?:one of field "gtin"|field "mpn")/.test(what);
  if (!node || !asked) return false;
  return [node, ...[node.offers].flat()].some((offer) =>
    tradeNumbers.some((name) => (offer as JsonNode | null)?.[name]),
  );
}

const mentions = new Set([
  'itemReviewed',
  'itemOffered',
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'isVariantOf',
  'about',
  'mentions',
]);

/** A product that another node only speaks of is described on a page of its own. */
function isMention({ what, path }: ValidatorIssue): boolean {
  return what.startsWith('Product: ') && path.some(({ property = '' }) => mentions.has(property));
}

/**
 * Every item of a list is judged as a step of a breadcrumb. A list of pages needs no more than position and url. Source: Google
 * Search Central, "Carousel (ItemList) structured data".
 */
function isPlainListItem({ what, path, node }: ValidatorIssue): boolean {
  if (!what.startsWith('ListItem: ')) return false;
  if (what.includes('"position"') && (node?.url || node?.item)) return false;
  return ![path.at(-2)?.type].flat().includes('BreadcrumbList');
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
