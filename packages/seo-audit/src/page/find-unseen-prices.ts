/** A price in structured data must stand on the page. Source: Google Search Central, general structured data guidelines. */
import type { StructuredProblem } from './page-facts.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';

const number = String.raw`\d{1,3}(?:[ ’',.\u00a0\u202f]\d{2}){0,4}(?:[ ’',.\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const sign = String.raw`(?:[£€$₹¥]|\b(?:Rs\.?|INR|EUR|USD|GBP|CHF))`;
const amount = new RegExp(
  `${sign}\\s?(${number})|(?<!\\d)(${number})(?:,[–—-])?\\s?${sign}`,
  'giu',
);

/** A page of goods names its prices well before. */
const readLetters = 200_000;

/** Nothing is said where the text names no amount: then a script writes it. */
export function findUnseenPrices(nodes: readonly JsonNode[], text: string): StructuredProblem[] {
  const asked = nodes.filter((node) => typesOf(node).includes('Offer') && Number(node.price) > 0);
  if (asked.length === 0) return [];
  const shown = [...text.slice(0, readLetters).matchAll(amount)].map(([whole, behind, before]) => ({
    whole: whole.trim(),
    values: valuesOf(behind ?? before ?? ''),
  }));
  if (shown.length === 0) return [];
  return asked
    .map(({ price }) => Number(price))
    .filter((price) => !shown.some(({ values }) => values.includes(price)))
    .map((price) => ({
      id: 'structured-price-unseen',
      what: `the price ${price} is not on the page, which names ${[...new Set(shown.map(({ whole }) => whole))].slice(0, 3).join(', ')}`,
    }));
}

/** "1.299,50" and "1,299.50" alike; what could be either is both. */
function valuesOf(written: string): number[] {
  const plain = written.replace(/[ ’'\u00a0\u202f]/g, '');
  return [plain.replace(/,/g, ''), plain.replace(/\./g, '').replace(',', '.')].map(Number);
}
