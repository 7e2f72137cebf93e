/**
 * Finds claims about goods in structured data that the page does not show or contradicts: ratings and stock. Source:
 * Google Search Central, general structured data guidelines.
 */
import { dayMs } from '../day-ms.ts';
import { findNumbers } from './find-numbers.ts';
import { attribute, type HtmlTree, isInside, type TreeNode } from './html-tree.ts';
import type { StructuredProblem } from './page-facts.ts';
import { accessibleName, textOf } from './page-text.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';

/** A page with less text is rendered by a script. */
const minLetters = 200;
/** Devanagari, Arabic and other digits: the page may show the rating in them. */
const otherDigits = /(?!\d)\p{Nd}/u;
const readerAttributes = /^(?:aria-label|title|alt|content|value|style|data-.*)$/;
/** These services insert the stars by script. */
const reviewServices =
  /yotpo|judge\.?me|trustpilot|bazaarvoice|feefo|stamped|okendo|loox|trusted-?shops|ekomi|reviews?\b|rating/i;

/** On a page with one rating, neither the value nor the count is visible. */
export function findUnseenRating(
  nodes: readonly JsonNode[],
  tree: HtmlTree,
  text: string,
): StructuredProblem[] {
  const ratings = nodes.filter((node) => typesOf(node).includes('AggregateRating'));
  const [{ ratingValue, bestRating, ratingCount, reviewCount } = {} as JsonNode] = ratings;
  const value = Number(ratingValue || Number.NaN);
  const counts = [ratingCount, reviewCount].map(Number).filter((count) => count > 0);
  const isSilent =
    Number.isNaN(value) ||
    counts.length === 0 ||
    text.length < minLetters ||
    otherDigits.test(text);
  if (ratings.length !== 1 || isSilent) return [];
  const pieces = [text];
  for (const { name, attribs = {}, children = [] } of tree.elements) {
    if (name === 'script' && reviewServices.test(attribs.src ?? '')) return [];
    if (name === 'script' && !/ld\+json/i.test(attribs.type ?? ''))
      pieces.push(...children.map(({ data = '' }) => data));
    for (const [key, attributeValue] of Object.entries(attribs))
      if (readerAttributes.test(key)) pieces.push(attributeValue);
  }
  const numbers = findNumbers(pieces.join('\n'));
  const percent = Math.round((value / Number(bestRating ?? 5)) * 100);
  const isThousands = counts.some((count) => count >= 1_000) && /\d\s?k\b/i.test(text);
  const isShown = [value, Math.round(value * 10) / 10, percent, ...counts].some((one) =>
    numbers.has(one),
  );
  if (isShown || isThousands) return [];
  const what = `neither the rating ${value} nor its count, ${counts.join(' or ')}, is on the page`;
  return [{ id: 'structured-rating-unseen', what }];
}

const updated =
  /\b(?:last (?:updated|modified|reviewed|changed)|updated|modified|reviewed|revised)(?: on)?:? (\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d{2}-\d{2})/giu;

/** The day of the last change that readers see is another than that of the markup. */
export function findUnseenDate(nodes: readonly JsonNode[], text: string): StructuredProblem[] {
  const modified = nodes
    .map(({ dateModified }) => dateModified)
    .filter((date) => date !== undefined);
  const [date] = modified;
  if (modified.length !== 1 || typeof date !== 'string') return [];
  const seen = Array.from(text.matchAll(updated), ([, day = '']) => day);
  const days = seen.map((day) => Date.parse(`${day.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')} UTC`));
  const isOther = (day: number) => Math.abs(day - Date.parse(date)) > 2 * dayMs;
  if (days.length === 0 || days.some(Number.isNaN) || !days.every(isOther)) return [];
  return [
    { id: 'structured-date-unseen', what: `dateModified is ${date}, the page says ${seen[0]}` },
  ];
}

const goneWords = '(?:sold out|out of stock|no longer available)';
/** A longer text may be about one colour or one shop. */
const soldOut = new RegExp(
  `^(?:(?:sorry|currently|temporarily|this (?:item|product) is)[,:]? )*${goneWords}(?: ?[,;.:–—-]? (?:and )?(?:${goneWords}|discontinued|at the moment|for now|for good))*[.!]?$`,
  'i',
);
const buyWording = /\b(?:add to|buy|order now|pre-?order|checkout)\b/i;
/** Text further below is not about the main product. */
const maxElements = 300;
const headingTag = /^h[1-6]$/;
const unrelatedContainers = new Set([
  'a',
  'li',
  'label',
  'option',
  'select',
  'nav',
  'aside',
  'footer',
  'dialog',
]);

/**
 * On a page with one offer, a short text below the main heading says it is sold out, and there is no button to buy it.
 */
export function findStockMismatch(nodes: readonly JsonNode[], tree: HtmlTree): StructuredProblem[] {
  const offers = nodes.filter((node) => typesOf(node).some((type) => type.endsWith('Offer')));
  const [{ availability } = {} as JsonNode] = offers;
  const isInStock = /^(?:https?:\/\/schema\.org\/)?InStock$/.test(String(availability));
  if (offers.length !== 1 || !isInStock || tree.elements.some(isBuyButton)) return [];
  const [title] = tree.byTagName('h1');
  if (!title) return [];
  const below = tree.elements.slice(tree.elements.indexOf(title) + 1);
  const end = below.findIndex(({ name = '' }) => headingTag.test(name));
  const denied = below
    .slice(0, end === -1 ? maxElements : Math.min(end, maxElements))
    .filter((node) => isTextOnly(node) && !isHidden(node) && !isInside(node, unrelatedContainers))
    .map((node) => textOf(node))
    .find((text) => soldOut.test(text));
  return denied
    ? [{ id: 'structured-availability', what: `InStock, and the page says “${denied}”` }]
    : [];
}

/** The element holds only text, or elements that hold only text. */
function isTextOnly({ children = [] }: TreeNode): boolean {
  return !children.some(({ children: inner = [] }) => inner.some(({ name }) => name));
}

function isBuyButton(node: TreeNode): boolean {
  const isButton = node.name === 'button' || attribute(node, 'type') === 'submit';
  if (!isButton || attribute(node, 'disabled') !== null) return false;
  return buyWording.test(`${accessibleName(node)} ${attribute(node, 'value') ?? ''}`);
}

function isHidden(node: TreeNode): boolean {
  for (let at: TreeNode | null | undefined = node; at; at = at.parent) {
    const look = `${attribute(at, 'class') ?? ''} ${attribute(at, 'style') ?? ''}`;
    const isNotShown = attribute(at, 'hidden') !== null || at.name === 'noscript';
    if (isNotShown || /\bhid(?:den|e)\b|sr-only|d-none|display:\s*none/i.test(look)) return true;
  }
  return false;
}
