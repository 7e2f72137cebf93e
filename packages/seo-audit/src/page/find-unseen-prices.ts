/**
 * Finds prices in structured data that are not on the page. Source: Google Search Central, general structured data
 * guidelines.
 */
import { findNumbers, numberPattern, parseAmbiguousNumber } from './find-numbers.ts';
import type { StructuredProblem } from './page-facts.ts';
import { collectNodes, type JsonNode, typesOf } from './structured-nodes.ts';

const sign = String.raw`(?:[£€$₹¥]|\b(?:Rs\.?|INR|EUR|USD|GBP|CHF))`;
const amount = new RegExp(
  `${sign}\\s?(${numberPattern})|(?<!\\d)(${numberPattern})(?:,[–—-])?\\s?${sign}`,
  'giu',
);

/** Words for a price of zero. */
const freeWords =
  /\b(?:free|no charge|complimentary|gratis|kostenlos|gratuite?s?|gratuit[oa]s?|grátis)\b|मुफ़?्त|निःशुल्क|無料|免费/iu;

/** A product page names its prices well before this. */
const maxLetters = 200_000;

/** No finding when the text has no amount at all: a script may render it. */
export function findUnseenPrices(nodes: readonly JsonNode[], text: string): StructuredProblem[] {
  const mayBeFree =
    !nodes.some((node) => typesOf(node).includes('Product')) || freeWords.test(text);
  const groups = groupOffers(nodes).filter((prices) => !(mayBeFree && prices.includes(0)));
  if (groups.length === 0) return [];
  const read = text.slice(0, maxLetters);
  const amounts = [...read.matchAll(amount)].map(([whole, behind, before]) => ({
    whole: whole.trim(),
    values: parseAmbiguousNumber(behind ?? before ?? ''),
  }));
  if (amounts.length === 0) return [];
  const signed = new Set(amounts.flatMap(({ values }) => values));
  // In a table or beside "pounds" an amount has no currency sign; a bare 0 may count anything.
  const bare = findNumbers(read);
  bare.delete(0);
  return groups
    .filter((prices) => !prices.some((price) => signed.has(price) || bare.has(price)))
    .flat()
    .map((price) => ({
      id: 'structured-price-unseen',
      what: `the price ${price} is not on the page, which names ${[...new Set(amounts.map(({ whole }) => whole))].slice(0, 3).join(', ')}`,
    }));
}

/** Prices grouped by product: of several variants the page shows only the selected one. */
function groupOffers(nodes: readonly JsonNode[]): number[][] {
  const grouped = new Set<JsonNode>();
  const owners = [
    ...nodes.filter((node) => node.hasVariant),
    ...nodes.filter((node) => node.offers),
  ].map((node) => collectNodes([node.hasVariant, node.offers]));
  return [...owners, ...nodes.map((node) => [node])].flatMap((owned) => {
    const offers = owned.filter(
      (node) => typesOf(node).includes('Offer') && isPrice(node.price) && !grouped.has(node),
    );
    for (const offer of offers) grouped.add(offer);
    return offers.length > 0 ? [offers.map(({ price }) => Number(price))] : [];
  });
}

function isPrice(price: unknown): boolean {
  return price !== '' && price !== null && Number(price) >= 0;
}
