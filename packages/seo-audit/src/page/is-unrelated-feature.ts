/**
 * Recognises requirements that the rich results validator applies to every page, although they belong to a feature
 * that the page does not use.
 */
import { type JsonNode, typesOf } from './structured-nodes.ts';

type ValidatorIssue = {
  /** The validator's message after the name of the type. */
  what: string;
  /** The path to the node: each property with the type of its value. */
  path: readonly { type?: string | string[]; property?: string }[];
  /** Null when the path leads nowhere. */
  node: JsonNode | null;
};

/** @param nodes all JSON-LD nodes of the page. */
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
 * The validator requires an offer of every product, as for a merchant listing. A product snippet needs one of offer,
 * rating and review. Source: Google Search Central, "Product snippet structured data".
 */
function isMerchantRule({ what, node }: ValidatorIssue): boolean {
  if (!node || !/: Required attribute "offers" is missing$/.test(what)) return false;
  return Boolean(node.aggregateRating || node.review);
}

const tradeNumbers = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'];

/** A product number may be in the offer, where the validator does not look for it. */
function isInOffer({ what, node }: ValidatorIssue): boolean {
  const isTradeNumberRule = /: Missing (?:one of field "gtin"|field "mpn")/.test(what);
  if (!node || !isTradeNumberRule) return false;
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

/** A product that another node only mentions is described on its own page. */
function isMention({ what, path }: ValidatorIssue): boolean {
  return what.startsWith('Product: ') && path.some(({ property = '' }) => mentions.has(property));
}

/**
 * The validator judges every list item as a breadcrumb step. A list of pages needs only position and url. Source:
 * Google Search Central, "Carousel (ItemList) structured data".
 */
function isPlainListItem({ what, path, node }: ValidatorIssue): boolean {
  if (!what.startsWith('ListItem: ')) return false;
  if (what.includes('"position"') && (node?.url || node?.item)) return false;
  return ![path.at(-2)?.type].flat().includes('BreadcrumbList');
}

const licence = ['license', 'creator', 'creditText', 'copyrightNotice'] as const;

/**
 * The validator requires licence data of every image. That is a feature for images that name one of these properties.
 * Source: Google Search Central, "Image metadata in Google Images".
 */
function isLicenceRule(what: string, nodes: readonly JsonNode[]): boolean {
  if (!what.startsWith('ImageObject: ') || !licence.some((name) => what.includes(`"${name}"`)))
    return false;
  return !nodes.some(
    (node) => typesOf(node).includes('ImageObject') && licence.some((name) => node[name]),
  );
}
